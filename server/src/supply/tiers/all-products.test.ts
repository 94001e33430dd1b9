import { expect, it } from 'vitest';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useRandomWorlds } from '../../../test/fixtures/supply/random-worlds.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { isGate } from '../../../test/suite.ts';

const world = useWorld();
const randomWorld = useRandomWorlds(world);
const { firm, product, link } = useSupply(world);
const WORLDS = isGate ? 6 : 60;

type Tiers = Awaited<ReturnType<Firm['owner']['getSupplyTiers']>>;

const tiersOf = (rows: { id: string; tiers: number[] }[]) => {
  const found: Record<string, number[]> = {};
  for (const { id, tiers } of rows)
    found[id] = [...new Set([...(found[id] ?? []), ...tiers])].toSorted((a, b) => a - b);
  return found;
};

/** Combines what several answers say. */
const joined = (answers: Tiers[]) => ({
  companies: tiersOf(answers.flatMap(({ companies }) => companies)),
  products: tiersOf(answers.flatMap(({ products }) => products)),
  links: tiersOf(answers.flatMap(({ links }) => links)),
  loops: [
    ...new Set(answers.flatMap(({ links }) => links.filter(({ isLoop }) => isLoop).map(({ id }) => id))),
  ].toSorted(),
  cycles: [...new Set(answers.flatMap(({ cycles }) => cycles.map((companies) => companies.join())))].toSorted(),
});

it('23.1 S2.4 shows of all products what the products show one by one, joined', async () => {
  let loops = 0;
  for (let seed = 0; seed < WORLDS; seed += 1)
    await world.undone(async () => {
      const { viewer } = await randomWorld(seed, true);
      const { rows } = await viewer.owner.listProducts();
      const single = [];
      for (const { id } of rows) single.push(await viewer.owner.getSupplyTiers({ productId: id }));
      const whole = await viewer.owner.getSupplyTiers();
      expect(joined([whole]), `world ${seed}`).toEqual(joined(single));
      loops += whole.links.filter(({ isLoop }) => isLoop).length;
    });
  expect(loops).toBeGreaterThan(0);
}, 600_000);

it('23.1 S2.4 traces all of two products that enter one cycle to tier 2, and nothing beyond', async () => {
  const [car, maker, mill] = [await firm('완성차'), await firm('하나'), await firm('다른')];
  const [a, b] = [await product(car, '승용차'), await product(car, '트럭')];
  const [x, y] = [await product(maker, '부품'), await product(mill, '소재')];
  const whole = { spendShare: 100 };
  await link(car, a, maker, x, whole);
  await link(car, b, mill, y, whole);
  await link(maker, x, mill, y, whole);
  await link(mill, y, maker, x, whole);
  const curveOf = async (productId?: string) =>
    (await car.owner.getSupplyTiers({ productId })).coverage.spend.confirmed.slice(0, 3);
  const [first, second, third] = await curveOf();
  expect([first, third]).toEqual([
    { from: 100, to: 100 },
    { from: 0, to: 0 },
  ]);
  expect(second?.to).toBe(100);
  expect(await curveOf(a)).toEqual([first, second, third]);
  const { tiers, coverage } = await car.owner.getDashboard({});
  expect(coverage?.confirmed.slice(0, 3)).toEqual([first, second, third]);
  expect(tiers.slice(0, 2).map(({ tier, companies }) => [tier, companies])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
