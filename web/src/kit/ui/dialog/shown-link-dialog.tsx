import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { TextField } from '../input/text-field.tsx';
import { Modal } from './modal.tsx';
import { useCopied } from './use-copied.ts';

type ShownLinkDialogProps = { title: string; text: string; url: string; onClose: () => void };

/** Shows a link once. After closing, the link cannot be shown again; only a new one can be created. */
export const ShownLinkDialog = ({ title, text, url, onClose }: ShownLinkDialogProps) => {
  const { t } = useTranslation();
  const { shown, isCopied, copy } = useCopied<HTMLInputElement>(url);
  const Icon = isCopied ? Check : Copy;
  const actions = (
    <>
      <Button onClick={onClose}>{t('close')}</Button>
      <Button look="solid" onClick={copy}>
        <Icon size={16} aria-hidden />
        {t(isCopied ? 'shownLink.copied' : 'shownLink.copy')}
      </Button>
    </>
  );
  return (
    <Modal title={title} text={text} size="medium" onClose={onClose} actions={actions}>
      <TextField
        ref={shown}
        label={t('shownLink.label')}
        help={t('shownLink.once')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
};
