import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import type { TableBodyProps } from './table-body.tsx';
import { TableRow } from './table-row.tsx';

const OVERSCAN = 6;
const HEAD_ROWS = 1;
const NOWHERE = -1;

/** Draws only the visible rows, with empty rows between them that are as high as those left out. */
export const VirtualBody = <Data extends RowData>(props: TableBodyProps<Data>) => {
  const { rows, drawing, selected, rowHeight, frame } = props;
  const [focused, setFocused] = useState(NOWHERE);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withNeighbours(range, focused),
  });

  const drawn: ReactNode[] = [];
  let end = 0;
  for (const { index, start, end: itemEnd } of virtualizer.getVirtualItems()) {
    const row = rows[index];
    if (!row) continue;
    if (start > end) drawn.push(<Spacer key={`before ${row.id}`} height={start - end} />);
    const place = index + HEAD_ROWS + 1;
    drawn.push(<TableRow key={row.id} {...drawing} row={row} isSelected={chosen.has(row.id)} place={place} />);
    end = itemEnd;
  }
  const rest = virtualizer.getTotalSize() - end;
  if (rest > 0) drawn.push(<Spacer key="rest" height={rest} />);

  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // While the focus moves from row to row, no row may disappear: the next one would be gone before the focus reaches
    // it.
    if (!currentTarget.contains(relatedTarget)) setFocused(NOWHERE);
  };
  return (
    <tbody onFocus={(event) => setFocused(indexOf(event))} onBlur={leave}>
      {drawn}
    </tbody>
  );
};

const Spacer = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
);

/** Keeps the row with the focus, wherever the user has scrolled, and the rows that Tab reaches from it. */
const withNeighbours = (range: Range, focused: number) => {
  const visible = defaultRangeExtractor(range);
  if (focused === NOWHERE) return visible;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...visible, ...kept])].sort((left, right) => left - right);
};

const indexOf = ({ target }: FocusEvent) => {
  const place = Number(target.closest('tr')?.getAttribute('aria-rowindex'));
  return place - HEAD_ROWS - 1;
};
