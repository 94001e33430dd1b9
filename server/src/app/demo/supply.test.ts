import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/world.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import { companyKeyOf, loadChain } from '../../supply/chain.ts';
import { coverageOf } from '../../supply/network.coverage.ts';
import { companyCycles } from '../../supply/network.cycles.ts';
import { loopsIn } from '../../supply/network.loops.ts';
import { companyTiers, tierBitsIn } from '../../supply/network.tiers.ts';
import { demoData } from './data.ts';
import { demoEmail, loadDemo } from './loading.ts';

const world = useWorld();
const file = JSON.parse(readFileSync('demo/demo.json', 'utf8'));
const demo = demoData.parse(file);
const PASSWORD = 'a password for the demo';

const ownerOf = async (code: string) => {
  const { jwt_token } = await world.withToken(null).signIn({ email: demoEmail(code), password: PASSWORD });
  return world.withToken(jwt_token);
};

const companyIds = async () => {
  const rows = await world
    .db()
    .selectFrom('company')
    .innerJoin('company_member as member', 'member.company_id', 'company.id')
    .innerJoin('account_user as person', 'person.id', 'member.user_id')
    .select(['company.id', 'person.email'])
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email.slice(0, 3).toUpperCase()]));
};

world.arrange(async () => {
  const passwordHash = await world.account.passwords.inLine(({ hash }) => hash(PASSWORD));
  await loadDemo(world.db(), demo, { account: world.account, clock: world.clock, passwordHash });
});

const chainOf = async (root: string) => {
  const product = demo.products.find(({ code }) => code === root);
  const codes = await companyIds();
  const [viewerId = ''] = [...codes].find(([, code]) => code === product?.company) ?? [];
  const { rows } = await (await ownerOf(product?.company ?? '')).listProducts({ search: product?.code ?? '' });
  const chain = await loadChain(world.db(), world.account.masking, viewerId, world.clock(), rows[0]?.id);
  const nameless = new Map(
    chain.links.flatMap((link) => (link.productId === null ? [[companyKeyOf(link), link.company] as const] : [])),
  );
  const codeOf = (key: string) =>
    codes.get(key) ?? demo.companies.find(({ name_ko }) => name_ko === nameless.get(key))?.code ?? key;
  return { ...chain, codeOf };
};

/**
 * Four digits of what is expected, and no more than half of the last one off: one value lies right between two
 * (0.72845), where the order in which shares are added up decides to which it would be rounded.
 */
const expectDigits = (values: number[], expected: number[]) => {
  expect(values).toHaveLength(expected.length);
  for (const [at, value] of values.entries())
    expect(Math.abs(value - (expected[at] ?? Number.NaN)), `${values}`).toBeLessThan(0.5e-4 + 1e-12);
};

describe('the demo’s supply chain', () => {
  it.each(['P01', 'P40'])('S2.4 gives tiers and coverage of %s as expected, to four digits', async (root) => {
    expect(todayInSeoul(world.clock())).toBe(demo.as_of);
    const { network, codeOf } = await chainOf(root);
    const expected = file.expected.roots[root];
    const loops = loopsIn(network);
    const tiers = companyTiers(network, tierBitsIn(network, loops));
    expect(Object.fromEntries([...tiers].map(([key, all]) => [codeOf(key), all]))).toEqual(expected.tiers);
    const [confirmed = []] = coverageOf(network, loops, 'confirmed');
    const [declared = []] = coverageOf(network, loops, 'declared');
    expectDigits(confirmed.slice(0, 6), expected.coverage_confirmed);
    expectDigits(declared.slice(0, 6), expected.coverage_declared);
    expectDigits(confirmed.slice(-1), [expected.origin_confirmed]);
  });

  it('S2.4 finds the two cycles through recycled scrap', async () => {
    const { network, codeOf } = await chainOf('P01');
    const cycles = companyCycles(network, loopsIn(network)).map((keys) => keys.map(codeOf));
    expect(cycles).toEqual(file.expected.company_cycles);
  });

  it('S2.4 gives back every product, link and bill as it was told', async () => {
    const db = world.db();
    const nameless = ['P38', 'P50'];
    const products = await db.selectFrom('supply_product').selectAll().orderBy('part_number').execute();
    expect(
      products.map(({ part_number, name, hs, unit, is_origin, material_group }) => [
        ...[part_number, name, hs, unit, is_origin, material_group],
      ]),
    ).toEqual(
      demo.products
        .filter(({ code }) => !nameless.includes(code))
        .map((one) => [one.code, one.name_ko, one.hs6 ?? '', one.unit, one.origin_terminal, one.group]),
    );
    const links = await db
      .selectFrom('supply_link as link')
      .innerJoin('supply_product as buyer', 'buyer.id', 'link.buyer_product_id')
      .leftJoin('supply_product as supplier', 'supplier.id', 'link.supplier_product_id')
      .select(['buyer.part_number as buyer', 'supplier.part_number as supplier', 'link.state', 'link.figures'])
      .select(['link.words', 'buyer.details'])
      .execute();
    const codeOf = (name: string) => demo.products.find(({ name_ko }) => name_ko === name)?.code;
    const told = links.map(({ buyer, supplier, state, figures, words }) =>
      [buyer, supplier ?? codeOf(words.product), state, figures.spendShare].join(),
    );
    expect(told.toSorted()).toEqual(
      demo.relations
        .map((one) => [one.buyer_product, one.supplier_product, one.status, one.spend_share_pct].join())
        .toSorted(),
    );
    const fed = new Map<string, string[]>();
    for (const { buyer, supplier, figures, words, details } of links) {
      const line = details.inputs?.find(({ id }) => id === figures.inputId);
      if (!line) continue;
      const key = `${buyer} ${line.quantityPerUnit}`;
      fed.set(key, [...(fed.get(key) ?? []), supplier ?? codeOf(words.product) ?? ''].toSorted());
    }
    expect(Object.fromEntries(fed)).toEqual(
      Object.fromEntries(demo.bom.map(({ output, inputs, qty_per_unit }) => [`${output} ${qty_per_unit}`, inputs])),
    );
  });

  it('A5 shows the car maker its direct suppliers by name and everybody else masked', async () => {
    const owner = await ownerOf('C01');
    const { companies, links } = await owner.getSupplyTiers();
    const named = companies.filter(({ isMasked }) => !isMasked).map(({ name }) => name);
    // What C18 claims is assigned, but not confirmed.
    const direct = ['C02', 'C03', 'C04', 'C05', 'C06', 'C12'];
    expect(named.toSorted()).toEqual(
      demo.companies
        .filter(({ code }) => direct.includes(code))
        .map(({ name_ko }) => name_ko)
        .toSorted(),
    );
    expect(new Set(companies.map(({ id }) => id)).size).toBe(companies.length);
    expect(companies).toHaveLength(44);
    expect(links.filter(({ isOwn, share }) => !isOwn && share !== null)).toEqual([]);
    const body = JSON.stringify(await owner.getSupplyTiers());
    for (const { code, name_ko, name_en } of demo.companies)
      if (!['C01', ...direct].includes(code)) {
        expect(body).not.toContain(name_ko);
        expect(body).not.toContain(name_en);
      }
  });
});
