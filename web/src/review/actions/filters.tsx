import { ACTION_FILTERS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../kit/list/filter-menu.tsx';
import { Checkbox } from '../../kit/ui/toggle/checkbox.tsx';
import { ListTools } from '../../supply/list-tools.tsx';
import type { ActionList } from './address.ts';

const SIDES = ['ours', 'theirs'] as const;

type ActionFiltersProps = {
  list: ActionList;
  setList: (changes: Partial<ActionList>) => void;
  onClear: (() => void) | undefined;
};

export const ActionFilters = ({ list, setList, onClear }: ActionFiltersProps) => {
  const { t } = useTranslation('task');
  return (
    <ListTools
      words={{ search: t('search'), searchHelp: t('searchHelp'), filters: t('filter.label'), clear: t('filter.clear') }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={onClear}
    >
      <FilterSelect
        label={t('filter.side')}
        options={SIDES.map((value) => ({ value, label: t(`filter.${value}`) }))}
        value={list.side}
        onValue={(value) => setList({ side: SIDES.find((known) => known === value) ?? '' })}
      />
      <FilterSelect
        label={t('filter.state')}
        options={ACTION_FILTERS.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={list.state}
        onValue={(value) => setList({ state: ACTION_FILTERS.find((known) => known === value) ?? '' })}
      />
      <Checkbox
        label={t('filter.mine')}
        checked={list.mine === 'yes'}
        onChange={({ target }) => setList({ mine: target.checked ? 'yes' : '' })}
      />
    </ListTools>
  );
};
