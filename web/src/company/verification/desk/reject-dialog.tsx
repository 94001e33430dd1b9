import { zodResolver } from '@hookform/resolvers/zod';
import { NOTE_MAX, rejectCaseInput } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../../kit/form/field-message.ts';
import { showRefusal } from '../../../kit/form/refusal.ts';
import { FormDialog } from '../../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../../kit/ui/input/text-area.tsx';
import { useRejectCase } from '../verification.queries.ts';
import type { DecisionProps } from './case-dialog.tsx';

/** Rejects a case. A reason is required: it is the last text that the applicant reads. */
export const RejectDialog = ({ one, onClose, onDecided }: DecisionProps) => {
  const { t } = useTranslation('verification');
  const message = useFieldMessage();
  const reject = useRejectCase();
  const form = useForm({
    resolver: zodResolver(rejectCaseInput.pick({ reason: true })),
    defaultValues: { reason: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit(({ reason }) =>
    reject.mutate(
      { id: one.id, version: one.version, reason },
      { onSuccess: ({ next }) => onDecided(next), onError: (error) => showRefusal(form, error) },
    ),
  );
  return (
    <FormDialog
      size="medium"
      title={t('reject.title')}
      text={t('reject.text')}
      submit={t('desk.reject')}
      isPending={reject.isPending}
      attempts={submitCount}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextArea
        label={t('reject.reason')}
        help={t('reject.help')}
        error={message(errors.reason?.message)}
        maxLength={NOTE_MAX}
        rows={5}
        {...form.register('reason')}
      />
    </FormDialog>
  );
};
