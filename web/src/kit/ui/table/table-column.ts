import type { ReactNode } from 'react';

type FilterOption = { value: string; label: string };

export type TableColumn<Row> = {
  id: string;
  /** Also the column's name in the column menu and above its filter. */
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** A text to search for, or options to choose from. */
  filter?: 'text' | FilterOption[];
  /** Name of the filter; by default the id of the column. */
  filterName?: string;
  /** Aligned to the right, with figures of equal width. */
  isNumeric?: boolean;
  /** Pixels; by default the content decides, and in a virtual table each column gets an equal share. */
  width?: number;
  /** The user cannot hide it. */
  isAlwaysShown?: boolean;
};
