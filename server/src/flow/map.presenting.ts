import { FLOW_BANDS_MAX, type FlowBand, type FlowCompany, type FlowGrouping, type FlowNode } from '@ieum/contract';
import { companySeen, opensOf, placeholderSeen, shareSeen, withShortTokens } from '../supply/sight.ts';
import { type Aggregated, aggregate, type Group, groupSmallest, openGroup } from './flow.grouping.ts';
import type { FlowWorld, KnownFlow } from './map.loading.ts';

const PERCENT = 100;
/** Of a band of which only that is told. */
const MIDDLES = { '': 0, under10: 0.05, to30: 0.2, to60: 0.45, over60: 0.8 };
/** Own bands are looked at first. */
const OWN_FIRST = 1;

/** Own rows never share a band with others': who knows, or chooses, one part of a sum could work out the rest. */
const OWN = 'own';

/** The whole as its viewer may see it; nothing where the group that is to be opened is not there. */
export const presentMap = (world: FlowWorld, by: FlowGrouping, open: string) => {
  const places = createPlaces(world, by);
  const weighed = world.flows.filter(({ counts }) => counts.rows > counts.weightless);
  const bands = aggregate(weighed, (flow) => ({
    ...{ from: places.at(flow, 'from'), to: places.at(flow, 'to') },
    apart: flow.isOwn ? OWN : '',
  }));
  const inflow = new Map<string, number>();
  const whole = ({ to, apart }: { to: string; apart: string }) => `${to} ${apart}`;
  for (const band of bands) inflow.set(whole(band), (inflow.get(whole(band)) ?? 0) + band.kg);
  const seen = bands.map((band) => bandSeen(world, band, inflow.get(whole(band)) ?? 0));
  const columnOf = ({ from, to }: FlowBand) => `${places.tierOf(from)} ${places.tierOf(to)}`;
  const grouped =
    open === ''
      ? groupSmallest(seen, FLOW_BANDS_MAX, columnOf, weightOf)
      : openGroup(seen, FLOW_BANDS_MAX, columnOf, weightOf, open);
  if (!grouped) return undefined;
  const shown = [...grouped.shown.map(({ share, ...band }) => band), ...grouped.groups.map(groupBand)];
  const nodes = new Map(shown.flatMap(({ from, to }) => [from, to]).map((id) => [id, places.nodeOf(id)]));
  return { nodes: withShortNames([...nodes.values()]), bands: shown };
};

type SeenBand = FlowBand & { share: number };

/** What a viewer knows of a band: exactly only its own and what both sides have granted, otherwise how much of all it is. */
const bandSeen = ({ chain }: FlowWorld, band: Aggregated<KnownFlow>, inflow: number): SeenBand => {
  const { flows } = band;
  const isOwn = band.apart === OWN;
  const isExact = flows.every(
    ({ buyerId, supplierId }) =>
      shareSeen(chain.sight, { buyerId: buyerId ?? '', supplierId, share: 0 }).share !== null,
  );
  const share = inflow > 0 ? band.kg / inflow : 0;
  const told = shareSeen(chain.sight, { buyerId: '', supplierId: null, share: share * PERCENT });
  const { key, from, to, materialGroup, kg } = band;
  return {
    ...{ key, from, to, materialGroup, kg: isExact ? kg : null, band: told.band, isOwn },
    states: isOwn ? statesOf(flows) : null,
    isLoop: flows.every((flow) => flow.isLoop),
    ...{ count: 1, isGroup: false },
    share: isExact ? share : MIDDLES[told.band],
  };
};

const statesOf = (flows: KnownFlow[]) => {
  const sum = (state: 'entered' | 'matched' | 'mismatch' | 'settled') =>
    flows.reduce((total, { states }) => total + (states?.[state] ?? 0), 0);
  return { entered: sum('entered'), matched: sum('matched'), mismatch: sum('mismatch'), settled: sum('settled') };
};

/** Nothing that is hidden of its rows decides where a band stands. */
const weightOf = ({ share, isOwn }: SeenBand) => share + (isOwn ? OWN_FIRST : 0);

const groupBand = ({ key, column, bands }: Group<SeenBand>): FlowBand => {
  const [from = '', to = ''] = column.split(' ');
  const isExact = bands.every(({ kg }) => kg !== null);
  return {
    ...{ key, from: `others ${from}`, to: `others ${to}`, band: '', materialGroup: '', states: null },
    kg: isExact ? bands.reduce((sum, { kg }) => sum + (kg ?? 0), 0) : null,
    ...{ isOwn: bands.every(({ isOwn }) => isOwn), isLoop: false, count: bands.length, isGroup: true },
  };
};

/** Where each end of a flow stands in a grouping, under an id that tells its viewer nothing else. */
const createPlaces = (world: FlowWorld, by: FlowGrouping) => {
  const { chain, factories, tiers } = world;
  const { sight } = chain;
  const nodes = new Map<string, FlowNode>();
  const seen = new Map<string, FlowCompany>();
  const companyOf = (key: string) => {
    const known = seen.get(key) ?? companyOfKey(world, key);
    seen.set(key, known);
    return known;
  };
  const factoryOf = (flow: KnownFlow, end: 'from' | 'to') => {
    const factory = factories.get((end === 'from' ? flow.fromId : flow.toId) ?? '');
    if (!factory) return undefined;
    const isShared = flow.isOwn && flow.namedIds.includes(factory.id);
    return isShared || opensOf(sight, factory.companyId).location ? factory : undefined;
  };
  const put = (node: FlowNode) => {
    const before = nodes.get(node.id);
    if (!before || node.tier < before.tier) nodes.set(node.id, node);
    return node.id;
  };
  const at = (flow: KnownFlow, end: 'from' | 'to') => {
    const key = end === 'from' ? flow.fromCompany : flow.toCompany;
    const tier = tiers.get(key) ?? 0;
    const isOwn = key === sight.viewerId;
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

/** As everywhere: in clear, by a token, or as its own partner calls it. */
export const companyOfKey = ({ chain, called }: FlowWorld, key: string): FlowCompany => {
  const { sight, companies } = chain;
  const company = companies.get(key);
  const told = called.get(key);
  const seen = company
    ? companySeen(sight, company)
    : placeholderSeen(sight, {
        key,
        name: told?.name ?? '',
        country: told?.country ?? '',
        isOwn: (told?.name ?? '') !== '',
      });
  const { id, isMasked, name, nameEnglish, token, country, isPlaceholder } = seen;
  return { id, isMasked, name, nameEnglish, token, country, isPlaceholder };
};

/** Tokens as people read them. */
const withShortNames = (nodes: FlowNode[]): FlowNode[] => {
  const companies = nodes.flatMap(({ company }) => company ?? []);
  const short = new Map(withShortTokens(companies).map((company) => [company.id, company]));
  return nodes.map((node) => (node.company ? { ...node, company: short.get(node.company.id) ?? node.company } : node));
};
