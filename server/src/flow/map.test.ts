import { describe, expect, it } from 'vitest';
import { UNTIL, useChain } from '../../test/chains.ts';
import type { Firm } from '../../test/supply.ts';
import { useWorld } from '../../test/world.ts';

const exactly = (share: number) => ({ from: share, to: share });
const world = useWorld();
const { chain, firm, product } = useChain(world);
const TIME = { from: '2026-Q1', to: '2026-Q4' };

/** Lithium to cathodes, cathodes to cells, cells to the car: every step entered by whoever sends it. */
const entered = async () => {
  const made = chain();
  const enter = ({ owner }: Firm, linkId: string, quantity: number) =>
    owner.saveFlowRows({ rows: [{ linkId, period: '2026-07', quantity, unit: 'KGM' }] });
  for (const { owner } of [made.cells, made.cathodes, made.lithium])
    for (const { id } of (await owner.listProducts()).rows) {
      const whole = await owner.getProduct({ id });
      const { links, createdAt, updatedAt, updatedBy, can, state, ...details } = whole;
      await owner.updateProduct({ ...details, unit: 'KGM' });
    }
  const carLink = (await made.car.owner.listLinks()).rows[0]?.id ?? '';
  await enter(made.lithium, made.lithiumLink, 731_913);
  await enter(made.cathodes, made.cathodeLink, 500_000);
  await enter(made.cells, carLink, 400_000);
  return { ...made, carLink };
};

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
    const told = { purpose: '실사', until: UNTIL };
    await cells.owner.grantSight({ companyId: car.id, fields: ['volumes'], ...told });
    await car.owner.askSight({ companyId: masked?.id ?? '', fields: ['identity', 'volumes'], ...told });
    const [{ id = '', version: asked = 0 } = {}] = (await cathodes.owner.listSightGrants({ state: 'asked' })).rows;
    await cathodes.owner.answerSight({ id, version: asked, isGranted: true });
    expect(await kg()).toEqual([400_000, 500_000, null]);
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
    const { origins, unknown, steps } = await car.owner.traceFlow({ productId: carId, ...TIME });
    expect(origins).toMatchObject([
      { country: 'KR', share: exactly(1), isPartial: false, tier: 3, company: { isMasked: true } },
    ]);
    expect(unknown).toEqual(exactly(0));
    expect(steps.map(({ tier, share, kg }) => [tier, share, kg])).toEqual([
      [1, exactly(1), 400_000],
      [2, exactly(1), null],
      [3, exactly(1), null],
    ]);
    const through = origins[0]?.company?.id ?? '';
    expect((await car.owner.traceFlow({ productId: carId, ...TIME, through })).origins).toHaveLength(1);
    expect((await car.owner.traceFlow({ productId: carId, ...TIME, linkId: carLink })).origins).toHaveLength(1);
    const bare = await firm('빈 회사');
    const nothing = await bare.owner.traceFlow({ productId: await product(bare, '빈 제품'), ...TIME });
    expect(nothing).toMatchObject({ origins: [], unknown: exactly(1), steps: [], evidence: [] });
  });
});
