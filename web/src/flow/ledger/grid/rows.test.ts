import { expect, it } from 'vitest';
import { clearRange, fillDown, type GridRow, isFilled, newRow, putBlock, putCell, readRows } from './rows.ts';

const empty = (count: number) => Array.from({ length: count }, () => newRow());
const put = (rows: GridRow[], block: string[][], row = 0, column = 0) => {
  const done = putBlock(rows, { row, column }, block);
  if ('tooMany' in done) throw new Error(`refused: ${done.tooMany}`);
  return done;
};
const line = (at: number) => ['2026-07', '출고', '고객사', '양극재', '', '', '', String(at + 1), '톤'];

it('S2.4 puts forty pasted rows in one go, and leaves a free one below', () => {
  const { rows, last } = put(
    empty(3),
    Array.from({ length: 40 }, (_, at) => line(at)),
  );
  expect(rows.filter(isFilled)).toHaveLength(40);
  expect(rows).toHaveLength(41);
  expect(rows[39]?.cells).toMatchObject({ period: '2026-07', partner: '고객사', quantity: '40', unit: '톤' });
  expect(last).toEqual({ row: 39, column: 8 });
});

it('S2.4 puts a block where the cell is, and finds columns by headings that came along', () => {
  const beside = put(
    empty(3),
    [
      ['12', '톤'],
      ['13', 'kg'],
    ],
    1,
    7,
  ).rows;
  expect(beside[1]?.cells).toEqual({ quantity: '12', unit: '톤' });
  expect(beside[2]?.cells).toEqual({ quantity: '13', unit: 'kg' });
  const headed = put(
    empty(1),
    [
      ['Quantity', '기간', 'State', '거래처'],
      ['5', '2026-Q3', '일치', '에코'],
    ],
    0,
    4,
  ).rows;
  expect(headed[0]?.cells).toEqual({ quantity: '5', period: '2026-Q3', partner: '에코' });
});

it('S2.4 refuses more than five hundred rows, and puts none of them', () => {
  const rows = empty(2);
  const block = Array.from({ length: 10_000 }, (_, at) => line(at));
  expect(putBlock(rows, { row: 0, column: 0 }, block)).toEqual({ tooMany: 10_000 });
  expect(rows.some(isFilled)).toBe(false);
  const most = put(rows, block.slice(0, 500)).rows;
  expect(putBlock(most, { row: 500, column: 0 }, [line(0)])).toEqual({ tooMany: 501 });
});

it('S2.4 fills down: one cell from above, a range from its first row', () => {
  const rows = put(empty(4), [
    ['2026-07', '출고'],
    ['', ''],
    ['', ''],
  ]).rows;
  const single = fillDown(rows, { from: { row: 1, column: 0 }, to: { row: 1, column: 0 } });
  expect(single[1]?.cells.period).toBe('2026-07');
  const down = fillDown(rows, { from: { row: 0, column: 0 }, to: { row: 3, column: 1 } });
  expect(down.slice(0, 4).map(({ cells }) => `${cells.period} ${cells.side}`)).toEqual(Array(4).fill('2026-07 출고'));
  expect(isFilled(down.at(-1) ?? newRow({ note: 'x' }))).toBe(false);
});

it('an answer stays one to its row until what it is about is changed', () => {
  const rows = [newRow({ period: '2026-07', quantity: '' }, 'the-row')];
  expect(putCell(rows, { row: 0, column: 7 }, '5')[0]?.rowId).toBe('the-row');
  expect(putCell(rows, { row: 0, column: 0 }, '2026-08')[0]?.rowId).toBeUndefined();
  const cleared = clearRange(rows, { from: { row: 0, column: 0 }, to: { row: 0, column: 14 } });
  expect(cleared.some(isFilled)).toBe(false);
});

it('takes back what was kept, and nothing that is none', () => {
  const rows = [newRow({ note: '메모' })];
  expect(readRows(JSON.stringify(rows))).toEqual(rows);
  expect(readRows(null)).toBeUndefined();
  expect(readRows('{')).toBeUndefined();
  expect(readRows(JSON.stringify([{ key: 1 }]))).toBeUndefined();
  expect(readRows(JSON.stringify([newRow()]))).toBeUndefined();
});
