// @left-to-all: it seeds the whole demo, and the journeys in the browser use the threads too.
import { contract, type Endpoint } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useSeededDemo } from '../../../test/fixtures/demo/seeded-demo.ts';
import type { Caller } from '../../../test/fixtures/world/world.ts';

const filled = useSeededDemo(new Date('2026-11-15T05:30:00Z'));
const { db, accounts, signedInToBoth } = filled;

const PERIOD = { from: '2025-Q1', to: '2026-Q4' };
const endpoints: [string, Endpoint][] = Object.entries(contract);
const HEAVY = endpoints.filter(([, { isHeavy }]) => isHeavy).map(([name]) => name);

/** Everything that a company can compute of a product of its own. */
const callsFor = (caller: Caller, id: string) => ({
  getSupplyTiers: () => caller.getSupplyTiers({ productId: id }),
  getTierGraph: () => caller.getTierGraph({ productId: id }),
  exportSupplyTiers: async () => (await caller.exportSupplyTiers({ productId: id, format: 'csv' })).text(),
  getSupplyCompany: async () => {
    const { companies } = await caller.getSupplyTiers({ productId: id });
    return Promise.all(companies.slice(0, 5).map((company) => caller.getSupplyCompany({ id: company.id })));
  },
  previewDisclosure: async () => {
    const { companies } = await caller.getSupplyTiers({ productId: id });
    const partner = companies.find(({ tiers }) => tiers.includes(1))?.id ?? '';
    return caller.previewDisclosure({ companyId: partner });
  },
  listDisclosureGrants: () => caller.listDisclosureGrants({ whose: 'theirs' }),
  listMaterials: () => caller.listMaterials(),
  getMaterial: () => caller.getMaterial({ material: 'cobalt' }),
  getProductOrigins: () => caller.getProductOrigins({ id }),
  exportProductOrigins: async () => (await caller.exportProductOrigins({ id, format: 'csv' })).text(),
  getFlowMap: () => caller.getFlowMap({ productId: id, ...PERIOD }),
  getFlowQuarters: () => caller.getFlowQuarters({ productId: id, ...PERIOD }),
  getFlowBand: async () => {
    const { bands } = await caller.getFlowMap({ productId: id, ...PERIOD });
    const key = bands.find(({ isOwn }) => isOwn)?.key ?? 'none';
    return caller.getFlowBand({ productId: id, ...PERIOD, by: 'company', key });
  },
  traceFlow: () => caller.traceFlow({ productId: id, ...PERIOD }),
  exportFlowMap: async () => (await caller.exportFlowMap({ productId: id, ...PERIOD })).text(),
  exportFlowEvents: async () => (await caller.exportFlowEvents({ productId: id, ...PERIOD, format: 'epcis' })).text(),
  getDashboard: () => caller.getDashboard({ productId: id }),
  exportDashboard: async () => (await caller.exportDashboard({ productId: id, tile: 'tiers', as: 'csv' })).text(),
});

/** An answer, or the code of the refusal. */
const outcomeOf = (call: () => Promise<unknown>) =>
  call().catch(({ code, status }: { code?: string; status?: number }) => ({ code, status }));

const productOf = async (email: string) =>
  db()
    .selectFrom('supply_product as product')
    .innerJoin('company_member as member', 'member.company_id', 'product.company_id')
    .innerJoin('account_user as person', 'person.id', 'member.user_id')
    .select(['product.id', 'product.company_id as companyId'])
    .where('person.email', '=', email)
    .where('product.state', '=', 'active')
    .orderBy('product.name')
    .executeTakeFirstOrThrow();

describe('a heavy operation in a thread', () => {
  it('28.3 answers each company what it is answered without threads, of its own products and of others', async () => {
    const suppliers = accounts().filter(({ role }) => role === 'supplier');
    const foreign = await productOf(suppliers.at(-1)?.email ?? '');
    let answers = 0;
    for (const { email } of suppliers.slice(0, 4)) {
      const own = await productOf(email);
      const { here, inThreads } = await signedInToBoth(email);
      for (const id of [own.id, foreign.id]) {
        const expected = callsFor(here, id);
        const computed = callsFor(inThreads, id);
        expect(Object.keys(expected).toSorted()).toEqual(HEAVY.toSorted());
        for (const name of Object.keys(expected) as (keyof typeof expected)[]) {
          const said = await outcomeOf(expected[name]);
          expect(await outcomeOf(computed[name]), `${email} ${name}`).toEqual(said);
          if (!(said !== null && typeof said === 'object' && 'code' in said)) answers += 1;
        }
      }
    }
    expect(answers).toBeGreaterThan(50);
  });

  it('28.3 leaves the line of an export in the audit log, with the person and the product', async () => {
    const email = accounts()[0]?.email ?? '';
    const { id } = await productOf(email);
    const { inThreads } = await signedInToBoth(email);
    const lines = () =>
      db()
        .selectFrom('kit_audit')
        .selectAll()
        .where('operation', '=', 'exportSupplyTiers')
        .where('record_id', '=', id)
        .execute();
    const before = (await lines()).length;
    await inThreads.exportSupplyTiers({ productId: id, format: 'csv' });
    expect((await lines()).length).toBe(before + 1);
  });
});
