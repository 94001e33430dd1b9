import { ACCESS_KINDS } from '@ieum/contract';
import type { AccessInput } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { PeriodFilter, SelectFilter } from '../../kit/list/field-filters.tsx';
import { optionsOf } from '../../kit/list/filter-menu.tsx';
import type { Listed } from '../../kit/list/listed.ts';
import { PersonFilter } from '../log/filters.tsx';

export const AccessFilters = <D,>({ listed }: { listed: Listed<AccessInput, D> }) => {
  const { t } = useTranslation('audit');
  const { person = '', of = '' } = listed.list;
  return (
    <>
      <PersonFilter label={t('filter.person')} value={person} onChange={(id) => listed.setValue('person', id)} />
      <PersonFilter label={t('filter.of')} value={of} onChange={(id) => listed.setValue('of', id)} />
      <SelectFilter
        listed={listed}
        name="kind"
        label={t('filter.kind')}
        isOptional
        any={t('filter.anyKind')}
        options={optionsOf(ACCESS_KINDS, (value) => t(`kind.${value}`))}
      />
      <PeriodFilter label={t('filter.period')} listed={listed} />
    </>
  );
};
