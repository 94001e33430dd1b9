import { zodResolver } from '@hookform/resolvers/zod';
import { changeEmailInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useUnsentMailText } from '../../kit/use-kept-mail.ts';
import { PASSWORD_MESSAGES } from '../new-password.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useChangeEmail } from './profile.queries.ts';

const MESSAGES = { ...PASSWORD_MESSAGES, 'email.taken': 'account:problem.emailTaken' };

/** Asks for a new email address. The address changes only when the link in the mail to it is opened. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const message = useFieldMessage();
  const change = useChangeEmail();
  const kept = useUnsentMailText();
  const form = useForm({
    resolver: zodResolver(changeEmailInput),
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((input) =>
    change.mutate(input, {
      onSuccess: () => {
        showToast({ kind: 'done', text: kept?.('confirm') ?? t('me.emailAsked', { email: input.email }) });
        onClose();
      },
      onError: (error) => showRefusal(form, error, MESSAGES),
    }),
  );
  return (
    <FormDialog
      title={t('me.changeEmail')}
      text={kept?.('confirm') ?? t('me.emailHelp')}
      submit={t('me.saveEmail')}
      isPending={change.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('me.newEmail')}
        error={message(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.register('email')}
      />
      <OwnPasswordField message={errors.password?.message} {...form.register('password')} />
    </FormDialog>
  );
};
