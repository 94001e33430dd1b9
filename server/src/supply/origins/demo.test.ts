import type { Material } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useSeededDemo } from '../../../test/fixtures/demo/seeded-demo.ts';
import { type DemoRows, demoLinks, demoProducts, slowDemoShares } from '../../../test/fixtures/supply/demo-origins.ts';

const filled = useSeededDemo(new Date('2026-11-15T05:30:00Z'));
const { db, signedIn } = filled;

const rowsOf = async (): Promise<DemoRows> => ({
  products: await demoProducts(db()),
  links: await demoLinks(db(), '2026-11-15'),
});
const ownerOf = async (companyId: string) => {
  const { email } = await db()
    .selectFrom('company_member as member')
    .innerJoin('account_user as person', 'person.id', 'member.user_id')
    .select('person.email')
    .where('member.company_id', '=', companyId)
    .where('member.role', '=', 'owner')
    .where('member.state', '=', 'active')
    .orderBy('person.created_at')
    .executeTakeFirstOrThrow();
  return email;
};

const BATTERY: Material[] = ['cobalt', 'lithium', 'nickel', 'graphite'];
/** Products in the eyes of their own companies, with the materials that each is asked about. */
const ROOTS: Record<string, Material[]> = { P01: BATTERY, P02: BATTERY, P08: BATTERY, P24: BATTERY, P40: ['cotton'] };

describe('getProductOrigins', () => {
  it('27.3 says of the demo what a calculation over its rows says', async () => {
    const rows = await rowsOf();
    const compared: string[] = [];
    for (const [code, materials] of Object.entries(ROOTS)) {
      const root = rows.products.find(({ partNumber }) => partNumber === code);
      if (!root) throw new Error(`the demo has no ${code}`);
      const caller = await signedIn(await ownerOf(root.companyId));
      for (const material of materials) {
        const slow = slowDemoShares(rows, root, material);
        const { shares, countries, paths, reason } = await caller.getProductOrigins({ id: root.id, material });
        expect(shares, `${code} ${material}`).toEqual(slow.shares);
        expect(reason).toBe(slow.isCarried ? '' : 'notCarried');
        if (!slow.isCarried) continue;
        expect(new Set(countries.map(({ country }) => country)), `${code} ${material}`).toEqual(slow.countries);
        expect(paths.filter(({ end }) => end === 'origin')).toHaveLength(slow.origins);
        const { products } = await caller.getMaterial({ material });
        expect(products.find(({ id }) => id === root.id)?.shares, `${code} ${material}`).toEqual(shares);
        const texts = Object.values(shares).map(({ from, to }) => `${from}-${to}`);
        compared.push([code, material, ...texts].join(' '));
      }
    }
    expect(compared).toMatchInlineSnapshot(`
      [
        "P01 cobalt 0-0 12-100 0-88",
        "P01 lithium 21-90 3-30 0-75",
        "P01 nickel 9-100 0-0 0-91",
        "P01 graphite 0-0 0-0 100-100",
        "P02 cobalt 0-0 21-100 0-79",
        "P02 lithium 36-90 6-30 0-58",
        "P02 nickel 16-100 0-0 0-84",
        "P02 graphite 0-0 0-0 100-100",
        "P08 cobalt 0-0 36-100 0-64",
        "P08 lithium 45-75 15-25 0-40",
        "P08 nickel 27-100 0-0 0-73",
        "P24 cobalt 0-0 60-100 0-40",
        "P24 nickel 40-100 0-0 0-60",
        "P40 cotton 12-90 0-0 10-88",
      ]
    `);
  });
});
