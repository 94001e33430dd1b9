import type { LinkFiguresInput, LinkSide, PartnerWords } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { lockProduct } from '../products/product.store.ts';
import { refuseConflicts, refuseForeign } from './checks.ts';
import { insertLinkEvents } from './event.store.ts';
import { figuresBy, NO_FIGURES, otherSide } from './link.rules.ts';
import { findCompanyFacts, insertLink, isPartner, type LinkRow } from './link.store.ts';

export type Partner = { companyId: string | null; number: string };
type PartnerInput = { companyId?: string | undefined; businessNumber?: string | undefined; words: PartnerWords };

/**
 * Returns the partner that the caller means. The number is not looked up here: `delivery.jobs.ts` notifies the company
 * that has it.
 */
export const partnerFor = async (
  db: Db,
  ownId: string,
  { companyId, businessNumber, words }: PartnerInput,
): Promise<Partner> => {
  if (companyId !== undefined) {
    if (companyId === ownId) fail('supply.link_to_self', { companyId: 'self' });
    if (!(await isPartner(db, ownId, companyId))) fail('request.not_found');
    return { companyId, number: (await findCompanyFacts(db, companyId)).businessNumber ?? '' };
  }
  if (businessNumber === undefined) {
    if (words.company === '') fail('supply.partner_missing', { 'words.company': 'missing' });
    return { companyId: null, number: '' };
  }
  const own = await findCompanyFacts(db, ownId);
  if (own.businessNumber === businessNumber) fail('supply.link_to_self', { businessNumber: 'self' });
  return { companyId: null, number: businessNumber };
};

export type Proposal = {
  side: LinkSide;
  /** Product of the proposing side. */
  productId: string;
  isUnidentified: boolean;
  words: PartnerWords;
  figures: LinkFiguresInput;
  note: string;
};
type Proposer = { companyId: string; by: string; at: Date };

/** Adds a link to a company, or to nobody yet: the row and its first event. */
export const addLink = async (db: Db, proposer: Proposer, proposal: Proposal, partner: Partner): Promise<LinkRow> => {
  const { side, productId, isUnidentified, words } = proposal;
  const { companyId, by, at } = proposer;
  const own = (await lockProduct(db, companyId, productId)) ?? fail('request.not_found');
  if (own.state !== 'active') fail('request.invalid', { productId: 'retired' });
  const typed = { ...proposal.figures, validFrom: proposal.figures.validFrom ?? todayInSeoul(at) };
  const link = {
    ...(side === 'buyer' ? ofBuyer(companyId, productId, partner) : ofSupplier(companyId, productId, partner)),
    figures: figuresBy(side, typed, NO_FIGURES),
    proposedBy: side,
    agreedAt: null,
    state: isUnidentified ? ('unidentified' as const) : ('proposed' as const),
    waitsFor: isUnidentified ? null : otherSide(side),
    words,
    partnerNumber: partner.number,
    createdAt: at.toISOString(),
  };
  await refuseForeign(db, side, companyId, link);
  await refuseConflicts(db, link, side, null);
  const made = await insertLink(db, link);
  await insertLinkEvents(db, [made], { kind: 'proposed', side, by, note: proposal.note });
  return made;
};

const ofBuyer = (companyId: string, productId: string, partner: Partner) => ({
  buyerId: companyId,
  buyerProductId: productId,
  supplierId: partner.companyId,
  // Left for the supplier to state, even where only one product is possible.
  supplierProductId: null,
});

const ofSupplier = (companyId: string, productId: string, partner: Partner) => ({
  buyerId: partner.companyId,
  // Left for the buyer to state, which has only read the proposal so far.
  buyerProductId: null,
  supplierId: companyId,
  supplierProductId: productId,
});
