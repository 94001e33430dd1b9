import type { RowData } from '@tanstack/react-table';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMedia } from '../media.ts';
import type { PageTurn } from '../pager/page-step.tsx';
import { Pager } from '../pager/pager.tsx';
import type { ToolSet } from '../toolbar/tool-set.ts';
import { useFewRows } from '../toolbar/use-few-rows.ts';
import styles from './data-table.module.css';
import { KeyHints } from './keys/key-hints.tsx';
import { useRowKeys } from './keys/use-row-keys.ts';
import type { TableColumn } from './table-column.ts';
import { TableFrame } from './table-frame.tsx';
import { TableOutcome } from './table-outcome.tsx';
import { type TableState, withPageSize } from './table-state.ts';
import toolStyles from './table-tools.module.css';
import { TableTools } from './table-tools.tsx';
import { useDataTable } from './use-data-table.ts';

export type DataTableProps<Data extends RowData> = {
  label: string;
  /** Keep the same array between renders (`useMemo`), because the rows depend on it. */
  columns: TableColumn<Data>[];
  /** One page of rows, sorted and filtered by the server; in a virtual table all rows. */
  rows: Data[];
  total: number;
  idOf: (row: Data) => string;
  /** Name of the row at its checkbox. */
  nameOf: (row: Data) => string;
  state: TableState;
  onChange: (state: TableState) => void;
  /** Rows are loading: without rows placeholders are shown; existing rows stay until the new ones arrive. */
  isPending?: boolean;
  isFailed?: boolean;
  onRetry?: () => void;
  hrefOf?: (row: Data) => string;
  isDense?: boolean;
  /** Thousands of rows in one long list of which only the visible ones are drawn; no pages. */
  isVirtual?: boolean;
  /** If set, rows can be chosen, and this returns the actions for them. */
  bulkActions?: (ids: string[]) => ReactNode;
  pageSizes?: number[];
  /** If set, the pages are links. */
  pageHrefOf?: (page: number) => string;
  /** What the page adds to the toolbar. */
  toolSet?: ToolSet;
  /** Rows are filtered by something outside the table's state. */
  isFiltered?: boolean;
  /** Replaces the "no results" text while the list is still empty and no filter is set. */
  empty?: ReactNode;
};

/** Shows rows and columns of any data. It reports changes by `onChange` and shows what it gets. */
export const DataTable = <Data extends RowData>(props: DataTableProps<Data>) => {
  const { rows, total, state, onChange, pageSizes, pageHrefOf, isPending = false, isFailed = false } = props;
  const { t } = useTranslation();
  const table = useDataTable(props);
  const isCards = useMedia('phone') && !props.isVirtual;
  const pageCheckbox = useRef<HTMLInputElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const hasRows = rows.length > 0 && !isFailed;
  const hasOutcome = isFailed || (!isPending && !hasRows);
  const isFiltered = props.isFiltered ?? Object.keys(state.filters).length > 0;
  const isFew = useFewRows({ total: hasRows ? total : undefined, isFiltered: isFiltered || state.page > 1 });
  const hasPages = total > 0 && !props.isVirtual && !isFailed && !isFew;
  const turn: PageTurn = pageHrefOf ? { hrefOf: pageHrefOf } : { onPage: (page) => onChange({ ...state, page }) };
  const clearSelection = () => {
    onChange({ ...state, selected: [] });
    pageCheckbox.current?.focus();
  };
  const keys = useRowKeys(root, () => state.selected.length > 0 && onChange({ ...state, selected: [] }));

  return (
    <div ref={setRoot} className={styles['data-table']}>
      <TableTools {...props} isFew={isFew} isCards={isCards} onClearSelection={clearSelection} />
      <div className={styles.frame}>
        <TableFrame {...props} table={table} pageCheckbox={pageCheckbox} isCards={isCards} />
        {hasOutcome && <TableOutcome {...props} />}
      </div>
      <span className="visually-hidden" role="status">
        {isPending && t('loading')}
      </span>
      {isCards && props.toolSet?.actions && <div className={toolStyles.acts}>{props.toolSet.actions}</div>}
      {hasPages && (
        <div className={toolStyles.end}>
          <Pager
            {...turn}
            label={props.label}
            page={state.page}
            pageSize={state.pageSize}
            total={total}
            pageSizes={pageSizes}
            onPageSize={(pageSize) => onChange(withPageSize(state, pageSize))}
          />
          <KeyHints {...keys} canSelect={props.bulkActions !== undefined} canOpen={props.hrefOf !== undefined} />
        </div>
      )}
    </div>
  );
};
