import { ApiError, type Certificate, type CertificateDetails } from '@ieum/contract';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { baseOf } from '../../../kit/form/draft.ts';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { type Choice, mergedOf, putMerged, type Sides } from '../../../kit/record/merge.ts';
import { Button, LinkButton } from '../../../kit/ui/button/button.tsx';
import { RequiredMarks } from '../../../kit/ui/field/field-marks.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import { CertificateConflict } from './conflict.tsx';
import { CERTIFICATE_MESSAGES, type CertificateFields, fieldsOf, resolveCertificate } from './fields.ts';
import styles from './form.module.css';
import { CertificateInputs } from './inputs.tsx';
import { formFieldsOf, MERGED_FIELDS, type MergedCertificate, mergeableOf, typedOf } from './merge.ts';

type SaveOutcome = { onSuccess: (saved: Certificate) => void; onError: (error: Error) => void };
type Late = { sides: Sides<MergedCertificate>; stored: Certificate };

type FormProps = {
  /** Name of the draft. Contains the person and the purpose, so that no other form finds it. */
  draft: string;
  values: CertificateFields;
  submit: string;
  backTo: string;
  isPending: boolean;
  save: (input: CertificateDetails, outcome: SaveOutcome, version: number) => void;
  onSaved: (saved: Certificate) => void;
  /**
   * Reads the stored certificate. If two people save at once, the second compares both values of each field, so nothing
   * is lost.
   */
  read?: (outcome: Pick<SaveOutcome, 'onSuccess'>) => void;
};

export const CertificateForm = ({ draft, values, submit, backTo, isPending, save, onSaved, read }: FormProps) => {
  const { t } = useTranslation('certificate');
  const form = useForm<CertificateFields, unknown, CertificateDetails>({
    resolver: resolveCertificate,
    mode: 'onTouched',
    defaultValues: values,
    shouldFocusError: false,
  });
  const { element, guard, done } = useKeptForm(form, draft);
  const [isUploading, setUploading] = useState(false);
  const [late, setLate] = useState<Late>();

  const finish = (saved: Certificate) => {
    done();
    onSaved(saved);
  };
  const compare = (stored: Certificate, input: CertificateDetails) => {
    const base = mergeableOf(baseOf(form));
    const mine = mergeableOf(typedOf(form.getValues(), input));
    setLate({ stored, sides: { base, mine, theirs: mergeableOf(fieldsOf(stored)) } });
  };
  const refuse = (error: Error, input: CertificateDetails) => {
    const isLate = error instanceof ApiError && error.code === 'factory.certificate_changed';
    if (isLate && read) read({ onSuccess: (stored) => compare(stored, input) });
    else showRefusal(form, error, CERTIFICATE_MESSAGES);
  };
  const send = form.handleSubmit((input) =>
    save(input, { onSuccess: finish, onError: (error) => refuse(error, input) }, form.getValues('version')),
  );
  const settle = (choices: Record<string, Choice>) => {
    if (!late) return;
    const { sides, stored } = late;
    const merged = mergedOf(MERGED_FIELDS, sides, choices);
    setLate(undefined);
    if (putMerged(form, formFieldsOf(merged), formFieldsOf(sides.theirs))) send();
    else finish(stored);
  };
  const sayUploading = () => showToast({ kind: 'info', text: t('problem.uploading') });

  return (
    <FormProvider {...form}>
      <form ref={element} className={styles.form} onSubmit={send} noValidate>
        <RequiredMarks value>
          <CertificateInputs onUploading={setUploading} />
        </RequiredMarks>
        <div className={styles.actions}>
          <LinkButton to={backTo}>{t('cancel')}</LinkButton>
          <Button
            type="submit"
            onMouseDown={stayInField}
            look="solid"
            isPending={isPending}
            disabled={isUploading}
            onDisabledClick={sayUploading}
          >
            {submit}
          </Button>
        </div>
      </form>
      {late && (
        <CertificateConflict
          sides={late.sides}
          isPending={isPending}
          onSettle={settle}
          onClose={() => setLate(undefined)}
        />
      )}
      <LeaveGuard {...guard} />
    </FormProvider>
  );
};
