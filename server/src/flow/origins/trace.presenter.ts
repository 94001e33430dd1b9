import { type FlowOrigin, NO_KIND, type TracedMaterial } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import { isViewer, productSeen, shareSeen } from '../../supply/disclosure/disclosure.ts';
import type { Place } from '../../supply/disclosure/places.ts';
import type { Chain } from '../../supply/tiers/chain.ts';
import { companiesOf } from '../map/companies.ts';
import type { FlowWorld } from '../map/loader.ts';
import type { loadTrace } from './loader.ts';
import { exactly, inWholePercents, NOTHING, partOf, plus, type Range } from './ranges.ts';
import type { Trace } from './trace.ts';

type LinkFacts = Awaited<ReturnType<typeof loadTrace>>['told'];
type Steps = TracedMaterial['steps'];

/** Limit of origins: nobody reads more, and the rest is grouped by country. */
const ORIGINS_MAX = 300;
const STEPS_MAX = 500;

/** Returns the origins as their viewer may see them; what nobody can name is added to the unknown share. */
export const originsOf = (world: FlowWorld, trace: Trace, linkFacts: LinkFacts, isWhole: boolean) => {
  const { tiers } = world;
  const companyOf = companiesOf(world);
  const goodsOf = goodsIn(world);
  const into = new Map(world.view.links.map((_, at) => [String(world.view.network.to[at]), at]));
  // All that passed one company counts as the whole.
  const whole = isWhole ? exactly(1) : trace.ends.reduce((sum, { share }) => plus(sum, share), trace.unknown);
  let unknown = whole.to > 0 ? partOf(trace.unknown, whole) : exactly(1);
  const origins: FlowOrigin[] = [];
  for (const { key, share: part, isPartial } of trace.ends) {
    const edge = edgeAt(world, into.get(key));
    const share = partOf(part, whole);
    if (share.to === 0) continue;
    const company = edge && companyOf(edge.from);
    const stated = edge && linkFacts.get(edge.link.id);
    const isOwn = edge !== undefined && isViewer(world.chain.disclosure, edge.buyer);
    const country = stated?.country || company?.country || '';
    if (!edge || !company || country === '') {
      unknown = plus(unknown, share);
      continue;
    }
    const tier = tiers.get(edge.from) ?? 1;
    // A region is a company's own statement to its customer.
    const region = isOwn ? (stated?.region ?? '') : '';
    origins.push({ country, region, company, goods: goodsOf(edge), share, isPartial, tier });
  }
  return rounded(shortened(origins), unknown);
};

const rounded = (origins: FlowOrigin[], unknown: Range) => {
  const isFar = origins.some(({ tier }) => tier > 1);
  const shown = origins
    .map((origin) => ({
      ...origin,
      share: origin.tier > 1 ? inWholePercents(origin.share) : origin.share,
    }))
    .filter(({ share }) => share.to > 0);
  return { origins: greatestFirst(shown), unknown: isFar ? inWholePercents(unknown) : within(unknown) };
};

const within = ({ from, to }: Range): Range => ({ from: Math.min(1, from), to: Math.min(1, to) });

/** Sorts by what is shown of them and nothing else. */
export const greatestFirst = (origins: FlowOrigin[]) =>
  origins.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (placeOf(a) < placeOf(b) ? -1 : 1));

const placeOf = ({ country, company, goods }: FlowOrigin) =>
  [country, company?.id ?? '', goods.name, goods.hs].join(' ');

const shortened = (origins: FlowOrigin[]): FlowOrigin[] => {
  const sorted = greatestFirst(origins);
  const rest = Map.groupBy(sorted.slice(ORIGINS_MAX), ({ country }) => country);
  const together = [...rest].map(([country, members]) => ({
    country,
    region: '',
    company: null,
    goods: { name: '', hs: '', ...NO_KIND },
    share: within(members.map(({ share }) => share).reduce(plus, NOTHING)),
    isPartial: true,
    tier: members.reduce((nearest, { tier }) => Math.min(nearest, tier), Number.POSITIVE_INFINITY),
  }));
  return [...sorted.slice(0, ORIGINS_MAX), ...together];
};

type Edge = {
  link: View['links'][number];
  buyer: Place;
  supplier: Place;
  good: Chain['goods'][number];
  /** Companies at its ends by their numbers, as flows have them: of the supplier and of the buyer. */
  from: number;
  to: number;
};

/** Returns a link of the view with what is at its ends. */
const edgeAt = ({ chain, view, ends }: FlowWorld, at: number | undefined): Edge | undefined => {
  const link = at === undefined ? undefined : view.links[at];
  const [to, from] = [view.network.from[at ?? 0] ?? 0, view.network.to[at ?? 0] ?? 0];
  const [buyer, supplier] = [view.nodes[to], view.nodes[from]];
  const good = chain.goods[supplier?.at ?? -1];
  if (!link || !buyer || !supplier || !good) return undefined;
  const numbers = { from: ends.atNode(from), to: ends.atNode(to) };
  return { link, buyer: buyer.place, supplier: supplier.place, good, ...numbers };
};

/** Names what came by the viewer's own links. */
const goodsIn = ({ chain, own }: FlowWorld) => {
  const names = new Map(own.map(({ linkId, goods }) => [linkId, goods]));
  return ({ link, buyer, supplier, good }: Edge) => {
    const name = isViewer(chain.disclosure, buyer) ? (names.get(link.id) ?? '') : '';
    const seen = productSeen(chain.disclosure, supplier, { hs: link.hs, name }, good.companyId === null);
    return { ...seen, family: link.family, materials: link.materials };
  };
};

/** Returns every link that something came by, the greatest first. */
export const stepsOf = (world: FlowWorld, { steps }: Trace): Steps => {
  const companyOf = companiesOf(world);
  const goodsOf = goodsIn(world);
  const kg = Map.groupBy(world.flows, ({ linkId, from, to }) => `${linkId} ${from} ${to}`);
  const kgOf = ({ link, from, to }: Edge) =>
    (kg.get(`${link.id} ${from} ${to}`) ?? []).reduce((sum, flow) => sum + flow.kg, 0);
  return steps
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, STEPS_MAX)
    .flatMap(({ id, share }) => {
      const edge = edgeAt(world, Number(id));
      if (!edge || share.to === 0) return [];
      const { buyer, supplier } = edge;
      const seen = shareSeen(world.chain.disclosure, buyer, supplier, kgOf(edge));
      const [from, to] = [companyOf(edge.from), companyOf(edge.to)];
      const whole = seen.isOwn ? share : inWholePercents(share);
      const tier = world.tiers.get(edge.from) ?? 1;
      return [{ tier, from, to, goods: goodsOf(edge), share: whole, kg: seen.share }];
    })
    .toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.tier - b.tier || (endsOf(a) < endsOf(b) ? -1 : 1));
};

const sizeOf = ({ share }: { share: Range }) => share.from + share.to;
const endsOf = ({ from, to, goods }: Steps[number]) => [to.id, from.id, goods.name, goods.hs].join(' ');
