import type { RowData } from '@tanstack/react-table';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { DataTable, type DataTableProps } from '../ui/table/data-table.tsx';
import type { Listed } from './listed.ts';
import { useListedTable } from './use-listed-table.ts';

type Order<S extends string> = { sort: S; order: 'asc' | 'desc' };

type ListTableProps<L, R extends RowData, S extends string> = Pick<
  DataTableProps<R>,
  'label' | 'columns' | 'nameOf' | 'hrefOf'
> & {
  listed: Listed<L, { rows: R[]; total: number }>;
  idOf?: (row: R) => string;
  sorts: readonly S[];
  /** Order when no column is sorted. */
  unsorted: Order<S>;
  /** From `useRememberedColumns`. */
  shown: readonly [hidden: string[], setHidden: (hidden: string[]) => void];
  /** Words for a page number beyond the last page. */
  beyond: (part: 'title' | 'text' | 'first') => string;
  /**
   * If set, rows can be chosen, and this returns the actions for them. The ids stay while an action runs; a row may
   * leave the list because of it.
   */
  bulkActions?: ((rows: R[], clearSelection: () => void, ids: string[]) => ReactNode) | false | undefined;
  hasPageSizes?: boolean;
  empty?: ReactNode;
};

const PAGE_SIZES = [20, 50, 100];
const NONE: never[] = [];

/** Table of a list whose filters, order and page are in the address. */
export const ListTable = <
  L extends { page: number; size: number },
  R extends RowData & { id?: string | null },
  S extends string,
>(
  props: ListTableProps<L, R, S>,
) => {
  const { listed, sorts, unsorted, shown, beyond, bulkActions, empty, hasPageSizes = true, ...table } = props;
  const idOf = props.idOf ?? (({ id }: R) => id ?? '');
  const { list, data, isFiltered, clearFilters, setList, hrefOf, outcome } = listed;
  const { state, change, clearSelection } = useListedTable({
    list: { ...unsorted, ...list },
    sorts,
    unsorted,
    columns: shown,
    isFilteredAway: isFiltered && data?.total === 0,
    onClear: clearFilters,
    onList: (next) => setList({ ...list, ...next }),
  });
  const rows = data?.rows ?? NONE;
  return (
    <DataTable
      {...(hasPageSizes && { pageSizes: PAGE_SIZES })}
      {...table}
      {...outcome}
      rows={rows}
      total={data?.total ?? 0}
      idOf={idOf}
      state={state}
      onChange={change}
      pageHrefOf={(page) => hrefOf({ page } as Partial<L>)}
      empty={
        empty ?? (
          <Notice heading="p" icon={SearchX} title={beyond('title')} text={beyond('text')}>
            <LinkButton to={hrefOf({ page: 1 } as Partial<L>)}>{beyond('first')}</LinkButton>
          </Notice>
        )
      }
      {...(bulkActions && {
        bulkActions: (ids: string[]) =>
          bulkActions(
            rows.filter((row) => ids.includes(idOf(row))),
            clearSelection,
            ids,
          ),
      })}
    />
  );
};
