import { plainHeading, type SheetLine, UNIT_SIGNS, UNITS } from '@ieum/contract';
import { expect, it } from 'vitest';
import { keyOf } from '../line-key.ts';
import { planPaste } from './paste-plan.ts';

const id = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const lineOf = (nth: number, partner: string, goods: string, more: Partial<SheetLine> = {}): SheetLine => ({
  key: { linkId: id(nth), productId: null, rowId: null, fromFactoryId: null, toFactoryId: null },
  side: 'in',
  partner: { id: null, name: partner, nameEnglish: '', nameChinese: '', nameJapanese: '', country: 'KR' },
  product: { id: id(0), name: '배터리팩' },
  goods: { name: goods, partNumber: '', hs: '', family: '', materials: [] },
  use: '배터리팩',
  from: null,
  to: null,
  unit: 'TNE',
  hasWeight: true,
  last: null,
  lastUnit: null,
  rowId: null,
  state: null,
  mine: null,
  version: 0,
  theirs: null,
  isNew: false,
  endsOn: '',
  enteredIn: '',
  draft: null,
  ...more,
});
const LINES = [
  lineOf(1, '에코양극재', 'NCM 양극재'),
  lineOf(2, '솔브전해액', '전해액'),
  lineOf(3, '한울음극재', '음극재', { enteredIn: '2026-07' }),
  lineOf(4, '한울음극재', '흑연'),
  lineOf(5, '청림동박', '동박', { unit: 'KGM' }),
];
const units = new Map(
  UNITS.flatMap((unit) => [unit, ...(UNIT_SIGNS[unit] ?? [])].map((word) => [plainHeading(word), unit])),
);
const unitOf = (word: string) => units.get(plainHeading(word));
const plan = (block: string[][], from = 0) => planPaste({ lines: LINES, from, block, period: '2026-Q3', unitOf });
const put = (...given: [nth: number, quantity: number][]) =>
  new Map(given.map(([nth, quantity]) => [keyOf(LINES[nth - 1] ?? lineOf(0, '', '')), quantity]));
const NONE = { blank: 0, unreadable: [], unknown: [], ambiguous: [], over: 0 };

it('S2.4 fills one column downwards from the focus; blanks change nothing, and a line of another period is left out', () => {
  expect(plan([['2,500'], [''], ['12 t'], ['7'], ['9']])).toEqual({
    kind: 'values',
    values: put([1, 2_500], [4, 12], [5, 7]),
    report: { ...NONE, put: 3, blank: 1, over: 1 },
  });
  expect(plan([['수량'], ['5']], 1)).toMatchObject({ values: put([2, 5]) });
});

it('S2.4 says which cells are no quantity, and takes another unit of the same kind', () => {
  expect(plan([['1,200 kg'], ['많이'], ['3 개'], ['-1']])).toMatchObject({
    values: put([1, 1.2]),
    report: { put: 1, unreadable: ['많이', '3 개', '-1'] },
  });
});

it('S2.4 matches columns with names by name, in any order, and names what fits nothing or several', () => {
  const block = [
    ['거래처', '수량'],
    ['청림동박', '412'],
    ['에코양극재', '2,500'],
    ['한울음극재', '351'],
    ['없는회사', '1'],
    ['솔브전해액', ''],
  ];
  expect(plan(block)).toEqual({
    kind: 'values',
    values: put([5, 412], [1, 2_500], [4, 351]),
    report: { ...NONE, put: 3, blank: 1, unknown: ['없는회사'] },
  });
});

it('S2.4 takes nothing from a block of last year, and only its own period from a block of several', () => {
  const row = (period: string) => [period, '에코양극재', '2,425'];
  expect(plan([row('2025-Q3'), row('2025년 3분기')])).toEqual({ kind: 'otherPeriod', periods: ['2025-Q3'] });
  expect(plan([row('2025-Q3'), ['2026-Q3', '에코양극재', '2,500']])).toMatchObject({ values: put([1, 2_500]) });
});
