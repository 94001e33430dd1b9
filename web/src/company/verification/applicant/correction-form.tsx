import { zodResolver } from '@hookform/resolvers/zod';
import {
  type Correction,
  type CorrectionField,
  correctionInput,
  internationalPhone,
  phone,
  phoneAnywhere,
  readCompanyNumber,
  type Verification,
} from '@ieum/contract';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useKeptForm } from '../../../kit/form/kept-form.ts';
import { LeaveGuard } from '../../../kit/form/leave-guard.tsx';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { Note } from '../../../kit/ui/section/section.tsx';
import { showToast } from '../../../kit/ui/toast/toasts.ts';
import styles from '../verification.module.css';
import { useSendCertificate, useSendCorrection } from '../verification.queries.ts';
import { CorrectionInputs, type CorrectionValues } from './correction-inputs.tsx';
import { fileMessage, NO_FILE } from './file-messages.ts';

type Own = NonNullable<Verification['own']>;

const FILE = ['certificate'] as const;
const PHONE_ABROAD = 'verification:problem.phoneAbroad';
const RESUBMISSION: Correction[] = [
  { field: 'businessNumber', note: '' },
  { field: 'certificate', note: '' },
];
/** Asks for exactly the fields that need correction, or after a rejection for number and certificate again. */
export const CorrectionForm = ({ own }: { own: Own }) => {
  const { t } = useTranslation('verification');
  const corrections = own.can.correct ? own.corrections : RESUBMISSION;
  const fields = useMemo(() => corrections.map(({ field }) => field), [corrections]);
  const draft = `verification.${own.typed.email}.${own.version}`;
  const sendCorrection = useSendCorrection();
  const sendCertificate = useSendCertificate();
  const [progress, setProgress] = useState<number>();
  const isAbroad = readCompanyNumber(own.typed.businessNumber).kind === 'foreign';
  const resolver = useMemo(() => zodResolver(schemaOf(fields, isAbroad)), [fields, isAbroad]);
  const form = useForm<CorrectionValues, unknown, CorrectionValues>({
    resolver,
    defaultValues: startOf(own, fields),
    shouldFocusError: false,
  });
  // The draft leaves out the file: it cannot be stored there.
  const { element, guard, done } = useKeptForm(form, draft, FILE);

  const resubmitLead = isAbroad ? 'own.anewLeadAbroad' : 'own.anewLead';
  const lead = own.can.correct ? 'own.correctLead' : resubmitLead;
  const finish = () => {
    done();
    showToast({ kind: 'done', text: t('own.sent') });
  };
  const outcome = {
    onSuccess: finish,
    onError: (error: Error) => {
      const message = fileMessage(error);
      if (message) form.setError('certificate', { type: 'server', message });
      else showRefusal(form, error);
    },
    onSettled: () => setProgress(undefined),
  };
  const submit = form.handleSubmit(({ certificate, ...values }) => {
    const input = { version: own.version, ...pick(values, fields, isAbroad) };
    if (!certificate) return sendCorrection.mutate(input, outcome);
    setProgress(0);
    return sendCertificate.mutate({ ...input, file: certificate, onProgress: setProgress }, outcome);
  });

  return (
    <section className={styles.section} aria-labelledby="correction">
      <h2 id="correction">{t(own.can.correct ? 'own.correct' : 'own.anew')}</h2>
      <Note>{t(lead)}</Note>
      <FormProvider {...form}>
        <form className={styles.form} ref={element} onSubmit={submit} noValidate>
          <CorrectionInputs asked={corrections} progress={progress} isAbroad={isAbroad} />
          <div className={styles.actions}>
            <Button
              type="submit"
              look="solid"
              onMouseDown={stayInField}
              isPending={sendCorrection.isPending || sendCertificate.isPending}
            >
              {t('own.send')}
            </Button>
          </div>
        </form>
      </FormProvider>
      <LeaveGuard {...guard} />
    </section>
  );
};

/** Validates only the requested fields. */
const schemaOf = (fields: CorrectionField[], isAbroad: boolean) => {
  const { registrationNumber, ...known } = correctionInput.required().shape;
  const shape = isAbroad
    ? { ...known, businessNumber: registrationNumber, phone: phoneAnywhere.regex(/^\+/, PHONE_ABROAD) }
    : { ...known, phone };
  const schemaFor = (field: Exclude<CorrectionField, 'certificate'>) =>
    fields.includes(field) ? shape[field] : z.string();
  const isFileRequired = fields.includes('certificate');
  return z.object({
    businessNumber: schemaFor('businessNumber'),
    companyName: schemaFor('companyName'),
    representative: schemaFor('representative'),
    openedOn: schemaFor('openedOn'),
    address: schemaFor('address'),
    applicantName: schemaFor('applicantName'),
    phone: schemaFor('phone'),
    certificate: z.custom<File | null>((value) => !isFileRequired || value instanceof File, NO_FILE),
  });
};

/** Starts with the values submitted before, so that they can be corrected. */
const startOf = ({ typed }: Own, fields: CorrectionField[]): CorrectionValues => {
  const { email: _, ...values } = typed;
  const number = readCompanyNumber(values.businessNumber);
  if (number.kind === 'foreign') {
    return {
      ...values,
      businessNumber: number.registration,
      phone: internationalPhone(values.phone),
      certificate: null,
    };
  }
  // A business number that needs correction starts empty and is typed again in full.
  const businessNumber = fields.includes('businessNumber') ? '' : values.businessNumber;
  return { ...values, businessNumber, certificate: null };
};

const pick = (values: Omit<CorrectionValues, 'certificate'>, fields: CorrectionField[], isAbroad: boolean) => {
  const nameOf = (field: string) => (isAbroad && field === 'businessNumber' ? 'registrationNumber' : field);
  const requested = Object.entries(values).filter(([field]) => fields.some((wanted) => wanted === field));
  return Object.fromEntries(requested.map(([field, value]) => [nameOf(field), value]));
};
