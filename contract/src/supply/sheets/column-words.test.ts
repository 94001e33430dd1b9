import { expect, it } from 'vitest';
import { FLOW_COLUMNS, FLOW_EXPORT_COLUMNS } from '../../flow/ledger/column-words.ts';
import type { Translations } from '../../kit/words.ts';
import { columnFinder, EARLIER_HEADINGS, LINK_COLUMNS, PRODUCT_COLUMNS } from './column-words.ts';

const SHEETS: [string, Record<string, Translations>][] = [
  ['products', PRODUCT_COLUMNS],
  ['links', LINK_COLUMNS],
  ['flows', FLOW_COLUMNS],
];
it.each(SHEETS)('reads the headings of earlier files of %s', (_, columns) => {
  const earlier = EARLIER_HEADINGS.get(columns) ?? {};
  const columnOf = columnFinder(columns);
  expect(Object.keys(earlier)).not.toEqual([]);
  for (const [column, headings] of Object.entries(earlier))
    for (const heading of headings ?? []) expect([heading, columnOf(heading)]).toEqual([heading, column]);
});

it('reads them where the columns of two sheets are combined', () => {
  expect(columnFinder({ ...FLOW_COLUMNS, ...FLOW_EXPORT_COLUMNS })('거래처')).toBe('partner');
});
