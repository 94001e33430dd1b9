import type { TierCompany, tiersContract } from '@ieum/contract';
import { refuseOutside } from '../company/company.standing.ts';
import { todayInSeoul } from '../kit/clock.ts';
import type { Handlers } from '../kit/context.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { type Chain, companyKeyOf, loadChain } from './chain.ts';
import { coverageSeen } from './coverage.presenting.ts';
import { companyCycles } from './network.cycles.ts';
import { loopsIn } from './network.loops.ts';
import { findSuppliedNames } from './network.store.ts';
import { companyTiers, tierBitsIn, tiersIn } from './network.tiers.ts';
import { companySeen, placeholderSeen, productSeen, revealOf, shareSeen, withShortTokens } from './sight.ts';
import { placesSeen } from './supply.figures.ts';
import type { Member } from './supply.policy.ts';
import { tiersCsv } from './tiers.exporting.ts';
import { compareSeen, orderedBy } from './tiers.ordering.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };

export const createTiersService = ({ masking }: { masking: KeyedHash }): Handlers<typeof tiersContract> => {
  const tiersFor = async ({ db, actor, clock }: Ctx, productId: string | undefined) => {
    await refuseOutside(db, actor);
    const chain = await loadChain(db, masking, actor.companyId, clock(), productId);
    if (productId !== undefined && chain.roots.length === 0) fail('request.not_found');
    const names = await findSuppliedNames(db, actor.companyId);
    const places = await placesSeen(db, chain);
    return { roots: chain.roots.map(({ id, name }) => ({ id, name })), ...tiersOf(chain, names), places };
  };
  return {
    getSupplyTiers: (ctx, { productId }) => tiersFor(ctx, productId),

    async exportSupplyTiers({ inTransaction, record, actor, clock, sender }, { productId }) {
      const tiers = await inTransaction(async (db) => {
        await record(db, productId);
        return tiersFor({ db, actor, clock }, productId);
      });
      return {
        name: `supply-tiers-${todayInSeoul(clock())}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        parts: tiersCsv(tiers, sender.language),
      };
    },
  };
};

/** Everything of a chain as its viewer may see it. */
export const tiersOf = (chain: Chain, names: Map<string, string>) => {
  const { network } = chain;
  const loops = loopsIn(network);
  const bits = tierBitsIn(network, loops);
  const companyIds = companiesShown(chain, companyTiers(network, bits));
  const productIds = productIdsOf(chain);
  const order = orderedBy(network, productIds, bits);
  return {
    companies: withShortTokens([...companyIds.values()].toSorted(compareSeen)),
    products: inOrder(productsShown(chain, productIds, names, bits), order.nodes),
    links: inOrder(linksShown(chain, productIds, loops), order.links),
    coverage: coverageSeen(chain, loops),
    cycles: companyCycles(network, loops).map((keys) =>
      keys.map((key) => companyIds.get(key)?.id ?? idOfCompany(chain, key)),
    ),
  };
};

const inOrder = <T>(shown: T[], places: number[]) => places.flatMap((at) => shown[at] ?? []);

const companiesShown = (chain: Chain, tiers: Map<string, number[]>) => {
  const { sight, companies } = chain;
  const unspoken = new Map(
    chain.links.flatMap((link) => (link.productId === null ? [[companyKeyOf(link), link] as const] : [])),
  );
  const shown = new Map<string, TierCompany>();
  for (const [key, own] of tiers) {
    const [company, link] = [companies.get(key), unspoken.get(key)];
    if (company) {
      shown.set(key, { ...companySeen(sight, company), tiers: own, reveal: revealOf(sight, key) });
    } else if (link) {
      const told = { key, name: link.company, country: link.country, isOwn: link.buyerId === sight.viewerId };
      shown.set(key, { ...placeholderSeen(sight, told), tiers: own, reveal: '' });
    }
  }
  return shown;
};

/** The viewer itself has tiers only where it is met again, but stands at the beginning of every cycle of its own. */
const idOfCompany = ({ sight }: Chain, key: string) => (sight.clear.has(key) ? key : sight.maskOf(key));

/** By node: one's own by their ids, all others by what means something to this viewer alone. */
const productIdsOf = ({ sight, goods }: Chain) =>
  goods.map(({ key, companyId }) => (companyId === sight.viewerId ? key : sight.maskAnew(`product ${key}`)));

const productsShown = (chain: Chain, ids: string[], names: Map<string, string>, bits: Int32Array) => {
  const { sight, goods, roots, links } = chain;
  const own = new Map(roots.map((root) => [root.id, root.name]));
  const isLinked = new Set(links.filter(({ buyerId }) => buyerId === sight.viewerId).map(({ supplier }) => supplier));
  return goods.map(({ key, companyId, company, hs, materialGroup, isOrigin }, at) => {
    const name = own.get(key) ?? names.get(key) ?? '';
    return {
      id: ids[at] ?? '',
      companyId: idOfCompany(chain, company),
      ...productSeen(sight, { companyId, hs, name }, isLinked.has(key)),
      ...{ materialGroup, isOrigin, tiers: tiersIn(bits[at] ?? 0) },
    };
  });
};

const linksShown = ({ sight, network, links }: Chain, ids: string[], loops: Uint8Array) =>
  links.map((link, at) => {
    const { share, band, isOwn } = shareSeen(sight, link);
    const [buyerId, supplierId] = [ids[network.from[at] ?? 0] ?? '', ids[network.to[at] ?? 0] ?? ''];
    return {
      // On one day there is one link between two products.
      id: isOwn ? link.id : `${buyerId}.${supplierId}`,
      ...{ buyerId, supplierId, state: link.state, isLoop: loops[at] === 1, share, band, isOwn },
    };
  });
