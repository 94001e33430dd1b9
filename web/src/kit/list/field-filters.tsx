import { formatDays } from '../format/moment.ts';
import { useLanguage } from '../language/use-language.ts';
import { PeriodField } from '../ui/period/period-field.tsx';
import { SelectField } from '../ui/select/select-field.tsx';
import type { FilterOption } from './filter-menu.tsx';
import type { Filter } from './filter-tools.tsx';
import type { Listed } from './listed.ts';

type SelectFilterProps<L, D> = {
  listed: Listed<L, D>;
  name: keyof L & string;
  label: string;
  /** Label of the choice that does not filter. */
  any: string;
  options: FilterOption[];
  isOptional?: boolean;
};

/** Field that filters a list by one value. */
export const SelectFilter = <L, D>({ listed, name, any, options, ...field }: SelectFilterProps<L, D>) => (
  <SelectField
    {...field}
    options={[{ value: '', label: any }, ...options]}
    value={String(listed.filters[name] ?? '')}
    onChange={({ target }) => listed.setValue(name, target.value)}
  />
);

const DAYS = ['from', 'to'] as const;
type Days = { from?: string | undefined; to?: string | undefined };

/** Returns the filter of a list by its parameters `from` and `to`. */
export const usePeriodFilter = <L extends Days, D>(listed: Listed<L, D>, label: string): Filter<L> => {
  const { tag } = useLanguage();
  const { from, to } = listed.list;
  return {
    kind: 'own',
    names: DAYS,
    label,
    text: from && to ? formatDays(from, to, tag) : label,
    content: <PeriodFilter key="period" listed={listed} label={label} />,
  };
};

/** Field that filters a list by its parameters `from` and `to`. */
export const PeriodFilter = <L extends Days, D>({ listed, label }: { listed: Listed<L, D>; label: string }) => {
  const { from, to } = listed.list;
  return (
    <PeriodField
      label={label}
      isOptional
      value={from && to ? { from, to } : undefined}
      onChange={(period) => listed.setList({ from: period?.from, to: period?.to } as Partial<L>)}
    />
  );
};
