import { MATERIALS, type Material, type Output, type originsContract } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { presentLinks } from '../links/link.presenter.ts';
import type { Member } from '../supply.policy.ts';
import { type Figures, figuresOf, materialsOf, rootFigures } from './figures.ts';
import { nextOf } from './next.ts';
import { pathsShown } from './origin.presenter.ts';
import { linksToAskAbout } from './product-origins.ts';
import type { OriginWorld } from './world.ts';

const WHOLE = 100;
/** Paths from which the first suggestion of a product follows. */
const PATHS_READ = 10;

type Row = { products: number; confirmed: number; declared: number; countries: Set<string> };

/** Returns the materials that own products carry, and how many of these are traced. */
export const carriedMaterials = (world: OriginWorld): Output<typeof originsContract.listMaterials> => {
  const found = new Map<Material, Row>();
  const carriers = new Set<string>();
  for (const part of world.parts)
    for (const material of materialsOf(part)) {
      const figures = figuresOf(world, part, material);
      for (const { id, root } of carryingRoots(world, figures)) {
        carriers.add(id);
        const { shares, countries } = rootFigures(world, figures, root);
        const row = found.get(material) ?? { products: 0, confirmed: 0, declared: 0, countries: new Set() };
        found.set(material, row);
        row.products += 1;
        if (shares.confirmed.from === WHOLE) row.confirmed += 1;
        if (shares.unknown.to === 0) row.declared += 1;
        for (const { country } of countries) if (country !== '') row.countries.add(country);
      }
    }
  const rows = MATERIALS.flatMap((material) => {
    const row = found.get(material);
    return row ? [{ material, ...row, countries: [...row.countries].toSorted() }] : [];
  });
  return { rows, unstated: world.chain.roots.filter(({ id }) => !carriers.has(id)).length };
};

/** Returns the own products that carry a material, with where it comes from and the first thing to do. */
export const productsCarrying = async (
  db: Db,
  actor: Member,
  world: OriginWorld,
  material: Material,
): Promise<Output<typeof originsContract.getMaterial>> => {
  const { chain } = world;
  const found = world.parts.flatMap((part) => {
    const figures = figuresOf(world, part, material);
    return carryingRoots(world, figures).map(({ root, node, ...own }) => {
      const { passing, ...rest } = rootFigures(world, figures, root);
      const { nodes, ...shown } = pathsShown(world, figures, root, { passing, rows: [], limit: PATHS_READ });
      const askable = linksToAskAbout(world, node, shown.steps);
      const { productAt, companiesAt, placeOf } = world.shown;
      const met = { products: nodes.map(productAt), companies: companiesAt(new Set(nodes.map(placeOf))) };
      return { own, rest, shown: { ...shown, ...met }, askable };
    });
  });
  const links = await presentLinks(
    db,
    actor.companyId,
    found.flatMap(({ askable }) => askable),
  );
  const linkById = new Map(links.map((link) => [link.id, link]));
  const products = found.map(({ own: { id, name, hs, isStated }, rest, shown, askable }) => {
    const [next] = nextOf({
      shown: { ...shown, rootId: id },
      open: askable.flatMap((link) => linkById.get(link) ?? []),
      partners: chain.disclosure.confirmed,
      rows: [],
    });
    return {
      ...{ id, name, hs, isStated },
      ...rest,
      next: next ? { act: next.act, linkId: next.linkId, share: next.share } : null,
    };
  });
  return { material, products: products.toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id)) };
};

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Returns the own products of a part that carry the material, with their nodes in the part and in the whole view. */
const carryingRoots = ({ chain, view }: OriginWorld, { part, graph }: Figures) => {
  const byId = new Map(chain.roots.map((root) => [root.id, root]));
  return graph.network.roots.flatMap((root) => {
    const node = part.nodeAt[root] ?? -1;
    const product = byId.get(chain.goods[view.nodes[node]?.at ?? -1]?.key ?? '');
    if (!product || !graph.carries[root]) return [];
    const { id, name, hs } = product;
    return [{ id, name, hs, isStated: isStatedIn(graph, root), root, node }];
  });
};

/** Returns whether a product itself states the material, or its bill of materials does. */
export const isStatedIn = ({ contents, material }: Figures['graph'], node: number) =>
  contents[node]?.materials.includes(material) === true;
