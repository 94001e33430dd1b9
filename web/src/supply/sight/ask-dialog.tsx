import { zodResolver } from '@hookform/resolvers/zod';
import { SIGHT_PURPOSE_MAX, type SightField, sightContract } from '@ieum/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { DateField } from '../../kit/ui/date-field.tsx';
import { FormDialog } from '../../kit/ui/form-dialog.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import { useAskSight } from './sight.queries.ts';
import { SightFieldsInput } from './sight-fields-input.tsx';

const input = sightContract.askSight.input.omit({ companyId: true });
const FIRST: SightField[] = ['identity'];

type AskDialogProps = { company: { id: string; name: string }; onClose: () => void };

export const AskDialog = ({ company, onClose }: AskDialogProps) => {
  const { t } = useTranslation('sight');
  const message = useFieldMessage();
  const ask = useAskSight();
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { fields: FIRST, purpose: '', until: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit((asked) =>
    ask.mutate(
      { companyId: company.id, ...asked },
      {
        onSuccess: () => {
          showToast({ kind: 'done', text: t('asked') });
          onClose();
        },
        onError: (error) => showRefusal(form, error),
      },
    ),
  );
  return (
    <FormDialog
      title={t('ask')}
      text={t('askText', { company: company.name })}
      submit={t('askSubmit')}
      isPending={ask.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <SightFieldsInput
        value={form.watch('fields')}
        onChange={(fields) => form.setValue('fields', fields, { shouldValidate: true })}
        error={errors.fields && t('whatMissing')}
      />
      <TextArea
        label={t('purpose')}
        error={message(errors.purpose?.message)}
        maxLength={SIGHT_PURPOSE_MAX}
        rows={3}
        {...form.register('purpose')}
      />
      <DateField
        label={t('until')}
        min={todayInKorea()}
        value={form.watch('until')}
        onChange={(until) => form.setValue('until', until, { shouldValidate: submitCount > 0 })}
        error={message(errors.until?.message)}
      />
    </FormDialog>
  );
};
