import { type Family, type Mark, type Material, markOf, marksOf, SHARE_BANDS } from '@ieum/contract';
import type { TierLink, TierModel, TierNode, Tiers } from './model.ts';

/** One link of the chain: who supplies what to whom. */
export type ChainRow = {
  id: string;
  link: TierLink;
  company: TierNode;
  productId: string;
  product: string;
  hs: string;
  mark: Mark;
  /** Marks of everything that is in the product. */
  marks: Mark[];
  family: Family;
  materials: Material[];
  tiers: number[];
  buyer: TierNode | undefined;
  /** For the order by share: exact where it is known, else by its band. */
  weight: number;
};

/** Least share of each band, for the order. */
const LEAST = [-1, 0, 10, 30, 60];

/** Lists the links whose supplier is among the found companies. */
export const chainRows = ({ products, links }: Tiers, { nodes }: TierModel, found: TierNode[]): ChainRow[] => {
  const productOf = new Map(products.map((product) => [product.id, product]));
  const shown = new Set(found.map(({ id }) => id));
  return links.flatMap((link): ChainRow[] => {
    const product = productOf.get(link.supplierId);
    const company = nodes.get(product?.companyId ?? '');
    if (!product || !company || !shown.has(company.id)) return [];
    return [
      {
        id: link.id,
        link,
        company,
        productId: product.id,
        product: product.name,
        hs: product.hs,
        mark: markOf(product),
        marks: marksOf(product),
        family: product.family,
        materials: product.materials,
        tiers: link.tiers,
        buyer: nodes.get(productOf.get(link.buyerId)?.companyId ?? ''),
        weight: link.share ?? LEAST[SHARE_BANDS.indexOf(link.band)] ?? 0,
      },
    ];
  });
};
