import { PASSWORD_MAX, PASSWORD_MIN } from '@ieum/contract';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../kit/form/field-message.ts';
import { TextField } from '../kit/ui/input/text-field.tsx';

type NewPasswordFields = { password: string; confirm: string };

export const NewPasswordInputs = () => {
  const { t } = useTranslation('recovery');
  const message = useFieldMessage();
  const { register, trigger, formState } = useFormContext<NewPasswordFields>();
  const { errors, touchedFields } = formState;
  // Checks the confirmation again only if it was touched: an untouched field must not show an error.
  const recheck = () => touchedFields.confirm && trigger('confirm');
  return (
    <>
      <TextField
        label={t('newPassword.password')}
        help={t('newPassword.help', { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        error={message(errors.password?.message)}
        type="password"
        autoComplete="new-password"
        {...register('password', { onChange: recheck })}
      />
      <TextField
        label={t('newPassword.confirm')}
        error={message(errors.confirm?.message)}
        type="password"
        autoComplete="new-password"
        {...register('confirm')}
      />
    </>
  );
};
