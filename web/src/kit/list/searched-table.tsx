import { type QueryFunction, type QueryKey, type SkipToken, useQuery } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { DataTable, type DataTableProps } from '../ui/table/data-table.tsx';
import { type TableState, withFilter } from '../ui/table/table-state.ts';
import { SearchBox } from './search-box.tsx';
import { useTableAddress } from './table-address.ts';

type Answer<R> = { rows: R[]; total: number };
type Query<R> = { queryKey: QueryKey; queryFn?: QueryFunction<Answer<R>, never> | SkipToken };

type SearchedTableProps<R extends RowData> = Pick<
  DataTableProps<R>,
  'label' | 'columns' | 'idOf' | 'nameOf' | 'hrefOf'
> & {
  /** Names of the filters in the address. The search is called `q`. */
  filters: readonly string[];
  /** Columns that start hidden. They serve as filters. */
  hiddenFirst: string[];
  query: (state: TableState) => Query<R>;
  search: { label: string; help: string };
};

const PAGE_SIZES = [20, 50, 100];
const NONE: never[] = [];

/** Table with a search box whose columns are the filters. Everything chosen is in the address. */
export const SearchedTable = <R extends RowData>(props: SearchedTableProps<R>) => {
  const { filters, hiddenFirst, query, search, ...table } = props;
  const { state, onChange } = useTableAddress(filters, hiddenFirst);
  const { queryFn, ...rest } = query(state);
  const { data, isFetching, isError, refetch } = useQuery({ ...rest, queryFn: queryFn as QueryFunction<Answer<R>> });
  return (
    <>
      <SearchBox
        {...search}
        value={state.filters.q ?? ''}
        onValue={(value) => onChange(withFilter(state, 'q', value))}
      />
      <DataTable
        {...table}
        rows={data?.rows ?? NONE}
        total={data?.total ?? 0}
        state={state}
        onChange={onChange}
        isPending={isFetching}
        isFailed={isError}
        onRetry={refetch}
        pageSizes={PAGE_SIZES}
      />
    </>
  );
};
