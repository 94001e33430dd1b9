import type { PercentRange } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, propose, link } = useSupply(world);

const exactly = (percent: number): PercentRange => ({ from: percent, to: percent });

/** A buyer of one product, whose supplier buys from as many companies as there are shares. */
const chainOf = async (shares: number[], isOrigin = false) => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [carId, packId] = [await product(buyer, '전기차'), await product(supplier, '배터리팩')];
  const own = await link(buyer, carId, supplier, packId, { spendShare: 50 });
  const below: { firm: Firm; linkId: string }[] = [];
  for (const [at, spendShare] of shares.entries()) {
    const maker = await firm(`소재 ${at}`);
    const made = await product(maker, `소재 ${at}`, { isOrigin });
    below.push({ firm: maker, linkId: (await link(supplier, packId, maker, made, { spendShare })).id });
  }
  const curve = async (kind: 'confirmed' | 'declared' = 'confirmed') =>
    (await buyer.owner.getSupplyTiers({ productId: carId })).coverage.spend[kind];
  /** Changes the share that the buyer buys, and the supplier agrees. */
  const buyShare = async (spendShare: number) => {
    const { version, figures } = await buyer.owner.getLink({ id: own.id });
    const revised = await buyer.owner.reviseLink({ id: own.id, version, figures: { ...figures, spendShare } });
    await supplier.owner.confirmLink({ id: own.id, version: revised.version });
  };
  return { buyer, supplier, carId, packId, below, curve, buyShare };
};

describe('getSupplyTiers', () => {
  it('22.12 tells tier 1 exactly, and nothing is traced behind what buys nothing', async () => {
    const { curve } = await chainOf([]);
    expect((await curve()).slice(0, 3)).toEqual([exactly(50), exactly(0), exactly(0)]);
  });

  it('22.12 tells an interval where two links of others contribute, whatever its viewer buys', async () => {
    const { curve, buyShare } = await chainOf([41, 22], true);
    // From 50 × (30 + 10) to 50 × (60 + 30), although 31.5 is true.
    expect((await curve()).slice(0, 3)).toEqual([exactly(50), { from: 20, to: 45 }, { from: 20, to: 45 }]);
    for (const share of [100, 80, 10]) {
      await buyShare(share);
      const [first, second] = await curve();
      expect(first).toEqual(exactly(share));
      expect(second).toEqual({ from: (share * 40) / 100, to: (share * 90) / 100 });
    }
  });

  it('22.12 tells whole per cents where three links of others contribute, and an interval further on', async () => {
    const { curve, below } = await chainOf([42, 21.5, 20]);
    expect((await curve()).slice(0, 2)).toEqual([exactly(50), exactly(42)]);
    const mine = await firm('광산');
    const [first] = below;
    if (!first) throw new Error('nobody is there');
    const [bought] = (await first.firm.owner.listProducts()).rows;
    const ore = await product(mine, '광석', { isOrigin: true });
    await link(first.firm, bought?.id ?? '', mine, ore, { spendShare: 100 });
    const [, , third] = await curve();
    // 50 × 42, of which 30 to 60 may be disclosed; and 60 to 100 behind it.
    expect(third).toEqual({ from: 9, to: 30 });
  });

  it('22.12 tells no sum that would leave a share hardly any room: three at the least of their bands', async () => {
    const { curve } = await chainOf([30, 30, 30.5]);
    expect((await curve())[1]).toEqual({ from: 45, to: 50 });
  });

  it('22.12 counts what nobody has named and what nobody has confirmed where they belong, and no band narrows by it', async () => {
    const { supplier, packId, curve } = await chainOf([42, 21.5, 20]);
    const late = await firm('아직 답하지 않은 회사');
    await propose(supplier, packId, late, { spendShare: 9 });
    // The confirmed figure is a sum of three; the proposal is disclosed by its band, and by what is left of the whole.
    expect((await curve())[1]).toEqual(exactly(42));
    expect((await curve('declared'))[1]).toEqual({ from: 41, to: 47 });
  });
});
