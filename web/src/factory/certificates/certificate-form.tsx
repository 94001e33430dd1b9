import { ApiError, type Certificate, type CertificateDetails } from '@ieum/contract';
import { useCallback, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dropDraft, useDraft } from '../../kit/form/draft.ts';
import { useFirstErrorFocus } from '../../kit/form/first-error.ts';
import { LeaveGuard } from '../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../kit/form/refusal.ts';
import { Button, LinkButton } from '../../kit/ui/button.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import { CERTIFICATE_MESSAGES, type CertificateFields, resolveCertificate } from './certificate-form-fields.ts';
import { CertificateInputs } from './certificate-inputs.tsx';
import styles from './certificates.module.css';

/** Signing in happens elsewhere: what was typed is kept, and asking would hold nobody. */
const isSignIn = (pathname: string) => pathname.startsWith('/auth/');

type FormProps = {
  /** Whose it is and what for, so that no other form finds it. */
  draft: string;
  values: CertificateFields;
  submit: string;
  backTo: string;
  isPending: boolean;
  save: (
    input: CertificateDetails,
    told: { onSuccess: (saved: Certificate) => void; onError: (error: Error) => void },
  ) => void;
  onSaved: (saved: Certificate) => void;
  /** Somebody else was faster: whoever can, shows both, and gives what the form is to hold then. */
  onLate?: (mine: CertificateFields, settle: (base: CertificateFields, next: CertificateFields) => void) => void;
};

export const CertificateForm = ({ draft, values, submit, backTo, isPending, save, onSaved, onLate }: FormProps) => {
  const { t } = useTranslation('certificate');
  const form = useForm<CertificateFields, unknown, CertificateDetails>({
    resolver: resolveCertificate,
    mode: 'onTouched',
    defaultValues: values,
    shouldFocusError: false,
  });
  const { isDirty, submitCount } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const [isUploading, setUploading] = useState(false);
  useFirstErrorFocus(element, submitCount);
  useDraft(form, draft);
  const hasChanges = useCallback(() => isDirty && !isSaved.current, [isDirty]);

  const finish = (saved: Certificate) => {
    isSaved.current = true;
    dropDraft(draft);
    onSaved(saved);
  };
  const settle = (base: CertificateFields, next: CertificateFields) => {
    form.reset(base);
    form.reset(next, { keepDefaultValues: true });
  };
  const refuse = (error: Error) => {
    const isLate = error instanceof ApiError && error.code === 'factory.certificate_changed';
    if (isLate && onLate) onLate(form.getValues(), settle);
    else showRefusal(form, error, CERTIFICATE_MESSAGES);
  };
  const send = form.handleSubmit((input) => save(input, { onSuccess: finish, onError: refuse }));
  const sayUploading = () => showToast({ kind: 'info', text: t('problem.uploading') });

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={send} noValidate>
        <CertificateInputs onUploading={setUploading} />
        <div className={styles.actions}>
          <LinkButton to={backTo}>{t('cancel')}</LinkButton>
          <Button
            type="submit"
            look="solid"
            isPending={isPending}
            disabled={isUploading}
            onDisabledClick={sayUploading}
          >
            {submit}
          </Button>
        </div>
      </form>
      <LeaveGuard hasChanges={hasChanges} isFree={isSignIn} onLeave={() => dropDraft(draft)} />
    </FormProvider>
  );
};
