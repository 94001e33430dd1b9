import { describe, expect, it } from 'vitest';
import { type Answers, useAnswers } from '../../../test/fixtures/supply/answers.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { type RandomWorld, useRandomWorlds } from '../../../test/fixtures/supply/random-worlds.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { isGate } from '../../../test/suite.ts';

const world = useWorld();
const randomWorld = useRandomWorlds(world);
const { answers, asked, forget, names } = useAnswers(world);

/**
 * Number of worlds, half of them with cycles. The gate runs a few; `npm run test:all` runs all of them, on both
 * databases.
 */
const WORLDS = isGate ? 2 : 200;
const PATIENCE = WORLDS * 30_000;

const changed = (before: Answers, after: Answers) =>
  [...before]
    .filter(([name, body]) => after.get(name) !== body)
    .map(([name, body]) => [name, body.slice(0, 500), after.get(name)?.slice(0, 500)]);

/** Lets two companies act at random; acts that are refused are tried all the same. */
const actBetween = async ({ outsiders: [first, second], inner, dice }: RandomWorld) => {
  const { below } = dice;
  const [mine] = (await first.owner.listProducts()).rows;
  const [theirs] = (await second.owner.listProducts()).rows;
  const propose = (to: Firm) =>
    first.owner.proposeLink({
      side: 'buyer',
      productId: mine?.id ?? '',
      businessNumber: to.number,
      words: { company: '누구', product: '무엇' },
    });
  const { id, version } = await propose(second);
  const acts = [
    async () => {
      const link = await second.owner.confirmLink({ id, version, productId: theirs?.id ?? '' });
      const shared = await second.owner.setLinkOnward({ id, version: link.version, onward: true });
      await first.owner.saveFlowRows({ rows: [{ linkId: id, period: '2026-Q3', quantity: 5, unit: 'KGM' }] });
      await first.owner.endLink({ id, version: shared.version, on: '2026-11-14' });
    },
    () => second.owner.disputeLink({ id, version, reason: '아니에요.' }),
    () => first.owner.withdrawLink({ id, version }),
    () => propose(inner[1 + below(inner.length - 1)] ?? second),
    () => second.owner.registerFactory({ name: '새 공장', country: 'CN' }),
    () => second.owner.addCertificate({ standardName: 'GOTS', validTo: '2027-06-30' }),
    async () => {
      const masked = (await first.owner.getSupplyTiers()).companies.find(({ isMasked }) => isMasked);
      const request = { fields: ['identity' as const], purpose: '실사', until: '2027-06-30' };
      await first.owner.requestDisclosure({ ...request, companyId: masked?.id ?? '' });
    },
  ];
  for (let time = 0; time < 4; time += 1) await acts[below(acts.length)]?.().catch(() => undefined);
};

/** An outsider's question about a masked place may be a question to the viewer, who is then involved. */
const isAsked = async ({ id }: Firm) => {
  const requests = world.db().selectFrom('supply_grant').select('id').where('grantor_id', '=', id);
  return (await requests.execute()).length > 0;
};

type Tiers = Awaited<ReturnType<Firm['owner']['getSupplyTiers']>>;

/** Returns what a viewer sees below a direct partner, with every answer about the companies there. */
const below = async (viewer: Firm, partnerId: string, isCyclic: boolean) => {
  const { companies, products, links }: Tiers = await viewer.owner.getSupplyTiers();
  const own = new Set(products.filter(({ companyId }) => companyId === viewer.id).map(({ id }) => id));
  const start = products.filter(({ companyId }) => companyId === partnerId).map(({ id }) => id);
  const reached = new Set(start);
  for (const id of reached) {
    if (own.has(id)) continue;
    for (const link of links) if (link.buyerId === id) reached.add(link.supplierId);
  }
  const there = products.filter(({ id }) => reached.has(id) && !own.has(id));
  const ids = new Set(there.map(({ companyId }) => companyId));
  const known = companies.filter(({ id }) => ids.has(id));
  const bodies = [];
  for (const { id } of known) bodies.push(await asked(viewer, 'getSupplyCompany', { id }));
  const { nodes, bands } = await viewer.owner.getFlowMap({ from: '2026-Q3', to: '2026-Q3', by: 'company' });
  const shown = {
    companies: known,
    products: there,
    bodies,
    links: links.filter(({ buyerId }) => reached.has(buyerId) && !own.has(buyerId)),
    nodes: nodes.filter(({ id }) => ids.has(id)),
    bands: bands.filter(({ from, to, isOwn }) => ids.has(from) && ids.has(to) && !isOwn),
  };
  // Where products form a cycle, distances may change.
  return JSON.stringify(shown, (key, value) =>
    isCyclic && ['tiers', 'tier', 'isLoop'].includes(key) ? undefined : value,
  );
};

const worlds = Array.from({ length: WORLDS }, (_, seed) => ({ seed, isCyclic: seed % 2 === 1 }));

describe('non-interference', () => {
  it('22.2 asks every endpoint that reads, and every export', () => {
    expect(names.length).toBeGreaterThan(80);
    for (const name of [
      'getSupplyTiers',
      'getTierGraph',
      'exportSupplyTiers',
      'traceFlow',
      'exportFlowEvents',
      'search',
      'getDashboard',
    ])
      expect(names).toContain(name);
  });

  it(
    '22.2 nothing that two others do changes a byte of any answer to a company that is not involved',
    async () => {
      let compared = 0;
      for (const { seed, isCyclic } of worlds)
        await world.undone(async () => {
          forget();
          const made = await randomWorld(seed, isCyclic);
          const before = await answers(made.viewer);
          await actBetween(made);
          if (await isAsked(made.viewer)) return;
          expect(changed(before, await answers(made.viewer)), `world ${seed}`).toEqual([]);
          compared += 1;
        });
      expect(compared).toBeGreaterThan(WORLDS * 0.8);
    },
    PATIENCE,
  );

  it(
    '22.2 a direct link with somebody changes nothing of what is seen below other partners',
    async () => {
      let compared = 0;
      for (const { seed, isCyclic } of worlds)
        await world.undone(async () => {
          forget();
          const { viewer, goods, join, dice } = await randomWorld(seed, isCyclic);
          const buyer = goods.find(({ firm }) => firm === viewer);
          const others = goods.filter(({ firm, no }) => firm !== viewer && no > (buyer?.no ?? 0));
          const supplier = others[dice.below(others.length)];
          if (!buyer || !supplier) return;
          const { companies } = await viewer.owner.getSupplyTiers();
          const partners = companies.filter(
            ({ id, isMasked, tiers }) => !isMasked && tiers.includes(1) && id !== supplier.firm.id && id !== viewer.id,
          );
          const seen = async () => {
            const bodies = [];
            for (const { id } of partners) bodies.push(await below(viewer, id, isCyclic));
            return bodies;
          };
          const before = await seen();
          await join(buyer, supplier).catch(() => undefined);
          expect(await seen(), `world ${seed}`).toEqual(before);
          compared += partners.length;
        });
      expect(compared).toBeGreaterThan(WORLDS / 2);
    },
    PATIENCE,
  );
});
