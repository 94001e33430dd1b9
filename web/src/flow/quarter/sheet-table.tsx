import { periodAfter } from '@ieum/contract';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../kit/ui/class-names.ts';
import { useMedia } from '../../kit/ui/media.ts';
import { useLineWords } from './line-words.ts';
import { MANY_ROWS, type SheetItem } from './sheet-items.ts';
import { isEntered } from './sheet-row.ts';
import styles from './table.module.css';
import { TableRow, type TableRowProps } from './table-row.tsx';

type SheetTableProps = Omit<TableRowProps, 'row' | 'isFirst' | 'isActive' | 'place'> & {
  items: SheetItem[];
  active: string | undefined;
  period: string;
  onFold: (id: string) => void;
};

const COLUMNS = 8;
const OVERSCAN = 8;
const NOWHERE = -1;
const ROW_HEIGHT = 37;
const TOUCH_HEIGHT = 53;

/** One line per link. A long sheet scrolls in a frame and draws only what is seen. */
export const SheetTable = ({ items, active, period, onFold, ...acting }: SheetTableProps) => {
  const { t } = useTranslation('quarter');
  const words = useLineWords();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const rowHeight = useMedia('fingers') ? TOUCH_HEIGHT : ROW_HEIGHT;
  const isLong = items.length > MANY_ROWS;
  const at = isLong ? items.findIndex(({ kind, id }) => kind === 'row' && id === active) : NOWHERE;
  const virtualizer = useVirtualizer({
    count: isLong ? items.length : 0,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The field with the keys stays, wherever somebody scrolls.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(at === NOWHERE ? [] : [at])])].sort((a, b) => a - b),
  });
  useEffect(() => {
    if (at !== NOWHERE) virtualizer.scrollToIndex(at, { align: 'auto' });
  }, [at, virtualizer]);
  const draw = (item: SheetItem, place: number) => {
    if (item.kind === 'row') {
      const { row, isFirst, id } = item;
      return <TableRow key={id} {...acting} row={row} isFirst={isFirst} isActive={id === active} place={place} />;
    }
    if (item.kind === 'side')
      return (
        <tr key={`side ${item.id}`} className={styles.side} aria-rowindex={place}>
          <th scope="colgroup" colSpan={COLUMNS}>
            {t(`side.${item.side}`)} <span className={styles.count}>{t('sideCount', item)}</span>
          </th>
        </tr>
      );
    const [first] = item.rows;
    const counts = { done: item.rows.filter(isEntered).length, total: item.rows.length };
    const Icon = item.isOpen ? ChevronDown : ChevronRight;
    return (
      <tr key={`partner ${item.id}`} className={styles.partnerRow} aria-rowindex={place}>
        <th scope="colgroup" colSpan={COLUMNS}>
          <button type="button" className={styles.fold} aria-expanded={item.isOpen} onClick={() => onFold(item.id)}>
            <Icon size={16} aria-hidden />
            {t('fold', { partner: first ? words.partnerOf(first.line) : '', ...counts })}
          </button>
        </th>
      </tr>
    );
  };
  const drawn: ReactNode[] = [];
  if (isLong) {
    let end = 0;
    for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
      const item = items[index];
      if (!item) continue;
      if (start > end) drawn.push(<Spacer key={`before ${item.id}`} height={start - end} />);
      drawn.push(draw(item, index + 2));
      end = itemEnd;
    }
    const rest = virtualizer.getTotalSize() - end;
    if (rest > 0) drawn.push(<Spacer key="rest" height={rest} />);
  }
  return (
    <div ref={setFrame} className={classNames(styles.frame, isLong && styles.long)}>
      <table className={styles.table} aria-rowcount={items.length + 1}>
        <caption className="visually-hidden">{t('title.quarter')}</caption>
        <thead>
          <tr className={styles.headings}>
            <th scope="col">{t('column.partner')}</th>
            <th scope="col">{t('column.goods')}</th>
            <th scope="col" className={styles.factory}>
              {t('column.factory')}
            </th>
            <th scope="col" className={styles.number}>
              {words.period(periodAfter(period, -1))}
            </th>
            <th scope="col" className={styles.fieldHead}>
              {t('column.quantity', { period: words.period(period) })}
            </th>
            <th scope="col" className={classNames(styles.number, styles.change)}>
              {t('column.change')}
            </th>
            <th scope="col" className={styles.number}>
              {t('column.theirs')}
            </th>
            <th scope="col">{t('column.check')}</th>
          </tr>
        </thead>
        <tbody>{isLong ? drawn : items.map((item, index) => draw(item, index + 2))}</tbody>
      </table>
    </div>
  );
};

const Spacer = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td colSpan={COLUMNS} style={{ height, padding: 0, border: 0 }} />
  </tr>
);
