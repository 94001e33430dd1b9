import { MATERIALS, type Material, type OriginBasis, type OriginShares, type PercentRange } from '@ieum/contract';
import type { Bounds } from '../tiers/coverage-bounds.ts';
import { supplierOf } from '../tiers/network.ts';
import { materialsIn } from './carrying.ts';
import { type MaterialGraph, materialGraph } from './inputs.ts';
import { type Passing, passingOf } from './passing.ts';
import { at, type NodeBounds, sharesFrom, sharesOf } from './shares.ts';
import type { OriginPart, OriginWorld } from './world.ts';

const PERCENT = 100;
const ROUNDING = 1e-7;

/** Widens a range to whole per cents, so that it still holds the share. */
export const inPercent = ({ from, to }: Bounds): PercentRange => ({
  from: Math.max(0, Math.floor(from * PERCENT + ROUNDING)),
  to: Math.min(PERCENT, Math.ceil(to * PERCENT - ROUNDING)),
});

export const NO_SHARES: OriginShares = {
  confirmed: { from: 0, to: 0 },
  declared: { from: 0, to: 0 },
  unknown: { from: PERCENT, to: PERCENT },
};

/** What is known of one material in a part of the world, for all of its nodes. */
export type Figures = {
  part: OriginPart;
  graph: MaterialGraph;
  shares: ReturnType<typeof sharesOf>;
  countries: { country: string; declared: NodeBounds; confirmed: NodeBounds }[];
};

export const figuresOf = (world: OriginWorld, part: OriginPart, material: string): Figures => {
  const graph = materialGraph(part.ordered, part.facts, material);
  const countryOf = countriesSeen(world, part);
  const ends = endsIn(graph);
  const countries = [...new Set(ends.map(countryOf))].map((country) => {
    const isFrom = (node: number) => countryOf(node) === country;
    return {
      country,
      declared: sharesFrom(graph, 'declared', isFrom),
      confirmed: sharesFrom(graph, 'confirmed', isFrom),
    };
  });
  return { part, graph, shares: sharesOf(graph), countries };
};

/** Returns the points of origin to which the material is traced. */
const endsIn = ({ network, inputs }: MaterialGraph) => {
  const brought = inputs.flatMap((own) => own?.flatMap(({ portions }) => portions.map(({ link }) => link)) ?? []);
  const reached = new Set([...network.roots, ...brought.map((link) => supplierOf(network, link))]);
  return [...reached].filter((node) => network.nodes[node]?.isOrigin);
};

/** Returns how sure it is where the material of a root comes from, what that rests on, and the countries. */
export const rootFigures = (world: OriginWorld, { part, graph, shares, countries }: Figures, root: number) => {
  const passing = passingOf(graph, root);
  return {
    passing,
    shares: {
      confirmed: inPercent(at(shares.confirmed, root)),
      declared: inPercent(at(shares.declared, root)),
      unknown: inPercent(at(shares.unknown, root)),
    },
    basis: basisOf(world, part, graph, passing),
    countries: countries
      .map(({ country, declared, confirmed }) => ({
        country,
        share: inPercent(at(declared, root)),
        confirmed: inPercent(at(confirmed, root)),
      }))
      .filter(({ share }) => share.to > 0)
      .toSorted((a, b) => weightOf(b) - weightOf(a) || (a.country < b.country ? -1 : 1)),
  };
};

const weightOf = ({ share }: { share: PercentRange }) => share.from + share.to;

/** Counts the links by which the material comes, by who stands behind them and by how exactly their share is known. */
const basisOf = ({ seen }: OriginWorld, { linkAt }: OriginPart, graph: MaterialGraph, { links }: Passing) => {
  const basis: Omit<OriginBasis, 'rows'> = { links: 0, confirmed: 0, exact: 0, banded: 0, unknown: 0 };
  for (const [link, passed] of links.entries()) {
    if (!passed || passed.to <= 0) continue;
    const { share = null, band = '' } = seen.get(linkAt[link] ?? -1) ?? {};
    basis.links += 1;
    if (graph.network.links[link]?.state === 'confirmed') basis.confirmed += 1;
    if (share !== null) basis.exact += 1;
    else if (band !== '') basis.banded += 1;
    else basis.unknown += 1;
  }
  return basis;
};

/** Returns the country of each node as it is shown. */
export const countriesSeen = ({ view, countryOf }: OriginWorld, { nodeAt }: OriginPart) => {
  return (node: number) => {
    const place = view.nodes[nodeAt[node] ?? -1]?.place;
    return place ? countryOf(place) : '';
  };
};

/** Returns the materials that are stated anywhere in a part. */
export const materialsOf = ({ ordered }: OriginPart): Material[] => {
  const found = materialsIn(ordered);
  return MATERIALS.filter((material) => found.has(material));
};
