import { zodResolver } from '@hookform/resolvers/zod';
import { currentPassword } from '@ieum/contract';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { isPasswordRepeated, newPasswordFields, PASSWORD_MESSAGES, PASSWORD_MISMATCH } from '../new-password.ts';
import { NewPasswordInputs } from '../new-password-inputs.tsx';
import { useChangePassword } from './profile.queries.ts';

const passwordFields = z
  .object({ current: currentPassword, ...newPasswordFields })
  .refine(isPasswordRepeated, PASSWORD_MISMATCH);
const MESSAGES = { ...PASSWORD_MESSAGES, 'current.wrong': 'account:problem.passwordWrong' };

export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const message = useFieldMessage();
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(passwordFields),
    mode: 'onTouched',
    defaultValues: { current: '', password: '', confirm: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('security.passwordChanged') });
    onClose();
  };
  const submit = form.handleSubmit(({ current, password }) =>
    change.mutate({ current, password }, { onSuccess: finish, onError: (error) => showRefusal(form, error, MESSAGES) }),
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('security.changePassword')}
        text={t('security.passwordText')}
        submit={t('security.savePassword')}
        isPending={change.isPending}
        attempts={submitCount}
        onSubmit={submit}
        onClose={onClose}
      >
        <TextField
          label={t('security.current')}
          error={message(errors.current?.message)}
          type="password"
          autoComplete="current-password"
          {...form.register('current')}
        />
        <NewPasswordInputs />
      </FormDialog>
    </FormProvider>
  );
};
