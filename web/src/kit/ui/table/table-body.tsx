import type { RowData } from '@tanstack/react-table';
import { type RowDrawing, TableRow } from './table-row.tsx';
import type { TableRowModel } from './use-data-table.ts';

export type TableBodyProps<Data extends RowData> = {
  rows: TableRowModel<Data>[];
  drawing: RowDrawing<Data>;
  selected: string[];
  rowHeight: number;
  frame: HTMLElement | null;
};

export const TableBody = <Data extends RowData>({ rows, drawing, selected }: TableBodyProps<Data>) => {
  const chosen = new Set(selected);
  return (
    <tbody role={drawing.isCards ? 'rowgroup' : undefined}>
      {rows.map((row) => (
        <TableRow key={row.id} {...drawing} row={row} isSelected={chosen.has(row.id)} />
      ))}
    </tbody>
  );
};
