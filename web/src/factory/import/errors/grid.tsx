import { COLUMN_WORDS, type ImportRow, type SheetField } from '@ieum/contract';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { ErrorCell, type OnFix } from './cell.tsx';
import styles from './grid.module.css';

export type ErrorRowsProps = {
  rows: ImportRow[];
  fields: SheetField[];
  canEdit: boolean;
  onFix: OnFix;
  /** Loads more rows. Undefined if there are none. */
  onMore: (() => void) | undefined;
};

const ROW_HEIGHT = 72;
const OVERSCAN = 8;
const STEPS: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Shows the rows with errors as a sheet. Only visible rows are rendered. Enter and the arrow keys move within a column.
 */
export const ErrorGrid = ({ rows, fields, canEdit, onFix, onMore }: ErrorRowsProps) => {
  const { t } = useTranslation('import');
  const { name: language } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const isAtEnd = (items.at(-1)?.index ?? 0) >= rows.length - 1;
  useEffect(() => {
    if (isAtEnd) onMore?.();
  }, [isAtEnd, onMore]);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    const row = event.currentTarget.closest('tr');
    const next = step && (step > 0 ? row?.nextElementSibling : row?.previousElementSibling);
    const field = event.currentTarget.dataset.field ?? '';
    const target = next ? next.querySelector<HTMLInputElement>(`input[data-field="${field}"]`) : undefined;
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.select();
  };

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { index, start, end: itemEnd } of items) {
    const row = rows[index];
    if (!row) continue;
    if (start > end) drawn.push(<Spacer key="before" height={start - end} />);
    drawn.push(
      <tr key={row.row} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
        <th scope="row" className={styles.number}>
          {row.row}
          {row.verdict !== 'bad' && (
            <span className={styles.right}>
              <Check size={14} aria-hidden />
              {t('errors.right')}
            </span>
          )}
        </th>
        {fields.map((field) => (
          <td key={field}>
            <ErrorCell row={row} field={field} canEdit={canEdit} onFix={onFix} onMove={move} />
          </td>
        ))}
      </tr>,
    );
    end = itemEnd;
  }
  const rest = virtualizer.getTotalSize() - end;
  if (rest > 0) drawn.push(<Spacer key="rest" height={rest} />);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={frame} className={styles.frame} aria-label={t('errors.grid')} tabIndex={0}>
      <table className={styles.grid} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={styles.number}>
              {t('errors.row')}
            </th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {COLUMN_WORDS[field][language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{drawn}</tbody>
      </table>
    </section>
  );
};

const Spacer = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
);
