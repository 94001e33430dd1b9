import { type ComponentProps, type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../../form/first-error.ts';
import { stayInField } from '../../form/stay-in-field.ts';
import { Button } from '../button/button.tsx';
import styles from './form-dialog.module.css';
import { Modal } from './modal.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Modal>, 'title' | 'text' | 'size'> & {
  /** Label of the main button. */
  submit: string;
  isPending: boolean;
  /** Number of attempts: after each refused one the focus goes to the first error. */
  attempts?: number;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog with a small form to fill in and send. */
export const FormDialog = ({
  submit,
  isPending,
  attempts = 0,
  onSubmit,
  onClose,
  children,
  ...rest
}: FormDialogProps) => {
  const { t } = useTranslation();
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, attempts);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Enter in a field submits too, even while the button is pending.
    if (!isPending) onSubmit(event);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button type="submit" form={id} look="solid" onMouseDown={stayInField} isPending={isPending}>
        {submit}
      </Button>
    </>
  );
  return (
    <Modal {...rest} onClose={onClose} actions={actions}>
      <form id={id} ref={element} className={styles.form} onSubmit={send} noValidate>
        {children}
      </form>
    </Modal>
  );
};
