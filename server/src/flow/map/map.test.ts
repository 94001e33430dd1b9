import { namedOnly } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { CHAIN_YEAR as TIME, useWeighedChain } from '../../../test/fixtures/flow/weighed-chain.ts';
import { UNTIL } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const exactly = (share: number) => ({ from: share, to: share });
const world = useWorld();
const { entered, withHarness, firm, product, link, member, propose } = useWeighedChain(world);

describe('getFlowMap', () => {
  it('A2 A5 shows the next step exactly and what lies beyond it masked, in bands', async () => {
    const { car, carId } = await entered();
    const { nodes, bands } = await car.owner.getFlowMap({ ...TIME, productId: carId });
    expect(nodes.map(({ tier, company }) => [tier, company?.isMasked]).toSorted()).toEqual([
      [0, false],
      [1, false],
      [2, true],
      [3, true],
    ]);
    expect(bands.map(({ kg, isOwn, band, states }) => [kg, isOwn, band, states !== null])).toEqual([
      [400_000, true, 'over60', true],
      [null, false, 'over60', false],
      [null, false, 'over60', false],
    ]);
  });

  it('A5 tells a quantity between others only where both grant it', async () => {
    const { car, cells, cathodes, carId, cathodeLink } = await entered();
    const kg = async () => (await car.owner.getFlowMap({ ...TIME, productId: carId })).bands.map((band) => band.kg);
    expect(await kg()).toEqual([400_000, null, null]);
    const { version } = await cells.owner.getLink({ id: cathodeLink });
    await cells.owner.setLinkOnward({ id: cathodeLink, version, onward: true });
    const masked = (await car.owner.getSupplyTiers()).companies.find(({ tiers }) => tiers.includes(2));
    const terms = { purpose: '실사', until: UNTIL };
    await cells.owner.grantDisclosure({ companyId: car.id, fields: ['volumes'], ...terms });
    await car.owner.requestDisclosure({ companyId: masked?.id ?? '', fields: ['identity', 'volumes'], ...terms });
    const [{ id = '', version: seen = 0 } = {}] = (await cathodes.owner.listDisclosureGrants({ state: 'asked' })).rows;
    await cathodes.owner.answerDisclosure({ id, version: seen, isGranted: true });
    expect(await kg()).toEqual([400_000, 500_000, null]);
  });

  it('S2.4 23.2 draws what has no weight as bands of their own: own ones with a count of rows, others’ without', async () => {
    const { car, carId, cells, harness, wires } = await withHarness();
    const wire = await link(wires, harness, cells, await product(cells, '단자', { unit: 'H87' }));
    await cells.owner.saveFlowRows({ rows: [{ linkId: wire.id, period: '2026-07', quantity: 9, unit: 'H87' }] });
    for (const by of ['company', 'tier'] as const) {
      const { bands, nodes, weightless, totals } = await car.owner.getFlowMap({ ...TIME, productId: carId, by });
      const stubs = bands.filter((band) => band.isWeightless);
      expect(stubs.map(({ kg, band, rows, isOwn, materials }) => [kg, band, rows, isOwn, materials])).toEqual([
        [null, '', 3, true, ['copper']],
        [null, '', null, false, []],
      ]);
      expect({ weightless, rows: totals.rows, kg: totals.inKg }).toEqual({ weightless: 3, rows: 6, kg: 550_000 });
      const ids = new Set(nodes.map(({ id }) => id));
      expect(bands.every(({ from, to }) => ids.has(from) && ids.has(to))).toBe(true);
    }
    const csv = await (await car.owner.exportFlowMap({ ...TIME, productId: carId })).text();
    expect(csv).toContain(
      '세온전장,대한민국,한빛모빌리티,대한민국,구리,와이어링 하네스,90,개,무게 모름,,3,,한쪽만 입력 3',
    );
  });

  it('A3 answers alike for another company’s product, link or group and for none at all', async () => {
    const { car, cells, carId, cathodeLink } = await entered();
    const foreign = (await cells.owner.listProducts()).rows[0]?.id ?? '';
    for (const productId of [foreign, crypto.randomUUID()]) {
      await expect(car.owner.getFlowMap({ ...TIME, productId })).rejects.toMatchObject({ code: 'request.not_found' });
      await expect(car.owner.traceFlow({ ...TIME, productId })).rejects.toMatchObject({ code: 'request.not_found' });
    }
    for (const linkId of [cathodeLink, crypto.randomUUID()])
      await expect(car.owner.traceFlow({ ...TIME, productId: carId, linkId })).rejects.toMatchObject({
        code: 'request.not_found',
      });
    await expect(car.owner.getFlowMap({ ...TIME, open: 'others 2 1 0' })).rejects.toMatchObject({
      code: 'flow.group_unknown',
    });
    await expect(car.owner.getFlowMap({ from: '2026-Q3', to: '2026-Q2' })).rejects.toMatchObject({
      code: 'flow.period_reversed',
    });
  });
});

describe('traceFlow', () => {
  it('S2.4 follows a product to its origin, through everybody or through one company', async () => {
    const { car, carId, carLink } = await entered();
    const { materials } = await car.owner.traceFlow({ productId: carId, ...TIME });
    const [{ origins = [], unknown, steps = [], coverage } = {}] = materials;
    expect(origins).toMatchObject([
      { country: 'KR', share: exactly(1), isPartial: false, tier: 3, company: { isMasked: true } },
    ]);
    expect(unknown).toEqual(exactly(0));
    expect(coverage).toEqual({ traced: exactly(1), untraced: exactly(0) });
    expect(steps.map(({ tier, share, kg }) => [tier, share, kg])).toEqual([
      [1, exactly(1), 400_000],
      [2, exactly(1), null],
      [3, exactly(1), null],
    ]);
    const through = origins[0]?.company?.id ?? '';
    for (const part of [{ through }, { linkId: carLink }]) {
      const passed = await car.owner.traceFlow({ productId: carId, ...TIME, ...part });
      expect(passed.materials.map((material) => material.origins.length)).toEqual([1]);
    }
    const bare = await firm('빈 회사');
    const nothing = await bare.owner.traceFlow({ productId: await product(bare, '빈 제품'), ...TIME });
    expect(nothing).toMatchObject({ materials: [], evidence: [] });
  });

  it('S2.4 23.13 answers with nothing where a company of the map supplies another product than the traced one', async () => {
    const { car, carId } = await entered();
    const apart = await product(car, '가나다 제품');
    const { nodes, roots } = await car.owner.getFlowMap(TIME);
    expect(roots.map(({ id }) => id)).toEqual([carId, apart]);
    const supplier = nodes.find(({ tier }) => tier === 1)?.company;
    const traced = await car.owner.traceFlow({ productId: apart, ...TIME, through: supplier?.id ?? 'none' });
    expect(traced.materials).toEqual([]);
  });

  it('S2.4 23.2 tells of each material how much is weighed and traced, counts the rows without weight, and says who knows it', async () => {
    const { car, carId, wireLink, steelLink } = await withHarness();
    const trace = await car.owner.traceFlow({ productId: carId, ...TIME });
    expect(trace).not.toHaveProperty('origins');
    expect(trace.materials.map(({ material, rows, weightless, kg }) => [material, rows, weightless, kg])).toEqual([
      ['lithium', 1, 0, 400_000],
      ['steel', 2, 0, 150_000],
      ['copper', 3, 3, 0],
    ]);
    const [packs, steel, copper] = trace.materials;
    expect(packs?.coverage).toEqual({ traced: exactly(1), untraced: exactly(0) });
    // Nobody has stated what is behind the steel works: its country is a last known place, and no end of the trace.
    expect(steel).toMatchObject({
      coverage: { traced: exactly(0), untraced: exactly(1) },
      missing: [],
      origins: [{ country: 'KR', share: exactly(1), isPartial: true }],
    });
    expect(copper).toMatchObject({ coverage: null, origins: [], steps: [] });
    const [last] = (await car.owner.listFlowRows({ linkId: wireLink })).rows;
    const asking = {
      linkId: wireLink,
      partner: namedOnly('세온전장'),
      goods: '와이어링 하네스',
      unit: 'H87',
      rows: 3,
      productId: null,
    };
    expect(copper?.missing).toEqual([{ ...asking, askAt: last?.id }]);
    const onlySteel = await car.owner.traceFlow({ productId: carId, ...TIME, linkId: steelLink });
    expect(onlySteel.materials.map(({ material, kg }) => [material, kg])).toEqual([['steel', 150_000]]);
    const viewer = await member(car.id, 'viewer');
    const seen = (await viewer.traceFlow({ productId: carId, ...TIME })).materials[2]?.missing;
    expect(seen).toEqual([{ ...asking, askAt: null }]);
  });

  it('S2.4 23.2 leaves the other kilograms as they are where a weight is taken away, and counts one row more', async () => {
    const { car, carId, steelLink } = await withHarness();
    const traced = async () => (await car.owner.traceFlow({ productId: carId, ...TIME })).materials;
    const before = await traced();
    const [row] = (await car.owner.listFlowRows({ linkId: steelLink, from: '2026-08', to: '2026-08' })).rows;
    await world
      .db()
      .updateTable('flow_row')
      .set({ kg_per_unit: null })
      .where('id', '=', row?.id ?? '')
      .execute();
    const after = await traced();
    expect([after[0], after[2]]).toEqual([before[0], before[2]]);
    expect(before[1]).toMatchObject({ rows: 2, weightless: 0, kg: 150_000 });
    expect(after[1]).toMatchObject({ rows: 2, weightless: 1, kg: 100_000, missing: [{ rows: 1, unit: 'TNE' }] });
    expect([after[1]?.coverage, after[1]?.origins]).toEqual([before[1]?.coverage, before[1]?.origins]);
  });

  it('S2.4 23.2 weighs what was entered before, once the seller has said what one weighs', async () => {
    const { car, carId, wires, harness } = await withHarness();
    const weigh = async (kgPerUnit: number) => {
      const { links, createdAt, updatedAt, updatedBy, can, state, ...details } = await wires.owner.getProduct({
        id: harness,
      });
      await wires.owner.updateProduct({ ...details, kgPerUnit });
    };
    const copper = async () =>
      (await car.owner.traceFlow({ productId: carId, ...TIME })).materials.find((row) => row.material === 'copper');
    await weigh(2.5);
    expect(await copper()).toMatchObject({ rows: 3, weightless: 0, kg: 225, missing: [] });
    // A weight that was set once stays.
    await weigh(4);
    expect(await copper()).toMatchObject({ kg: 225 });
  });

  it('S2.4 23.2 says that something has no weight beyond the next step, and asks the own company for its own products', async () => {
    const { car, carId, cells, wires, harness } = await withHarness();
    const beyond = async () =>
      (await car.owner.traceFlow({ productId: carId, ...TIME })).materials.map((row) => row.isWeightMissingBeyond);
    expect(await beyond()).toEqual([false, false, false]);
    const terminal = await product(cells, '단자', { unit: 'H87', materials: [{ material: 'copper' }] });
    const { id: linkId } = await link(wires, harness, cells, terminal);
    await cells.owner.saveFlowRows({ rows: [{ linkId, period: '2026-07', quantity: 9, unit: 'H87' }] });
    expect(await beyond()).toEqual([false, false, true]);
    const down = await cells.owner.traceFlow({ productId: terminal, ...TIME, direction: 'down' });
    expect(down.materials).toMatchObject([
      { rows: 1, weightless: 1, kg: 0, coverage: null, origins: [], missing: [{ productId: terminal, askAt: null }] },
    ]);
    const unjoined = await propose(car, carId, await firm('아직 답하지 않은 회사'));
    await car.owner.saveFlowRows({ rows: [{ linkId: unjoined.id, period: '2026-07', quantity: 5, unit: 'H87' }] });
    const { materials } = await car.owner.traceFlow({ productId: carId, ...TIME, linkId: unjoined.id });
    expect(materials).toMatchObject([{ weightless: 1, missing: [{ linkId: unjoined.id, askAt: null }] }]);
  });
});
