import { type FlowOrigin, MATERIALS, type Material, type ShareRange, type TracedMaterial } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import { companiesOf } from '../map/companies.ts';
import { CUSTOMER_TIER, type FlowWorld } from '../map/loader.ts';
import type { OwnSum } from '../map/map.store.ts';
import { type Carriers, carriersOf } from './carriers.ts';
import type { loadTrace } from './loader.ts';
import { exactly, NOTHING, plus, times } from './ranges.ts';
import { greatestFirst, originsOf, stepsOf } from './trace.presenter.ts';
import { type Trace, traceFrom } from './trace.ts';

type Loaded = Awaited<ReturnType<typeof loadTrace>>;
/** A material without the questions that are still open about it, and the links by which it came or went. */
type FoundMaterial = Omit<TracedMaterial, 'missing'> & { linkIds: string[] };
/** Rows of several materials count once. */
type Found = { materials: FoundMaterial[]; rows: number; weightless: number };

/** Links of the view that are asked about, and the nodes that everything must have passed. */
export type TracedWay = { root: number; starts: number[]; through: Set<number> | undefined; isWhole: boolean };

/**
 * Returns where each material of a product comes from, by the weight of what came; what has no weight is counted and in
 * no share.
 */
export const originsByMaterial = (world: FlowWorld, loaded: Loaded, way: TracedWay): Found => {
  const { own, chain, view } = world;
  const starts = way.through ? startsBefore(view, way.starts, way.through) : way.starts;
  const wanted = new Set(starts.map((at) => view.links[at]?.id));
  // Goods that came by a link that is over by now are in no chain: nothing is known of them but that they came.
  const came = own.filter(
    ({ linkId, buyerProductId }) =>
      linkId !== null && buyerProductId === chain.roots[0]?.id && (way.isWhole || wanted.has(linkId)),
  );
  const carriers = carriersOf(world);
  const materials = materialsIn(came, world, carriers);
  const found = [...new Set(came.flatMap(materials))]
    .map((material) => {
      const sums = came.filter((sum) => materials(sum).includes(material));
      return materialOf(world, loaded, { ...way, starts }, { material, sums, carriers });
    })
    .toSorted(heaviestFirst);
  return { materials: found, ...rowsIn(came) };
};

/**
 * Returns the materials of what came: those that the rows have kept, and those of what the goods are made of. For goods
 * that nobody has named it is what others bring for the same input of the bill, or what the bill says of it.
 */
const materialsIn = (sums: OwnSum[], { view }: FlowWorld, { materialsBy }: Carriers) => {
  const byLine = new Map(sums.map(({ inputId, materials }) => [materials.length > 0 ? inputId : null, materials]));
  const byLink = Map.groupBy(view.links.keys(), (at) => view.links[at]?.id);
  return ({ linkId, inputId, materials, lineMaterials }: OwnSum): (Material | '')[] => {
    const behind = (byLink.get(linkId ?? '') ?? []).flatMap(materialsBy);
    const known = [...new Set([...materials, ...behind])];
    if (known.length > 0) return known;
    const ofLine = (inputId === null ? undefined : byLine.get(inputId)) ?? lineMaterials ?? [];
    return ofLine.length > 0 ? ofLine : [''];
  };
};

const heaviestFirst = (a: FoundMaterial, b: FoundMaterial) =>
  b.kg - a.kg || b.weightless - a.weightless || rankOf(a.material) - rankOf(b.material);
/** Goods without a material come last. */
const rankOf = (material: Material | '') => (material === '' ? MATERIALS.length : MATERIALS.indexOf(material));

type Chosen = { material: Material | ''; sums: OwnSum[]; carriers: Carriers };

const materialOf = (
  world: FlowWorld,
  { nodes, links, told }: Loaded,
  { root, starts, through }: TracedWay,
  { material, sums, carriers }: Chosen,
): FoundMaterial => {
  const counted = countedOf(sums);
  const linkIds = new Set(counted.linkIds);
  const own = starts.filter((at) => linkIds.has(world.view.links[at]?.id ?? ''));
  const isCarried = (at: number) => material === '' || carriers.mayCarry(at, material);
  const head = {
    material,
    ...counted,
    isWeightMissingBeyond: isWeightMissing(world, own.filter(isCarried), isCarried),
  };
  const bare = { ...head, coverage: null, origins: [], unknown: NOTHING, steps: [] };
  if (counted.kg <= 0) return bare;
  const key = String(root);
  const first = new Set(own.map(String));
  const from = links.filter(({ buyer, id }) => buyer !== key || first.has(id));
  const node = nodes.get(key);
  // The weight that came decides at the product itself: a bill knows inputs, not materials.
  const plain = node ? new Map(nodes).set(key, { ...node, lines: [], out: null }) : nodes;
  const isThrough = through && ((id: string) => through.has(Number(id)));
  // What came to the product itself was chosen by its rows, which may say more than the chain.
  const walked = traceFrom(key, plain, from, isThrough, (id) => first.has(id) || isCarried(Number(id)));
  const linked = from.reduce((sum, { buyer, kg }) => sum + (buyer === key ? kg : 0), 0);
  const trace = through ? walked : partly(walked, linked / counted.kg);
  if (through && [...trace.ends.map(({ share }) => share), trace.unknown].every(({ to }) => to <= 0)) return bare;
  const found = originsOf(world, trace, told, through === undefined);
  return { ...head, ...found, coverage: coverageOf(found), steps: stepsOf(world, trace) };
};

const rowsIn = (sums: OwnSum[]) => ({
  rows: sums.reduce((sum, { rows }) => sum + rows, 0),
  weightless: sums.reduce((sum, { weightless }) => sum + weightless, 0),
});

const countedOf = (sums: OwnSum[]) => ({
  ...rowsIn(sums),
  linkIds: [...new Set(sums.flatMap(({ linkId }) => linkId ?? []))],
  kg: sums.reduce((sum, { kg }) => sum + kg, 0),
});

/** Scales a trace of which only this part was walked; nothing is known of the rest. */
const partly = ({ ends, unknown, steps }: Trace, part: number): Trace => {
  const share = exactly(Math.min(1, part));
  return {
    ends: ends.map((end) => ({ ...end, share: times(end.share, share) })),
    unknown: plus(times(unknown, share), exactly(1 - share.to)),
    steps: steps.map((step) => ({ ...step, share: times(step.share, share) })),
  };
};

/**
 * Computes coverage from what is shown and nothing else: only a point of origin ends a trace, a last known place does
 * not.
 */
const coverageOf = ({ origins, unknown }: { origins: FlowOrigin[]; unknown: ShareRange }) => {
  const sum = (isPartial: boolean) =>
    origins.filter((origin) => origin.isPartial === isPartial).reduce((acc, { share }) => plus(acc, share), NOTHING);
  const [ended, open] = [sum(false), plus(sum(true), unknown)];
  const from = Math.min(1, open.from);
  const untraced = { from, to: Math.max(from, Math.min(1, open.to, 1 - ended.from)) };
  return { traced: { from: 1 - untraced.to, to: 1 - untraced.from }, untraced };
};

/** Returns everything behind some links by which the material can have come, without links that lead back. */
const linksBehind = ({ view: { network }, loops }: FlowWorld, starts: number[], isCarried: (at: number) => boolean) => {
  const open = network.links.flatMap((_, at) => (loops[at] === 1 || !isCarried(at) ? [] : [at]));
  const byBuyer = Map.groupBy(open, (at) => network.from[at]);
  const seen = new Set<number | undefined>(starts.map((at) => network.to[at]));
  const found: number[] = [];
  for (const node of seen)
    for (const at of byBuyer.get(node) ?? []) {
      found.push(at);
      seen.add(network.to[at]);
    }
  return found;
};

const isWeightMissing = (world: FlowWorld, starts: number[], isCarried: (at: number) => boolean) => {
  const weightless = new Set(
    world.flows.flatMap(({ at, isOwn, isWeightless }) => (at !== undefined && !isOwn && isWeightless ? [at] : [])),
  );
  return weightless.size > 0 && linksBehind(world, starts, isCarried).some((at) => weightless.has(at));
};

/** Returns the links by which something can have come from there. */
const startsBefore = ({ network }: View, starts: number[], through: Set<number>) => {
  const bySupplier = Map.groupBy(network.links.keys(), (at) => network.to[at]);
  const seen = new Set<number | undefined>(through);
  for (const node of seen) for (const at of bySupplier.get(node) ?? []) seen.add(network.from[at]);
  return starts.filter((at) => seen.has(network.to[at]));
};

/** Returns to whom each material of an own product went, with its share: only the next step, and exactly. */
export const destinationsOf = (world: FlowWorld, productId: string, linkId: string | undefined): Found => {
  const { own, flows, ends } = world;
  const companyOf = companiesOf(world);
  const receivers = new Map(flows.map(({ linkId: id, to }) => [id, to]));
  const isOutbound = own.some((sum) => sum.linkId === linkId && sum.supplierProductId === productId);
  const sold = own.filter(
    (sum) => sum.supplierProductId === productId && sum.linkId !== null && (!isOutbound || sum.linkId === linkId),
  );
  const named = [...new Set(sold.flatMap(({ materials }) => materials))];
  const unnamed = sold.filter(({ materials }) => materials.length === 0);
  const found = [
    ...named.map((material) => ({ material, sums: sold.filter(({ materials }) => materials.includes(material)) })),
    ...(unnamed.length > 0 ? [{ material: '' as const, sums: unnamed }] : []),
  ].map(({ material, sums }) => receiversOf(material, sums));
  return { materials: found, ...rowsIn(sold) };

  function receiversOf(material: Material | '', sums: OwnSum[]): FoundMaterial {
    const counted = countedOf(sums);
    const byCompany = Map.groupBy(sums, (sum) => receivers.get(sum.linkId) ?? ends.ofKey(''));
    const origins = [...byCompany].flatMap(([key, sent]): FlowOrigin[] => {
      const company = companyOf(key);
      const { goods = '', hs = '', family = '', materials = [] } = sent[0] ?? {};
      const { kg } = countedOf(sent);
      if (kg <= 0) return [];
      return [
        {
          country: company.country,
          region: '',
          company,
          goods: { name: goods, hs, family, materials },
          share: exactly(kg / counted.kg),
          isPartial: false,
          tier: CUSTOMER_TIER,
        },
      ];
    });
    const coverage = counted.kg > 0 ? { traced: exactly(1), untraced: NOTHING } : null;
    const rest = { isWeightMissingBeyond: false, origins: greatestFirst(origins), unknown: NOTHING, steps: [] };
    return { material, ...counted, coverage, ...rest };
  }
};
