import { CERTIFICATE_MAX_BYTES } from '@ieum/contract';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NewPasswordInputs } from '../../../account/new-password-inputs.tsx';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { formatFileSize } from '../../../kit/format/file-size.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { FileDrop } from '../../../kit/ui/file-drop/file-drop.tsx';
import { TextField } from '../../../kit/ui/input/text-field.tsx';
import type { JoinValues } from './join-fields.ts';

const COMPANY = ['company_name'] as const;
const ABROAD = [...COMPANY, 'registration_scheme', 'registration_number'] as const;

export const JoinInputs = ({ isAbroad }: { isAbroad: boolean }) => {
  const { t } = useTranslation(['supplyInvite', 'signup']);
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const { register, control, formState, trigger } = useFormContext<JoinValues>();
  const { errors } = formState;
  const max = formatFileSize(CERTIFICATE_MAX_BYTES, tag);
  return (
    <>
      {(isAbroad ? ABROAD : COMPANY).map((name) => (
        <TextField
          key={name}
          label={t(`join.${name}`)}
          {...(name === 'registration_scheme' && { help: t('join.schemeHelp') })}
          {...(name === 'company_name' && { help: t('join.nameHelp'), autoComplete: 'organization' })}
          error={message(errors[name]?.message)}
          {...register(name)}
        />
      ))}
      <Controller
        control={control}
        name="file"
        render={({ field: { value, onChange, onBlur, ...field } }) => (
          <FileDrop
            label={isAbroad ? t('join.certificate') : t('signup:certificate')}
            help={t('signup:certificateHelp', { max })}
            error={message(errors.file?.message)}
            accept=".pdf"
            maxSize={CERTIFICATE_MAX_BYTES}
            files={value ? [value] : []}
            onChange={([file]) => {
              onChange(file ?? null);
              trigger('file');
            }}
            // The system's file dialog takes the focus too, which must not count as a blur.
            onBlur={() => document.hasFocus() && onBlur()}
            {...field}
          />
        )}
      />
      <TextField
        label={t('join.person')}
        error={message(errors.name?.message)}
        autoComplete="name"
        {...register('name')}
      />
      <TextField
        label={isAbroad ? t('join.phone') : t('signup:phone')}
        help={isAbroad ? t('join.phoneHelp') : t('signup:phoneHelp')}
        error={message(errors.phone?.message)}
        type="tel"
        autoComplete={isAbroad ? 'tel' : 'tel-national'}
        {...register('phone')}
      />
      <NewPasswordInputs />
    </>
  );
};
