import { JOINING_ROLES, type JoinRequest } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { RadioGroup } from '../../kit/ui/toggle/radio-group.tsx';
import { useApproveRequest } from '../company.queries.ts';
import { useRoleOptions } from './role-options.ts';

type Fields = { role: (typeof JOINING_ROLES)[number] };

export const ApproveRequestDialog = ({ request, onClose }: { request: JoinRequest; onClose: () => void }) => {
  const { t } = useTranslation('company');
  const { id, name, email } = request;
  const letIn = useApproveRequest();
  const options = useRoleOptions(JOINING_ROLES);
  const form = useForm<Fields>({ defaultValues: { role: 'viewer' } });
  const finish = () => {
    showToast({ kind: 'done', text: t('requests.letInDone', { name }) });
    onClose();
  };
  const submit = form.handleSubmit(({ role }) => letIn.mutate({ id, role }, { onSuccess: finish, onError: onClose }));
  return (
    <FormDialog
      title={t('requests.letInOf', { name })}
      text={t('requests.letInText', { email })}
      submit={t('requests.letIn')}
      isPending={letIn.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup label={t('members.role')} options={options} {...form.register('role')} />
    </FormDialog>
  );
};
