import { ACCESS_KINDS } from '@ieum/contract';
import type { AccessInput } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { PeriodField } from '../../kit/ui/period/period-field.tsx';
import { SelectField } from '../../kit/ui/select/select-field.tsx';
import { PersonFilter } from '../log/filters.tsx';
import { useLatestChoice } from '../log/use-held.ts';

type AccessFiltersProps = {
  filters: AccessInput;
  onChange: (filters: AccessInput) => void;
};

export const AccessFilters = ({ filters, onChange: ask }: AccessFiltersProps) => {
  const { t } = useTranslation('audit');
  const [held, hold] = useLatestChoice(filters);
  const onChange = (change: AccessInput) => {
    hold({ ...held, ...change });
    ask({ ...held, ...change });
  };
  const { person = '', of = '', kind = '', from, to } = held;
  const kinds = ACCESS_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <>
      <PersonFilter label={t('filter.person')} value={person} onChange={(id) => onChange({ person: id })} />
      <PersonFilter label={t('filter.of')} value={of} onChange={(id) => onChange({ of: id })} />
      <SelectField
        label={t('filter.kind')}
        isOptional
        options={[{ value: '', label: t('filter.anyKind') }, ...kinds]}
        value={kind}
        onChange={({ target }) => onChange({ kind: ACCESS_KINDS.find((known) => known === target.value) })}
      />
      <PeriodField
        label={t('filter.period')}
        isOptional
        value={from && to ? { from, to } : undefined}
        onChange={(period) => onChange({ from: period?.from ?? '', to: period?.to ?? '' })}
      />
    </>
  );
};
