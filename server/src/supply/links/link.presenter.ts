import type { ListedLink, SupplyLink } from '@ieum/contract';
import { formerNamesOf } from '../../company/identity/former-names.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { partnerSeen } from '../disclosure/disclosure.ts';
import { findProductByName } from '../products/product.store.ts';
import { type Member, mayWrite } from '../supply.policy.ts';
import { actsOf, figuresSeen, isUnassigned } from './link.rules.ts';
import { findLinkFactories, findViewed, type ViewedLink } from './view.store.ts';

/** Presents the links in the order of the ids. */
export const presentLinks = async (db: Db, companyId: string, ids: string[]): Promise<ListedLink[]> => {
  const found = new Map((await findViewed(db, companyId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [headOf(row)] : [];
  });
};

/** Presents the links with their figures, for a sheet. */
export const presentLinkParts = async (db: Db, companyId: string, ids: string[]) => {
  const found = new Map((await findViewed(db, companyId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = found.get(id);
    return row ? [{ ...headOf(row), figures: figuresSeen(row.figures, row) }] : [];
  });
};

/** Returns the viewer's side of a link, the partner, and whether places are named. */
export const findShownLink = async (db: Db, companyId: string, id: string) => {
  const [row] = await findViewed(db, companyId, [id]);
  if (!row) return fail('request.not_found');
  const { side, namesPlaces } = row;
  return { side, namesPlaces, partner: partnerSeen(row, side).partner };
};

export const presentLink = async (db: Db, actor: Member, id: string): Promise<SupplyLink> => {
  const { companyId } = actor;
  const [row] = await findViewed(db, companyId, [id]);
  if (!row) return fail('request.not_found');
  const { side, figures, offer, offerBy } = row;
  const seen = figuresSeen(figures, row);
  const factories = await findLinkFactories(db, [...seen.buyerFactoryIds, ...seen.supplierFactoryIds]);
  const words = row.words.product + row.words.partNumber;
  const isOpen = row.waitsFor === side && row.productId === null && words !== '';
  const called = { name: row.words.product, partNumber: row.words.partNumber };
  const suggested = isOpen ? await findProductByName(db, companyId, called) : undefined;
  return {
    ...headOf(row),
    words: row.words,
    hasPartnerNumber: row.hasNumber && row.proposedBy === side,
    suggestedProductId: suggested ?? null,
    figures: seen,
    offer: offer && { figures: figuresSeen(offer, row), isMine: offerBy === side },
    factories: factories.map(({ companyId: of, ...factory }) => ({ ...factory, isMine: of === companyId })),
    dispute: row.disputedBy && { reason: row.disputeReason, isMine: row.disputedBy === side },
    agreedAt: row.agreedAt,
    formerNames: row.agreedAt !== null && row.partnerId !== null ? await formerNamesOf(db, row.partnerId) : [],
    acts: mayWrite(actor) ? actsOf(row, side) : [],
  };
};

const headOf = (row: ViewedLink): ListedLink => {
  const { id, side, state, version, figures, proposedBy, waitsFor, offer, createdAt, updatedAt } = row;
  const { partner, partnerProduct } = partnerSeen(row, side);
  const { productId, productName, productHs, productUnit } = row;
  const product = productId && { id: productId, name: productName ?? '', hs: productHs ?? '', unit: productUnit ?? '' };
  return {
    id,
    side,
    state,
    version,
    createdAt,
    updatedAt,
    partner: { ...partner, number: partner.id === null ? '' : row.partnerNumber },
    partnerProduct,
    product: product || null,
    spendShare: figures.spendShare,
    validFrom: figures.validFrom,
    validTo: figures.validTo,
    isUnassigned: isUnassigned(row),
    isProposedByMe: proposedBy === side,
    waitsForMe: waitsFor === side,
    hasOffer: offer !== null,
    onward:
      side === 'buyer'
        ? { mine: row.buyerOnward, theirs: row.supplierOnward }
        : { mine: row.supplierOnward, theirs: row.buyerOnward },
  };
};
