import { FLOW_BANDS_MAX, type FlowBand, type FlowGrouping, MATERIALS, NO_KIND, type ShareBand } from '@ieum/contract';
import { seesShare } from '../../supply/disclosure/disclosure.ts';
import { bandOfShare } from '../../supply/disclosure/share-band.ts';
import { type Aggregated, aggregate, bandKey, type Group, groupSmallest, openGroup } from './grouping.ts';
import { createGroups, type Groups, othersNode } from './groups.ts';
import { type FlowDetails, type KnownFlow, placesOf } from './known-flows.ts';
import type { FlowWorld } from './loader.ts';
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
const APART = { own: [OWN, `${OWN} ${WEIGHTLESS}`], others: ['', WEIGHTLESS] } as const;

/** Presents the whole as its viewer may see it. Returns nothing where the group to be opened does not exist. */
export const presentMap = (world: FlowWorld, by: FlowGrouping, open: string) => {
  const groups = createGroups(world, by);
  const keyOf = createKeys(groups);
  const bands = weighed(world, bandsIn(world, groups));
  const ordering = {
    max: FLOW_BANDS_MAX,
    columnOf: ({ from, to, isWeightless }: Weighed) =>
      `${groups.tierOf(from)} ${groups.tierOf(to)}${isWeightless ? ` ${WEIGHTLESS}` : ''}`,
    weightOf: ({ share, isOwn }: Weighed) => share + (isOwn ? OWN_FIRST : 0),
    keyOf,
  };
  const grouped = open === '' ? groupSmallest(bands, ordering) : openGroup(bands, ordering, open);
  if (!grouped) return undefined;
  const ways = open === '' && by !== 'factory' ? threadsOf(world, groups.ofEnd, bands, grouped.shown) : [];
  const others = grouped.groups.map(groupBand);
  const drawn = [
    ...grouped.shown.flatMap(({ from, to }) => [groups.nodeOf(from), groups.nodeOf(to)]),
    ...others.flatMap(({ from, to }) => [othersNode(from), othersNode(to)]),
    ...ways.flatMap(({ from, to }) => [groups.nodeOf(from), groups.nodeOf(to)]),
  ];
  return {
    nodes: [...new Map(drawn.map((node) => [node.id, node])).values()],
    bands: [
      ...grouped.shown.map((band) => ({
        ...{ key: keyOf(band), from: groups.idOf(band.from), to: groups.idOf(band.to) },
        ...bandShown(world, band),
      })),
      ...others,
    ],
    threads: ways.map(({ from, to }) => ({ from: groups.idOf(from), to: groups.idOf(to) })),
  };
};

type Band = Aggregated<KnownFlow, number>;

const bandsIn = ({ flows }: FlowWorld, groups: Groups): Band[] =>
  aggregate(flows, (flow) => ({
    from: groups.at(flow, 'from'),
    to: groups.at(flow, 'to'),
    apart: APART[flow.isOwn ? 'own' : 'others'][flow.isWeightless ? 1 : 0],
  }));

/** Computes the key of each band once. */
const createKeys = (groups: Groups) => {
  const known = new Map<Band, string>();
  return (band: Band) => {
    const key = known.get(band) ?? bandKey(groups.idOf(band.from), groups.idOf(band.to), band);
    known.set(band, key);
    return key;
  };
};

/** Returns the own flows of one band of the map; nothing where it has none. */
export const ownFlowsOf = (world: FlowWorld, by: FlowGrouping, key: string) => {
  const groups = createGroups(world, by);
  const own = bandsIn(world, groups).filter(({ apart }) => apart.startsWith(OWN));
  const keyOf = createKeys(groups);
  return own.find((band) => keyOf(band) === key)?.flows ?? [];
};

/** A band with what decides whether it is drawn alone. */
type Weighed = Band & { share: number; band: ShareBand; isExact: boolean; isOwn: boolean; isWeightless: boolean };

/**
 * Adds the weights as a viewer may know them: exact for own bands and for those that both sides have granted, otherwise the
 * share band. Nothing that is hidden decides the order of the bands.
 */
const weighed = ({ chain, view }: FlowWorld, bands: Band[]): Weighed[] => {
  const inflow = new Map<string, number>();
  const whole = ({ to, apart }: Band) => `${to} ${apart}`;
  for (const band of bands) inflow.set(whole(band), (inflow.get(whole(band)) ?? 0) + band.kg);
  const isExactFor = (flow: KnownFlow) => {
    const places = placesOf(view, flow);
    return !places || seesShare(chain.disclosure, places.buyer, places.supplier);
  };
  return bands.map((band) => {
    const { flows, kg } = band;
    const isWeightless = flows.every((flow) => flow.isWeightless);
    const isExact = !isWeightless && flows.every(isExactFor);
    const sum = inflow.get(whole(band)) ?? 0;
    const share = sum > 0 ? kg / sum : 0;
    return Object.assign(band, {
      isWeightless,
      isExact,
      isOwn: flows.every((flow) => flow.isOwn),
      share: isExact ? share : MIDDLES[shareBand(share, isWeightless)],
      band: shareBand(share, isWeightless),
    });
  });
};

const shareBand = (share: number, isWeightless: boolean): ShareBand =>
  isWeightless ? '' : bandOfShare(share * PERCENT);

const bandShown = (world: FlowWorld, shown: Weighed): Omit<FlowBand, 'key' | 'from' | 'to'> => {
  const { flows, family, materials, kg, isExact, isOwn, isWeightless, band } = shown;
  const details = flows.map(world.detailsOf);
  return {
    family,
    materials,
    carries: MATERIALS.filter((material) => details.some(({ carries }) => carries.includes(material))),
    goods: goodsIn(details),
    quantities: quantitiesIn(details),
    kg: isExact ? kg : null,
    band,
    isOwn,
    states: isOwn ? statesOf(details) : null,
    rows: isOwn ? rowsIn(flows) : null,
    isWeightless,
    isLoop: flows.every((flow) => flow.isLoop),
    count: 1,
    isGroup: false,
  };
};

/** Orders goods by their words, which say nothing of their quantities. */
const goodsIn = (flows: FlowDetails[]) => {
  const named = new Map(flows.map(({ goods }) => [`${goods.name} ${goods.hs}`, goods]));
  return [...named]
    .filter(([words]) => words !== ' ')
    .toSorted(([one], [next]) => (one < next ? -1 : 1))
    .slice(0, GOODS_MAX)
    .map(([, goods]) => goods);
};

const quantitiesIn = (flows: FlowDetails[]) => {
  const byUnit = Map.groupBy(
    flows.flatMap(({ quantity }) => quantity ?? []),
    ({ unit }) => unit,
  );
  return [...byUnit].map(([unit, some]) => ({ unit, quantity: some.reduce((sum, { quantity }) => sum + quantity, 0) }));
};

const statesOf = (flows: FlowDetails[]) => {
  const sum = (state: 'entered' | 'matched' | 'mismatch' | 'settled') =>
    flows.reduce((total, { states }) => total + (states?.[state] ?? 0), 0);
  return { entered: sum('entered'), matched: sum('matched'), mismatch: sum('mismatch'), settled: sum('settled') };
};

const rowsIn = (flows: KnownFlow[]) => flows.reduce((sum, { rows }) => sum + rows, 0);

const groupBand = ({ key, column, bands }: Group<Weighed>): FlowBand => {
  const [from = '', to = '', mark] = column.split(' ');
  const isExact = bands.every((band) => band.isExact);
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
    kg: isExact ? bands.reduce((sum, { kg }) => sum + kg, 0) : null,
    rows: isOwn ? bands.reduce((sum, { flows }) => sum + rowsIn(flows), 0) : null,
    isOwn,
    isLoop: false,
    isWeightless: mark === WEIGHTLESS,
    count: bands.length,
    isGroup: true,
  };
};
