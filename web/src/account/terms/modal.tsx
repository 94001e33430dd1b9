import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/ui/button/button.tsx';
import { Modal } from '../../kit/ui/dialog/modal.tsx';
import type { Agreement } from './agreements.ts';
import { TermsFrame } from './frame.tsx';

type TermsModalProps = { part: Agreement; title: string; onAgree: () => void; onClose: () => void };

/** Shows the terms. The button to agree is enabled once they can be read. */
export const TermsModal = ({ part, title, onAgree, onClose }: TermsModalProps) => {
  const { t } = useTranslation('signup');
  const [isShown, setShown] = useState(false);
  return (
    <Modal
      title={title}
      size="medium"
      onClose={onClose}
      actions={
        <Button look="solid" disabled={!isShown} onClick={onAgree}>
          {t('agreement.agree')}
        </Button>
      }
    >
      <TermsFrame part={part} title={title} onEscape={onClose} onShown={setShown} />
    </Modal>
  );
};
