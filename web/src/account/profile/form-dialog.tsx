import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Modal } from '../../kit/ui/modal.tsx';
import styles from './profile.module.css';

type FormDialogProps = {
  title: string;
  text?: string;
  /** What the main button does. */
  submit: string;
  isPending: boolean;
  /** How often it was sent: after each refused attempt the focus goes to the first error. */
  attempts: number;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  onClose: () => void;
  children: ReactNode;
};

/** One small thing to fill in and send. */
export const FormDialog = ({ submit, isPending, attempts, onSubmit, onClose, children, ...rest }: FormDialogProps) => {
  const { t } = useTranslation('account');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, attempts);
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={id} look="solid" isPending={isPending}>
        {submit}
      </Button>
    </>
  );
  return (
    <Modal {...rest} onClose={onClose} actions={actions}>
      <form id={id} ref={element} className={styles.form} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Modal>
  );
};
