import type { AuditInput } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { PeriodField } from '../../kit/ui/period/period-field.tsx';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { CompanyFilter, PersonFilter } from '../log/filters.tsx';
import { TextFilter } from '../log/text-filter.tsx';
import { useLatestChoice } from '../log/use-held.ts';
import { useLogWords } from '../log/words.ts';

type AuditFiltersProps = { filters: AuditInput; onChange: (filters: AuditInput) => void };

export const AuditFilters = ({ filters, onChange: ask }: AuditFiltersProps) => {
  const { t } = useTranslation('audit');
  const { operations } = useLogWords();
  const [held, hold] = useLatestChoice(filters);
  const onChange = (change: AuditInput) => {
    hold({ ...held, ...change });
    ask({ ...held, ...change });
  };
  const { person = '', company = '', operation = '', record = '', address = '', from, to } = held;
  return (
    <>
      <PersonFilter label={t('filter.person')} value={person} onChange={(id) => onChange({ person: id })} />
      <CompanyFilter label={t('filter.company')} value={company} onChange={(id) => onChange({ company: id })} />
      <Combobox
        label={t('filter.operation')}
        isOptional
        placeholder={t('filter.operationHint')}
        options={operations}
        value={operation}
        valueLabel={operations.find(({ value }) => value === operation)?.label ?? operation}
        onChange={(name) => onChange({ operation: name })}
      />
      <TextFilter label={t('filter.record')} value={record} onChange={(text) => onChange({ record: text })} />
      <TextFilter label={t('filter.address')} value={address} onChange={(text) => onChange({ address: text })} />
      <PeriodField
        label={t('filter.period')}
        isOptional
        value={from && to ? { from, to } : undefined}
        onChange={(period) => onChange({ from: period?.from ?? '', to: period?.to ?? '' })}
      />
    </>
  );
};
