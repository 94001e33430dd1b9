import type { FlowOrigin, ShareRange, TracedMaterial } from '@ieum/contract';
import type { View } from '../../supply/disclosure/chain-view.ts';
import { CUSTOMER_TIER, type FlowWorld } from '../map/loader.ts';
import { companiesOf } from '../map/map.presenter.ts';
import type { OwnSum } from '../map/map.store.ts';
import type { loadTrace } from './loader.ts';
import { exactly, NOTHING, plus, times } from './ranges.ts';
import { greatestFirst, originsOf, stepsOf } from './trace.presenter.ts';
import { type Trace, traceFrom } from './trace.ts';

type Loaded = Awaited<ReturnType<typeof loadTrace>>;
/** A material without the questions that are still open about it, and the links by which it came or went. */
type FoundMaterial = Omit<TracedMaterial, 'missing'> & { linkIds: string[] };

/** Links of the view that are asked about, and the nodes that everything must have passed. */
export type TracedWay = { root: number; starts: number[]; through: Set<number> | undefined; isWhole: boolean };

/**
 * Returns where each material of a product comes from, by the weight of what came; what has no weight is counted and in
 * no share.
 */
export const originsByMaterial = (world: FlowWorld, loaded: Loaded, way: TracedWay): FoundMaterial[] => {
  const { own, chain, view } = world;
  const starts = way.through ? startsBefore(view, way.starts, way.through) : way.starts;
  const wanted = new Set(starts.map((at) => view.links[at]?.id));
  // Goods that came by a link that is over by now are in no chain: nothing is known of them but that they came.
  const came = own.filter(
    ({ linkId, buyerProductId }) =>
      linkId !== null && buyerProductId === chain.roots[0]?.id && (way.isWhole || wanted.has(linkId)),
  );
  return [...Map.groupBy(came, materialIn(came))]
    .map(([materialGroup, sums]) => materialOf(world, loaded, { ...way, starts }, materialGroup, sums))
    .toSorted(heaviestFirst);
};

/** Returns the material of a sum; for goods that nobody has named, what others bring for the same input of the bill. */
const materialIn = (sums: OwnSum[]) => {
  const byLine = new Map(
    sums.flatMap(({ inputId, materialGroup }) => (inputId && materialGroup ? [[inputId, materialGroup]] : [])),
  );
  return ({ inputId, materialGroup }: OwnSum) => materialGroup || byLine.get(inputId ?? '') || '';
};

const heaviestFirst = (a: FoundMaterial, b: FoundMaterial) =>
  b.kg - a.kg || b.weightless - a.weightless || (a.materialGroup < b.materialGroup ? -1 : 1);

const materialOf = (
  world: FlowWorld,
  { nodes, links, told }: Loaded,
  { root, starts, through }: TracedWay,
  materialGroup: string,
  sums: OwnSum[],
): FoundMaterial => {
  const counted = countedOf(sums);
  const own = starts.filter((at) => counted.linkIds.includes(world.view.links[at]?.id ?? ''));
  const head = { materialGroup, ...counted, isWeightMissingBeyond: isWeightMissing(world, own) };
  const bare = { ...head, coverage: null, origins: [], unknown: NOTHING, steps: [] };
  if (counted.kg <= 0) return bare;
  const key = String(root);
  const first = new Set(own.map(String));
  const from = links.filter(({ buyer, id }) => buyer !== key || first.has(id));
  const node = nodes.get(key);
  // The weight that came decides at the product itself: a bill knows inputs, not materials.
  const plain = node ? new Map(nodes).set(key, { ...node, lines: [], out: null }) : nodes;
  const walked = traceFrom(key, plain, from, through && ((id) => through.has(Number(id))));
  const linked = from.reduce((sum, { buyer, kg }) => sum + (buyer === key ? kg : 0), 0);
  const trace = through ? walked : partly(walked, linked / counted.kg);
  if (through && [...trace.ends.map(({ share }) => share), trace.unknown].every(({ to }) => to <= 0)) return bare;
  const found = originsOf(world, trace, told, through === undefined);
  return { ...head, ...found, coverage: coverageOf(found), steps: stepsOf(world, trace) };
};

const countedOf = (sums: OwnSum[]) => ({
  linkIds: [...new Set(sums.flatMap(({ linkId }) => linkId ?? []))],
  rows: sums.reduce((sum, { rows }) => sum + rows, 0),
  weightless: sums.reduce((sum, { weightless }) => sum + weightless, 0),
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

/** Returns everything behind some links, without links that lead back. */
const linksBehind = ({ view: { network }, loops }: FlowWorld, starts: number[]) => {
  const open = network.links.flatMap((_, at) => (loops[at] === 1 ? [] : [at]));
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

const isWeightMissing = (world: FlowWorld, starts: number[]) => {
  const { network, nodes, links } = world.view;
  const weightless = new Set(
    world.flows
      .filter(({ isOwn, isWeightless }) => !isOwn && isWeightless)
      .map(({ linkId, fromCompany, toCompany }) => `${linkId} ${fromCompany} ${toCompany}`),
  );
  const placeAt = (node: number | undefined) => nodes[node ?? 0]?.place.id;
  return (
    weightless.size > 0 &&
    linksBehind(world, starts).some((at) =>
      weightless.has(`${links[at]?.id} ${placeAt(network.to[at])} ${placeAt(network.from[at])}`),
    )
  );
};

/** Returns the links by which something can have come from there. */
const startsBefore = ({ network }: View, starts: number[], through: Set<number>) => {
  const bySupplier = Map.groupBy(network.links.keys(), (at) => network.to[at]);
  const seen = new Set<number | undefined>(through);
  for (const node of seen) for (const at of bySupplier.get(node) ?? []) seen.add(network.from[at]);
  return starts.filter((at) => seen.has(network.to[at]));
};

/** Returns to whom an own product went, each with its share: only the next step, and exactly. */
export const destinationsOf = (world: FlowWorld, productId: string, linkId: string | undefined): FoundMaterial[] => {
  const { own, flows } = world;
  const companyOf = companiesOf(world);
  const isOutbound = own.some((sum) => sum.linkId === linkId && sum.supplierProductId === productId);
  const sold = own.filter(
    (sum) => sum.supplierProductId === productId && sum.linkId !== null && (!isOutbound || sum.linkId === linkId),
  );
  const [first] = sold;
  if (!first) return [];
  const counted = countedOf(sold);
  const byCompany = Map.groupBy(sold, (sum) => flows.find((flow) => flow.linkId === sum.linkId)?.toCompany ?? '');
  const origins = [...byCompany].flatMap(([key, sums]): FlowOrigin[] => {
    const company = companyOf(key);
    const { goods = '', hs = '', materialGroup = '' } = sums[0] ?? {};
    const { kg } = countedOf(sums);
    if (kg <= 0) return [];
    return [
      {
        country: company.country,
        region: '',
        company,
        goods: { name: goods, hs, materialGroup },
        share: exactly(kg / counted.kg),
        isPartial: false,
        tier: CUSTOMER_TIER,
      },
    ];
  });
  const coverage = counted.kg > 0 ? { traced: exactly(1), untraced: NOTHING } : null;
  return [
    {
      materialGroup: first.materialGroup,
      ...counted,
      coverage,
      isWeightMissingBeyond: false,
      origins: greatestFirst(origins),
      unknown: NOTHING,
      steps: [],
    },
  ];
};
