import { describe, expect, it } from 'vitest';
import { CANARY, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, chain, everything, atTier } = useChain(world);

describe('getSupplyTiers', () => {
  it('A2 A5 shows the next step in clear and nothing that is anybody’s own beyond it', async () => {
    const { car, cathodes, lithium, carId, cathodeLink, lithiumLink } = chain();
    const { companies, products, links, coverage } = await car.owner.getSupplyTiers({ productId: carId });
    expect(companies.map(({ name, isMasked, tiers }) => [name, isMasked, tiers])).toEqual([
      ['누리셀에너지', false, [1]],
      ['', true, [2]],
      ['', true, [3]],
    ]);
    expect(companies[2]).toMatchObject({
      country: 'KR',
      hasCertificate: false,
      token: expect.stringMatching(/^#[0-9A-Z]{6}$/),
    });
    expect(products.map(({ name, hs }) => [name, hs])).toEqual([
      ['전기차', ''],
      ['배터리팩', '850760'],
      ['', '2841'],
      ['', '2825'],
    ]);
    expect(links.map(({ share, band, isOwn }) => [share, band, isOwn])).toEqual([
      [56, 'to60', true],
      [null, 'to60', false],
      [null, 'to30', false],
    ]);
    expect(coverage.spend.confirmed.slice(0, 4)).toEqual([
      { from: 56, to: 56 },
      { from: 16, to: 34 },
      { from: 1, to: 11 },
      { from: 1, to: 11 },
    ]);
    const body = await everything(car);
    for (const hidden of [CANARY, '에코양극재', lithium.id, cathodes.id, lithiumLink, cathodeLink, '28252012', '24.5'])
      expect(body).not.toContain(hidden);
  });

  it('A5 gives two viewers different tokens for one company, and one viewer always the same', async () => {
    const { car, rival } = chain();
    const [ours, theirs] = [await atTier(car, 3), await atTier(rival, 3)];
    expect(ours?.id).not.toBe(theirs?.id);
    expect((await atTier(car, 3))?.id).toBe(ours?.id);
    await expect(rival.owner.getSupplyCompany({ id: ours?.id ?? '' })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const [linksOfOurs, linksOfTheirs] = [await car.owner.getSupplyTiers(), await rival.owner.getSupplyTiers()];
    const ids = new Set(linksOfOurs.links.map(({ id }) => id));
    expect(linksOfTheirs.links.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('A3 answers alike for another company’s product and for one that is nowhere', async () => {
    const { car, cells } = chain();
    const foreign = (await cells.owner.listProducts()).rows[0]?.id;
    for (const productId of [foreign, crypto.randomUUID()])
      await expect(car.owner.getSupplyTiers({ productId })).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('A5 walks no further than a supplier that has not spoken, whoever says that it supplies them', async () => {
    const { cells } = chain();
    const stranger = await firm('남의 회사');
    const thing = await product(stranger, '물건');
    await stranger.owner.proposeLink({
      side: 'buyer',
      productId: thing,
      businessNumber: cells.number,
      words: { company: '셀 회사', product: '배터리팩' },
    });
    const { companies, links } = await stranger.owner.getSupplyTiers();
    expect(companies).toMatchObject([{ name: '셀 회사', isPlaceholder: true, tiers: [1] }]);
    expect(links).toHaveLength(1);
    const body = await everything(stranger);
    for (const hidden of ['누리셀에너지', cells.id, CANARY]) expect(body).not.toContain(hidden);
  });
});
