import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** Label of the main button. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an action that has effects elsewhere. */
export const ConfirmDialog = ({ confirm, isPending, onConfirm, onClose, ...words }: ConfirmDialogProps) => {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button look="solid" onClick={onConfirm} isPending={isPending}>
        {confirm}
      </Button>
    </>
  );
  return <Modal {...words} onClose={onClose} actions={actions} />;
};
