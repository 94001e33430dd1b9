import {
  columnVisibilityFeature,
  functionalUpdate,
  type Row,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { TableColumn } from './table-column.ts';
import type { TableState } from './table-state.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export type TableFeatures = typeof features;
export type TableModel<Data extends RowData> = Omit<Table<TableFeatures, Data>, 'store'>;
export type TableRowModel<Data extends RowData> = Row<TableFeatures, Data>;

type DataTableInput<Data extends RowData> = {
  columns: TableColumn<Data>[];
  rows: Data[];
  idOf: (row: Data) => string;
  state: TableState;
  onChange: (state: TableState) => void;
};

/** Translates our plain state into TanStack's. It sorts nothing: the rows keep the order of the server. */
export const useDataTable = <Data extends RowData>({
  columns,
  rows,
  idOf,
  state,
  onChange,
}: DataTableInput<Data>): TableModel<Data> => {
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const slices = useMemo(() => slicesOf(state), [state]);
  return useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: idOf,
    state: slices,
    manualSorting: true,
    enableMultiSort: false,
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, slices.sorting);
      onChange({ ...state, sort: first ? { column: first.id, isDescending: first.desc } : null, page: 1 });
    },
    onRowSelectionChange: (updater) => {
      const selection = functionalUpdate(updater, slices.rowSelection);
      onChange({ ...state, selected: Object.keys(selection).filter((id) => selection[id]) });
    },
  });
};

const definitionOf = <Data extends RowData>({ id, isSortable = false }: TableColumn<Data>) => ({
  id,
  // Cells are drawn from the whole row; this only marks the column as sortable.
  accessorFn: (row: Data) => row,
  enableSorting: isSortable,
  sortDescFirst: false,
});

const slicesOf = ({ sort, hidden, selected }: TableState) => ({
  sorting: sort ? [{ id: sort.column, desc: sort.isDescending }] : [],
  columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
  rowSelection: Object.fromEntries(selected.map((id) => [id, true as const])),
});
