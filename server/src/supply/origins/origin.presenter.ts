import {
  type Material,
  ORIGIN_ENDS_MAX,
  ORIGIN_PATHS_MAX,
  type OriginEndKind,
  type ProductOrigins,
} from '@ieum/contract';
import { isViewer } from '../disclosure/disclosure.ts';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import { supplierOf } from '../tiers/network.ts';
import { tiersIn } from '../tiers/network-tiers.ts';
import { countriesSeen, type Figures, inPercent } from './figures.ts';
import type { MaterialGraph } from './inputs.ts';
import { isStatedIn } from './own-materials.ts';
import type { Passing } from './passing.ts';
import { pathsOf } from './paths.ts';
import type { LinkRows } from './product-origins.ts';
import type { OriginWorld } from './world.ts';

type Shown = { passing: Passing; rows: LinkRows[]; limit?: number };

/** Returns the heaviest paths with the links and ends that they consist of. */
export const pathsShown = (
  world: OriginWorld,
  figures: Figures,
  root: number,
  { passing, rows, limit = ORIGIN_PATHS_MAX }: Shown,
) => {
  const { graph, part } = figures;
  const rank = (link: number) => world.rank[part.linkAt[link] ?? -1] ?? 0;
  const { paths, count } = pathsOf(graph, root, limit, rank);
  const links = [...new Set(paths.flatMap((path) => path.links))].sort((a, b) => rank(a) - rank(b));
  const place = new Map(links.map((link, at) => [link, at]));
  const countryOf = countriesSeen(world, part);
  const idOf = (node: number) => world.shown.productId(part.nodeAt[node] ?? -1);
  const ends = endsShown(figures, passing, idOf);
  const nodes = [root, ...links.flatMap((link) => endsOf(figures, link)), ...ends.map(({ node }) => node)];
  return {
    /** Nodes and links of the view that are shown. */
    nodes: [...new Set(nodes)].map((node) => part.nodeAt[node] ?? -1),
    links,
    steps: links.map((link) => stepShown(world, figures, link, passing, rows)),
    paths: paths.map(({ node, share, links: own, ...path }) => ({
      ...path,
      steps: own.flatMap((link) => place.get(link) ?? []),
      productId: idOf(node),
      country: countryOf(node),
      share: inPercent(share),
    })),
    morePaths: count - paths.length,
    ends: ends.map(({ node, kind, share, confirmed }) => ({
      kind,
      country: countryOf(node),
      productId: idOf(node),
      tier: tierOf(world, part.nodeAt[node] ?? -1),
      share: inPercent(share),
      confirmed: inPercent(confirmed),
    })),
  };
};

const endsOf = ({ graph: { network } }: Figures, link: number) => [network.from[link] ?? 0, supplierOf(network, link)];

/** Returns the nearest tier; the own product has none. */
const tierOf = ({ tiers }: OriginWorld, node: number) => tiersIn(tiers[node] ?? 0)[0] ?? 0;

const stepShown = (
  world: OriginWorld,
  { graph, part }: Figures,
  at: number,
  passing: Passing,
  rows: LinkRows[],
): ProductOrigins['steps'][number] => {
  const { view, chain, shown, seen } = world;
  const link = part.linkAt[at] ?? -1;
  const [from, to] = [view.network.from[link] ?? -1, view.network.to[link] ?? -1];
  const buyer = view.nodes[from]?.place;
  const isOwn = buyer !== undefined && isViewer(chain.disclosure, buyer);
  const id = isOwn ? (view.links[link]?.id ?? null) : null;
  const { share = null, band = '', input = 0 } = seen.get(link) ?? {};
  return {
    tier: tierOf(world, from) + 1,
    from: shown.productId(to),
    to: shown.productId(from),
    state: graph.network.links[at]?.state ?? 'unidentified',
    share,
    band,
    input,
    passes: inPercent(passing.links[at] ?? NOTHING),
    isOwn,
    linkId: id,
    rows: isOwn ? (rows.find(({ linkId }) => linkId === id)?.rows ?? 0) : null,
  };
};

const NOTHING: Bounds = { from: 0, to: 0 };

type End = { node: number; kind: OriginEndKind; share: Bounds; confirmed: Bounds };

/** Returns where the material ends, the greatest share first. */
const endsShown = ({ graph }: Figures, passing: Passing, idOf: (node: number) => string) =>
  [...graph.order]
    .flatMap((node) => endAt(graph, passing, node) ?? [])
    .toSorted((a, b) => weightOf(b.share) - weightOf(a.share) || (idOf(a.node) < idOf(b.node) ? -1 : 1))
    .slice(0, ORIGIN_ENDS_MAX);

const endAt = ({ network, inputs }: MaterialGraph, passing: Passing, node: number): End | undefined => {
  const share = passing.nodes[node] ?? NOTHING;
  const gap = passing.gaps[node] ?? NOTHING;
  if (share.to <= 0) return undefined;
  if (inputs[node]?.length) return gap.to > 0 ? { node, kind: 'gap', share: gap, confirmed: NOTHING } : undefined;
  return network.nodes[node]?.isOrigin
    ? { node, kind: 'origin', share, confirmed: passing.confirmed[node] ?? NOTHING }
    : { node, kind: 'lastKnown', share, confirmed: NOTHING };
};

const weightOf = ({ from, to }: Bounds) => from + to;

/** Returns the materials that a root carries: those that it states first, then those with the most paths. */
export const carriedBy = (figures: Map<Material, Figures>, root: number) =>
  [...figures]
    .flatMap(([material, { graph }]) => {
      if (!graph.carries[root]) return [];
      const { origins } = pathsOf(graph, root, 0, (link) => link);
      return [{ material, paths: origins, isStated: isStatedIn(graph, root) }];
    })
    .toSorted((a, b) => Number(b.isStated) - Number(a.isStated) || b.paths - a.paths);
