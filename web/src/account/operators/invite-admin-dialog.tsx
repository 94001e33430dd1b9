import { zodResolver } from '@hookform/resolvers/zod';
import { inviteAdminInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useInviteAdmin } from './operator.queries.ts';

const MESSAGES = { 'email.taken': 'account:problem.emailTaken' };

export const InviteAdminDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('admin');
  const message = useFieldMessage();
  const invite = useInviteAdmin();
  const form = useForm({
    resolver: zodResolver(inviteAdminInput),
    mode: 'onTouched',
    defaultValues: { email: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: ({ isMailed }) => {
        showToast(
          isMailed
            ? { kind: 'done', text: t('invite.sent', { email: input.email }) }
            : { kind: 'error', text: t('invite.notSent') },
        );
        onClose();
      },
      onError: (error) => showRefusal(form, error, MESSAGES),
    }),
  );
  return (
    <FormDialog
      title={t('invite.title')}
      text={t('invite.text')}
      submit={t('invite.submit')}
      isPending={invite.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('user.email')}
        error={message(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.register('email')}
      />
    </FormDialog>
  );
};
