import type { RowData } from '@tanstack/react-table';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { LinkButton } from '../ui/button/button.tsx';
import { Notice } from '../ui/state/notice.tsx';
import { DataTable, type DataTableProps } from '../ui/table/data-table.tsx';
import type { Listed } from './listed.ts';
import { useSavedViews } from './saved-views.tsx';
import { type Order, type ShownColumns, type TableList, useListedTable } from './use-listed-table.ts';

type ListTableProps<L, R extends RowData> = Pick<
  DataTableProps<R>,
  'label' | 'columns' | 'nameOf' | 'hrefOf' | 'toolSet'
> & {
  listed: Listed<L, { rows: R[]; total: number }>;
  idOf?: (row: R) => string;
  /** Order when no column is sorted. If left out, `sort` holds the order too, as a minus before the name. */
  unsorted?: Order;
  /** From `useRememberedColumns`. If left out, the choice is forgotten with the page. */
  shown?: ShownColumns;
  /** Columns that start hidden, without `shown`. */
  hiddenFirst?: string[];
  /** Words for a page number beyond the last page. */
  beyond?: (part: 'title' | 'text' | 'first') => string;
  /**
   * If set, rows can be chosen, and this returns the actions for them. The ids stay while an action runs; a row may
   * leave the list because of it.
   */
  bulkActions?: ((rows: R[], clearSelection: () => void, ids: string[]) => ReactNode) | false | undefined;
  hasPageSizes?: boolean;
  /** Shown if there are no rows and no filters. */
  empty?: ReactNode;
  /** Shown if there are no rows, with filters or without. */
  none?: ReactNode;
};

const PAGE_SIZES = [20, 50, 100];
const NONE: never[] = [];

/** Table of a list whose filters, order and page are in the address. */
export const ListTable = <L extends TableList, R extends RowData & { id?: string | null }>(
  props: ListTableProps<L, R>,
) => {
  const {
    listed,
    unsorted,
    shown,
    hiddenFirst = NONE,
    beyond,
    bulkActions,
    empty,
    none,
    hasPageSizes = true,
    toolSet,
    ...table
  } = props;
  const idOf = props.idOf ?? (({ id }: R) => id ?? '');
  const { data, hrefOf, outcome } = listed;
  const forgotten = useState(hiddenFirst);
  const hasFilters = table.columns.some(({ filter }) => filter !== undefined);
  const { state, change, clearSelection } = useListedTable(listed, {
    unsorted,
    columns: shown ?? forgotten,
    hasFilters,
    hasOwnNone: none !== undefined,
  });
  const rows = data?.rows ?? NONE;
  const saved = useSavedViews(hrefOf({ page: 1 } as Partial<L>), state.hidden);
  const instead =
    none ||
    empty ||
    (beyond && (
      <Notice heading="p" icon={SearchX} title={beyond('title')} text={beyond('text')}>
        <LinkButton to={hrefOf({ page: 1 } as Partial<L>)}>{beyond('first')}</LinkButton>
      </Notice>
    ));
  return (
    <DataTable
      {...(hasPageSizes && { pageSizes: PAGE_SIZES })}
      {...table}
      toolSet={{ ...toolSet, saved }}
      {...outcome}
      rows={rows}
      isFiltered={listed.isFiltered}
      total={data?.total ?? 0}
      idOf={idOf}
      state={state}
      onChange={change}
      pageHrefOf={(page) => hrefOf({ page } as Partial<L>)}
      {...(instead && { empty: instead })}
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
