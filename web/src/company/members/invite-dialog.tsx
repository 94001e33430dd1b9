import { zodResolver } from '@hookform/resolvers/zod';
import { inviteMemberInput, JOINING_ROLES } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { isMailUnsent } from '../../kit/portal-facts.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { ShownLinkDialog } from '../../kit/ui/dialog/shown-link-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { useInviteMember, useMakeInvitationLink } from '../company.queries.ts';
import { useRoleOptions } from './role-options.ts';

const MESSAGES = { 'email.member': 'company:problem.alreadyMember', 'email.invited': 'company:problem.alreadyInvited' };

export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['company', 'common']);
  const message = useFieldMessage();
  const invite = useInviteMember();
  const link = useMakeInvitationLink();
  const options = useRoleOptions(JOINING_ROLES);
  const form = useForm<z.input<typeof inviteMemberInput>>({
    resolver: zodResolver(inviteMemberInput),
    mode: 'onTouched',
    defaultValues: { email: '', role: 'editor' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((input) =>
    invite.mutate(input, {
      onSuccess: ({ id, isMailed }) => {
        if (!isMailed) return link.mutate({ id }, { onError: onClose });
        showToast({ kind: 'done', text: t('invitations.sent', { email: input.email }) });
        onClose();
      },
      onError: (error) => showRefusal(form, error, MESSAGES),
    }),
  );
  if (link.data)
    return (
      <ShownLinkDialog
        title={t('common:keptMail.notSent')}
        text={t('invitations.linkText', { email: form.getValues('email') })}
        url={link.data.url}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('invitations.start')}
      text={isMailUnsent() ? t('common:keptMail.invite') : t('invitations.text')}
      submit={t('invitations.send')}
      isPending={invite.isPending || link.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('invitations.email')}
        error={message(errors.email?.message)}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.register('email')}
      />
      <RadioGroup label={t('members.role')} options={options} {...form.register('role')} />
    </FormDialog>
  );
};
