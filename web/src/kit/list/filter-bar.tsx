import type { ReactNode } from 'react';
import { Button } from '../ui/button/button.tsx';
import { Checkbox } from '../ui/toggle/checkbox.tsx';
import styles from './filter-bar.module.css';
import { FilterMenu, type FilterOption, FilterSelect } from './filter-menu.tsx';
import type { Listed } from './listed.ts';
import { SearchBox } from './search-box.tsx';

type Filter<L> =
  /** Any of several values, or at most one. */
  | {
      kind: 'several' | 'one';
      name: keyof L & string;
      label: string;
      options: FilterOption[];
      /** Changes that a value means, where it is more than this one parameter. */
      changes?: (value: string) => Partial<L>;
    }
  | { kind: 'flag'; name: keyof L & string; label: string }
  | { kind: 'own'; name: string; content: ReactNode };

type FilterBarProps<L, D> = {
  listed: Listed<L, D>;
  words: { search: string; searchHelp: string; filters: string; clear: string };
  filters: Filter<L>[];
  children?: ReactNode;
};

/** Shows the search box of a list with its filters below. */
export const FilterBar = <L extends { search: string }, D>({
  listed,
  words,
  filters,
  children,
}: FilterBarProps<L, D>) => {
  const { list, setList, isFiltered, clearFilters } = listed;
  return (
    <div className={styles.tools}>
      <SearchBox
        label={words.search}
        help={words.searchHelp}
        value={list.search}
        onValue={(search) => setList({ ...list, page: 1, search })}
      />
      <fieldset className={styles.filters} aria-label={words.filters}>
        {filters.map((filter) => (
          <FilterInput key={filter.name} filter={filter} listed={listed} />
        ))}
        {isFiltered && (
          <Button size="small" look="ghost" onClick={clearFilters}>
            {words.clear}
          </Button>
        )}
        {children}
      </fieldset>
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
