import type { ReactNode } from 'react';
import { Checkbox } from '../ui/toggle/checkbox.tsx';
import { FilterChip } from '../ui/toolbar/filter-chip.tsx';
import { FilterChoice, FilterGroup } from '../ui/toolbar/filter-popover.tsx';
import type { ToolSet } from '../ui/toolbar/tool-set.ts';
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
  /** A field of the page itself, with the parameters that it sets. */
  | {
      kind: 'own';
      names: readonly (keyof L & string)[];
      label: string;
      content: ReactNode;
      text: string;
    };

type FilterToolsInput<L, D> = {
  listed: Listed<L, D>;
  search?: {
    name?: keyof L & string;
    label: string;
    help: string;
    isSentByEnter?: boolean;
  };
  filters: Filter<L>[];
  /** Rows are left out at first, so that a short list needs its filters too. */
  isNeeded?: boolean;
};

/** Returns the parts of a toolbar that find rows: search, filters, and a chip for each value in use. */
export const filterTools = <L extends object, D>({
  listed,
  search,
  filters,
  isNeeded,
}: FilterToolsInput<L, D>): ToolSet => {
  const { list, setValue } = listed;
  const name = search?.name ?? ('search' as keyof L & string);
  const names = new Set<string>(filters.flatMap(namesOf));
  const others = Object.entries(listed.filters).filter(([key]) => !names.has(key));
  const fields = filters.filter(({ kind }) => kind !== 'linked');
  return {
    ...(search && {
      search: (
        <SearchBox
          label={search.label}
          help={search.help}
          isSentByEnter={search.isSentByEnter ?? false}
          value={String(list[name] ?? '')}
          onValue={(text) => setValue(name, text)}
        />
      ),
    }),
    ...(fields.length > 0 && {
      filter: {
        content: fields.map((filter) => <FilterInput key={namesOf(filter)[0]} filter={filter} listed={listed} />),
        count: filters.filter((filter) => isUsed(filter, listed)).length,
        onClear: () => listed.setFilters(Object.fromEntries(others) as Partial<L>),
      },
    }),
    needsFilter: isNeeded,
    chips: filters.flatMap((filter) => chipsOf(filter, listed)),
  };
};

const isUsed = <L extends object, D>(filter: Filter<L>, listed: Listed<L, D>) => {
  const used = Object.keys(listed.filters);
  return namesOf(filter).some((name) => used.includes(name));
};

const namesOf = <L,>(filter: Filter<L>): string[] => (filter.kind === 'own' ? [...filter.names] : [filter.name]);

type FilterProps<L, D> = { filter: Filter<L>; listed: Listed<L, D> };

/** More values than these are in a menu. */
const MOST_CHOICES = 10;

const FilterInput = <L, D>({ filter, listed: { list, setValue, setList } }: FilterProps<L, D>) => {
  if (filter.kind === 'own') return filter.content;
  if (filter.kind === 'linked') return null;
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
  const chosen = chosenOf(value);
  const choose = (next: string) => (changes ? setList(changes(next)) : setValue(name, next));
  const toggle = (item: string) => {
    if (kind === 'one') return choose(chosen.includes(item) ? '' : item);
    // The order of the options, whatever the order of the clicks.
    const next = options.map((option) => option.value).filter((key) => (key === item) !== chosen.includes(key));
    setValue(name, next);
  };
  if (options.length > MOST_CHOICES)
    return (
      <FilterGroup label={label}>
        {kind === 'several' ? (
          <FilterMenu label={label} options={options} chosen={chosen} onChoose={(next) => setValue(name, next)} />
        ) : (
          <FilterSelect label={label} options={options} value={chosen[0] ?? ''} onValue={choose} />
        )}
      </FilterGroup>
    );
  return (
    <FilterGroup label={label}>
      {options.map((option) => (
        <FilterChoice key={option.value} isChosen={chosen.includes(option.value)} onChoose={() => toggle(option.value)}>
          {option.label}
        </FilterChoice>
      ))}
    </FilterGroup>
  );
};

const chosenOf = (value: unknown) => [value ?? ''].flat().map(String).filter(Boolean);

const chipsOf = <L extends object, D>(filter: Filter<L>, listed: Listed<L, D>) => {
  const { list, setValue, setList } = listed;
  const [name] = namesOf(filter) as [keyof L & string];
  if (!isUsed(filter, listed)) return [];
  const { label } = filter;
  if (filter.kind === 'own') {
    const cleared = Object.fromEntries<unknown>(filter.names.map((key) => [key, undefined])) as Partial<L>;
    const remove = () => (filter.names.length > 1 ? setList(cleared) : setValue(name, ''));
    return [<FilterChip key={name} label={label} text={filter.text} onRemove={remove} />];
  }
  if (filter.kind === 'flag')
    return [<FilterChip key={name} label="" text={label} onRemove={() => setValue(name, '')} />];
  const value: unknown = list[name];
  const chosen = chosenOf(value);
  const changes = 'changes' in filter ? filter.changes : undefined;
  const drop = (item: string) => {
    if (changes) return setList(changes(''));
    setValue(name, Array.isArray(value) ? chosen.filter((other) => other !== item) : '');
  };
  return chosen.map((item) => (
    <FilterChip
      key={`${name} ${item}`}
      label={label}
      text={filter.options.find((option) => option.value === item)?.label ?? item}
      onRemove={() => drop(item)}
    />
  ));
};
