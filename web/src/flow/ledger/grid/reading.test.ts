import { ApiError } from '@ieum/contract';
import { expect, it } from 'vitest';
import type { FlowChoice } from '../../flow.queries.ts';
import { refusedCells } from './entry-refusal.ts';
import { unitFinder } from './names.ts';
import { type Known, problemsBetween, readRow } from './reading.ts';
import { type GridRow, newRow } from './rows.ts';

const id = (last: number) => `019a8402-5c1d-7e90-b0a4-${String(last).padStart(12, '0')}`;
const choice = (at: number, partner: string, goods: string, more: Partial<FlowChoice> = {}): FlowChoice => ({
  linkId: id(at),
  side: 'in',
  partner: { id: null, name: partner, nameEnglish: '', nameChinese: '', nameJapanese: '', country: 'KR' },
  product: { id: id(90), name: 'NCM 양극재' },
  goods: { name: goods, partNumber: '', hs: '' },
  unit: 'TNE',
  hasWeight: true,
  fromFactories: [],
  toFactories: [{ id: id(70), name: '포항공장' }],
  ...more,
});
const WORDS = new Map<string, string>([
  ['TNE', '톤'],
  ['KGM', '킬로그램'],
]);
const known: Known = {
  choices: [
    choice(1, '(주)에코전구체', 'NCM 전구체'),
    choice(2, '리튬상사', '탄산리튬'),
    choice(3, '리튬상사', '수산화리튬'),
    choice(4, '나사공업', '나사', { unit: 'H87', hasWeight: false }),
  ],
  factories: [
    { id: id(70), name: '포항공장' },
    { id: id(71), name: '광양공장' },
  ],
  products: [{ id: id(90), name: 'NCM 양극재', unit: 'TNE' }],
  unitOf: unitFinder((unit) => WORDS.get(unit) ?? unit),
  today: '2026-11-16',
};
const read = (cells: GridRow['cells']) => readRow(newRow(cells), known);
const fine = { period: '2026.7', partner: '에코전구체', quantity: '1,200', unit: 'kg' };

it('S2.4 reads a row as people write it', () => {
  const { entry, problems, hints } = read({
    ...fine,
    documents: 'DN-1, DN-2',
    originCountry: '호주',
    recycledShare: '12 %',
  });
  expect(problems).toEqual({});
  expect(entry).toEqual({
    linkId: id(1),
    fromFactoryId: null,
    toFactoryId: id(70),
    period: '2026-07',
    quantity: 1_200,
    unit: 'KGM',
    lots: [],
    documents: ['DN-1', 'DN-2'],
    origin: { country: 'AU', region: '' },
    recycledShare: 12,
    note: '',
  });
  expect(hints).toMatchObject({ product: 'NCM 양극재', goods: 'NCM 전구체', to: '포항공장', unit: 'TNE' });
});

it.each([
  [{ period: '' }, { period: 'missing' }],
  [{ period: '언젠가' }, { period: 'period' }],
  [{ period: '2027-01' }, { period: 'future' }],
  [{ side: '위로' }, { side: 'unknown' }],
  [{ partner: '' }, { partner: 'missing' }],
  [{ partner: '모르는 곳' }, { partner: 'unknown' }],
  [{ partner: '리튬상사' }, { product: 'ambiguous' }],
  [{ goods: '나사' }, { goods: 'unknown' }],
  [{ to: '없는공장' }, { to: 'unknown' }],
  [{ from: '포항공장' }, { from: 'unknown' }],
  [{ quantity: '' }, { quantity: 'missing' }],
  [{ quantity: '많이' }, { quantity: 'number' }],
  [{ quantity: '-1' }, { quantity: 'negative' }],
  [{ quantity: '9999999999999' }, { quantity: 'too_large' }],
  [{ unit: '가마니' }, { unit: 'unknown' }],
  [{ unit: '미터', partner: '나사공업' }, { unit: 'unknown' }],
  [{ unit: 'kg', partner: '나사공업' }, { unit: 'unit_dimension' }],
  [{ recycledShare: '101' }, { recycledShare: 'share' }],
  [{ originCountry: '무릉도원' }, { originCountry: 'unknown' }],
  [{ side: '사내 이동', partner: '', product: 'NCM 양극재', from: '포항공장', to: '포항공장' }, { to: 'same_factory' }],
  [{ side: '사내 이동', partner: '', product: 'NCM 양극재', from: '포항공장' }, { to: 'missing' }],
])('S2.4 says at its cell what is wrong: %j', (cells, problems) => {
  const reading = read({ ...fine, ...cells });
  expect(reading.problems).toEqual(problems);
  expect(reading.entry).toBeUndefined();
});

it('S2.4 reads what moved between own factories', () => {
  const { entry } = read({
    ...fine,
    side: 'own',
    partner: '',
    product: 'NCM 양극재',
    from: '포항공장',
    to: '광양공장',
  });
  expect(entry).toMatchObject({ transfer: { productId: id(90) }, fromFactoryId: id(70), toFactoryId: id(71) });
});

it('S2.4 sees the same row twice, and a month inside a quarter', () => {
  const entries = ['2026-07', '2026-07', '2026-Q3', '2026-10'].map((period, at) => {
    const { entry } = read({ ...fine, period });
    if (!entry) throw new Error(period);
    return { key: String(at), entry };
  });
  expect(problemsBetween(entries)).toEqual(
    new Map([
      ['1', 'repeated'],
      ['2', 'period_overlaps'],
    ]),
  );
});

it('S2.4 shows at their cells what the server refuses', () => {
  const fields = { 'rows.1.quantity': 'changed', 'rows.1.origin.country': 'unknown', 'rows.0.linkId': 'link_over' };
  const msg = { kr: '', en: '', cn: '', jp: '' };
  const error = new ApiError(400, { result: { code: 'flow.rows_refused', msg, fields } });
  expect(refusedCells(error, ['a', 'b'])).toEqual(
    new Map([
      ['b', { quantity: 'changed', originCountry: 'unknown' }],
      ['a', { partner: 'link_over' }],
    ]),
  );
});
