import type { ReactNode } from 'react';

type FilterOption = { value: string; label: string };

/** Place of a column on the card that a phone shows for a row. */
export type CardPlace = 'title' | 'state' | 'what' | 'amount' | 'note';

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
  /** Place on a phone's card. If no column has one, `cardColumns` chooses. */
  card?: CardPlace;
  /** Content on the card, if it differs from the cell. */
  cardCell?: (row: Row) => ReactNode;
};
