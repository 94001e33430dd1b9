/**
 * Everything that a user can change about a table. The owner keeps it, in the address or in memory, and queries the
 * server with it.
 */
export type TableState = {
  sort: { column: string; isDescending: boolean } | null;
  filters: Record<string, string>;
  /** Counts from 1, as in an address. */
  page: number;
  pageSize: number;
  hidden: string[];
  selected: string[];
};

const PAGE_SIZE = 20;

export const startState = (known: Partial<TableState> = {}): TableState => ({
  sort: null,
  filters: {},
  page: 1,
  pageSize: PAGE_SIZE,
  hidden: [],
  selected: [],
  ...known,
});

/** Sets filters; '' removes one. Rows that may have become invisible must not stay chosen for a bulk action. */
export const withFilters = (state: TableState, changes: Record<string, string>): TableState => {
  const filters = Object.entries({ ...state.filters, ...changes }).filter(([, value]) => value !== '');
  return { ...state, filters: Object.fromEntries(filters), page: 1, selected: [] };
};

export const withFilter = (state: TableState, column: string, value: string) => withFilters(state, { [column]: value });

export const withoutFilters = (state: TableState): TableState => ({ ...state, filters: {}, page: 1, selected: [] });

/** Changes the page size. The row that was on top stays visible. */
export const withPageSize = (state: TableState, pageSize: number): TableState => {
  const firstRow = (state.page - 1) * state.pageSize;
  return { ...state, pageSize, page: Math.floor(firstRow / pageSize) + 1 };
};
