import { zodResolver } from '@hookform/resolvers/zod';
import { type JoinRequest, REFUSAL_REASON_MAX, refuseRequestInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextField } from '../../kit/ui/input/text-field.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useRefuseRequest } from '../company.queries.ts';

/** Refuses a join request. The person learns only the reason. */
export const RefuseDialog = ({ request, onClose }: { request: JoinRequest; onClose: () => void }) => {
  const { t } = useTranslation('company');
  const message = useFieldMessage();
  const { id, name } = request;
  const refuse = useRefuseRequest();
  const form = useForm({
    resolver: zodResolver(refuseRequestInput),
    mode: 'onTouched',
    defaultValues: { id, reason: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('requests.refuseDone', { name }) });
    onClose();
  };
  const submit = form.handleSubmit((input) =>
    refuse.mutate(input, { onSuccess: finish, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormDialog
      title={t('requests.refuseOf', { name })}
      text={t('requests.refuseText')}
      submit={t('requests.refuse')}
      isPending={refuse.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('requests.reason')}
        help={t('requests.reasonHelp')}
        error={message(errors.reason?.message)}
        maxLength={REFUSAL_REASON_MAX}
        autoComplete="off"
        {...form.register('reason')}
      />
    </FormDialog>
  );
};
