import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { DigitBoxes } from '../../../kit/ui/digit-boxes/digit-boxes.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import { LIMITS, type SampleForm } from './sample-form-schema.ts';

const BUSINESS_NUMBER = [3, 2, 5];

export const SampleCompanyInputs = () => {
  const { t } = useTranslation('showcase');
  const message = useFieldMessage();
  const { register, control, formState } = useFormContext<SampleForm>();
  const { company, businessNumber, email, phone, password, site } = formState.errors;

  return (
    <>
      <TextField
        label={t('sampleForm.company.name')}
        error={message(company?.message)}
        maxLength={LIMITS.company}
        autoComplete="organization"
        {...register('company')}
      />
      <Controller
        control={control}
        name="businessNumber"
        render={({ field }) => (
          <DigitBoxes
            label={t('sampleForm.company.number')}
            help={t('sampleForm.company.numberHelp')}
            error={message(businessNumber?.message)}
            groups={BUSINESS_NUMBER}
            {...field}
          />
        )}
      />
      <TextField
        label={t('sampleForm.company.email')}
        help={t('sampleForm.company.emailHelp')}
        error={message(email?.message)}
        type="email"
        autoComplete="email"
        {...register('email')}
      />
      <TextField
        label={t('sampleForm.company.phone')}
        error={message(phone?.message)}
        type="tel"
        size={16}
        autoComplete="tel"
        {...register('phone')}
      />
      <TextField
        label={t('sampleForm.company.password')}
        error={message(password?.message)}
        type="password"
        autoComplete="new-password"
        {...register('password')}
      />
      <TextField
        label={t('sampleForm.company.site')}
        error={message(site?.message)}
        prefix="https://"
        inputMode="url"
        autoComplete="off"
        isOptional
        {...register('site')}
      />
    </>
  );
};
