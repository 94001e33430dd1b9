import type { Column, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';
import type { TableColumn } from './table-column.ts';
import type { TableFeatures, TableModel } from './use-data-table.ts';

type TableHeadProps<Data extends RowData> = {
  table: TableModel<Data>;
  columns: TableColumn<Data>[];
  /** Checkbox for all rows; `undefined` where rows cannot be chosen. */
  checkbox: RefObject<HTMLInputElement | null> | undefined;
  isVirtual: boolean;
};

export const TableHead = <Data extends RowData>({ table, columns, checkbox, isVirtual }: TableHeadProps<Data>) => (
  <thead className={styles.head}>
    <tr aria-rowindex={isVirtual ? 1 : undefined}>
      {checkbox && (
        <td className={styles.checkbox}>
          <PageCheckbox table={table} box={checkbox} isVirtual={isVirtual} />
        </td>
      )}
      {columns.map((column, index) => (
        <HeadCell key={column.id} column={column} isFirst={index === 0} model={table.getColumn(column.id)} />
      ))}
    </tr>
  </thead>
);

type HeadCellProps<Data extends RowData> = {
  column: TableColumn<Data>;
  isFirst: boolean;
  model: Column<TableFeatures, Data> | undefined;
};

const ICONS = { asc: ArrowUp, desc: ArrowDown };
const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

const HeadCell = <Data extends RowData>({ column: { header, isNumeric }, isFirst, model }: HeadCellProps<Data>) => {
  const className = classNames(styles.cell, isFirst && styles.name, isNumeric && styles.numeric);
  if (!model?.getCanSort()) {
    return (
      <th scope="col" className={className}>
        {header}
      </th>
    );
  }
  const sorted = model.getIsSorted();
  const Icon = sorted ? ICONS[sorted] : ChevronsUpDown;
  return (
    <th scope="col" className={className} aria-sort={sorted ? SORT_WORDS[sorted] : undefined}>
      <button
        type="button"
        className={classNames(styles.sort, sorted && styles.sorted)}
        onClick={model.getToggleSortingHandler()}
      >
        {header}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
};

type PageCheckboxProps<Data extends RowData> = {
  table: TableModel<Data>;
  box: RefObject<HTMLInputElement | null>;
  isVirtual: boolean;
};

const PageCheckbox = <Data extends RowData>({ table, box, isVirtual }: PageCheckboxProps<Data>) => {
  const { t } = useTranslation('ui');
  const isSome = table.getIsSomePageRowsSelected();
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [box, isSome]);
  return (
    <label className={styles.target}>
      <input
        ref={box}
        type="checkbox"
        aria-label={isVirtual ? t('table.selectAll') : t('table.selectPage')}
        checked={table.getIsAllPageRowsSelected()}
        onChange={({ target }) => table.toggleAllPageRowsSelected(target.checked)}
      />
    </label>
  );
};
