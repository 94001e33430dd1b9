import type { Material, OriginAsk, ProductOrigins } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { placesSeen } from '../figures.ts';
import { presentLinks } from '../links/link.presenter.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { linksOf } from '../tiers/network.ts';
import { figuresOf, materialsOf, NO_SHARES, rootFigures } from './figures.ts';
import { NO_ASK, nextOf } from './next.ts';
import { carriedBy, pathsShown } from './origin.presenter.ts';
import type { OriginWorld } from './world.ts';

/** Own rows of quantities received by one link; `askAt` is the last one without weight about which the partner can be asked. */
export type LinkRows = { linkId: string | null; rows: number; weighed: number; askAt: string | null };
export type ReceivedRows = (db: Db, companyId: string, productId: string) => Promise<LinkRows[]>;
type Steps = ProductOrigins['steps'];
export type WantedOrigins = { id: string; material?: Material | undefined };

/** Returns where a material in an own product comes from, as its viewer may see it. */
export const originsOf = async (
  db: Db,
  actor: Member,
  world: OriginWorld,
  { id, material }: WantedOrigins,
  rows: LinkRows[],
): Promise<ProductOrigins> => {
  const { chain, view } = world;
  const [part] = world.parts;
  const root = view.network.roots[0] ?? -1;
  const { name = '', hs = '' } = chain.roots[0] ?? {};
  const figures = new Map(part ? materialsOf(part).map((one) => [one, figuresOf(world, part, one)]) : []);
  const carried = carriedBy(figures, root).flatMap((one) => {
    const found = figures.get(one.material);
    return found ? [{ ...one, found, own: rootFigures(world, found, root) }] : [];
  });
  const materials = carried.map(({ found: _, own: { shares, basis }, ...one }) => {
    const { links, confirmed } = basis;
    return { ...one, shares, basis: { links, confirmed } };
  });
  const chosen = material ?? materials[0]?.material ?? null;
  const picked = carried.find((one) => one.material === chosen);
  const head = { product: { id, name, hs }, materials, material: chosen, can: { ask: mayWrite(actor) } };
  const all = sumOf(rows, 'rows');
  if (!picked) {
    const isBare = materials.length === 0;
    const next = isBare ? [{ ...NO_ASK, act: 'stateMaterials', productId: id, share: WHOLE } satisfies OriginAsk] : [];
    const basis = { ...NO_BASIS, rows: { all, carrying: 0, weighed: 0 } };
    return { ...head, ...NOTHING, reason: isBare ? 'noMaterials' : 'notCarried', basis, next };
  }
  const { found, own } = picked;
  const { passing, shares, basis, countries } = own;
  const brings = new Set(
    passing.links.flatMap((passed, link) =>
      passed && passed.to > 0 && found.graph.network.from[link] === root ? [found.graph.network.links[link]?.id] : [],
    ),
  );
  const carrying = rows.filter(({ linkId }) => linkId !== null && brings.has(linkId));
  const { nodes, ...shown } = pathsShown(world, found, root, { passing, rows });
  const products = nodes.map(world.shown.productAt);
  const owners = new Set(products.map(({ companyId }) => companyId));
  const companies = world.shown.companiesAt(new Set(nodes.map(world.shown.placeOf)));
  const places = (await placesSeen(db, chain, view)).filter(({ companyId }) => owners.has(companyId));
  const open = await presentLinks(db, actor.companyId, linksToAskAbout(world, root, shown.steps));
  const partners = chain.disclosure.confirmed;
  return {
    ...head,
    ...shown,
    reason: '',
    shares,
    basis: { ...basis, rows: { all, carrying: sumOf(carrying, 'rows'), weighed: sumOf(carrying, 'weighed') } },
    countries,
    companies,
    products,
    places,
    next: nextOf({ shown: { ...shown, products, companies, rootId: id }, open, partners, rows: carrying }),
  };
};

/**
 * Returns the own links that a suggestion may be about: of those of a root that are not confirmed the ones that are
 * shown, and one whose supplier nobody has named.
 */
export const linksToAskAbout = ({ view: { network, links } }: OriginWorld, root: number, steps: Steps) => {
  const shown = new Set(steps.map(({ linkId }) => linkId));
  const open = Array.from(linksOf(network, root), (at) => links[at]).filter((link) => link?.state !== 'confirmed');
  const nameless = open.flatMap((link) => (link?.state === 'unidentified' ? [link.id] : [])).toSorted()[0];
  return open.flatMap((link) => (link && (shown.has(link.id) || link.id === nameless) ? [link.id] : [])).toSorted();
};

const sumOf = (rows: LinkRows[], of: 'rows' | 'weighed') => rows.reduce((sum, row) => sum + row[of], 0);

const WHOLE = { from: 0, to: 100 };
const NO_BASIS = { links: 0, confirmed: 0, exact: 0, banded: 0, unknown: 0 };
const NOTHING = {
  shares: NO_SHARES,
  countries: [],
  ends: [],
  companies: [],
  products: [],
  places: [],
  steps: [],
  paths: [],
  morePaths: 0,
};
