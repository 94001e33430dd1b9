import { describe, expect, it } from 'vitest';
import { CHAIN_YEAR as TIME, useWeighedChain } from '../../../test/fixtures/flow/weighed-chain.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { entered, withHarness, chain, firm, product, link } = useWeighedChain(world);

describe('getFlowMap, links without rows', () => {
  it('S2.4 27.5 connects what flows behind a supplier that has entered nothing, and draws no other link', async () => {
    const { car, carId, cells, cathodes } = chain();
    const idle = await firm('조용한 공급사');
    await link(car, carId, idle, await product(idle, '조용한 제품'));
    const { cathodeLink } = chain();
    for (const { id } of (await cathodes.owner.listProducts()).rows) {
      const { links, createdAt, updatedAt, updatedBy, can, state, ...details } = await cathodes.owner.getProduct({
        id,
      });
      await cathodes.owner.updateProduct({ ...details, unit: 'KGM' });
    }
    const none = await car.owner.getFlowMap({ ...TIME, productId: carId });
    expect(none.threads).toEqual([]);
    await cathodes.owner.saveFlowRows({ rows: [{ linkId: cathodeLink, period: '2026-07', quantity: 5, unit: 'KGM' }] });
    const { bands, threads, nodes } = await car.owner.getFlowMap({ ...TIME, productId: carId });
    expect(bands).toHaveLength(1);
    expect(threads).toEqual([{ from: cells.id, to: car.id }]);
    expect(bands[0]?.to).toBe(cells.id);
    expect(nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([cells.id, car.id]));
    expect(nodes.map(({ company }) => company?.name)).not.toContain('조용한 공급사');
    for (const format of ['csv', 'xlsx'] as const)
      expect((await car.owner.exportFlowMap({ ...TIME, productId: carId, format })).size).toBeGreaterThan(100);
    const csv = await (await car.owner.exportFlowMap({ ...TIME, productId: carId })).text();
    expect(csv).toContain('수량 기록 없음');
  });
});

describe('getFlowQuarters', () => {
  it('S2.4 27.5 sums up own rows by quarter and material, and counts those without a weight', async () => {
    const { car, carId, steelLink } = await withHarness();
    await car.owner.saveFlowRows({ rows: [{ linkId: steelLink, period: '2026-Q2', quantity: 7, unit: 'TNE' }] });
    const { sums } = await car.owner.getFlowQuarters({ ...TIME, productId: carId });
    expect(
      sums.map(({ quarter, side, materials, kg, rows, weightless }) => [
        quarter,
        side,
        materials,
        kg,
        rows,
        weightless,
      ]),
    ).toEqual([
      ['2026-Q2', 'in', ['steel'], 7_000, 1, 0],
      ['2026-Q3', 'in', [], 400_000, 1, 0],
      ['2026-Q3', 'in', ['copper'], 0, 3, 3],
      ['2026-Q3', 'in', ['steel'], 150_000, 2, 0],
    ]);
    const { totals } = await car.owner.getFlowMap({ ...TIME, productId: carId });
    expect(sums.reduce((sum, { kg }) => sum + kg, 0)).toBe(totals.inKg);
    expect(await car.owner.getFlowQuarters({ from: '2026-08', to: '2026-08' })).toEqual(
      await car.owner.getFlowQuarters({ from: '2026-Q3', to: '2026-Q3' }),
    );
  });

  it('S2.4 27.5 names the materials behind own goods, as the map of the same chain does', async () => {
    const { car, carId } = await withHarness();
    const [{ sums }, { bands }] = await Promise.all([
      car.owner.getFlowQuarters({ ...TIME, productId: carId }),
      car.owner.getFlowMap({ ...TIME, productId: carId }),
    ]);
    const shown = (list: { materials: string[]; carries: string[] }[]) =>
      [...new Set(list.map(({ materials, carries }) => `${materials} ${carries}`))].toSorted();
    expect(shown(sums)).toEqual(shown(bands.filter(({ isOwn }) => isOwn)));
    expect(sums.some(({ materials, carries }) => materials.length < carries.length)).toBe(true);
  });

  it('A3 A5 tells nobody about rows of others, and answers alike for another company’s product and for none', async () => {
    const { car, cells, cathodes } = await entered();
    const foreign = (await cells.owner.listProducts()).rows[0]?.id ?? '';
    for (const productId of [foreign, crypto.randomUUID()])
      await expect(car.owner.getFlowQuarters({ ...TIME, productId })).rejects.toMatchObject({
        code: 'request.not_found',
      });
    await expect(car.owner.getFlowQuarters({ from: '2026-Q3', to: '2026-Q2' })).rejects.toMatchObject({
      code: 'flow.period_reversed',
    });
    const kgOf = async ({ owner }: Firm) => (await owner.getFlowQuarters(TIME)).sums.map(({ side, kg }) => [side, kg]);
    expect(await kgOf(car)).toEqual([['in', 400_000]]);
    expect((await kgOf(cathodes)).toSorted()).toEqual([
      ['in', 731_913],
      ['out', 500_000],
    ]);
    expect(await kgOf(await firm('낯선 회사'))).toEqual([]);
  });
});

describe('getFlowBand', () => {
  it('S2.4 27.5 tells an own band by quarter with both figures, and whom to ask for a weight', async () => {
    const { car, carId, wires, wireLink } = await withHarness();
    const [row] = (await car.owner.listFlowRows({ linkId: wireLink, from: '2026-07', to: '2026-07' })).rows;
    await wires.owner.saveFlowRows({
      rows: [{ rowId: row?.id, version: row?.version, period: '2026-07', quantity: 33, unit: 'H87' }],
    });
    const { bands } = await car.owner.getFlowMap({ ...TIME, productId: carId });
    const stub = bands.find(({ isWeightless }) => isWeightless);
    expect(stub).toMatchObject({ goods: [{ name: '와이어링 하네스' }], quantities: [{ quantity: 90, unit: 'H87' }] });
    const story = await car.owner.getFlowBand({ ...TIME, productId: carId, key: stub?.key ?? '' });
    expect(story.quarters).toEqual([
      {
        quarter: '2026-Q3',
        unit: 'H87',
        quantity: 90,
        shipped: 33,
        received: 90,
        kg: null,
        rows: 3,
        states: { entered: 2, matched: 0, mismatch: 1, settled: 0 },
      },
    ]);
    expect(story.linkId).toBe(wireLink);
    expect(story.missing).toMatchObject([{ linkId: wireLink, unit: 'H87', rows: 3, askAt: expect.any(String) }]);
    const steel = bands.find(({ materials }) => materials.includes('steel'))?.key ?? '';
    const both = await car.owner.getFlowBand({ ...TIME, productId: carId, key: steel });
    expect(both.quarters.map(({ kg, rows }) => [kg, rows])).toEqual([[150_000, 2]]);
    expect(both.missing).toEqual([]);
    for (const by of ['factory', 'country', 'tier'] as const) {
      const { bands: grouped } = await car.owner.getFlowMap({ ...TIME, productId: carId, by });
      const band = grouped.find(({ isWeightless }) => isWeightless);
      const { quarters } = await car.owner.getFlowBand({ ...TIME, productId: carId, by, key: band?.key ?? '' });
      expect(quarters.map(({ rows }) => rows)).toEqual([3]);
    }
  });

  it('A3 A5 knows no band of others, by any key', async () => {
    const { car, carId } = await entered();
    const { bands } = await car.owner.getFlowMap({ ...TIME, productId: carId });
    const keys = bands.filter(({ isOwn }) => !isOwn).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    for (const key of [...keys, 'nothing', `${bands[0]?.key} `])
      await expect(car.owner.getFlowBand({ ...TIME, productId: carId, key })).rejects.toMatchObject({
        code: 'request.not_found',
      });
  });
});
