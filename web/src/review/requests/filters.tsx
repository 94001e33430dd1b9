import { DECLARATION_KINDS, REQUEST_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../kit/list/filter-menu.tsx';
import { ListTools } from '../../supply/list-tools.tsx';
import { isFiltered, type RequestList, withoutFilters } from './address.ts';

type FiltersProps = { list: RequestList; setList: (changes: Partial<RequestList>) => void };
const DUES = ['overdue', 'week'] as const;

export const RequestFilters = ({ list, setList }: FiltersProps) => {
  const { t } = useTranslation('declaration');
  const { t: tReview } = useTranslation('review');
  return (
    <ListTools
      words={{
        search: t('requests.search'),
        searchHelp: t('requests.searchHelp'),
        filters: t('filter.label'),
        clear: t('filter.clear'),
      }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={isFiltered(list) ? () => setList(withoutFilters(list)) : undefined}
    >
      <FilterSelect
        label={t('label.state')}
        options={REQUEST_STATES.map((value) => ({ value, label: t(`requestState.${value}`) }))}
        value={list.state}
        onValue={(value) => setList({ state: REQUEST_STATES.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('label.kind')}
        options={DECLARATION_KINDS.map((value) => ({ value, label: tReview(`kind.${value}`) }))}
        value={list.kind}
        onValue={(value) => setList({ kind: DECLARATION_KINDS.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('label.dueOn')}
        options={DUES.map((value) => ({ value, label: t(`filter.due.${value}`) }))}
        value={list.due}
        onValue={(value) => setList({ due: DUES.find((known) => known === value) ?? '' })}
      />
    </ListTools>
  );
};
