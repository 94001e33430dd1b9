import type { ReactNode } from 'react';

type FilterOption = { value: string; label: string };

export type TableColumn<Row> = {
  id: string;
  /** Also its name in the list of columns and above its filter. */
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean;
  /** Words to look for, or one of a few to choose. */
  filter?: 'text' | FilterOption[];
  /** To the right, with figures of one width. */
  isNumeric?: boolean;
  /** In pixels; without one the content decides, and in a virtual table an equal share. */
  width?: number;
  /** Stays whatever the reader hides. */
  isAlwaysShown?: boolean;
};
