import type { ReactNode } from 'react';
import type { ToolbarParts } from './toolbar.tsx';

/** Filters of a list, without the button that opens them. */
export type FilterSet = {
  content: ReactNode;
  /** Number of filters in use. */
  count: number;
  onClear: () => void;
};

/** What a list page puts into its toolbar. The list itself adds its count, its columns and the chosen rows. */
export type ToolSet = Pick<ToolbarParts, 'count' | 'views' | 'search' | 'actions' | 'main' | 'chips'> & {
  filter?: FilterSet | undefined;
  /** Menu of saved views. */
  saved?: ReactNode;
  /** A short list shows its filters too: some rows are left out at first, and only a filter reaches them. */
  needsFilter?: boolean | undefined;
};
