import { expect, it } from 'vitest';
import { EARLIER_FLOW_COLUMNS, FLOW_COLUMNS } from '../../flow/ledger/column-words.ts';
import {
  columnFinder,
  EARLIER_LINK_COLUMNS,
  EARLIER_PRODUCT_COLUMNS,
  LINK_COLUMNS,
  PRODUCT_COLUMNS,
} from './column-words.ts';

it.each([
  ['products', columnFinder(PRODUCT_COLUMNS, EARLIER_PRODUCT_COLUMNS), EARLIER_PRODUCT_COLUMNS],
  ['links', columnFinder(LINK_COLUMNS, EARLIER_LINK_COLUMNS), EARLIER_LINK_COLUMNS],
  ['flows', columnFinder(FLOW_COLUMNS, EARLIER_FLOW_COLUMNS), EARLIER_FLOW_COLUMNS],
])('reads the headings of earlier files of %s', (_, columnOf, earlier) => {
  for (const [column, headings] of Object.entries(earlier))
    for (const heading of headings) expect([heading, columnOf(heading)]).toEqual([heading, column]);
});
