import { describe, expect, it } from 'vitest';
import { useFlows } from '../../../test/fixtures/flow/flows.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, ship, receive } = useFlows(world);

describe('removeFlowFigure', () => {
  it('S2.4 takes back one’s own figure alone; a row without any is gone', async () => {
    const two = await pair();
    const { id } = await ship(two, 10);
    await receive(two, 10);
    await expect(two.buyer.owner.removeFlowFigure({ id, version: 2 })).rejects.toMatchObject({
      code: 'flow.row_changed',
    });
    expect(await two.buyer.owner.removeFlowFigure({ id, version: 1 })).toEqual({ isRowGone: false });
    await expect(two.buyer.owner.removeFlowFigure({ id, version: 1 })).rejects.toMatchObject({
      code: 'flow.figure_missing',
    });
    expect(await two.supplier.owner.getFlowRow({ id })).toMatchObject({ state: 'entered', received: null });
    expect(await two.supplier.owner.removeFlowFigure({ id, version: 1 })).toEqual({ isRowGone: true });
    await expect(two.supplier.owner.getFlowRow({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});

describe('settleFlow', () => {
  it('S2.4 settles a difference by an offer that the other side accepts; a new figure opens it again', async () => {
    const two = await pair();
    const [{ owner: seller }, { owner: customer }] = [two.supplier, two.buyer];
    const { id } = await ship(two, 318);
    await expect(seller.sayToFlow({ id, text: '이만큼이에요.', offered: 310 })).rejects.toMatchObject({
      code: 'flow.nothing_to_settle',
    });
    await receive(two, 306);
    const offered = await seller.sayToFlow({ id, text: '계근표를 다시 봤어요.', offered: 310 });
    const messageId = offered.offer?.messageId ?? '';
    expect(offered).toMatchObject({ offer: { quantity: 310, isMine: true }, waitsForMe: false });
    expect((await seller.listFlowRows({ waiting: 'theirs' })).total).toBe(1);
    expect((await seller.listFlowRows({ waiting: 'mine' })).total).toBe(0);
    expect((await customer.listFlowRows({ waiting: 'mine' })).rows).toMatchObject([{ id }]);
    await expect(seller.settleFlow({ id, messageId })).rejects.toMatchObject({ code: 'flow.offer_gone' });
    const seen = await customer.getFlowRow({ id });
    expect(seen).toMatchObject({ waitsForMe: true, acts: ['enter', 'remove', 'say', 'settle'] });
    expect(seen.messages).toMatchObject([
      { isMine: false, by: '에코전구체', text: '계근표를 다시 봤어요.', offered: 310 },
    ]);
    expect((await customer.listNotices()).rows.map(({ kind }) => kind)).toContain('flow.said');
    const settled = await customer.settleFlow({ id, messageId });
    expect(settled).toMatchObject({ state: 'settled', counted: 310, settled: { quantity: 310 }, offer: null });
    await expect(customer.settleFlow({ id, messageId })).rejects.toMatchObject({ code: 'flow.offer_gone' });
    expect(await ship(two, 318, { rowId: id, version: 1 })).toMatchObject({ state: 'mismatch', counted: 306 });
  });
});

describe('listFlowRows', () => {
  it('S2.4 filters and sorts what both sides see, each with its own eyes', async () => {
    const two = await pair();
    await ship(two, 5, { period: '2026-07' });
    await ship(two, 9, { period: '2026-08' });
    await receive(two, 8, { period: '2026-08' });
    const { owner } = two.buyer;
    const periods = async (query: Parameters<typeof owner.listFlowRows>[0]) =>
      (await owner.listFlowRows(query)).rows.map(({ period }) => period);
    expect(await periods({})).toEqual(['2026-08', '2026-07']);
    expect(await periods({ sort: 'quantity', order: 'asc' })).toEqual(['2026-07', '2026-08']);
    expect(await periods({ sort: 'partner' })).toHaveLength(2);
    expect(await periods({ state: 'mismatch' })).toEqual(['2026-08']);
    expect(await periods({ from: '2026-08', to: '2026-Q3' })).toEqual(['2026-08']);
    expect(await periods({ side: 'out' })).toEqual([]);
    expect(await periods({ productId: two.bought, search: '전구체' })).toHaveLength(2);
    expect(await periods({ factoryId: two.to })).toEqual(['2026-08']);
    expect(await periods({ factoryId: two.from })).toEqual([]);
    expect(await periods({ size: 1, page: 2 })).toEqual(['2026-07']);
    await expect(owner.listFlowRows({ from: '2026-Q3', to: '2026-Q2' })).rejects.toMatchObject({
      code: 'flow.period_reversed',
    });
    const [choice] = (await owner.listFlowChoices({ search: '전구체' })).rows;
    expect(choice).toMatchObject({
      linkId: two.linkId,
      side: 'in',
      unit: 'TNE',
      hasWeight: true,
      goods: { name: '전구체' },
    });
  });
});
