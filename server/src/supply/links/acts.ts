import { randomUUID } from 'node:crypto';
import {
  type LinkAct,
  type LinkEventKind,
  type LinkFigures,
  type LinkFiguresInput,
  type LinkSide,
  type linksContract,
  type Parsed,
  productDetails,
} from '@ieum/contract';
import type { Updateable } from 'kysely';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db, Tables } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { addProduct } from '../products/changes.ts';
import { findProductByName, lockProduct } from '../products/product.store.ts';
import { refuseConflicts, refuseForeign, refuseReversed } from './checks.ts';
import { assignProduct } from './delivery.store.ts';
import { insertLinkEvents } from './event.store.ts';
import { actsOf, areAgreedFiguresEqual, figuresBy, otherSide } from './link.rules.ts';
import { type LinkRow, lockLinks, updateLink } from './link.store.ts';
import type { Partner } from './proposal.ts';

/** Link with the side, the company and the person that act on it. */
export type LinkAction = { link: LinkRow; side: LinkSide; companyId: string; by: string; at: Date };
type Who = Pick<LinkAction, 'companyId' | 'by' | 'at'>;
type Assignment = Pick<Parsed<(typeof linksContract)['assignLink']>, 'productId' | 'figures'>;

/** Locks a link as the caller has seen it, if the caller may act on it. */
export const lockForAct = async (db: Db, who: Who, key: { id: string; version: number }, act: LinkAct) => {
  const [link] = await lockLinks(db, who.companyId, [key.id]);
  return actingOn(link ?? fail('request.not_found'), who, key.version, act);
};

export const actingOn = (link: LinkRow, who: Who, version: number, act: LinkAct): LinkAction => {
  if (link.version !== version) fail('supply.link_changed', { state: link.state, version: String(link.version) });
  const side: LinkSide = link.buyerId === who.companyId ? 'buyer' : 'supplier';
  if (!actsOf(link, side).includes(act)) fail('supply.act_impossible', { state: link.state });
  return { link, side, ...who };
};

const ANSWERED = { offer: null, offer_by: null, waits_for: null, dispute_reason: '', disputed_by: null } as const;

/** Puts the proposed figures, or the last offer of the other side, into force. */
export const confirm = async (db: Db, acting: LinkAction, productId?: string) => {
  const { link, side, at } = acting;
  const isOffered = link.offer !== null && link.offerBy !== side;
  const product = await productFor(db, acting, productId);
  const figures = figuresFor(product.ids, link, (isOffered && link.offer) || link.figures);
  const next = { ...link, ...product.ids, figures };
  await refuseConflicts(db, next, side, link.id);
  const ids = await product.make();
  const change = { ...ANSWERED, ...ids, state: 'confirmed', figures: JSON.stringify(figures) } as const;
  const agreed = { agreed_at: link.agreedAt ?? at.toISOString() };
  return save(db, acting, { ...change, ...agreed }, 'confirmed');
};

export const counter = async (
  db: Db,
  acting: LinkAction,
  typed: LinkFiguresInput,
  note: string,
  productId?: string,
) => {
  const { link, side, at } = acting;
  const product = await productFor(db, acting, productId);
  const figures = figuresBy(side, wholeFigures(typed, at), link.offer ?? link.figures);
  await refuseForeign(db, side, acting.companyId, { ...link, ...product.ids, figures });
  await refuseConflicts(db, { ...link, ...product.ids, figures }, side, link.id);
  const ids = await product.make();
  const isRevision = link.state === 'confirmed';
  const waiting = { offer: JSON.stringify(figures), offer_by: side, waits_for: otherSide(side) };
  const state = isRevision ? ('confirmed' as const) : ('countered' as const);
  const agreed = { agreed_at: link.agreedAt ?? at.toISOString() };
  return save(db, acting, { ...waiting, ...ids, state, ...agreed }, 'countered', note);
};

/**
 * Changes the own proposal, or offers a revision of what is in force. Figures that only one side states take effect at
 * once.
 */
export const revise = async (db: Db, acting: LinkAction, typed: LinkFiguresInput, note: string) => {
  const { link, side, at } = acting;
  const figures = figuresBy(side, wholeFigures(typed, at), link.figures);
  await refuseForeign(db, side, acting.companyId, { ...link, figures });
  await refuseConflicts(db, { ...link, figures }, side, link.id);
  const kept = { figures: JSON.stringify(figures) };
  if (link.state === 'unidentified') return save(db, acting, kept, 'revised', note);
  if (link.state !== 'confirmed') {
    const renewed = { ...ANSWERED, state: 'proposed' as const, proposed_by: side, waits_for: otherSide(side) };
    return save(db, acting, { ...kept, ...renewed }, 'revised', note);
  }
  if (areAgreedFiguresEqual(figures, link.figures) && link.offer === null) return save(db, acting, kept, 'noted', note);
  const offer = { offer: kept.figures, offer_by: side, waits_for: otherSide(side) };
  return save(db, acting, offer, 'revised', note);
};

export const dispute = (db: Db, acting: LinkAction, reason: string) => {
  const { link, side } = acting;
  // The confirmed figures stay in force; only the change is refused.
  if (link.state === 'confirmed') return save(db, acting, ANSWERED, 'offer_refused', reason);
  const change = { state: 'disputed', dispute_reason: reason, disputed_by: side, waits_for: null } as const;
  return save(db, acting, change, 'disputed', reason);
};

export const withdraw = (db: Db, acting: LinkAction, note: string) =>
  acting.link.state === 'confirmed'
    ? save(db, acting, ANSWERED, 'offer_withdrawn', note)
    : save(db, acting, { ...ANSWERED, state: 'withdrawn' }, 'withdrawn', note);

export const end = async (db: Db, acting: LinkAction, on: string, note: string) => {
  const { link, at } = acting;
  const figures = { ...link.figures, validTo: on };
  refuseReversed(figures);
  const isOver = on < todayInSeoul(at);
  const change = { ...ANSWERED, figures: JSON.stringify(figures), ...(isOver && { state: 'ended' as const }) };
  return save(db, acting, change, 'ended', note);
};

export const identify = async (db: Db, acting: LinkAction, partner: Partner, words: LinkRow['words']) => {
  const { link } = acting;
  const next = { ...link, supplierId: partner.companyId, partnerNumber: partner.number, words };
  await refuseConflicts(db, next, 'buyer', link.id);
  const change = {
    state: 'proposed',
    waits_for: 'supplier',
    supplier_company_id: partner.companyId,
    partner_number: partner.number,
    words: JSON.stringify(words),
  } as const;
  return save(db, acting, change, 'identified');
};

/**
 * Names the buyer's own product that a supplier's claim feeds, or none again, and what the buyer alone states: the input
 * and its share. The claim counts from then on; its supplier learns nothing.
 */
export const assign = async (db: Db, acting: LinkAction, { productId, figures: stated }: Assignment) => {
  const { link, companyId, by, at } = acting;
  const figures = { ...link.figures, ...stated };
  if (productId === null) {
    if (stated.inputId !== null || stated.inputShare !== null) fail('request.invalid', { productId: 'missing' });
  } else {
    const own = (await lockProduct(db, companyId, productId)) ?? fail('request.not_found');
    if (own.state !== 'active') fail('request.invalid', { productId: 'retired' });
    const next = { ...link, buyerProductId: productId, figures };
    await refuseForeign(db, 'buyer', companyId, next);
    await refuseConflicts(db, next, 'buyer', link.id);
  }
  await assignProduct(db, link.id, { productId, figures, by, at });
};

/**
 * Sets whether names may be passed on. Taking it back is always possible; allowing it waits until a dispute is settled.
 * A link that is as wanted stays unchanged, and its history too.
 */
export const setOnward = async (db: Db, acting: LinkAction, onward: boolean) => {
  const { link, side } = acting;
  if (onward && link.state === 'disputed') fail('supply.act_impossible', { state: link.state });
  const isAllowed = side === 'buyer' ? link.buyerOnward : link.supplierOnward;
  if (onward === isAllowed) return;
  const change = side === 'buyer' ? { buyer_onward: onward } : { supplier_onward: onward };
  await save(db, acting, change, 'onward_set');
};

const wholeFigures = (typed: LinkFiguresInput, at: Date): LinkFigures => ({
  ...typed,
  validFrom: typed.validFrom ?? todayInSeoul(at),
});

/** Finds the own product that is meant: the one named, the one already known, or a new one made from the words. */
const productFor = async (db: Db, { link, side, companyId, by, at }: LinkAction, productId?: string) => {
  const known = side === 'buyer' ? (link.buyerProductId ?? (await ownCalled(db, link))) : link.supplierProductId;
  const chosen = productId ?? known;
  if (chosen !== null) {
    const own = (await lockProduct(db, companyId, chosen)) ?? fail('request.not_found');
    if (productId !== undefined && own.state !== 'active') fail('request.invalid', { productId: 'retired' });
    return { ids: idsOf(side, chosen), make: async () => columnsOf(side, chosen) };
  }
  const { product: name, partNumber, hs } = link.words;
  if (name + partNumber === '') fail('request.invalid', { productId: 'missing' });
  const unit = link.figures.volume?.unit;
  const details = productDetails.parse({ name: name || partNumber, partNumber, hs, ...(unit && { unit }) });
  const make = async () => {
    const made = await addProduct(db, { companyId, by, at, details, state: 'active', kind: 'registered' });
    return columnsOf(side, made.id);
  };
  // The product is added only once everything else is known to be valid. Until then its id is equal to no other.
  return { ids: idsOf(side, randomUUID()), make };
};

/** Finds the buyer's own product by the supplier's words for it. */
const ownCalled = async (db: Db, { buyerId, words: { product: name, partNumber } }: LinkRow) =>
  buyerId === null || name + partNumber === ''
    ? null
    : ((await findProductByName(db, buyerId, { name, partNumber })) ?? null);

/** Drops the input of the product that the buyer assigned before, if the buyer confirms the link with another one. */
const figuresFor = (ids: ReturnType<typeof idsOf>, { buyerProductId }: LinkRow, figures: LinkFigures): LinkFigures => {
  const isOther = 'buyerProductId' in ids && buyerProductId !== null && ids.buyerProductId !== buyerProductId;
  return isOther ? { ...figures, inputId: null, inputShare: null } : figures;
};

const idsOf = (side: LinkSide, id: string) => (side === 'buyer' ? { buyerProductId: id } : { supplierProductId: id });
const columnsOf = (side: LinkSide, id: string) =>
  side === 'buyer' ? { buyer_product_id: id } : { supplier_product_id: id };

const save = async (
  db: Db,
  { link, side, by, at }: LinkAction,
  change: Updateable<Tables['supply_link']>,
  kind: LinkEventKind,
  note = '',
) => {
  const saved = await updateLink(db, link, change, at);
  await insertLinkEvents(db, [saved], { kind, side, by, note });
  return saved;
};
