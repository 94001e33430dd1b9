import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { TextField } from '../../kit/ui/input/text-field.tsx';

type OwnPasswordFieldProps = Omit<UseFormRegisterReturn<'password'>, 'maxLength'> & { message: string | undefined };

/** Asks for the person's own password again before a sensitive change. */
export const OwnPasswordField = ({ message, ...input }: OwnPasswordFieldProps) => {
  const { t } = useTranslation('account');
  const say = useFieldMessage();
  return (
    <TextField
      label={t('password')}
      help={t('passwordHelp')}
      error={say(message)}
      type="password"
      autoComplete="current-password"
      {...input}
    />
  );
};
