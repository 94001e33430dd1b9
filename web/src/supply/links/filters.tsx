import { LINK_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../factory/list/filter-menu.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { ListTools } from '../list-tools.tsx';
import { type LinkList, linkAddress } from './address.ts';

type LinkFiltersProps = { list: LinkList; setList: (changes: Partial<LinkList>) => void };

export const LinkFilters = ({ list, setList }: LinkFiltersProps) => {
  const { t } = useTranslation('link');
  const states = LINK_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  const waits = (['mine', 'theirs'] as const).map((value) => ({ value, label: t(`filter.waiting.${value}`) }));
  const clear = () => setList({ ...linkAddress.withoutFilters(list), side: list.side });
  return (
    <ListTools
      words={{ search: t('search'), searchHelp: t('searchHelp'), filters: t('filter.label'), clear: t('filter.clear') }}
      search={list.search}
      onSearch={(search) => setList({ search })}
      onClear={linkAddress.isFiltered({ ...list, side: 'buyer' }) ? clear : undefined}
    >
      <FilterMenu
        label={t('label.state')}
        options={states}
        chosen={list.state}
        onChoose={(values) => setList({ state: LINK_STATES.filter((state) => values.includes(state)) })}
      />
      <FilterSelect
        label={t('filter.waitingLabel')}
        options={waits}
        value={list.waiting}
        onValue={(value) => setList({ waiting: value === 'mine' || value === 'theirs' ? value : '' })}
      />
    </ListTools>
  );
};
