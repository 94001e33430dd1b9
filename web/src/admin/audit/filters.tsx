import type { AuditInput } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { PeriodFilter } from '../../kit/list/field-filters.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { Combobox } from '../../kit/ui/select/combobox.tsx';
import { CompanyFilter, PersonFilter } from '../log/filters.tsx';
import { TextFilter } from '../log/text-filter.tsx';
import { useLogWords } from '../log/words.ts';

export const AuditFilters = <D,>({ listed }: { listed: Listed<AuditInput, D> }) => {
  const { t } = useTranslation('audit');
  const { operations } = useLogWords();
  const { operation = '' } = listed.list;
  const bound = (name: 'person' | 'company' | 'record' | 'address') => ({
    value: listed.list[name] ?? '',
    onChange: (value: string) => listed.setValue(name, value),
  });
  return (
    <>
      <PersonFilter label={t('filter.person')} {...bound('person')} />
      <CompanyFilter label={t('filter.company')} {...bound('company')} />
      <Combobox
        label={t('filter.operation')}
        isOptional
        placeholder={t('filter.operationHint')}
        options={operations}
        value={operation}
        valueLabel={operations.find(({ value }) => value === operation)?.label ?? operation}
        onChange={(name) => listed.setValue('operation', name)}
      />
      <TextFilter label={t('filter.record')} {...bound('record')} />
      <TextFilter label={t('filter.address')} {...bound('address')} />
      <PeriodFilter label={t('filter.period')} listed={listed} />
    </>
  );
};
