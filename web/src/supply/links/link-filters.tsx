import { LINK_STATES } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import styles from '../../factory/list/factory-list.module.css';
import { FilterMenu } from '../../factory/list/filter-menu.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { SearchBox } from '../../kit/ui/search-box.tsx';
import { FilterSelect } from '../filter-select.tsx';
import { type LinkList, linkAddress } from './link.address.ts';

type LinkFiltersProps = { list: LinkList; setList: (changes: Partial<LinkList>) => void };

export const LinkFilters = ({ list, setList }: LinkFiltersProps) => {
  const { t } = useTranslation('link');
  const states = LINK_STATES.map((value) => ({ value, label: t(`state.${value}`) }));
  const waits = (['mine', 'theirs'] as const).map((value) => ({ value, label: t(`filter.waiting.${value}`) }));
  const clear = () => setList({ ...linkAddress.withoutFilters(list), side: list.side });
  return (
    <div className={styles.tools}>
      <div className={styles.first}>
        <SearchBox
          label={t('search')}
          help={t('searchHelp')}
          value={list.search}
          onValue={(search) => setList({ search })}
        />
      </div>
      <fieldset className={styles.filters} aria-label={t('filter.label')}>
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
        {linkAddress.isFiltered({ ...list, side: 'buyer' }) && (
          <Button size="small" look="ghost" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </fieldset>
    </div>
  );
};
