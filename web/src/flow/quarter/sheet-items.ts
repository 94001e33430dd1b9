import type { FlowSide } from '@ieum/contract';
import { isEntered, type SheetRow } from './sheet-row.ts';

/** A line of the table: the heading of a direction, a partner that is folded, or a row. */
export type SheetItem =
  | { kind: 'side'; id: string; side: FlowSide; done: number; total: number }
  | { kind: 'partner'; id: string; rows: SheetRow[]; isOpen: boolean }
  | { kind: 'row'; id: string; row: SheetRow; isFirst: boolean };

/** Above this number the rows are drawn as they are scrolled to, and partners fold. */
export const MANY_ROWS = 200;

export const partnerOf = ({ line: { side, partner } }: SheetRow) =>
  `${side} ${partner ? (partner.id ?? partner.name) : ''}`;

/** Puts the rows below their direction, and with many rows below a partner that can be folded. */
export const itemsOf = (rows: SheetRow[], folded: ReadonlySet<string>, canFold: boolean): SheetItem[] => {
  const items: SheetItem[] = [];
  for (const [side, ofSide] of Map.groupBy(rows, ({ line }) => line.side)) {
    const counted = ofSide.filter(({ state }) => state !== 'blocked');
    const done = ofSide.filter(isEntered).length;
    items.push({ kind: 'side', id: side, side, done, total: counted.length });
    for (const [id, ofPartner] of Map.groupBy(ofSide, partnerOf)) {
      if (canFold) items.push({ kind: 'partner', id, rows: ofPartner, isOpen: !folded.has(id) });
      if (canFold && folded.has(id)) continue;
      items.push(
        ...ofPartner.map((row, at): SheetItem => ({ kind: 'row', id: row.text, row, isFirst: at === 0 && !canFold })),
      );
    }
  }
  return items;
};

/** Finds the rows that have every typed word in a name. */
export const rowsFound = (rows: SheetRow[], search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter(({ line: { partner, goods, product, use, from, to } }) => {
    const names = [
      ...Object.values(partner ?? {}),
      goods.name,
      goods.partNumber,
      product.name,
      use,
      from?.name,
      to?.name,
    ];
    const text = names
      .filter((name) => typeof name === 'string')
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
};
