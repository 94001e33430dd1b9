import { expect, it } from 'vitest';
import { changeOf, findingOf } from './checks.ts';

const known = { last: 398, lastUnit: null, theirs: null };
const value = (quantity: number | null) => ({ quantity, isChecked: false });

it.each([
  ['kilograms in a field of tonnes', 412_000, known, { kind: 'thousand', offer: 412, of: 'last' }],
  ['tonnes in a field of kilograms', 0.412, known, { kind: 'thousand', offer: 412, of: 'last' }],
  [
    'a thousand times the partner, without a last figure',
    412_000,
    { ...known, last: null, theirs: 412 },
    { kind: 'thousand', offer: 412, of: 'theirs' },
  ],
  ['more than half again', 600, known, { kind: 'change' }],
  ['less than half', 190, known, { kind: 'change' }],
  ['2.6 per cent from the partner', 8_000, { ...known, last: 7_850, theirs: 8_210 }, { kind: 'partner', offer: 8_210 }],
  ['nothing where the partner has moved something', 0, { ...known, theirs: 5 }, { kind: 'partner', offer: 5 }],
  ['another unit than before', 5, { last: null, lastUnit: 'TNE' as const, theirs: null }, { kind: 'units' }],
])('S2.4 finds conspicuous: %s', (_, quantity, line, finding) => {
  expect(findingOf(line, value(quantity))).toMatchObject(finding);
});

it.each([
  ['half again, exactly', 597, known],
  ['two per cent from the partner, exactly', 98, { ...known, last: 100, theirs: 100 }],
  ['nothing moved', 0, known],
  ['not yet known', null, { ...known, theirs: 5 }],
  ['a first figure', 5, { ...known, last: null }],
  ['a figure after nothing', 5, { ...known, last: 0 }],
])('S2.4 finds nothing conspicuous: %s', (_, quantity, line) => {
  expect(findingOf(line, value(quantity))).toBeUndefined();
});

it('S2.4 has no change where nothing was before', () => {
  expect([changeOf(0, 5), changeOf(null, 5), changeOf(5, null), changeOf(4, 5)]).toEqual([null, null, null, 0.25]);
});
