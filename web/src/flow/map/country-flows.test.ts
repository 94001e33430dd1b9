import type { FlowBand, FlowNode } from '@ieum/contract';
import { expect, it } from 'vitest';
import { countryFlows } from './country-flows.ts';

const node = (country: string, tier: number): FlowNode => ({
  id: country || 'none',
  kind: 'country',
  company: null,
  name: '',
  country,
  tier,
  isOwn: tier === 0,
});
const band = (from: string, to: string, kg: number | null): FlowBand => ({
  key: `${from}>${to}`,
  from,
  to,
  kg,
  band: kg === null ? 'to30' : '',
  family: '',
  materials: [],
  carries: [],
  goods: [],
  quantities: [],
  states: null,
  rows: 1,
  isWeightless: false,
  isOwn: true,
  isLoop: false,
  count: 1,
  isGroup: false,
});

it('S2.4 adds up by country what came in and what went out, and draws what is known exactly as such', () => {
  const nodes = [node('AU', 2), node('CN', 1), node('KR', 0), node('', 1)];
  const bands = [band('AU', 'CN', null), band('CN', 'KR', 300), band('none', 'KR', 20), band('KR', 'KR', 5)];
  const { marks, lines, isUnplaced } = countryFlows(nodes, bands);
  expect(marks.map(({ country, inKg, outKg }) => [country, inKg, outKg])).toEqual([
    ['AU', 0, 0],
    ['CN', 0, 300],
    ['KR', 325, 5],
  ]);
  expect(lines.map(({ from, to, isExact }) => [from.country, to.country, isExact])).toEqual([
    ['AU', 'CN', false],
    ['CN', 'KR', true],
  ]);
  expect(isUnplaced).toBe(true);
});
