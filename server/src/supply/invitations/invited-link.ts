import type { inviteSupplierInput, PartnerWords } from '@ieum/contract';
import type { z } from 'zod';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { placePartner } from '../links/delivery.store.ts';
import { insertLinkEvents } from '../links/event.store.ts';
import { type LinkRow, lockLinks, updateLink } from '../links/link.store.ts';
import { addLink, type Partner, partnerFor } from '../links/proposal.ts';

type InviteInput = z.output<typeof inviteSupplierInput>;
type Who = { companyId: string; by: string; at: Date };

/**
 * Returns the link that a supplier is asked about: an existing one, which now names the supplier, or one that is
 * proposed with the invitation.
 */
export const findOrProposeLink = async (db: Db, who: Who, input: InviteInput) => {
  if ((input.link === undefined) === (input.proposal === undefined)) fail('request.invalid', { link: 'missing' });
  const known = input.link && (await lockOpenLink(db, who, input.link));
  // Without new words about the supplier, the existing link says whom it means.
  const number = input.businessNumber ?? (known?.partnerNumber || undefined);
  const name = input.companyName || (known?.words.company ?? '');
  if (number === undefined && (input.country === 'KR' || name === ''))
    fail('supply.partner_missing', { businessNumber: 'missing' });
  const country = input.country === 'KR' ? (known?.words.country ?? 'KR') : input.country;
  const words = { company: name, country, region: known?.words.region ?? '' };
  const partner = await partnerFor(db, who.companyId, {
    businessNumber: number,
    words: { product: '', partNumber: '', hs: '', ...words },
  });
  if (known) return { number, name, ...(await nameSupplier(db, who, known, partner, { ...known.words, ...words })) };
  const { proposal = fail('request.invalid', { proposal: 'missing' }) } = input;
  const proposed = { side: 'buyer' as const, isUnidentified: false, note: '', ...proposal };
  const link = await addLink(db, who, { ...proposed, words: { ...proposal.words, ...words } }, partner);
  return { number, name, link, heardBy: null };
};

/** Locks the link as the buyer has seen it, if nobody has answered it yet. */
const lockOpenLink = async (db: Db, { companyId }: Who, { id, version }: { id: string; version: number }) => {
  const [found] = await lockLinks(db, companyId, [id]);
  const link = found ?? fail('request.not_found');
  if (link.version !== version) fail('supply.link_changed', { state: link.state, version: String(link.version) });
  const isOpen = link.state === 'unidentified' || (link.state === 'proposed' && link.waitsFor === 'supplier');
  if (link.buyerId !== companyId || !isOpen || link.agreedAt !== null)
    fail('supply.act_impossible', { state: link.state });
  return link;
};

/**
 * Names the supplier of a link. A company that accepted before and never answered makes room; the job places a company
 * with the number again.
 */
const nameSupplier = async (db: Db, who: Who, link: LinkRow, partner: Partner, words: PartnerWords) => {
  await placePartner(db, link.id, 'supplier', null);
  const isSame = link.state === 'proposed' && link.partnerNumber === partner.number;
  const isCalledAlike = words.company === link.words.company && words.country === link.words.country;
  if (isSame && isCalledAlike) return { link: { ...link, supplierId: null }, heardBy: link.supplierId };
  const change = { state: 'proposed', waits_for: 'supplier', partner_number: partner.number } as const;
  const saved = await updateLink(db, link, { ...change, words: JSON.stringify(words) }, who.at);
  await insertLinkEvents(db, [saved], { kind: 'identified', side: 'buyer', by: who.by, note: '' });
  return { link: saved, heardBy: null };
};

/** Puts an invited company into the link, which then waits for its answer. */
export const placeSupplier = async (db: Db, { inviterId, linkId }: { inviterId: string; linkId: string }, who: Who) => {
  const [link] = await lockLinks(db, inviterId, [linkId]);
  if (!link || link.supplierId === who.companyId) return;
  const saved = await updateLink(db, link, { supplier_company_id: who.companyId }, who.at);
  await insertLinkEvents(db, [saved], { kind: 'identified', side: 'supplier', by: who.by, note: '' });
};
