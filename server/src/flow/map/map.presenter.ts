import {
  FLOW_BANDS_MAX,
  type FlowBand,
  type FlowCompany,
  type FlowGrouping,
  type FlowNode,
  MATERIALS,
  NO_KIND,
  namedOnly,
  namesOf,
} from '@ieum/contract';
import { directPlace } from '../../supply/disclosure/company-view.ts';
import { opensOf, shareSeen } from '../../supply/disclosure/disclosure.ts';
import { placesSeenBy } from '../../supply/disclosure/places.ts';
import { bandOfShare } from '../../supply/disclosure/share-band.ts';
import { type Aggregated, aggregate, type Group, groupSmallest, openGroup } from './grouping.ts';
import type { FlowEnds, FlowWorld, KnownFlow } from './loader.ts';
import { threadsOf } from './threads.ts';

const PERCENT = 100;
/** Width of a band of which only the share band is shown. */
const MIDDLES = { '': 0, under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };
/** Goods named in one band. */
const GOODS_MAX = 3;
/** Own bands come first. */
const OWN_FIRST = 1;

/**
 * Own rows never share a band with others': a viewer who knows, or chooses, one part of a sum could work out the rest.
 */
const OWN = 'own';
/** Rows without a weight are kept apart from those with one: they have no width, but a count. */
const WEIGHTLESS = 'weightless';

/** Presents the whole as its viewer may see it. Returns nothing where the group to be opened does not exist. */
export const presentMap = (world: FlowWorld, by: FlowGrouping, open: string) => {
  const places = createPlaces(world, by);
  const bands = bandsIn(world, places);
  const inflow = new Map<string, number>();
  const whole = ({ to, apart }: { to: string; apart: string }) => `${to} ${apart}`;
  for (const band of bands) inflow.set(whole(band), (inflow.get(whole(band)) ?? 0) + band.kg);
  const seen = bands.map((band) => bandSeen(world, band, inflow.get(whole(band)) ?? 0));
  const columnOf = ({ from, to, isWeightless }: FlowBand) =>
    `${places.tierOf(from)} ${places.tierOf(to)}${isWeightless ? ` ${WEIGHTLESS}` : ''}`;
  const grouped =
    open === ''
      ? groupSmallest(seen, FLOW_BANDS_MAX, columnOf, weightOf)
      : openGroup(seen, FLOW_BANDS_MAX, columnOf, weightOf, open);
  if (!grouped) return undefined;
  const shown = [...grouped.shown.map(({ share, ...band }) => band), ...grouped.groups.map(groupBand)];
  const threads = open === '' && by !== 'factory' ? threadsOf(world, places.at, seen, shown) : [];
  const nodes = new Map(
    [...shown, ...threads].flatMap(({ from, to }) => [from, to]).map((id) => [id, places.nodeOf(id)]),
  );
  return { nodes: [...nodes.values()], bands: shown, threads };
};

const bandsIn = ({ flows }: FlowWorld, places: Pick<ReturnType<typeof createPlaces>, 'at'>) =>
  aggregate(flows, (flow) => ({
    from: places.at(flow, 'from'),
    to: places.at(flow, 'to'),
    apart: [flow.isOwn && OWN, flow.isWeightless && WEIGHTLESS].filter(Boolean).join(' '),
  }));

/** Returns the own flows of one band of the map; nothing where it has none. */
export const ownFlowsOf = (world: FlowWorld, by: FlowGrouping, key: string) =>
  bandsIn(world, createPlaces(world, by))
    .find((band) => band.key === key)
    ?.flows.filter(({ isOwn }) => isOwn) ?? [];

type SeenBand = FlowBand & { share: number };

/**
 * Returns what a viewer knows of a band: the exact weight only of own bands and of what both sides have granted,
 * otherwise the share band.
 */
const bandSeen = ({ chain }: FlowWorld, band: Aggregated<KnownFlow>, inflow: number): SeenBand => {
  const { flows } = band;
  const isOwn = flows.every((flow) => flow.isOwn);
  const isWeightless = flows.every((flow) => flow.isWeightless);
  const isExact =
    !isWeightless &&
    flows.every(
      ({ places }) => !places || shareSeen(chain.disclosure, places.buyer, places.supplier, 0).share !== null,
    );
  const share = inflow > 0 ? band.kg / inflow : 0;
  const shown = { band: isWeightless ? ('' as const) : bandOfShare(share * PERCENT) };
  const { key, from, to, family, materials, kg } = band;
  return {
    key,
    from,
    to,
    family,
    materials,
    carries: MATERIALS.filter((material) => flows.some((flow) => flow.carries.includes(material))),
    goods: goodsIn(flows),
    quantities: quantitiesIn(flows),
    kg: isExact ? kg : null,
    band: shown.band,
    isOwn,
    states: isOwn ? statesOf(flows) : null,
    rows: isOwn ? flows.reduce((sum, flow) => sum + flow.rows, 0) : null,
    isWeightless,
    isLoop: flows.every((flow) => flow.isLoop),
    count: 1,
    isGroup: false,
    share: isExact ? share : MIDDLES[shown.band],
  };
};

/** Orders goods by their words, which say nothing of their quantities. */
const goodsIn = (flows: KnownFlow[]) => {
  const named = new Map(flows.map(({ goods }) => [`${goods.name} ${goods.hs}`, goods]));
  return [...named]
    .filter(([words]) => words !== ' ')
    .toSorted(([one], [next]) => (one < next ? -1 : 1))
    .slice(0, GOODS_MAX)
    .map(([, goods]) => goods);
};

const quantitiesIn = (flows: KnownFlow[]) => {
  const byUnit = Map.groupBy(
    flows.flatMap(({ quantity }) => quantity ?? []),
    ({ unit }) => unit,
  );
  return [...byUnit].map(([unit, some]) => ({ unit, quantity: some.reduce((sum, { quantity }) => sum + quantity, 0) }));
};

const statesOf = (flows: KnownFlow[]) => {
  const sum = (state: 'entered' | 'matched' | 'mismatch' | 'settled') =>
    flows.reduce((total, { states }) => total + (states?.[state] ?? 0), 0);
  return { entered: sum('entered'), matched: sum('matched'), mismatch: sum('mismatch'), settled: sum('settled') };
};

/** Orders bands by nothing that is hidden of their rows. */
const weightOf = ({ share, isOwn }: SeenBand) => share + (isOwn ? OWN_FIRST : 0);

const groupBand = ({ key, column, bands }: Group<SeenBand>): FlowBand => {
  const [from = '', to = '', mark] = column.split(' ');
  const isExact = bands.every(({ kg }) => kg !== null);
  const isOwn = bands.every((band) => band.isOwn);
  return {
    key,
    from: `others ${from}`,
    to: `others ${to}`,
    band: '',
    ...NO_KIND,
    carries: [],
    goods: [],
    quantities: [],
    states: null,
    kg: isExact ? bands.reduce((sum, { kg }) => sum + (kg ?? 0), 0) : null,
    rows: isOwn ? bands.reduce((sum, { rows }) => sum + (rows ?? 0), 0) : null,
    isOwn,
    isLoop: false,
    isWeightless: mark === WEIGHTLESS,
    count: bands.length,
    isGroup: true,
  };
};

/** Places each end of a flow in a grouping, under an id that reveals nothing else to its viewer. */
const createPlaces = (world: FlowWorld, by: FlowGrouping) => {
  const { chain, factories, tiers } = world;
  const { disclosure } = chain;
  const nodes = new Map<string, FlowNode>();
  const companyOf = companiesOf(world);
  const placeOf = ({ places }: FlowEnds, end: 'from' | 'to', companyId: string) => {
    if (!places) return directPlace(disclosure.viewerId, companyId);
    return end === 'from' ? places.supplier : places.buyer;
  };
  const factoryOf = (flow: FlowEnds, end: 'from' | 'to') => {
    const factory = factories.get((end === 'from' ? flow.fromId : flow.toId) ?? '');
    if (!factory) return undefined;
    const isShared = flow.isOwn && flow.namedIds.includes(factory.id);
    const place = placeOf(flow, end, factory.companyId);
    if (!isShared && !opensOf(disclosure, place).location) return undefined;
    const isOwn = factory.companyId === disclosure.viewerId;
    return { ...factory, id: isOwn ? factory.id : disclosure.mask(`factory ${place.id} ${factory.id}`) };
  };
  const put = (node: FlowNode) => {
    const before = nodes.get(node.id);
    if (!before || node.tier < before.tier) nodes.set(node.id, node);
    return node.id;
  };
  const at = (flow: FlowEnds, end: 'from' | 'to') => {
    const key = end === 'from' ? flow.fromCompany : flow.toCompany;
    const tier = tiers.get(key) ?? 0;
    const isOwn = key === disclosure.viewerId;
    const company = companyOf(key);
    const factory = factoryOf(flow, end);
    const country = factory?.country || company.country;
    if (by === 'tier') return put({ ...NOWHERE, id: `tier ${tier}`, kind: 'tier', tier, isOwn });
    if (by === 'country') return put({ ...NOWHERE, id: `country ${country}`, kind: 'country', country, tier, isOwn });
    if (by === 'factory' && factory)
      return put({ id: factory.id, kind: 'factory', company, name: factory.name, country, tier, isOwn });
    return put({ id: company.id, kind: 'company', company, name: '', country: company.country, tier, isOwn });
  };
  const nodeOf = (id: string): FlowNode =>
    nodes.get(id) ?? { ...NOWHERE, id, kind: 'others', tier: Number(id.split(' ')[1]) };
  return { at, nodeOf, tierOf: (id: string) => nodes.get(id)?.tier ?? 0 };
};

const NOWHERE = { company: null, name: '', country: '', isOwn: false };

/** Returns a company as everywhere: by name, by a token, or as its own partner calls it. */
export const companiesOf = ({ chain, view, called }: FlowWorld) => {
  const { disclosure, companies } = chain;
  const places = new Map(view.places.map((place) => [place.id, place]));
  const seenAt = placesSeenBy(chain, view.places);
  const known = new Map<string, FlowCompany>();
  const make = (key: string): FlowCompany => {
    const place = places.get(key) ?? (companies.has(key) ? directPlace(disclosure.viewerId, key) : undefined);
    if (place) {
      const seen = seenAt(place);
      const { id, isMasked, token, country, isPlaceholder } = seen;
      return { id, isMasked, ...namesOf(seen), token, country, isPlaceholder };
    }
    const { name = '', country = '' } = called.get(key) ?? {};
    const mask = disclosure.mask(key);
    return { id: mask, isMasked: name === '', ...namedOnly(name), token: '', country, isPlaceholder: true };
  };
  return (key: string) => {
    const company = known.get(key) ?? make(key);
    known.set(key, company);
    return company;
  };
};
