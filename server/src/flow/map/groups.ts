import type { FlowGrouping, FlowNode } from '@ieum/contract';
import { directPlace } from '../../supply/disclosure/company-view.ts';
import { opensOf } from '../../supply/disclosure/disclosure.ts';
import { companiesOf, endCountries, endIds } from './companies.ts';
import { type KnownFlow, placesOf } from './known-flows.ts';
import type { FlowWorld } from './loader.ts';
import type { MapFactory } from './map.store.ts';

type Side = 'from' | 'to';
export type Groups = ReturnType<typeof createGroups>;

/** One or many companies that are drawn as one node. */
type EndGroup = { kind: FlowGrouping; end: number; tier: number; country: string; factory: MapFactory | undefined };

/**
 * Groups the ends of flows into the nodes of a map. A group has a number. Its node, whose id reveals nothing else to its
 * viewer, is made when it is drawn.
 */
export const createGroups = (world: FlowWorld, by: FlowGrouping) => {
  const { chain, view, ends, factories, tiers } = world;
  const { disclosure } = chain;
  const companyOf = companiesOf(world);
  const countryOf = endCountries(world);
  const companyId = endIds(world);
  const viewer = ends.ofKey(disclosure.viewerId);
  const groups: EndGroup[] = [];
  const byKey = new Map<string | number, number>();

  const put = (key: string | number, group: EndGroup) => {
    const number = byKey.get(key) ?? groups.push(group) - 1;
    byKey.set(key, number);
    if (group.tier < (groups[number]?.tier ?? 0)) groups[number] = group;
    return number;
  };
  const factoryOf = (flow: KnownFlow, side: Side): MapFactory | undefined => {
    const factory = factories.get((side === 'from' ? flow.fromId : flow.toId) ?? '');
    if (!factory) return undefined;
    const places = placesOf(view, flow);
    const between = places && (side === 'from' ? places.supplier : places.buyer);
    const place = between ?? directPlace(disclosure.viewerId, factory.companyId);
    const isShared = flow.own?.namedIds.includes(factory.id) === true;
    if (!isShared && !opensOf(disclosure, place).location) return undefined;
    const isOwn = factory.companyId === disclosure.viewerId;
    return { ...factory, id: isOwn ? factory.id : disclosure.mask(`factory ${place.id} ${factory.id}`) };
  };
  const ofEnd = (end: number, factory?: MapFactory) => {
    const tier = tiers.get(end) ?? 0;
    const base = { kind: by, end, tier, country: '', factory: by === 'factory' ? factory : undefined };
    if (by === 'tier') return put(`tier ${tier}`, base);
    if (by === 'country') {
      const country = factory?.country || countryOf(end);
      return put(`country ${country}`, { ...base, country });
    }
    if (base.factory) return put(`factory ${base.factory.id}`, base);
    return put(end, { ...base, kind: 'company' });
  };

  const groupAt = (number: number) => {
    const group = groups[number];
    if (!group) throw new Error('no flow ends in this group');
    return group;
  };
  const idOf = (number: number) => {
    const { kind, end, tier, country, factory } = groupAt(number);
    if (kind === 'tier') return `tier ${tier}`;
    if (kind === 'country') return `country ${country}`;
    return factory ? factory.id : companyId(end);
  };
  const nodeOf = (number: number): FlowNode => {
    const { kind, end, tier, country, factory } = groupAt(number);
    const base = { id: idOf(number), kind, tier, isOwn: end === viewer };
    if (kind === 'tier' || kind === 'country') return { ...base, company: null, name: '', country };
    const company = companyOf(end);
    return { ...base, company, name: factory?.name ?? '', country: factory?.country || company.country };
  };

  const isByPlace = by === 'country' || by === 'factory';
  return {
    at: (flow: KnownFlow, side: Side) => ofEnd(flow[side], isByPlace ? factoryOf(flow, side) : undefined),
    ofEnd: (end: number) => ofEnd(end),
    nodeOf,
    idOf,
    tierOf: (number: number) => groups[number]?.tier ?? 0,
  };
};

/** Returns the node that represents all companies that are not drawn alone. */
export const othersNode = (id: string): FlowNode => ({
  ...{ id, kind: 'others', tier: Number(id.split(' ')[1]), isOwn: false },
  ...{ company: null, name: '', country: '' },
});
