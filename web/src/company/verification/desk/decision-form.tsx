import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../../../kit/form/first-error.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Modal } from '../../../kit/ui/modal.tsx';
import styles from './desk.module.css';

type DecisionFormProps = {
  title: string;
  text?: string;
  submit: string;
  isPending: boolean;
  /** After each refused attempt the focus goes to the first error. */
  attempts?: number;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks once more before something is decided that somebody will read. */
export const DecisionForm = ({
  submit,
  isPending,
  attempts = 0,
  onSubmit,
  onClose,
  children,
  ...rest
}: DecisionFormProps) => {
  const { t } = useTranslation('verification');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(element, attempts);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('desk.cancel')}</Button>
      <Button type="submit" form={id} look="solid" isPending={isPending}>
        {submit}
      </Button>
    </>
  );
  return (
    <Modal {...rest} size="medium" onClose={onClose} actions={actions}>
      <form id={id} ref={element} className={styles.choices} onSubmit={send} noValidate>
        {children}
      </form>
    </Modal>
  );
};
