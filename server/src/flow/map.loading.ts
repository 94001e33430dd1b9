import { type PeriodSpan, wholeQuarters } from '@ieum/contract';
import type { Db } from '../kit/db.ts';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import { type Chain, companyKeyOf, loadChain } from '../supply/chain.ts';
import { loopsIn } from '../supply/network.loops.ts';
import { companyTiers, tierBitsIn } from '../supply/network.tiers.ts';
import type { Moved } from './flow.grouping.ts';
import {
  findLinkSums,
  findMapFactories,
  findOwnSums,
  type LinkSum,
  type MapFactory,
  type OwnSum,
  type StateCounts,
} from './map.store.ts';

/** Something that went, with all that is known of it; what of that its viewer sees, `map.presenting.ts` decides. */
export type KnownFlow = Moved & {
  linkId: string | null;
  /** Of whoever has not spoken, the link stands for the company. */
  fromCompany: string;
  toCompany: string;
  supplierId: string | null;
  buyerId: string | null;
  fromId: string | null;
  toId: string | null;
  isOwn: boolean;
  isLoop: boolean;
  counts: Pick<LinkSum, 'rows' | 'weightless'>;
  /** Of own rows. */
  states: StateCounts | null;
  namedIds: string[];
};

/** How somebody who has not spoken is called by its own partner. */
type Called = { name: string; country: string };

export type FlowWorld = {
  chain: Chain;
  flows: KnownFlow[];
  own: OwnSum[];
  factories: Map<string, MapFactory>;
  called: Map<string, Called>;
  tiers: Map<string, number>;
  loopIds: Set<string>;
};

export const CUSTOMER_TIER = -1;

type Asked = { viewerId: string; now: Date; span: PeriodSpan; productId?: string | undefined };

/** What went along a company's supply chain in a time: its chain, its own rows, and those between others; nine statements. */
export const loadFlows = async (db: Db, hash: KeyedHash, asked: Asked): Promise<FlowWorld> => {
  const { viewerId, now, span, productId } = asked;
  const chain = await loadChain(db, hash, viewerId, now, productId);
  const isOwnLink = ({ buyerId, supplierId }: { buyerId: string; supplierId: string | null }) =>
    buyerId === viewerId || supplierId === viewerId;
  const ownLinkIds = chain.links.filter(isOwnLink).map(({ id }) => id);
  const own = await findOwnSums(db, { companyId: viewerId, productId, linkIds: ownLinkIds }, span);
  const others = chain.links.filter((link) => !isOwnLink(link));
  // By months, what others sent each other could be worked out from how its share changes.
  const sums = await findLinkSums(
    db,
    others.map(({ id }) => id),
    wholeQuarters(span),
  );
  const loops = loopsIn(chain.network);
  const loopIds = new Set(chain.network.links.filter((_, at) => loops[at] === 1).map(({ id }) => id));
  const flows = [...ownFlows(chain, own, loopIds), ...othersFlows(chain, sums, loopIds)];
  return {
    ...{ chain, own, loopIds, flows },
    factories: await findMapFactories(db, factoryIdsIn(flows)),
    called: calledIn(chain, own),
    tiers: tiersOf(chain, tierMap(chain, loops), own),
  };
};

const factoryIdsIn = (flows: KnownFlow[]) => [
  ...new Set(flows.flatMap(({ fromId, toId }) => [fromId, toId]).filter((id) => id !== null)),
];

const ownFlows = ({ sight, links }: Chain, own: OwnSum[], loopIds: Set<string>): KnownFlow[] => {
  const chained = new Map(links.map((link) => [link.id, link]));
  return own.map((sum) => {
    const link = sum.linkId === null ? undefined : chained.get(sum.linkId);
    // Somebody who has not spoken yet is not named, whoever it may be.
    const keyOf = (companyId: string | null) =>
      companyId !== null && sight.clear.has(companyId) ? companyId : `link:${sum.linkId}`;
    const fromCompany = link ? companyKeyOf(link) : keyOf(sum.supplierId);
    return {
      ...countedOf(sum, sum),
      ...{ linkId: sum.linkId, fromCompany, toCompany: keyOf(sum.buyerId), isOwn: true },
      ...{ from: fromCompany, to: keyOf(sum.buyerId), supplierId: sum.supplierId, buyerId: sum.buyerId },
      ...{ materialGroup: sum.materialGroup, namedIds: sum.namedIds },
      isLoop: sum.linkId !== null && loopIds.has(sum.linkId),
    };
  });
};

const othersFlows = ({ links }: Chain, sums: LinkSum[], loopIds: Set<string>): KnownFlow[] => {
  const chained = new Map(links.map((link) => [link.id, link]));
  return sums.flatMap((sum) => {
    const link = chained.get(sum.linkId);
    if (!link) return [];
    const [fromCompany, toCompany] = [companyKeyOf(link), link.buyerId];
    return [
      {
        ...countedOf(sum, null),
        ...{ linkId: link.id, fromCompany, toCompany, from: fromCompany, to: toCompany, isOwn: false },
        ...{ supplierId: link.supplierId, buyerId: link.buyerId, materialGroup: link.materialGroup, namedIds: [] },
        isLoop: loopIds.has(link.id),
      },
    ];
  });
};

const countedOf = ({ kg, fromId, toId, rows, weightless }: Omit<LinkSum, 'linkId'>, states: StateCounts | null) => ({
  ...{ kg, fromId, toId, states },
  counts: { rows, weightless },
});

const calledIn = ({ links, sight }: Chain, own: OwnSum[]) =>
  new Map<string, Called>([
    ...own.flatMap(({ linkId, words }): [string, Called][] =>
      linkId && words ? [[`link:${linkId}`, { name: words.company, country: words.country }]] : [],
    ),
    ...links
      .filter(({ productId }) => productId === null)
      .map(({ id, company, country, buyerId }): [string, Called] => [
        `link:${id}`,
        { name: buyerId === sight.viewerId ? company : '', country },
      ]),
  ]);

const tierMap = ({ network }: Chain, loops: Uint8Array) => companyTiers(network, tierBitsIn(network, loops));

/** The nearest of each; whoever only buys is a customer. */
const tiersOf = ({ sight }: Chain, known: Map<string, number[]>, own: OwnSum[]) => {
  const tiers = new Map([...known].map(([key, all]) => [key, Math.min(...all)]));
  for (const { linkId, supplierId, buyerId } of own) {
    const isOut = supplierId === sight.viewerId;
    const otherId = isOut ? buyerId : supplierId;
    for (const key of [otherId, linkId && `link:${linkId}`])
      if (key && !tiers.has(key)) tiers.set(key, isOut ? CUSTOMER_TIER : 1);
  }
  return tiers.set(sight.viewerId, 0);
};
