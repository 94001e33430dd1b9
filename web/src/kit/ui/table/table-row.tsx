import type { RowData } from '@tanstack/react-table';
import { type MouseEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';
import cardStyles from './table-cards.module.css';
import type { CardPlace, TableColumn } from './table-column.ts';
import type { TableRowModel } from './use-data-table.ts';

/** Settings that are the same for every row. */
export type RowDrawing<Data extends RowData> = {
  columns: TableColumn<Data>[];
  canSelect: boolean;
  /** Made once for all rows, because a hook in each row slows down the scrolling of a long table. */
  selectLabelOf: (row: Data) => string;
  hrefOf: ((row: Data) => string) | undefined;
  isCards: boolean;
};

type TableRowProps<Data extends RowData> = RowDrawing<Data> & {
  row: TableRowModel<Data>;
  isSelected: boolean;
  /** Position among all rows, if not all of them are drawn. */
  place?: number;
};

const DrawnRow = <Data extends RowData>(props: TableRowProps<Data>) => {
  const { row, columns, canSelect, selectLabelOf, hrefOf, isCards, isSelected, place } = props;
  const href = hrefOf?.(row.original);
  return (
    <tr
      className={classNames(styles.row, isSelected && styles.selected, href !== undefined && styles.linked)}
      role={isCards ? 'row' : undefined}
      aria-rowindex={place}
      onClick={href === undefined ? undefined : followLink}
    >
      {canSelect && (
        <td className={styles.checkbox} role={isCards ? 'cell' : undefined}>
          <label className={styles.target}>
            <input
              type="checkbox"
              aria-label={selectLabelOf(row.original)}
              checked={isSelected}
              onChange={(event) => row.getToggleSelectedHandler()(event)}
            />
          </label>
        </td>
      )}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          isFirst={index === 0}
          isNumeric={column.isNumeric}
          card={isCards ? column.card : undefined}
          href={href}
        >
          {contentOf(column, row.original, isCards, place)}
        </Cell>
      ))}
    </tr>
  );
};

/** Avoids drawing visible rows again while a long table scrolls. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

const contentOf = <Data,>(column: TableColumn<Data>, row: Data, isCards: boolean, place: number | undefined) => {
  const cell = (isCards && column.cardCell) || column.cell;
  return place === undefined ? cell(row) : inTwoLines(cell(row));
};

/** Shows at most two lines of a text in a row of fixed height. The pointer shows the whole text. */
const inTwoLines = (content: ReactNode) =>
  typeof content === 'string' ? (
    <span className={styles.clamped} title={content} data-shortened>
      {content}
    </span>
  ) : (
    content
  );

type CellProps = {
  isFirst: boolean;
  isNumeric: boolean | undefined;
  /** Place on a card. */
  card: CardPlace | undefined;
  href: string | undefined;
  children: ReactNode;
};

const Cell = ({ isFirst, isNumeric, card, href, children }: CellProps) => {
  const className = card ? classNames(cardStyles[card]) : classNames(styles.cell, isNumeric && styles.numeric);
  if (!isFirst) {
    return (
      <td className={className} role={card && 'cell'}>
        {children}
      </td>
    );
  }
  return (
    <th scope="row" className={classNames(className, styles.name)} role={card && 'rowheader'}>
      {href === undefined ? (
        children
      ) : (
        <Link className={styles.link} to={href}>
          {children}
        </Link>
      )}
    </th>
  );
};

/**
 * Makes the whole row act as its link. Modifier keys are passed on, so that a new tab opens when the user wants one.
 */
const followLink = (event: MouseEvent<HTMLTableRowElement>) => {
  const isOnControl =
    event.target instanceof Element && event.target.closest('a, button, input, label, select') !== null;
  const isMarkingText = window.getSelection()?.isCollapsed === false;
  if (isOnControl || isMarkingText) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const click = new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
  event.currentTarget.querySelector('th a')?.dispatchEvent(click);
};
