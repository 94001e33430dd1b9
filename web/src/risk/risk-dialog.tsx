import { zodResolver } from '@hookform/resolvers/zod';
import {
  RISK_KINDS,
  RISK_LEVELS,
  RISK_NAME_MAX,
  RISK_NOTE_MAX,
  RISK_SOURCE_MAX,
  type RiskEntry,
  riskEntryInput,
} from '@ieum/contract';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldMessage } from '../kit/form/field-message.ts';
import { showRefusal } from '../kit/form/refusal.ts';
import { countryOptions } from '../kit/format/country-names.ts';
import { todayInKorea } from '../kit/format/today.ts';
import { useLanguage } from '../kit/language/use-language.ts';
import { DateField } from '../kit/ui/date/date-field.tsx';
import { FormDialog } from '../kit/ui/dialog/form-dialog.tsx';
import { TextArea } from '../kit/ui/input/text-area.tsx';
import { TextField } from '../kit/ui/input/text-field.tsx';
import { SelectField } from '../kit/ui/select/select-field.tsx';
import { showToast } from '../kit/ui/toast/toasts.ts';
import { useSaveRiskEntry } from './risk.queries.ts';
import { useRiskName } from './risk-name.ts';

const MESSAGES = { 'name.taken': 'admin:settings.risks.taken', 'name.required': 'common:form.required' };

type RiskDialogProps = { entry: RiskEntry | undefined; onClose: () => void };

export const RiskDialog = ({ entry, onClose }: RiskDialogProps) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const message = useFieldMessage();
  const nameOf = useRiskName();
  const save = useSaveRiskEntry();
  const form = useForm({
    resolver: zodResolver(riskEntryInput),
    mode: 'onTouched',
    defaultValues: entry ? fieldsOf(entry) : newEntry(),
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const kind = useWatch({ control: form.control, name: 'kind' });
  const submit = form.handleSubmit((input) =>
    save.mutate(
      {
        ...input,
        country: kind === 'sector' ? null : input.country,
        ...(entry && { id: entry.id, version: entry.version }),
      },
      {
        onSuccess: (saved) => {
          showToast({ kind: 'done', text: t('settings.risks.saved', { name: nameOf(saved) }) });
          onClose();
        },
        onError: (error) => showRefusal(form, error, MESSAGES),
      },
    ),
  );
  return (
    <FormDialog
      title={t(entry ? 'settings.risks.edit' : 'settings.risks.add')}
      submit={t('settings.risks.save')}
      isPending={save.isPending}
      attempts={submitCount}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('settings.risks.kindLabel')}
        options={RISK_KINDS.map((value) => ({ value, label: t(`settings.risks.kind.${value}`) }))}
        {...form.register('kind')}
      />
      {kind !== 'sector' && (
        <SelectField
          label={t('settings.risks.country')}
          error={message(errors.country?.message)}
          options={countryOptions(tag)}
          {...form.register('country')}
        />
      )}
      {kind !== 'country' && (
        <TextField
          label={t(kind === 'region' ? 'settings.risks.region' : 'settings.risks.sector')}
          error={message(errors.name?.message)}
          maxLength={RISK_NAME_MAX}
          {...form.register('name')}
        />
      )}
      <SelectField
        label={t('settings.risks.levelLabel')}
        options={RISK_LEVELS.map((value) => ({ value, label: t(`settings.risks.level.${value}`) }))}
        {...form.register('level')}
      />
      <TextField
        label={t('settings.risks.source')}
        help={t('settings.risks.sourceHelp')}
        error={message(errors.source?.message)}
        maxLength={RISK_SOURCE_MAX}
        {...form.register('source')}
      />
      <Controller
        control={form.control}
        name="sourceDate"
        render={({ field }) => (
          <DateField
            label={t('settings.risks.sourceDate')}
            error={message(errors.sourceDate?.message)}
            max={todayInKorea()}
            {...field}
          />
        )}
      />
      <TextArea
        label={t('settings.risks.note')}
        isOptional
        error={message(errors.note?.message)}
        maxLength={RISK_NOTE_MAX}
        rows={3}
        {...form.register('note')}
      />
    </FormDialog>
  );
};

const fieldsOf = ({ kind, country, name, level, source, sourceDate, note }: RiskEntry) => ({
  kind,
  name,
  level,
  source,
  sourceDate,
  note,
  country: country ?? 'KR',
});

const newEntry = () => ({
  kind: 'country' as const,
  country: 'KR',
  name: '',
  level: 'medium' as const,
  source: '',
  sourceDate: todayInKorea(),
  note: '',
});
