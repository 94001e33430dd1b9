import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterMenu } from '../../kit/list/filter-menu.tsx';
import { SearchBox } from '../../kit/list/search-box.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { filtersOf, isFiltered, withoutFilters } from './address.ts';
import styles from './list.module.css';
import type { useFactoryAddress } from './use-address.ts';
import { type FilterChoice, useFilterChoices } from './use-filter-choices.ts';
import { ViewLinks } from './view-links.tsx';

type FactoryFiltersProps = { address: ReturnType<typeof useFactoryAddress> };

/** Filters of the list and the map, and chips of the active ones. */
export const FactoryFilters = ({ address }: FactoryFiltersProps) => {
  const { t } = useTranslation('factory');
  const { list, setList } = address;
  const choices = useFilterChoices(filtersOf(list)).filter(({ options }) => options.length > 0);
  const used = choices.flatMap((choice) => choice.chosen.map((value) => ({ choice, value })));
  const drop = ({ filter, chosen }: FilterChoice, value: string) =>
    setList({ [filter]: chosen.filter((item) => item !== value) });
  return (
    <div className={styles.tools}>
      <div className={styles.first}>
        <SearchBox
          label={t('list.search')}
          help={t('list.searchHelp')}
          value={list.search}
          onValue={(search) => setList({ search })}
        />
        <ViewLinks {...address} />
      </div>
      <fieldset className={styles.filters} aria-label={t('filter.label')}>
        {choices.map(({ filter, ...choice }) => (
          <FilterMenu key={filter} {...choice} onChoose={(values) => setList({ [filter]: values })} />
        ))}
      </fieldset>
      {isFiltered(list) && (
        <div className={styles.chips}>
          {list.place !== '' && (
            <Chip
              group={t('filter.place')}
              label={t(`filter.located.${list.place}`)}
              onDrop={() => setList({ place: '' })}
            />
          )}
          {used.map(({ choice, value }) => (
            <Chip
              key={`${choice.filter} ${value}`}
              group={choice.label}
              label={choice.options.find((option) => option.value === value)?.label ?? value}
              onDrop={() => drop(choice, value)}
            />
          ))}
          <Button size="small" look="ghost" onClick={() => setList(withoutFilters(list))}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
};

const Chip = ({ group, label, onDrop }: { group: string; label: string; onDrop: () => void }) => {
  const { t } = useTranslation('factory');
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={t('filter.drop', { name: `${group} ${label}` })}
      onClick={onDrop}
    >
      <bdi>{label}</bdi>
      <X size={14} aria-hidden />
    </button>
  );
};
