import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/toggle/checkbox.tsx';
import styles from './filter-bar.module.css';
import { FilterChips } from './filter-chips.tsx';
import { FilterMenu, type FilterOption, FilterSelect } from './filter-menu.tsx';
import type { Listed } from './listed.ts';
import { SearchBox } from './search-box.tsx';

export type Filter<L> =
  /** Any of several values, or at most one. */
  | {
      kind: 'several' | 'one';
      name: keyof L & string;
      label: string;
      options: FilterOption[];
      /** Changes that a value means, where it is more than this one parameter. */
      changes?: (value: string) => Partial<L>;
    }
  /** Only a link sets it. A chip shows it. */
  | { kind: 'linked'; name: keyof L & string; label: string; options: FilterOption[] }
  | { kind: 'flag'; name: keyof L & string; label: string }
  | { kind: 'own'; name: string; content: ReactNode };

type FilterBarProps<L, D> = {
  listed: Listed<L, D>;
  words: {
    search: string;
    searchHelp: string;
    filters: string;
    clear: string;
    /** If set, each value in use has a chip below, which removes it. */
    drop?: (name: string) => string;
  };
  filters: Filter<L>[];
  /** Shown beside the search box. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** Shows the search box of a list with its filters below. */
export const FilterBar = <L extends { search: string }, D>({
  listed,
  words: { drop, ...words },
  filters,
  beside,
  children,
}: FilterBarProps<L, D>) => {
  const { list, setValue, isFiltered, clearFilters } = listed;
  const search = (
    <SearchBox
      label={words.search}
      help={words.searchHelp}
      value={list.search}
      onValue={(text) => setValue('search', text)}
    />
  );
  const clear = isFiltered && (
    <Button size="small" look="ghost" onClick={clearFilters}>
      {words.clear}
    </Button>
  );
  return (
    <div className={styles.tools}>
      {beside ? (
        <div className={styles.first}>
          {search}
          {beside}
        </div>
      ) : (
        search
      )}
      <fieldset className={styles.filters} aria-label={words.filters}>
        {filters.map((filter) => (
          <FilterInput key={filter.name} filter={filter} listed={listed} />
        ))}
        {!drop && clear}
        {children}
      </fieldset>
      {drop && isFiltered && (
        <div className={styles.chips}>
          <FilterChips filters={filters} listed={listed} drop={drop} />
          {clear}
        </div>
      )}
    </div>
  );
};

type FilterInputProps<L, D> = { filter: Filter<L>; listed: Listed<L, D> };

const FilterInput = <L, D>({ filter, listed: { list, setValue, setList } }: FilterInputProps<L, D>) => {
  if (filter.kind === 'own') return filter.content;
  const { kind, name, label } = filter;
  const value: unknown = list[name];
  if (kind === 'flag')
    return (
      <Checkbox
        label={label}
        checked={value === 'yes'}
        onChange={({ target }) => setValue(name, target.checked ? 'yes' : '')}
      />
    );
  if (kind === 'linked') return null;
  const { options, changes } = filter;
  if (kind === 'several')
    return (
      <FilterMenu
        label={label}
        options={options}
        chosen={Array.isArray(value) ? value : []}
        onChoose={(values) => setValue(name, values)}
      />
    );
  return (
    <FilterSelect
      label={label}
      options={options}
      value={String(value ?? '')}
      onValue={(next) => (changes ? setList(changes(next)) : setValue(name, next))}
    />
  );
};
