import { expect, it } from 'vitest';
import { EARLIER_FLOW_HEADINGS, FLOW_COLUMNS } from '../../flow/ledger/column-words.ts';
import type { Translations } from '../../kit/words.ts';
import {
  columnFinder,
  EARLIER_LINK_HEADINGS,
  EARLIER_PRODUCT_HEADINGS,
  type EarlierHeadings,
  LINK_COLUMNS,
  PRODUCT_COLUMNS,
} from './column-words.ts';

const SHEETS: [string, Record<string, Translations>, EarlierHeadings][] = [
  ['products', PRODUCT_COLUMNS, EARLIER_PRODUCT_HEADINGS],
  ['links', LINK_COLUMNS, EARLIER_LINK_HEADINGS],
  ['flows', FLOW_COLUMNS, EARLIER_FLOW_HEADINGS],
];
it.each(SHEETS)('reads the headings of earlier files of %s', (_, columns, earlier) => {
  const columnOf = columnFinder(columns, earlier);
  for (const [column, headings] of Object.entries(earlier))
    for (const heading of headings ?? []) expect([heading, columnOf(heading)]).toEqual([heading, column]);
});
