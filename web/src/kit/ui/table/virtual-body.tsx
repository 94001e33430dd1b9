import type { RowData } from '@tanstack/react-table';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useMemo, useState } from 'react';
import type { TableBodyProps } from './table-body.tsx';
import { TableRow } from './table-row.tsx';

const OVERSCAN = 6;
const HEAD_ROWS = 1;
const NOWHERE = -1;

/** Only the rows in sight, with empty ones between them that are as high as those left out. */
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
    // On the way from row to row none of them may go: the next one would be gone before it is reached.
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

/** The row with the focus stays, wherever one has scrolled, and so do those that Tab goes to from it. */
const withNeighbours = (range: Range, focused: number) => {
  const inSight = defaultRangeExtractor(range);
  if (focused === NOWHERE) return inSight;
  const kept = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...inSight, ...kept])].sort((one, other) => one - other);
};

const indexOf = ({ target }: FocusEvent) => {
  const place = Number(target.closest('tr')?.getAttribute('aria-rowindex'));
  return place - HEAD_ROWS - 1;
};
