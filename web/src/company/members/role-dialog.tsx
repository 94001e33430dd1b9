import { MEMBER_ROLES, type Member } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { useChangeMemberRole } from '../company.queries.ts';
import { useRoleOptions } from './role-options.ts';

export const RoleDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  const { t } = useTranslation('company');
  const { id, name, role } = member;
  const change = useChangeMemberRole();
  const options = useRoleOptions(MEMBER_ROLES);
  const form = useForm({ defaultValues: { role } });
  const finish = () => {
    showToast({ kind: 'done', text: t('act.role.done', { name }) });
    onClose();
  };
  const submit = form.handleSubmit((chosen) =>
    change.mutate({ id, role: chosen.role }, { onSuccess: finish, onError: onClose }),
  );
  return (
    <FormDialog
      title={t('act.role.question', { name })}
      text={t('act.role.text')}
      submit={t('act.role.start')}
      isPending={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup label={t('members.role')} options={options} {...form.register('role')} />
    </FormDialog>
  );
};
