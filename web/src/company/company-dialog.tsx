import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstErrorFocus } from '../kit/form/first-error.ts';
import { Button } from '../kit/ui/button.tsx';
import { Modal } from '../kit/ui/modal.tsx';
import styles from './company.module.css';

type CompanyDialogProps = {
  title: string;
  text?: string;
  /** What the main button does. */
  submit: string;
  isPending: boolean;
  /** How often it was sent: after each refused attempt the focus goes to the first error. */
  attempts?: number;
  onSubmit: ComponentProps<'form'>['onSubmit'];
  onClose: () => void;
  children?: ReactNode;
};

/** One thing to decide: asked, filled in, sent. */
export const CompanyDialog = ({
  submit,
  isPending,
  attempts = 0,
  onSubmit,
  onClose,
  children,
  ...rest
}: CompanyDialogProps) => {
  const { t } = useTranslation('company');
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
      <form id={id} ref={element} className={styles.dialog} onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Modal>
  );
};
