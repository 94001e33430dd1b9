import { zodResolver } from '@hookform/resolvers/zod';
import { flagsContract, SNOOZE_REASON_MAX, type SupplyFlag } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { DateField } from '../../kit/ui/date/date-field.tsx';
import { FormDialog } from '../../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../../kit/ui/input/text-area.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useSnoozeFlag } from './flag.queries.ts';

const input = flagsContract.snoozeFlag.input.pick({ until: true, reason: true });

export const SnoozeDialog = ({ flag, onClose }: { flag: SupplyFlag; onClose: () => void }) => {
  const { t } = useTranslation('flag');
  const message = useFieldMessage();
  const snooze = useSnoozeFlag();
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { until: '', reason: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('snoozed') });
    onClose();
  };
  const { code, subjectId } = flag;
  const submit = form.handleSubmit((wish) =>
    snooze.mutate({ code, subjectId, ...wish }, { onSuccess: finish, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormDialog
      title={t('snooze')}
      text={t('snoozeText')}
      submit={t('snooze')}
      isPending={snooze.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <DateField
        label={t('until')}
        min={todayInKorea()}
        value={form.watch('until')}
        onChange={(until) => form.setValue('until', until, { shouldValidate: submitCount > 0 })}
        error={message(errors.until?.message)}
      />
      <TextArea
        label={t('reason')}
        error={message(errors.reason?.message)}
        maxLength={SNOOZE_REASON_MAX}
        rows={3}
        {...form.register('reason')}
      />
    </FormDialog>
  );
};
