import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, pair, ship, receive, product, link } = useFlows(world);

/** A buyer that makes cathodes from precursors and has sold some. */
const production = async () => {
  const two = await pair();
  const customer = await firm('누리셀에너지');
  const { id: out } = await link(customer, await product(customer, '팩'), two.buyer, two.bought);
  const key = { factoryId: two.to, productId: two.bought, period: '2026-Q3' };
  const sell = (quantity: number) =>
    two.buyer.owner.saveFlowRows({
      rows: [{ linkId: out, fromFactoryId: two.to, period: '2026-Q3', quantity, unit: 'TNE' }],
    });
  return { ...two, key, sell };
};

describe('saveTransformation', () => {
  it('S2.4 is suggested by the ledger and the bill, and kept with stocks, scrap and by-products', async () => {
    const { buyer, key, sell, inputId, ...two } = await production();
    await ship({ buyer, inputId, ...two }, 2_420);
    await sell(2_500);
    await receive({ buyer, inputId, ...two }, 2_420);
    const { owner } = buyer;
    const suggested = await owner.getTransformation(key);
    expect(suggested).toMatchObject({ id: null, version: 0, quantityOut: 2_500, shipped: 2_500 });
    expect(suggested.inputs).toMatchObject([{ inputId, received: 2_420, quantity: null }]);
    const inputs = [{ inputId, quantity: 2_400, unit: 'TNE' as const, stockOpen: 100, stockClose: 20 }];
    const details = {
      quantityOut: 2_550,
      unit: 'TNE' as const,
      scrap: 5,
      inputs,
      byProducts: [{ name: '황산나트륨', quantity: 3, unit: 'TNE' as const }],
    };
    expect(await owner.saveTransformation({ ...key, ...details })).toMatchObject({ version: 1, scrap: 5 });
    await expect(owner.saveTransformation({ ...key, ...details })).rejects.toMatchObject({
      code: 'flow.production_changed',
    });
    const [row] = (await owner.getMassBalance({ period: '2026-Q3' })).rows;
    expect(row).toMatchObject({
      outSource: 'made',
      tolerance: 5,
      single: { out: 2_550, available: 2_500, stockOpen: 100, stockClose: 20 },
    });
    expect(row?.single).toMatchObject({
      need: expect.closeTo(2_419.95, 6),
      gapPercent: expect.closeTo(3.308, 3),
      verdict: 'ok',
    });
    const { rows, total } = await owner.listTransformations({ from: '2026-Q1', to: '2026-Q4' });
    expect(total).toBe(1);
    await owner.removeTransformation({ id: rows[0]?.id ?? '' });
    expect((await owner.getTransformation(key)).id).toBeNull();
    // The history stays, also after a removal and a new entry.
    await owner.saveTransformation({ ...key, ...details, quantityOut: 2_560 });
    const history = await owner.listTransformationEvents(key);
    expect(history.rows.map(({ nth, kind, details: saved }) => [nth, kind, saved?.quantityOut])).toEqual([
      [3, 'saved', 2_560],
      [2, 'removed', undefined],
      [1, 'saved', 2_550],
    ]);
    expect(history.rows[2]).toMatchObject({ by: expect.stringMatching(/./), details: { inputs, scrap: 5 } });
    await expect(two.supplier.owner.listTransformationEvents(key)).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('S2.4 refuses units of another kind, lines of no bill, and a month of a quarter that was told', async () => {
    const { buyer, key, inputId } = await production();
    const { owner } = buyer;
    const good = { ...key, quantityOut: 1, unit: 'TNE' as const };
    const line = { inputId, unit: 'TNE' as const };
    await expect(owner.saveTransformation({ ...good, unit: 'LTR' })).rejects.toMatchObject({
      code: 'flow.unit_dimension',
      fields: { unit: 'unit_dimension' },
    });
    await expect(owner.saveTransformation({ ...good, inputs: [{ ...line, unit: 'MTR' }] })).rejects.toMatchObject({
      fields: { 'inputs.0.unit': 'unit_dimension' },
    });
    await expect(owner.saveTransformation({ ...good, inputs: [line, line] })).rejects.toMatchObject({
      code: 'flow.input_unknown',
      fields: { 'inputs.1.inputId': 'repeated' },
    });
    await expect(
      owner.saveTransformation({ ...good, inputs: [{ ...line, inputId: key.factoryId }] }),
    ).rejects.toMatchObject({ fields: { 'inputs.0.inputId': 'unknown' } });
    await owner.saveTransformation(good);
    await expect(owner.saveTransformation({ ...good, period: '2026-07' })).rejects.toMatchObject({
      code: 'flow.period_overlaps',
    });
  });

  it('A1 A3 belongs to its company alone, whose viewers only read', async () => {
    const { buyer, supplier, key } = await production();
    const made = await buyer.owner.saveTransformation({ ...key, quantityOut: 1, unit: 'TNE' });
    const id = made.id ?? '';
    const viewer = await member(buyer.id, 'viewer');
    expect(await viewer.getTransformation(key)).toMatchObject({ can: { edit: false } });
    await expect(viewer.saveTransformation({ ...key, quantityOut: 2, unit: 'TNE', version: 1 })).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(viewer.removeTransformation({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(viewer.setTolerance({ productId: key.productId, percent: 1 })).rejects.toMatchObject({
      code: 'access.denied',
    });
    for (const ask of [
      () => supplier.owner.getTransformation(key),
      () => supplier.owner.saveTransformation({ ...key, quantityOut: 2, unit: 'TNE', version: 1 }),
      () => supplier.owner.removeTransformation({ id }),
      () => supplier.owner.setTolerance({ productId: key.productId, percent: 1 }),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'request.not_found' });
    expect((await supplier.owner.listTransformations()).total).toBe(0);
    expect((await supplier.owner.getMassBalance({ period: '2026-Q3' })).total).toBe(0);
  });
});

describe('setTolerance', () => {
  it('S2.4 says of one product how much may be missing; nothing said is five per cent', async () => {
    const { buyer, key, sell, ...two } = await production();
    await sell(2_500);
    await receive({ buyer, ...two }, 2_300);
    const { owner } = buyer;
    const verdict = async () => (await owner.getMassBalance({ period: '2026-Q3' })).rows[0]?.single.verdict;
    expect(await verdict()).toBe('ok');
    expect(await owner.setTolerance({ productId: key.productId, percent: 2 })).toEqual({ percent: 2 });
    expect(await verdict()).toBe('breach');
    expect((await owner.getMassBalance({ period: '2026-Q3', verdict: 'ok' })).total).toBe(0);
    expect(await owner.setTolerance({ productId: key.productId, percent: null })).toEqual({ percent: 5 });
    expect(await verdict()).toBe('ok');
  });
});
