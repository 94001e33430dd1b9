import type { TierCompany, tierGraphContract, tiersContract } from '@ieum/contract';
import { refuseOutside } from '../../company/members/outside-access.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { fail } from '../../kit/http/failure.ts';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import { sheetFile } from '../../kit/sheet/writer.ts';
import { createView, VIEW_REACH, type View } from '../disclosure/chain-view.ts';
import { productSeen, revealOf, shareSeen } from '../disclosure/disclosure.ts';
import { type InputSeen, inputsSeen } from '../disclosure/input-view.ts';
import { isDirect, placesSeenBy } from '../disclosure/places.ts';
import { placesSeen } from '../figures.ts';
import type { Member } from '../supply.policy.ts';
import { type Chain, loadChain } from './chain.ts';
import { cyclesOf } from './company-cycles.ts';
import { coverageSeen } from './coverage.presenter.ts';
import { tiersSheet } from './export.ts';
import { graphOf } from './graph.ts';
import { findSuppliedNames } from './network.store.ts';
import { partsOf } from './network-parts.ts';
import { companyTiers, joinedTiers, tiersIn } from './network-tiers.ts';
import { compareSeen, orderedBy } from './order.ts';
import { partOf } from './part.ts';

type Ctx = { db: Db; actor: Member; clock: () => Date };

export const createTiersService = ({
  masking,
}: {
  masking: KeyedHash;
}): Handlers<typeof tiersContract & typeof tierGraphContract> => {
  const tiersFor = async ({ db, actor, clock }: Ctx, productId: string | undefined) => {
    await refuseOutside(db, actor);
    const chain = await loadChain(db, masking, actor.companyId, clock(), productId);
    if (productId !== undefined && chain.roots.length === 0) fail('request.not_found');
    const view = createView(chain);
    const names = await findSuppliedNames(db, actor.companyId);
    const places = await placesSeen(db, chain, view);
    return { roots: chain.roots.map(({ id, name }) => ({ id, name })), ...tiersOf(chain, view, names), places };
  };
  return {
    getSupplyTiers: async (ctx, { productId, ...asked }) => partOf(await tiersFor(ctx, productId), asked),

    async getTierGraph(ctx, { productId, rows, open }) {
      return graphOf(await tiersFor(ctx, productId), { rows, open: open === '' ? [] : open.split(',') });
    },

    async exportSupplyTiers({ inTransaction, record, actor, clock, sender }, { productId, format }) {
      const tiers = await inTransaction(async (db) => {
        await record(db, productId);
        return tiersFor({ db, actor, clock }, productId);
      });
      return sheetFile(`supply-tiers-${todayInSeoul(clock())}`, format, [tiersSheet(tiers, sender.language)]);
    },
  };
};

/** Returns everything of a chain as its viewer may see it; coverage is computed on the true network. */
export const tiersOf = (chain: Chain, view: View, names: Map<string, string>) => {
  const { network } = view;
  const parts = partsOf(network, VIEW_REACH);
  const { bits, loops } = joinedTiers(network, parts);
  const productIds = productIdsOf(chain, view);
  const order = orderedBy(network, productIds, bits.nodes);
  return {
    companies: companiesShown(chain, view, companyTiers(network, bits)).toSorted(compareSeen),
    products: inOrder(productsShown(chain, view, productIds, names, bits.nodes), order.nodes),
    links: inOrder(
      linksShown(chain, view, productIds, { bits, loops, inputs: inputsSeen(chain, view, order.links) }),
      order.links,
    ),
    coverage: coverageSeen(chain, view),
    cycles: cyclesOf(parts),
  };
};

const inOrder = <T>(shown: T[], places: number[]) => places.flatMap((at) => shown[at] ?? []);

/** Shows the viewer itself only where it is met again, because it is at the beginning of everything. */
export const companiesShown = (chain: Chain, view: View, tiers: Map<string, number[]>): TierCompany[] => {
  const seenAt = placesSeenBy(chain, view.places);
  const shown = view.places.filter(({ id }) => id !== chain.disclosure.viewerId || tiers.has(id));
  return shown.map((place) => ({
    ...seenAt(place),
    tiers: tiers.get(place.id) ?? [],
    reveal: revealOf(chain.disclosure, place),
  }));
};

/**
 * Returns the product ids by node: the viewer's own real ids; all others are valid only for this viewer at this place.
 */
export const productIdsOf = ({ disclosure, goods }: Chain, { nodes }: View) =>
  nodes.map(({ at, place, isOpen }) => {
    const key = goods[at]?.key ?? '';
    return place.id === disclosure.viewerId ? key : disclosure.mask(`product ${place.id} ${isOpen} ${key}`);
  });

export const productsShown = (
  { disclosure, goods, roots }: Chain,
  { nodes }: View,
  ids: string[],
  names: Map<string, string>,
  bits: Int32Array,
) => {
  const own = new Map(roots.map((root) => [root.id, root.name]));
  return nodes.map(({ at, place }, node) => {
    const { key = '', companyId = null, hs = '', family = '', materials = [], isOrigin = false } = goods[at] ?? {};
    // A name from an own link belongs to that link; at another place of the same product it would connect the two.
    const name = own.get(key) ?? (isDirect(place) ? names.get(key) : undefined) ?? '';
    const stated = { hs, name };
    return {
      id: ids[node] ?? '',
      companyId: place.id,
      ...productSeen(disclosure, place, stated, companyId === null),
      family,
      materials,
      isOrigin,
      tiers: tiersIn(bits[node] ?? 0),
    };
  });
};

type Joined = ReturnType<typeof joinedTiers> & { inputs: InputSeen[] };

const linksShown = (
  { disclosure }: Chain,
  { nodes, network, links }: View,
  ids: string[],
  { bits, loops, inputs }: Joined,
) =>
  links.flatMap((link, at) => {
    const [from, to] = [network.from[at] ?? 0, network.to[at] ?? 0];
    const [buyer, supplier] = [nodes[from]?.place, nodes[to]?.place];
    const input = inputs[at];
    if (!buyer || !supplier || !input) return [];
    const { share, band, isOwn } = shareSeen(disclosure, buyer, supplier, link.share);
    const [buyerId, supplierId] = [ids[from] ?? '', ids[to] ?? ''];
    return {
      // On one day there is one link between two products.
      id: isOwn ? link.id : `${buyerId}.${supplierId}`,
      buyerId,
      supplierId,
      state: link.state,
      tiers: tiersIn(bits.links[at] ?? 0),
      isLoop: loops[at] === 1,
      share,
      band,
      inputShare: input.share,
      inputBand: input.band,
      input: input.input,
      isOwn,
    };
  });
