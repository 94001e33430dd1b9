import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { EmailInput } from './email-input.tsx';
import type { SignUpValues } from './form-fields.ts';

const PHONE_LETTERS = 16;

export const PersonInputs = () => {
  const { t } = useTranslation(['signup', 'auth']);
  const message = useFieldMessage();
  const { register, trigger, formState } = useFormContext<SignUpValues>();
  const { errors, touchedFields, isSubmitted } = formState;
  const isConfirmSeen = isSubmitted || touchedFields.passwordConfirm;

  return (
    <>
      <TextField label={t('name')} error={message(errors.name?.message)} autoComplete="name" {...register('name')} />
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        error={message(errors.phone?.message)}
        type="tel"
        size={PHONE_LETTERS}
        autoComplete="tel-national"
        {...register('phone')}
      />
      <EmailInput />
      <TextField
        label={t('auth:password')}
        help={t('passwordHelp')}
        error={message(errors.password?.message)}
        type="password"
        autoComplete="new-password"
        {...register('password', { onChange: () => isConfirmSeen && trigger('passwordConfirm') })}
      />
      <TextField
        label={t('passwordConfirm')}
        error={message(errors.passwordConfirm?.message)}
        type="password"
        autoComplete="new-password"
        {...register('passwordConfirm')}
      />
    </>
  );
};
