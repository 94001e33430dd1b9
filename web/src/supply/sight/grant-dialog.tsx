import { zodResolver } from '@hookform/resolvers/zod';
import { SIGHT_FIELDS, SIGHT_PURPOSE_MAX, type SightField, sightContract } from '@ieum/contract';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../../kit/form/field-message.ts';
import { showRefusal } from '../../kit/form/refusal.ts';
import { todayInKorea } from '../../kit/format/today.ts';
import { DateField } from '../../kit/ui/date-field.tsx';
import { FormDialog } from '../../kit/ui/form-dialog.tsx';
import { SelectField } from '../../kit/ui/select-field.tsx';
import { TextArea } from '../../kit/ui/text-area.tsx';
import { showToast } from '../../kit/ui/toasts.ts';
import { sightQueries, useGrantSight } from './sight.queries.ts';
import { SightFieldsInput } from './sight-fields-input.tsx';

const { input } = sightContract.grantSight;
const FIRST: SightField[] = ['location'];
/** A partner knows the name and the certificates already. */
const MORE = SIGHT_FIELDS.filter((field) => field !== 'identity' && field !== 'certificates');

/** Lets a partner see more without being asked. */
export const GrantDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('sight');
  const message = useFieldMessage();
  const grant = useGrantSight();
  const partners = useQuery(sightQueries.partners()).data?.partners ?? [];
  const form = useForm({
    resolver: zodResolver(input),
    mode: 'onTouched',
    defaultValues: { companyId: '', fields: FIRST, purpose: '', until: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const finish = () => {
    showToast({ kind: 'done', text: t('granted') });
    onClose();
  };
  const submit = form.handleSubmit((given) =>
    grant.mutate(given, { onSuccess: finish, onError: (error) => showRefusal(form, error) }),
  );
  return (
    <FormDialog
      title={t('give')}
      text={t('giveText')}
      submit={t('grant')}
      isPending={grant.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('partner')}
        error={errors.companyId && t('preview.pick')}
        options={[{ value: '', label: t('preview.pick') }, ...partners.map(([value, label]) => ({ value, label }))]}
        {...form.register('companyId')}
      />
      <SightFieldsInput
        among={MORE}
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
