import {
  ASSESSOR_LEVELS,
  ATTESTATION_TYPES,
  CERTIFICATE_EDITION_MAX,
  CERTIFICATE_NAME_MAX,
  CERTIFICATE_NUMBER_MAX,
  CERTIFICATE_SCOPE_MAX,
} from '@ieum/contract';
import { useId, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { Button } from '../../../kit/ui/button/button.tsx';
import { DateField } from '../../../kit/ui/date/date-field.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { CoveredFactoriesInput } from './covered-factories-input.tsx';
import type { CertificateField, CertificateFields } from './fields.ts';
import { CertificateFileInput } from './file-input.tsx';
import styles from './form.module.css';
import { StandardInput } from './standard-input.tsx';

type InputsProps = { onUploading: (isUploading: boolean) => void };

/** Shows the important fields. A button opens the rest. */
export const CertificateInputs = ({ onUploading }: InputsProps) => {
  const { t } = useTranslation('certificate');
  return (
    <>
      <StandardInput />
      <div className={styles.pair}>
        <DayInput name="validFrom" help={t('help.validFrom')} isOptional />
        <DayInput name="validTo" help={t('help.validTo')} />
      </div>
      <CertificateFileInput onUploading={onUploading} />
      <CoveredFactoriesInput />
      <LineInput name="number" max={CERTIFICATE_NUMBER_MAX} />
      <LineInput name="issuer" max={CERTIFICATE_NAME_MAX} />
      <MoreInputs />
    </>
  );
};

const MORE = ['edition', 'scope', 'accreditationBody', 'assessorLevel', 'attestationType'] as const;

const MoreInputs = () => {
  const { t } = useTranslation('certificate');
  const { register, getValues } = useFormContext<CertificateFields>();
  const [isOpen, setOpen] = useState(() => MORE.some((name) => getValues(name) !== ''));
  const id = useId();
  const choices = (names: { value: string; label: string }[]) => [{ value: '', label: t('none') }, ...names];
  if (!isOpen) {
    return (
      <Button look="subtle" className={styles.more} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('more')}
      </Button>
    );
  }
  return (
    <section id={id} className={styles.moreInputs} aria-label={t('more')}>
      <LineInput name="edition" max={CERTIFICATE_EDITION_MAX} help={t('help.edition')} />
      <ScopeInput />
      <LineInput name="accreditationBody" max={CERTIFICATE_NAME_MAX} />
      <SelectField
        label={t('field.assessorLevel')}
        isOptional
        options={choices(ASSESSOR_LEVELS.map((value) => ({ value, label: t(`assessorLevel.${value}`) })))}
        {...register('assessorLevel')}
      />
      <SelectField
        label={t('field.attestationType')}
        isOptional
        options={choices(ATTESTATION_TYPES.map((value) => ({ value, label: t(`attestationType.${value}`) })))}
        {...register('attestationType')}
      />
    </section>
  );
};

const ScopeInput = () => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<CertificateFields>();
  return (
    <TextArea
      label={t('field.scope')}
      help={t('help.scope')}
      error={message(formState.errors.scope?.message)}
      isOptional
      maxLength={CERTIFICATE_SCOPE_MAX}
      rows={3}
      {...register('scope')}
    />
  );
};

type Line = Extract<CertificateField, 'number' | 'issuer' | 'edition' | 'accreditationBody'>;

const LineInput = ({ name, max, help }: { name: Line; max: number; help?: string }) => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { register, formState } = useFormContext<CertificateFields>();
  return (
    <TextField
      label={t(`field.${name}`)}
      help={help}
      error={message(formState.errors[name]?.message) ?? undefined}
      isOptional
      autoComplete="off"
      maxLength={max}
      {...register(name)}
    />
  );
};

type DayInputProps = { name: 'validFrom' | 'validTo'; help?: string; isOptional?: boolean };

const DayInput = ({ name, help, isOptional = false }: DayInputProps) => {
  const { t } = useTranslation('certificate');
  const message = useFieldMessage();
  const { control } = useFormContext<CertificateFields>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          label={t(`field.${name}`)}
          help={help}
          error={message(fieldState.error?.message)}
          isOptional={isOptional}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
};
