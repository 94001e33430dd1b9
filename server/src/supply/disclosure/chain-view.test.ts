import { describe, expect, it } from 'vitest';
import { useChain } from '../../../test/fixtures/supply/chains.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, propose, chain, atTier, onward, everything } = useChain(world);

/** Returns everything that a viewer sees below a direct partner. */
const below = async ({ owner }: Firm, partner: Firm) => {
  const { companies, products, links } = await owner.getSupplyTiers();
  const reached = new Set(products.filter(({ companyId }) => companyId === partner.id).map(({ id }) => id));
  for (const id of reached) for (const edge of links) if (edge.buyerId === id) reached.add(edge.supplierId);
  const there = products.filter(({ id }) => reached.has(id));
  const owners = new Set(there.map(({ companyId }) => companyId));
  return {
    companies: companies.filter(({ id }) => owners.has(id)),
    products: there,
    links: links.filter(({ buyerId }) => reached.has(buyerId)),
  };
};

const named = async ({ owner }: Firm) =>
  (await owner.getSupplyTiers()).companies
    .filter(({ isMasked }) => !isMasked)
    .map(({ name, tiers }) => [name, tiers])
    .toSorted();

describe('what is disclosed is a relation', () => {
  it('22.2 a direct link with a company changes nothing of what is seen below another partner', async () => {
    const { car, cells, cathodes, carId } = chain();
    const before = await below(car, cells);
    const extra = await product(cathodes, '다른 양극재');
    await link(car, carId, cathodes, extra, { spendShare: 1 });
    expect(await below(car, cells)).toEqual(before);
    expect(await named(car)).toEqual([
      ['누리셀에너지', [1]],
      ['에코양극재', [1]],
    ]);
    const [cathode] = (await cathodes.owner.listProducts({ search: '양극재' })).rows.filter(({ id }) => id !== extra);
    await link(car, carId, cathodes, cathode?.id ?? '', { spendShare: 1 });
    expect(await below(car, cells)).toEqual(before);
  });

  it('22.2 an unanswered proposal unmasks nobody in a chain', async () => {
    const { car, cells, cathodes } = chain();
    const before = await below(car, cells);
    await cathodes.owner.proposeLink({
      side: 'supplier',
      productId: (await cathodes.owner.listProducts()).rows[0]?.id ?? '',
      businessNumber: car.number,
      words: { company: '차', product: '전기차' },
    });
    const { companies } = await car.owner.getSupplyTiers();
    expect(companies.filter(({ name }) => name.includes('에코양극재'))).toEqual([]);
    expect(await below(car, cells)).toEqual(before);
  });

  it('22.2 masks the viewer itself below a closed path, in a stub', async () => {
    const { car, cells, cathodes } = chain();
    const scrap = await product(car, '폐배터리');
    const [cathode] = (await cathodes.owner.listProducts()).rows;
    await link(cathodes, cathode?.id ?? '', car, scrap, { spendShare: 3 });
    const supplier = await firm('고철상');
    await link(car, scrap, supplier, await product(supplier, '고철'));
    const { companies, products, links } = await below(car, cells);
    expect(companies.filter(({ tiers }) => tiers.includes(3)).map(({ isMasked, name }) => [isMasked, name])).toEqual([
      [true, ''],
      [true, ''],
    ]);
    expect(companies.map(({ id }) => id)).not.toContain(car.id);
    expect(products.map(({ id }) => id)).not.toContain(scrap);
    expect(links.filter(({ isOwn }) => isOwn)).toEqual([]);
    // Its purchases for that product are shown only at its own product.
    expect(companies).toHaveLength(4);
  });

  it('22.2 gives one company another token below each named one, and other ids', async () => {
    const { car, carId, cathodes } = chain();
    const maker = await firm('다른셀');
    const pack = await product(maker, '다른팩');
    await link(car, carId, maker, pack, { spendShare: 10 });
    const [cathode] = (await cathodes.owner.listProducts()).rows;
    await link(maker, pack, cathodes, cathode?.id ?? '', { spendShare: 50 });
    const { companies, products } = await car.owner.getSupplyTiers();
    const masked = companies.filter(({ tiers }) => tiers.includes(2));
    expect(new Set(masked.map(({ token }) => token)).size).toBe(2);
    expect(new Set(masked.map(({ id }) => id)).size).toBe(2);
    expect(products.filter(({ hs }) => hs === '2841')).toHaveLength(2);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  });

  it('22.2 names a company by the path that was let through, and masks it on the other', async () => {
    const { car, carId, cells, cathodes, cathodeLink } = chain();
    const maker = await firm('다른셀');
    const pack = await product(maker, '다른팩');
    await link(car, carId, maker, pack, { spendShare: 10 });
    const [cathode] = (await cathodes.owner.listProducts()).rows;
    await link(maker, pack, cathodes, cathode?.id ?? '', { spendShare: 50 });
    await onward(cells, cathodeLink, true);
    await onward(cathodes, cathodeLink, true);
    const second = (await car.owner.getSupplyTiers()).companies.filter(({ tiers }) => tiers.includes(2));
    expect(second.map(({ name }) => name).toSorted()).toEqual(['', '에코양극재']);
    expect(JSON.stringify(await below(car, maker))).not.toContain('에코양극재');
    expect(await everything(car)).toContain('에코양극재');
    await onward(cells, cathodeLink, false);
    expect(await everything(car)).not.toContain('에코양극재');
  });

  it('22.2 a company that waits for an answer is no more in clear than any other', async () => {
    const { car, cells, carId } = chain();
    const { id } = await propose(car, carId, cells, { spendShare: 3 }, '다른 팩');
    expect(await atTier(car, 1)).toBeDefined();
    const { companies, links } = await car.owner.getSupplyTiers();
    expect(companies.find(({ isPlaceholder }) => isPlaceholder)).toMatchObject({
      name: '우리가 부르는 이름',
      tiers: [1],
    });
    expect(links.map((row) => row.id)).toContain(id);
  });
});
