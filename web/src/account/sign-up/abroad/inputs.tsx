import { KOREA } from '@ieum/contract';
import { useMemo } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { countryOptions } from '../../../kit/format/country-names.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { SelectField } from '../../../kit/ui/select/select-field.tsx';
import { CertificateInput } from '../certificate-input.tsx';
import { EmailInput } from '../email-input.tsx';
import type { AbroadValues } from './fields.ts';

export const AbroadCompanyInputs = () => {
  const { t } = useTranslation('signup');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, control, trigger, formState } = useFormContext<AbroadValues>();
  const { errors } = formState;
  const nothing = t('abroad.choose');
  const countries = useMemo(
    () => [{ value: '', label: nothing }, ...countryOptions(tag).filter(({ value }) => value !== KOREA)],
    [tag, nothing],
  );
  return (
    <>
      <SelectField
        label={t('abroad.country')}
        error={message(errors.country?.message)}
        options={countries}
        autoComplete="country"
        {...register('country')}
      />
      <TextField
        label={t('abroad.company_name')}
        help={t('abroad.nameHelp')}
        error={message(errors.company_name?.message)}
        autoComplete="organization"
        {...register('company_name')}
      />
      <TextField
        label={t('abroad.registration_scheme')}
        help={t('abroad.schemeHelp')}
        error={message(errors.registration_scheme?.message)}
        {...register('registration_scheme')}
      />
      <TextField
        label={t('abroad.registration_number')}
        error={message(errors.registration_number?.message)}
        autoComplete="off"
        {...register('registration_number')}
      />
      <Controller
        control={control}
        name="file"
        render={({ field }) => (
          <CertificateInput
            label={t('abroad.certificate')}
            error={message(errors.file?.message)}
            field={field}
            onChosen={() => trigger('file')}
          />
        )}
      />
    </>
  );
};

export const AbroadPersonInputs = () => {
  const { t } = useTranslation(['signup', 'auth']);
  const message = useFieldMessage();
  const { register, trigger, formState } = useFormContext<AbroadValues>();
  const { errors, touchedFields } = formState;
  return (
    <>
      <TextField label={t('name')} error={message(errors.name?.message)} autoComplete="name" {...register('name')} />
      <TextField
        label={t('abroad.phone')}
        help={t('abroad.phoneHelp')}
        error={message(errors.phone?.message)}
        type="tel"
        autoComplete="tel"
        {...register('phone')}
      />
      <EmailInput />
      <TextField
        label={t('auth:password')}
        help={t('passwordHelp')}
        error={message(errors.password?.message)}
        type="password"
        autoComplete="new-password"
        {...register('password', { onChange: () => touchedFields.confirm && trigger('confirm') })}
      />
      <TextField
        label={t('passwordConfirm')}
        error={message(errors.confirm?.message)}
        type="password"
        autoComplete="new-password"
        {...register('confirm')}
      />
    </>
  );
};
