import type { FlowBand, FlowNode } from '@ieum/contract';
import { expect, it } from 'vitest';
import { bandBeside } from './band-steps.ts';
import { bandWeights } from './band-weights.ts';
import { fitted } from './sankey-boxes.tsx';
import { bandsAlong, layOutFlows, nodeOfBox, withoutLoops } from './sankey-layout.ts';

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
  band: kg === null ? 'to60' : '',
  materialGroup: 'nickel',
  states: null,
  rows: kg === null ? null : 1,
  isWeightless: false,
  isOwn: kg !== null,
  isLoop: false,
  count: 1,
  isGroup: false,
  ...more,
});

const NODES = [node('mine', 2), node('smelter', 1), node('own', 0), node('customer', -1)];
const BANDS = [band('smelter', 'own', 600), band('own', 'customer', 500), band('mine', 'smelter', null)];
const WIDTH = 1_000;

it('S2.4 draws from left to right, and as wide as much went', () => {
  const { boxes, ribbons } = layOutFlows(NODES, BANDS, WIDTH);
  const xs = ['mine', 'smelter', 'own', 'customer'].map((id) => boxes.find((box) => box.id === id)?.x ?? -1);
  expect(xs).toEqual(xs.toSorted((left, right) => left - right));
  expect(new Set(xs).size).toBe(4);
  const wide = new Map(ribbons.map(({ key, width }) => [key, width]));
  expect((wide.get('smelter>own') ?? 0) / (wide.get('own>customer') ?? 1)).toBeCloseTo(600 / 500, 5);
});

it('S2.4 guesses the width of what may not be known from what its receiver passes on', () => {
  expect(bandWeights(NODES, BANDS).get('mine>smelter')).toBeCloseTo(600 * 0.45, 5);
});

it('S2.4 23.2 draws all that has no weight at one width, beside whatever has one, and also where nothing has', () => {
  const stub = { rows: 3, isWeightless: true, isOwn: true, band: '' as const };
  const nodes = [...NODES, node('press', 1), node('wires', 1)];
  const stubs = [band('press', 'own', null, stub), band('wires', 'own', null, { ...stub, rows: 9 })];
  for (const bands of [[...BANDS, ...stubs], [...BANDS.map((old) => ({ ...old, kg: 9_000_000 })), ...stubs], stubs]) {
    const { ribbons, boxes } = layOutFlows(nodes, bands, WIDTH);
    const wide = ['press>own', 'wires>own'].map((key) => ribbons.find((ribbon) => ribbon.key === key)?.width ?? 0);
    expect(wide[0]).toBeCloseTo(wide[1] ?? 0, 5);
    expect(wide[0]).toBeGreaterThan(10);
    expect(wide[0]).toBeLessThan(30);
    expect(boxes.map(({ id }) => id)).toEqual(expect.arrayContaining(['press', 'wires', 'own']));
  }
});

it('S2.4 cuts what leads back, by tier first, and still says that it is there', () => {
  const bands = [...BANDS, band('own', 'smelter', 5), band('customer', 'mine', 5, { isLoop: true })];
  const { kept, cut } = withoutLoops(NODES, bands);
  expect(kept.map(({ key }) => key).toSorted()).toEqual(BANDS.map(({ key }) => key).toSorted());
  expect(cut.map(({ key }) => key).toSorted()).toEqual(['customer>mine', 'own>smelter']);
  expect(layOutFlows(NODES, bands, WIDTH).back).toHaveLength(2);
});

it('S2.4 draws what stays inside from a second box of the same name', () => {
  const { boxes, ribbons, back } = layOutFlows(NODES, [...BANDS, band('own', 'own', 300)], WIDTH);
  expect(boxes.filter((box) => nodeOfBox(box) === 'own')).toHaveLength(2);
  expect(ribbons.map(({ key }) => key)).toContain('own>own');
  expect(back).toEqual([]);
});

it('S2.4 keeps what goes between equals as long as it does not lead back', () => {
  const nodes = [...NODES, node('depot', 0)];
  const bands = [...BANDS, band('own', 'depot', 50), band('depot', 'own', 50)];
  const { kept, cut } = withoutLoops(nodes, bands);
  expect(kept.map(({ key }) => key)).toContain('own>depot');
  expect(cut.map(({ key }) => key)).toEqual(['depot>own']);
});

it('S2.4 follows one band up and down, and nothing beside it', () => {
  const bands = [...BANDS, band('other', 'own', 10)];
  expect([...bandsAlong(bands, 'smelter>own')].toSorted()).toEqual(['mine>smelter', 'own>customer', 'smelter>own']);
  expect(bandsAlong(bands, 'nobody').size).toBe(0);
});

it('S2.4 leads by arrows on with the material, back to its origin, and to the band above and below', () => {
  const nodes = [...NODES, node('mill', 1)];
  const { ribbons } = layOutFlows(nodes, [...BANDS, band('mill', 'own', 100)], WIDTH);
  expect(bandBeside(ribbons, 'mine>smelter', 'ArrowRight')).toBe('smelter>own');
  expect(bandBeside(ribbons, 'smelter>own', 'ArrowLeft')).toBe('mine>smelter');
  expect(bandBeside(ribbons, 'own>customer', 'ArrowLeft')).toBe('smelter>own');
  expect(bandBeside(ribbons, 'own>customer', 'ArrowRight')).toBeUndefined();
  const [upper = '', lower = ''] = ribbons
    .filter(({ to }) => to === 'own')
    .toSorted((left, right) => left.y - right.y)
    .map(({ key }) => key);
  expect(bandBeside(ribbons, upper, 'ArrowDown')).toBe(lower);
  expect(bandBeside(ribbons, lower, 'ArrowUp')).toBe(upper);
  expect(bandBeside(ribbons, upper, 'ArrowUp')).toBeUndefined();
});

it('S2.4 writes as much of a name as there is room for', () => {
  expect(fitted('동방방적(주)', 200)).toBe('동방방적(주)');
  expect(fitted('러벅 플레인스 면화조합', 80)).toBe('러벅 플레…');
  expect(fitted('Lubbock Plains Cotton', 80)).toBe('Lubbock P…');
  expect(fitted('サプライヤー#YH7ETS', 200)).toBe('サプライヤー#YH7ETS');
  expect(fitted('サプライヤー#YH7ETS', 80)).toBe('#YH7ETS');
});

it('S2.4 lays nothing out of nothing, and two thousand bands without a place outside the picture', () => {
  expect(layOutFlows([], [], WIDTH).boxes).toEqual([]);
  const many = Array.from({ length: 1_000 }, (_, at) => node(`supplier${at}`, 1 + (at % 3)));
  const bands = many.flatMap(({ id, tier }, at) => {
    const to = tier === 1 ? 'own' : `supplier${at - 1}`;
    return [band(id, to, 1 + (at % 50)), band(id, 'own', 1, { key: `${id} ${at}` })];
  });
  const { boxes, ribbons, width, height } = layOutFlows([node('own', 0), ...many], bands, WIDTH);
  expect(ribbons).toHaveLength(2_000);
  const isInside = boxes.every(
    (box) => box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height + 1,
  );
  expect(isInside).toBe(true);
});
