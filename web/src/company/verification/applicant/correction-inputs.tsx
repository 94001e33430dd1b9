import { CERTIFICATE_MAX_BYTES, type Correction, type CorrectionField } from '@ieum/contract';
import { MessageSquareWarning } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import { DigitBoxes } from '../../../kit/ui/digit-boxes/digit-boxes.tsx';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { useFieldNames } from '../field-names.ts';
import styles from '../verification.module.css';

export type CorrectionValues = Record<Exclude<CorrectionField, 'certificate'>, string> & { certificate: File | null };

const NUMBER_GROUPS = [3, 2, 5];
type InputContext = { progress: number | undefined; isAbroad: boolean };

/** Shows each field with the operator's comment on it. */
export const CorrectionInputs = ({ asked, ...context }: InputContext & { asked: Correction[] }) => (
  <>
    {asked.map(({ field, note }) => (
      <div key={field} className={styles.field}>
        {note !== '' && (
          <p className={styles.asked}>
            <MessageSquareWarning size={20} aria-hidden />
            <span className={styles.note}>{note}</span>
          </p>
        )}
        <CorrectionInput field={field} {...context} />
      </div>
    ))}
  </>
);

const CorrectionInput = ({ field, progress, isAbroad }: InputContext & { field: CorrectionField }) => {
  if (field === 'certificate') return <CertificateInput progress={progress} isAbroad={isAbroad} />;
  if (field === 'businessNumber' && !isAbroad) return <NumberInput />;
  if (field === 'openedOn') return <OpenedOnInput />;
  return <LineInput field={field} isAbroad={isAbroad} />;
};

const useInput = (field: CorrectionField, isAbroad = false) => {
  const nameOf = useFieldNames(isAbroad);
  const message = useFieldMessage();
  const { control, register, formState } = useFormContext<CorrectionValues>();
  const error = message(formState.errors[field]?.message);
  return { control, register, label: nameOf(field), error };
};

const NumberInput = () => {
  const { control, label, error } = useInput('businessNumber');
  return (
    <Controller
      control={control}
      name="businessNumber"
      render={({ field }) => <DigitBoxes label={label} error={error} groups={NUMBER_GROUPS} {...field} />}
    />
  );
};

const OpenedOnInput = () => {
  const { control, label, error } = useInput('openedOn');
  return (
    <Controller
      control={control}
      name="openedOn"
      render={({ field }) => <DateField label={label} error={error} {...field} />}
    />
  );
};

const CertificateInput = ({ progress, isAbroad }: InputContext) => {
  const { t } = useTranslation('signup');
  const { tag } = useLanguage();
  const { control, label, error } = useInput('certificate', isAbroad);
  return (
    <Controller
      control={control}
      name="certificate"
      render={({ field: { value, onChange, onBlur, ...field } }) => (
        <FileDrop
          label={label}
          help={t('certificateHelp', { max: formatFileSize(CERTIFICATE_MAX_BYTES, tag) })}
          error={error}
          accept=".pdf"
          maxSize={CERTIFICATE_MAX_BYTES}
          files={value ? [value] : []}
          onChange={([file]) => onChange(file ?? null)}
          // The system's file dialog also takes the focus. The field is left only if the document still has it.
          onBlur={() => document.hasFocus() && onBlur()}
          progress={progress}
          {...field}
        />
      )}
    />
  );
};

const LINES = {
  businessNumber: { autoComplete: 'off' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  applicantName: { autoComplete: 'name' },
  companyName: { autoComplete: 'organization' },
  representative: { autoComplete: 'off' },
  address: { autoComplete: 'street-address' },
} as const;

const LineInput = ({ field, isAbroad }: { field: keyof typeof LINES; isAbroad: boolean }) => {
  const { t } = useTranslation('verification');
  const { register, label, error } = useInput(field, isAbroad);
  const help = isAbroad && field === 'phone' ? t('problem.phoneAbroad') : undefined;
  return <TextField label={label} help={help} error={error} {...LINES[field]} {...register(field)} />;
};
