import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import { useCopied } from '../../kit/ui/dialog/use-copied.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';

/** Shows the address of what a list shows now. Whoever opens it sees their own rows with the same filters. */
export const ShareViewDialog = ({ url, onClose }: { url: string; onClose: () => void }) => {
  const { t } = useTranslation('ui');
  const { t: tCommon } = useTranslation();
  const { shown, isCopied, copy } = useCopied<HTMLInputElement>(url);
  const Icon = isCopied ? Check : Copy;
  const actions = (
    <Button look="solid" onClick={copy}>
      <Icon size={16} aria-hidden />
      {tCommon(isCopied ? 'shownLink.copied' : 'shownLink.copy')}
    </Button>
  );
  return (
    <Modal title={t('views.share')} text={t('views.shareText')} size="medium" onClose={onClose} actions={actions}>
      <TextField
        ref={shown}
        label={t('views.address')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
};
