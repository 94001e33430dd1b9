import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTurn } from '../pager/page-step.tsx';
import { Pager } from '../pager/pager.tsx';
import styles from './data-table.module.css';
import type { TableColumn } from './table-column.ts';
import { TableFrame } from './table-frame.tsx';
import { TableOutcome } from './table-outcome.tsx';
import { type TableState, withPageSize } from './table-state.ts';
import { TableTools } from './table-tools.tsx';
import { useDataTable } from './use-data-table.ts';

export type DataTableProps<Data extends RowData> = {
  label: string;
  /** Keep the same array between draws (`useMemo`): it is what the rows are drawn by. */
  columns: TableColumn<Data>[];
  /** One page of them, sorted and filtered by the server; in a virtual table all of them. */
  rows: Data[];
  total: number;
  idOf: (row: Data) => string;
  /** How the row is called where it is chosen. */
  nameOf: (row: Data) => string;
  state: TableState;
  onChange: (state: TableState) => void;
  /** Something is on its way: without rows their places are shown, with rows these stay until the new ones are here. */
  isPending?: boolean;
  isFailed?: boolean;
  onRetry?: () => void;
  hrefOf?: (row: Data) => string;
  isDense?: boolean;
  /** Thousands of rows in one long list of which only those in sight are drawn; no pages. */
  isVirtual?: boolean;
  /** Given one, rows can be chosen, and this says what can be done with them. */
  bulkActions?: (ids: string[]) => ReactNode;
  pageSizes?: number[];
  /** Given one, the pages are links. */
  pageHrefOf?: (page: number) => string;
  /** In place of the words for no results, where there is nothing yet and no filter is set. */
  empty?: ReactNode;
};

/** Rows and columns of anything. It asks by `onChange` and shows what it is given. */
export const DataTable = <Data extends RowData>(props: DataTableProps<Data>) => {
  const { rows, total, state, onChange, pageSizes, pageHrefOf, isPending = false, isFailed = false } = props;
  const { t } = useTranslation();
  const table = useDataTable(props);
  const pageCheckbox = useRef<HTMLInputElement>(null);
  const hasRows = rows.length > 0 && !isFailed;
  const hasOutcome = isFailed || (!isPending && !hasRows);
  const hasPages = total > 0 && !props.isVirtual && !isFailed;
  const turn: PageTurn = pageHrefOf ? { hrefOf: pageHrefOf } : { onPage: (page) => onChange({ ...state, page }) };

  return (
    <div className={styles['data-table']}>
      <TableTools {...props} onCleared={() => pageCheckbox.current?.focus()} />
      <div className={styles.frame}>
        <TableFrame {...props} table={table} pageCheckbox={pageCheckbox} />
        {hasOutcome && <TableOutcome {...props} />}
      </div>
      <span className="visually-hidden" role="status">
        {isPending && t('loading')}
      </span>
      {hasPages && (
        <Pager
          {...turn}
          label={props.label}
          page={state.page}
          pageSize={state.pageSize}
          total={total}
          pageSizes={pageSizes}
          onPageSize={(pageSize) => onChange(withPageSize(state, pageSize))}
        />
      )}
    </div>
  );
};
