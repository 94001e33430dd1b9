import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  title: string;
  text: string;
  /** What the main button does. */
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** The question before something that is felt elsewhere. */
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
