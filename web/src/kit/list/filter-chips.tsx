import { X } from 'lucide-react';
import styles from './filter-bar.module.css';
import type { Filter } from './filter-bar.tsx';
import type { Listed } from './listed.ts';

type FilterChipsProps<L, D> = { filters: Filter<L>[]; listed: Listed<L, D>; drop: (name: string) => string };

/** Shows each value in use. A click removes it. */
export const FilterChips = <L, D>({ filters, listed: { list, setValue }, drop }: FilterChipsProps<L, D>) =>
  filters.flatMap((filter) => {
    if (!('options' in filter)) return [];
    const { name, label, options } = filter;
    const value: unknown = list[name];
    const chosen = [value ?? ''].flat().map(String).filter(Boolean);
    const remove = (item: string) =>
      setValue(name, Array.isArray(value) ? chosen.filter((other) => other !== item) : '');
    return chosen.map((item) => {
      const text = options.find((option) => option.value === item)?.label ?? item;
      return (
        <button
          key={`${name} ${item}`}
          type="button"
          className={styles.chip}
          aria-label={drop(`${label} ${text}`)}
          onClick={() => remove(item)}
        >
          <bdi>{text}</bdi>
          <X size={14} aria-hidden />
        </button>
      );
    });
  });
