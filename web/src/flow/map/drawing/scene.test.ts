import type { FlowBand, FlowNode } from '@ieum/contract';
import { expect, it } from 'vitest';
import { layOut } from '../picture/layout.ts';
import { bandBeside, bandsAlong } from './band-steps.ts';
import { COLUMN_BANDS, othersId } from './fold.ts';
import { labelOf, wrapped } from './labels.ts';
import { sceneOf, stopsOf } from './scene.ts';
import { sharesOf } from './shares.ts';

const node = (id: string, tier: number): FlowNode => ({
  id,
  kind: 'company',
  company: null,
  name: '',
  country: 'KR',
  tier,
  isOwn: tier === 0,
});
const band = (from: string, to: string, kg: number | null, more: Partial<FlowBand> = {}): FlowBand => ({
  key: `${from}>${to}`,
  from,
  to,
  kg,
  band: kg === null ? 'to60' : 'over60',
  family: '',
  materials: ['cobalt'],
  carries: ['cobalt'],
  goods: [],
  quantities: [],
  states: null,
  rows: kg === null ? null : 1,
  isWeightless: false,
  isOwn: kg !== null,
  isLoop: false,
  count: 1,
  isGroup: false,
  ...more,
});
const WEIGHT = { unit: 'kg', choice: '', open: '' } as const;
const NODES = [node('mine', 3), node('lake', 3), node('smelter', 2), node('cells', 1), node('mill', 1), node('own', 0)];
const STUB = { isWeightless: true, band: '', rows: 3, isOwn: true } as const;

it('S2.4 27.5 narrows down to one material, so that steel does not hide cobalt', () => {
  const bands = [
    band('mill', 'own', 9e6, { materials: ['steel'], carries: ['steel'] }),
    band('cells', 'own', null, { ...STUB, family: 'battery', materials: [] }),
    band('smelter', 'cells', null),
  ];
  const answer = { nodes: NODES, bands, threads: [{ from: 'lake', to: 'smelter' }] };
  expect(sceneOf(answer, WEIGHT).runs.map(({ fill }) => fill)).toEqual(['plain', 'weightless', 'share', 'thread']);
  const cobalt = sceneOf(answer, { ...WEIGHT, choice: 'cobalt' });
  expect(cobalt.runs.map(({ key }) => key)).toEqual(['cells>own', 'smelter>cells']);
  expect(sceneOf(answer, { ...WEIGHT, choice: 'mix' }).runs.map(({ key }) => key)).toEqual(['cells>own']);
  expect(sceneOf(answer, { ...WEIGHT, choice: 'none' }).runs).toEqual([]);
  const share = sceneOf(answer, { ...WEIGHT, unit: 'percent', choice: 'cobalt' });
  expect(share.runs.map(({ key, share: part }) => [key, part?.drawn])).toEqual([
    ['cells>own', 1],
    ['smelter>cells', 1],
  ]);
});

it('S2.4 27.5 splits the whole of one material exactly by own weights, and beyond them in intervals', () => {
  const bands = [
    band('cells', 'own', 300),
    band('mill', 'own', 100),
    band('smelter', 'cells', null, { band: 'over60' }),
    band('lake', 'cells', null, { band: 'to30' }),
  ];
  const shares = sharesOf(NODES, bands);
  expect(shares.get('cells>own')).toEqual({ drawn: 0.75, from: 0.75, to: 0.75 });
  const [most, least] = [shares.get('smelter>cells'), shares.get('lake>cells')];
  expect((most?.drawn ?? 0) + (least?.drawn ?? 0)).toBeCloseTo(0.75, 9);
  expect(most?.from).toBeCloseTo(0.75 * (0.6 / 0.9), 9);
  expect(least?.to).toBeCloseTo(0.75 * (0.3 / 0.9), 9);
  for (const { drawn, from, to } of shares.values()) {
    expect(from).toBeLessThanOrEqual(drawn + 1e-9);
    expect(to).toBeGreaterThanOrEqual(drawn - 1e-9);
  }
});

it('S2.4 23.2 knows no share between several inputs if the weight of one is unknown', () => {
  const shares = sharesOf(NODES, [band('cells', 'own', null, STUB), band('mill', 'own', 100)]);
  expect(shares.get('cells>own')).toEqual({ drawn: 0.5, from: 0, to: 1 });
  expect(sharesOf(NODES, [band('cells', 'own', null, STUB)]).get('cells>own')).toMatchObject({ from: 1, to: 1 });
});

it('S2.4 27.5 shows at most 24 bands of a column, and the others as one place that opens', () => {
  const many = Array.from({ length: 60 }, (_, at) => node(`s${at}`, 1));
  const bands = many.map(({ id }, at) => band(id, 'own', 1 + at));
  const answer = { nodes: [...many, node('own', 0)], bands, threads: [] };
  const folded = sceneOf(answer, WEIGHT);
  expect(folded.runs.length).toBeLessThanOrEqual(COLUMN_BANDS);
  expect(folded.others.get(othersId(1))).toBe(60 - (folded.runs.length - 1));
  const weights = (runs: typeof folded.runs) =>
    runs.reduce((sum, { size }) => sum + (size.kind === 'amount' ? size.amount : 0), 0);
  expect(weights(folded.runs)).toBeCloseTo((60 * 61) / 2, 6);
  expect(sceneOf(answer, { ...WEIGHT, open: othersId(1) }).runs).toHaveLength(60);
});

it('S2.4 leads by arrows on with the material, back to its origin, and to the band above and below', () => {
  const bands = [
    band('mine', 'smelter', null),
    band('smelter', 'cells', null),
    band('cells', 'own', 50),
    band('mill', 'own', 100),
  ];
  const scene = sceneOf({ nodes: NODES, bands, threads: [] }, WEIGHT);
  const stops = stopsOf(scene, () => ({ width: 60, height: 32 }));
  const drawn = layOut(stops, scene.runs, { width: 1_000, height: 500 }).bands;
  expect(bandBeside(drawn, 'mine>smelter', 'ArrowRight')).toBe('smelter>cells');
  expect(bandBeside(drawn, 'cells>own', 'ArrowLeft')).toBe('smelter>cells');
  expect(bandBeside(drawn, 'cells>own', 'ArrowRight')).toBeUndefined();
  const [upper = '', lower = ''] = drawn
    .filter(({ to }) => to === 'own')
    .toSorted((one, next) => one.y - next.y)
    .map(({ key }) => key);
  expect(bandBeside(drawn, upper, 'ArrowDown')).toBe(lower);
  expect(bandBeside(drawn, lower, 'ArrowUp')).toBe(upper);
  expect([...bandsAlong(scene.runs, 'smelter>cells')].toSorted()).toEqual([
    'cells>own',
    'mine>smelter',
    'smelter>cells',
  ]);
});

it('S2.4 27.5 cuts nothing of a label: it goes on in the next line', () => {
  const name = '러벅 플레인스 면화조합 주식회사';
  expect(wrapped(name, 60).join('')).toBe(name.replaceAll(' ', ''));
  expect(wrapped('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 60).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const label = labelOf(name, ['니켈 2,420 t'], 90);
  expect(label.lines.length).toBeGreaterThan(2);
  expect(label.width).toBeLessThanOrEqual(91);
});
