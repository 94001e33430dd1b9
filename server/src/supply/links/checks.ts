import type { LinkFigures, LinkSide } from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { findProduct } from '../products/product.store.ts';
import { findOverlap, freeShare } from './link.rules.ts';
import { countOwnFactories, findNeighbours, type LinkRow, lockBuyerProduct } from './link.store.ts';

type Checked = Pick<LinkRow, 'buyerId' | 'buyerProductId' | 'supplierId' | 'supplierProductId' | 'partnerNumber'> &
  Pick<LinkRow, 'words' | 'proposedBy' | 'agreedAt'> & { figures: LinkFigures };

/** Refuses shares and validity that conflict with the other links of the product. The product is locked meanwhile. */
export const refuseConflicts = async (db: Db, checked: Checked, side: LinkSide, exceptId: string | null) => {
  const link = side === 'supplier' ? asSupplierKnows(checked) : checked;
  refuseReversed(link.figures);
  if (link.buyerProductId !== null) await lockBuyerProduct(db, link.buyerProductId);
  const neighbours = await findNeighbours(db, link, exceptId);
  const overlap = findOverlap(link, neighbours);
  if (overlap) fail('supply.validity_overlaps', { id: overlap.id });
  // A supplier must not learn by trying what its customer buys elsewhere.
  if (side === 'supplier') return;
  const free = freeShare(link.figures, neighbours);
  if ((link.figures.spendShare ?? 0) > free) fail('supply.shares_over_whole', { spendShare: free.toFixed(2) });
};

/**
 * Hides the product to which a buyer has assigned a claim: the claim's supplier does not know it until it is answered.
 */
const asSupplierKnows = (link: Checked): Checked =>
  link.proposedBy === 'supplier' && link.agreedAt === null ? { ...link, buyerProductId: null } : link;

export const refuseReversed = ({ validFrom, validTo }: LinkFigures) => {
  if (validTo !== '' && validTo < validFrom) fail('supply.validity_reversed', { validTo: 'before_start' });
};

/** Refuses factories of another company, and inputs that are not in the own bill of materials. */
export const refuseForeign = async (db: Db, side: LinkSide, companyId: string, link: Checked) => {
  const { figures } = link;
  const field = side === 'buyer' ? 'buyerFactoryIds' : 'supplierFactoryIds';
  const ids = [...new Set(figures[field])];
  if ((await countOwnFactories(db, companyId, ids)) !== ids.length)
    fail('request.invalid', { [`figures.${field}`]: 'unknown' });
  if (side !== 'buyer' || figures.inputId === null) return;
  const product = link.buyerProductId === null ? undefined : await findProduct(db, companyId, link.buyerProductId);
  if (!product?.details.inputs?.some(({ id }) => id === figures.inputId))
    fail('request.invalid', { 'figures.inputId': 'unknown' });
};
