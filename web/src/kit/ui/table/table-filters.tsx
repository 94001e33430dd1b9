import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterText } from './filter-text.tsx';
import type { TableColumn } from './table-column.ts';
import { type TableState, withFilter } from './table-state.ts';
import styles from './table-tools.module.css';

type TableFiltersProps<Data> = {
  columns: TableColumn<Data>[];
  state: TableState;
  onChange: (state: TableState) => void;
};

/** Fields for the filters that belong to columns. */
export const TableFilters = <Data,>({ columns, state, onChange }: TableFiltersProps<Data>) => (
  <search className={styles.filters}>
    {columns.map(({ filterName, ...column }) => {
      const name = filterName ?? column.id;
      return (
        <TableFilter
          key={column.id}
          column={column}
          value={state.filters[name] ?? ''}
          onValue={(value) => onChange(withFilter(state, name, value))}
        />
      );
    })}
  </search>
);

type TableFilterProps<Data> = { column: TableColumn<Data>; value: string; onValue: (value: string) => void };

const TableFilter = <Data,>({ column: { header, filter }, value, onValue }: TableFilterProps<Data>) => {
  const { t } = useTranslation('ui');
  const id = useId();
  if (filter === undefined) return null;
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{header}</label>
      {filter === 'text' ? (
        <FilterText id={id} className={styles.control} value={value} onValue={onValue} />
      ) : (
        <select id={id} className={styles.control} value={value} onChange={({ target }) => onValue(target.value)}>
          <option value="">{t('table.anything')}</option>
          {filter.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};
