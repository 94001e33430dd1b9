import type { inviteSupplierInput, PartnerWords } from '@ieum/contract';
import type { z } from 'zod';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { placePartner } from '../links/delivery.store.ts';
import { insertLinkEvents } from '../links/event.store.ts';
import { type LinkRow, lockLinks, updateLink } from '../links/link.store.ts';
import { addLink, type Partner, partnerFor } from '../links/proposal.ts';

type Asked = z.output<typeof inviteSupplierInput>;
type Who = { companyId: string; by: string; at: Date };

/** The link that a supplier is asked about: one that is there, which now names them, or one that is proposed with it. */
export const linkFor = async (db: Db, who: Who, asked: Asked) => {
  if ((asked.link === undefined) === (asked.proposal === undefined)) fail('request.invalid', { link: 'missing' });
  const known = asked.link && (await takeOpenLink(db, who, asked.link));
  // Without a word about them the link says whom it means already.
  const number = asked.businessNumber ?? (known?.partnerNumber || undefined);
  const name = asked.companyName || (known?.words.company ?? '');
  if (number === undefined && (asked.country === 'KR' || name === ''))
    fail('supply.partner_missing', { businessNumber: 'missing' });
  const country = asked.country === 'KR' ? (known?.words.country ?? 'KR') : asked.country;
  const words = { company: name, country, region: known?.words.region ?? '' };
  const partner = await partnerFor(db, who.companyId, {
    businessNumber: number,
    words: { product: '', partNumber: '', hs: '', ...words },
  });
  if (known) return { number, name, ...(await nameSupplier(db, who, known, partner, { ...known.words, ...words })) };
  const { proposal = fail('request.invalid', { proposal: 'missing' }) } = asked;
  const proposed = { side: 'buyer' as const, isUnidentified: false, note: '', ...proposal };
  const link = await addLink(db, who, { ...proposed, words: { ...proposal.words, ...words } }, partner);
  return { number, name, link, heardBy: null };
};

/** Locked, as the buyer has seen it, and not yet answered by anybody. */
const takeOpenLink = async (db: Db, { companyId }: Who, { id, version }: { id: string; version: number }) => {
  const [found] = await lockLinks(db, companyId, [id]);
  const link = found ?? fail('request.not_found');
  if (link.version !== version) fail('supply.link_changed', { state: link.state, version: String(link.version) });
  const isOpen = link.state === 'unidentified' || (link.state === 'proposed' && link.waitsFor === 'supplier');
  if (link.buyerId !== companyId || !isOpen || link.agreedAt !== null)
    fail('supply.act_impossible', { state: link.state });
  return link;
};

/** Whoever took it up before and never answered makes room; whoever has the number is put there again by the job. */
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

/** An invited company takes its place in the link, which then waits for its answer. */
export const placeSupplier = async (db: Db, { inviterId, linkId }: { inviterId: string; linkId: string }, who: Who) => {
  const [link] = await lockLinks(db, inviterId, [linkId]);
  if (!link || link.supplierId === who.companyId) return;
  const saved = await updateLink(db, link, { supplier_company_id: who.companyId }, who.at);
  await insertLinkEvents(db, [saved], { kind: 'identified', side: 'supplier', by: who.by, note: '' });
};
