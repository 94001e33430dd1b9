import { readFileSync } from 'node:fs';
import { lightOf } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { demoData } from './data.ts';
import { quartersOf, shiftDemo } from './shifting.ts';

const demo = demoData.parse(JSON.parse(readFileSync('demo/demo.json', 'utf8')));

describe('shiftDemo', () => {
  it('S2.3 leaves everything as it is on the day of which it was told', () => {
    expect(shiftDemo(demo, demo.as_of)).toEqual(demo);
  });

  it.each(['2026-12-31', '2027-01-01', '2028-02-29'])('S2.3 shows the same lights on %s as on its own day', (today) => {
    const lights = (certificates: typeof demo.certificates, day: string) =>
      certificates.map(({ valid_to }) => lightOf({ validTo: valid_to, isRevoked: false, isReplaced: false }, day));
    expect(lights(shiftDemo(demo, today).certificates, today)).toEqual(lights(demo.certificates, demo.as_of));
  });

  it('S2.4 fills the quarter that was closed last', () => {
    expect(shiftDemo(demo, '2026-12-31').flows.map(({ period }) => period)).toEqual(demo.flows.map(() => '2026-Q3'));
    expect(shiftDemo(demo, '2027-01-01').flows.map(({ period }) => period)).toEqual(demo.flows.map(() => '2026-Q4'));
  });
});

describe('quartersOf', () => {
  const quarters = quartersOf(demo, demo.as_of);
  const difference = ({ qty_shipped, qty_received }: (typeof demo.flows)[number]) =>
    qty_shipped === null || qty_received === null ? 0 : Math.abs(qty_shipped - qty_received) / qty_shipped;

  it('S2.4 gives four quarters that follow one another, the last as it was told', () => {
    expect(quarters.map(({ period }) => period)).toEqual(['2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3']);
    expect(quarters.at(-1)?.flows).toEqual(demo.flows);
    expect(quartersOf(demo, '2027-01-01').at(0)?.period).toBe('2026-Q1');
  });

  it('S2.4 has one difference before the last quarter, which is talked over', () => {
    const differing = quarters.map(({ flows }) =>
      flows.filter((flow) => difference(flow) > 0.02).map(({ code }) => code),
    );
    expect(differing).toEqual([[], ['L01'], [], ['L08']]);
  });

  it('S2.4 grows from quarter to quarter', () => {
    const sums = quarters.map(({ flows }) => flows.reduce((sum, { qty_received }) => sum + (qty_received ?? 0), 0));
    expect(sums).toEqual(sums.toSorted((one, other) => one - other));
  });
});
