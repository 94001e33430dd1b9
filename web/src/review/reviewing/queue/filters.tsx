import { DECLARATION_KINDS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../kit/list/filter-menu.tsx';
import { ListTools } from '../../../supply/list-tools.tsx';
import { type QueueList, queueAddress, SHOWN } from './address.ts';

const DUE = ['overdue', 'week'] as const;
/** Ages in days. */
const AGES = [3, 7, 14, 30];

type QueueFiltersProps = { list: QueueList; setList: (changes: Partial<QueueList>) => void };

export const QueueFilters = ({ list, setList }: QueueFiltersProps) => {
  const { t } = useTranslation('review');
  return (
    <ListTools
      words={{
        search: t('queue.search'),
        searchHelp: t('queue.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={queueAddress.isFiltered(list) ? () => setList(queueAddress.withoutFilters(list)) : undefined}
    >
      <FilterSelect
        label={t('filter.show')}
        options={SHOWN.map((value) => ({ value, label: t(`show.${value}`) }))}
        value={list.show}
        onValue={(value) => setList({ show: SHOWN.find((known) => known === value) ?? 'waiting' })}
      />
      <FilterSelect
        label={t('filter.kind')}
        options={DECLARATION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={list.kind}
        onValue={(value) => setList({ kind: DECLARATION_KINDS.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('filter.due')}
        options={DUE.map((value) => ({ value, label: t(`filter.dueIn.${value}`) }))}
        value={list.due}
        onValue={(value) => setList({ due: DUE.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('filter.age')}
        options={AGES.map((days) => ({ value: String(days), label: t('filter.ageOf', { count: days }) }))}
        value={list.age === undefined ? '' : String(list.age)}
        onValue={(value) => setList({ age: value === '' ? undefined : Number(value) })}
      />
    </ListTools>
  );
};
