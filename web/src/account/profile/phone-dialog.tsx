import { zodResolver } from '@hookform/resolvers/zod';
import { changePhoneInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { PASSWORD_MESSAGES } from '../new-password.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { useChangePhone } from './profile.queries.ts';

export const PhoneDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const message = useFieldMessage();
  const change = useChangePhone();
  const form = useForm({
    resolver: zodResolver(changePhoneInput),
    mode: 'onTouched',
    defaultValues: { phone: '', password: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('me.phoneChanged') });
    onClose();
  };
  const submit = form.handleSubmit((input) =>
    change.mutate(input, { onSuccess: finish, onError: (error) => showRefusal(form, error, PASSWORD_MESSAGES) }),
  );
  return (
    <FormDialog
      title={t('me.changePhone')}
      submit={t('me.savePhone')}
      isPending={change.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('me.newPhone')}
        help={t('me.phoneHelp')}
        error={message(errors.phone?.message)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...form.register('phone')}
      />
      <OwnPasswordField message={errors.password?.message} {...form.register('password')} />
    </FormDialog>
  );
};
