import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, type RefObject, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../class-names.ts';
import scrolled from '../scrolled/scrolled.module.css';
import { useMoreBeyond } from '../scrolled/use-more-beyond.ts';
import { cardColumns } from './card-columns.ts';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table.tsx';
import { TableBody } from './table-body.tsx';
import cardStyles from './table-cards.module.css';
import { TableHead } from './table-head.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { TableModel } from './use-data-table.ts';
import { useIsScrollable } from './use-is-scrollable.ts';
import { useRowHeight } from './use-row-height.ts';
import { VirtualBody } from './virtual-body.tsx';

type TableFrameProps<Data extends RowData> = DataTableProps<Data> & {
  table: TableModel<Data>;
  pageCheckbox: RefObject<HTMLInputElement | null>;
  /** A phone shows each row as a card. */
  isCards: boolean;
};

const CHECKBOX_WIDTH = '44px';
/** Default width, because in rows of a fixed height the content does not decide. */
const VIRTUAL_WIDTH = 160;

/** Shows the table itself, which scrolls inside its frame while its head stays visible. */
export const TableFrame = <Data extends RowData>(props: TableFrameProps<Data>) => {
  const { label, rows, state, table, pageCheckbox, nameOf, hrefOf, bulkActions, isCards } = props;
  const { isPending = false, isFailed = false, isDense = false, isVirtual = false } = props;
  // Not a ref: the rows inside need the frame and are drawn before a ref would be set.
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const columns = useVisibleColumns(props);
  const isScrollable = useIsScrollable(frame);
  const { hasMore } = useMoreBeyond(frame);
  const { t } = useTranslation('ui');
  const selectLabelOf = (row: Data) => t('table.selectRow', { name: nameOf(row) });
  const rowHeight = useRowHeight(isDense);
  const canSelect = bulkActions !== undefined;
  const hasRows = rows.length > 0 && !isFailed;
  const widths = columns.map(({ width = isVirtual ? VIRTUAL_WIDTH : undefined }, place) => widthOf(width, place));
  const known = widths.filter((width) => width !== undefined);
  const Body = isVirtual ? VirtualBody : TableBody;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows start at their top
  useEffect(() => {
    frame?.scrollTo({ top: 0 });
  }, [state.page, state.sort, state.filters]);

  return (
    <section
      ref={setFrame}
      className={classNames(
        styles.scroller,
        scrolled.frame,
        hasMore && scrolled.more,
        isVirtual && styles.virtual,
        isCards && cardStyles.cards,
      )}
      style={{ '--row-height': `${rowHeight}px` } as CSSProperties}
      aria-label={label}
      tabIndex={isScrollable ? 0 : undefined}
    >
      <table
        className={classNames(styles.table, isDense && styles.dense, isPending && styles.pending)}
        style={
          isCards ? undefined : { minWidth: `calc(${[canSelect ? CHECKBOX_WIDTH : '0px', ...known].join(' + ')})` }
        }
        // The display of a card takes the roles from the elements of a table. A table must have rows.
        role={isCards && hasRows ? 'table' : undefined}
        aria-busy={isPending}
        aria-rowcount={isVirtual ? rows.length + 1 : undefined}
      >
        <caption className="visually-hidden">{label}</caption>
        {!isCards && (
          <>
            <colgroup>
              {canSelect && <col style={{ width: CHECKBOX_WIDTH }} />}
              {columns.map(({ id }, place) => (
                <col key={id} style={{ width: widths[place] }} />
              ))}
            </colgroup>
            <TableHead
              table={table}
              columns={columns}
              checkbox={canSelect ? pageCheckbox : undefined}
              isVirtual={isVirtual}
            />
          </>
        )}
        {hasRows && (
          <Body
            // Rows of another height are another list.
            key={rowHeight}
            rows={table.getRowModel().rows}
            drawing={{ columns, canSelect, selectLabelOf, hrefOf, isCards }}
            selected={state.selected}
            rowHeight={rowHeight}
            frame={frame}
          />
        )}
        {!hasRows && isPending && <TableSkeleton columns={columns.length + Number(canSelect)} rows={state.pageSize} />}
      </table>
    </section>
  );
};

/** Returns the columns that the user has not hidden; a card has its own. */
const useVisibleColumns = <Data extends RowData>({ table, columns, isCards }: TableFrameProps<Data>) => {
  const visible = table.getVisibleLeafColumns();
  return useMemo(() => {
    if (isCards) return cardColumns(columns);
    const ids = new Set(visible.map(({ id }) => id));
    return columns.filter(({ id }) => ids.has(id));
  }, [visible, columns, isCards]);
};

/** Limits the first column of a virtual table, which stays visible on a phone and must leave room for the others. */
const widthOf = (width: number | undefined, place: number) => {
  if (width === undefined) return;
  return place === 0 ? `min(${width}px, 45vw)` : `${width}px`;
};
