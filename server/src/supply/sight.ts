import type { LinkSide, PartnerWords, SeenCompany, ShareBand, SightField } from '@ieum/contract';
import type { KeyedHash } from '../kit/keyed-hash.ts';
import type { GrantRow } from './grant.store.ts';
import type { PartnerRow } from './link.store.ts';
import type { CompanyFacts } from './network.store.ts';
import type { ReachedLink } from './reached.store.ts';
import { createMasks, shortMasks } from './sight.tokens.ts';

/**
 * The one place that decides what a company sees of another. One step up and one step down stand in clear; beyond that there
 * is structure without identity, until that company grants it and every company between lets it through.
 */
export type Sight = {
  viewerId: string;
  today: string;
  /** Companies that stand in clear. */
  clear: Set<string>;
  partners: Set<string>;
  /** Partners with whom both sides have confirmed a link: they see each other's papers. */
  confirmed: Set<string>;
  /** Partners with whom a link is disputed: until that is settled, papers and places are closed. */
  disputed: Set<string>;
  /** Of those in clear, the ones that have agreed to it themselves, whether or not they are partners too. */
  opened: Set<string>;
  maskOf: (key: string) => string;
  /** The same, for what is asked once. */
  maskAnew: (key: string) => string;
  /** What a company has granted the viewer, as long as it holds. */
  granted: Map<string, Set<SightField>>;
  grants: Map<string, GrantRow>;
};

type Seeing = {
  hash: KeyedHash;
  viewerId: string;
  today: string;
  /** Whoever has spoken to the viewer by a link. */
  partners: PartnerRow[];
  grants: GrantRow[];
  links: ReachedLink[];
};

export const createSight = ({ hash, viewerId, today, partners: known, grants, links }: Seeing): Sight => {
  const partners = new Set(known.map(({ id }) => id));
  const maskAnew = createMasks(hash, viewerId);
  const holding = grants.filter(({ state, until }) => state === 'granted' && until >= today);
  const granted = new Map(holding.map(({ grantorId, fields }) => [grantorId, new Set(fields)]));
  const open = openCompanies(viewerId, links, partners);
  const revealed = [...granted].filter(([id, fields]) => fields.has('identity') && open.through.has(id));
  const opened = new Set([viewerId, ...revealed.map(([id]) => id), ...open.offered]);
  return {
    viewerId,
    today,
    partners,
    confirmed: new Set(known.flatMap(({ id, isConfirmed }) => (isConfirmed ? [id] : []))),
    disputed: new Set(known.flatMap(({ id, isDisputed }) => (isDisputed ? [id] : []))),
    opened,
    clear: new Set([...partners, ...opened]),
    ...{ maskOf: remembered(maskAnew), maskAnew },
    granted,
    grants: new Map(grants.map((grant) => [grant.grantorId, grant])),
  };
};

/** One company hangs on many links; a hash is not made twice. */
const remembered = (make: (key: string) => string) => {
  const known = new Map<string, string>();
  return (key: string) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
};

/**
 * Whom the viewer reaches by links of which every company between has said `onward`; and who among these has said on that
 * link, too, that it may be named by its customer.
 */
const openCompanies = (viewerId: string, links: ReachedLink[], partners: Set<string>) => {
  const through = new Set<string>();
  const offered = new Set<string>();
  const byBuyer = Map.groupBy(
    links.filter((link) => link.productId !== null && (link.buyerId === viewerId || link.buyerOnward)),
    ({ buyer }) => buyer,
  );
  const own = links.filter(({ buyerId, supplierId }) => buyerId === viewerId && partners.has(supplierId ?? ''));
  const products = new Set(own.map(({ productId }) => productId ?? ''));
  for (const product of products) {
    for (const { productId, supplierId, supplierOnward } of byBuyer.get(product) ?? []) {
      if (productId === null || supplierId === null) continue;
      through.add(supplierId);
      if (supplierOnward) offered.add(supplierId);
      products.add(productId);
    }
  }
  return { through, offered };
};

const GROUP_DIGITS = 2;
const HS_DIGITS = 4;

/** What else is granted, whether or not the company is in clear: of a masked one nothing is. */
const hasGranted = ({ clear, granted }: Sight, companyId: string, field: SightField) =>
  clear.has(companyId) && granted.get(companyId)?.has(field) === true;

type Placeholder = { key: string; name: string; country: string; isOwn: boolean };

/** Of one that nobody has named, or that has not spoken: its own buyer's words are for that buyer alone. */
export const placeholderSeen = (sight: Sight, { key, name, country, isOwn }: Placeholder) => {
  const mask = sight.maskOf(key);
  return {
    ...{ id: mask, isMasked: !isOwn, name: isOwn ? name : '', nameEnglish: '', token: mask, country },
    ...{ processGroup: '', hasCertificate: false, isPlaceholder: true },
  };
};

export const companySeen = (sight: Sight, company: CompanyFacts) => {
  const { country, hasCertificate, industryCode } = company;
  const processGroup = /^\d{2}/.exec(industryCode)?.[0].slice(0, GROUP_DIGITS) ?? '';
  const structure = { country, processGroup, hasCertificate, isPlaceholder: false };
  if (!sight.clear.has(company.id)) {
    const mask = sight.maskOf(company.id);
    return { id: mask, isMasked: true, name: '', nameEnglish: '', token: mask, ...structure };
  }
  const { id, name, nameEnglish } = company;
  return { id, isMasked: false, name, nameEnglish, token: '', ...structure };
};

/** The same for what a third company hands over: only those in clear who have agreed to it by that way. */
export const openedSeen = (sight: Sight, company: CompanyFacts) =>
  companySeen({ ...sight, clear: sight.opened }, company);

/** Tokens as people read them, longer where two of these would be equal. */
export const withShortTokens = <T extends { token: string }>(companies: T[]): T[] => {
  const shown = shortMasks(companies.flatMap(({ token }) => (token === '' ? [] : [token])));
  return companies.map((company) => ({ ...company, token: shown.get(company.token) ?? '' }));
};

type Product = { companyId: string | null; hs: string; name: string };

/** A product's name and whole code: one's own, those that a link of one's own speaks of, and those of whoever grants it. */
export const productSeen = (sight: Sight, { companyId, hs, name }: Product, isLinked: boolean) => {
  const isOwn = companyId === sight.viewerId;
  const isClear = isOwn || isLinked || (companyId !== null && hasGranted(sight, companyId, 'origin'));
  return isClear ? { name, hs } : { name: '', hs: hs.slice(0, HS_DIGITS) };
};

type Shared = Pick<ReachedLink, 'buyerId' | 'supplierId' | 'share'>;

export const shareSeen = (sight: Sight, { buyerId, supplierId, share }: Shared) => {
  const isOwn = buyerId === sight.viewerId || supplierId === sight.viewerId;
  const isGranted =
    supplierId !== null && hasGranted(sight, buyerId, 'volumes') && hasGranted(sight, supplierId, 'volumes');
  return { isOwn, share: isOwn || isGranted ? share : null, band: bandSeen(share) };
};

const BANDS: [below: number, band: ShareBand][] = [
  [10, 'under10'],
  [30, 'to30'],
  [60, 'to60'],
];
export const bandSeen = (share: number | null): ShareBand =>
  share === null ? '' : (BANDS.find(([below]) => share < below)?.[1] ?? 'over60');

/**
 * What of a company's details the viewer may open: those who have both confirmed a link each other's certificates with their
 * files, everybody what was granted; whose files are granted, its certificates are seen. A dispute closes papers and places.
 */
export const opensOf = (sight: Sight, companyId: string) => {
  const isOwn = companyId === sight.viewerId;
  const isSettled = !sight.disputed.has(companyId);
  const may = (field: SightField) => isOwn || hasGranted(sight, companyId, field);
  const documents = isSettled && (may('documents') || sight.confirmed.has(companyId));
  return {
    isClear: sight.clear.has(companyId),
    documents,
    certificates: isSettled && (may('certificates') || documents),
    location: isSettled && may('location'),
    origin: may('origin'),
  };
};

/** How a request of the viewer's own stands. */
export const revealOf = (sight: Sight, companyId: string) => {
  const grant = sight.grants.get(companyId);
  if (!grant || sight.clear.has(companyId) || !grant.fields.includes('identity')) return '';
  if (grant.state === 'granted') return grant.until >= sight.today ? 'granted' : '';
  return grant.state === 'asked' || grant.state === 'declined' ? grant.state : '';
};

export const hsSeen = (codes: string[], isWhole: boolean): SeenCompany['hs'] =>
  [...new Set(codes.map((hs) => (isWhole ? hs : hs.slice(0, HS_DIGITS))).filter(Boolean))].toSorted();

type Standing = { agreedAt: string | null; proposedBy: LinkSide };

/** Two sides know each other's names once the other has stood by a link; whoever proposes one names itself. */
export const seesPartner = ({ agreedAt, proposedBy }: Standing, side: LinkSide) =>
  agreedAt !== null || proposedBy !== side;

type Named = {
  words: PartnerWords;
  partnerId: string | null;
  partnerName: string | null;
  partnerNameEnglish: string | null;
  partnerCountry: string | null;
  theirName: string | null;
  theirPartNumber: string | null;
  theirHs: string | null;
};

/** The other side of a link and its product: its own words, or those of whoever has proposed it. */
export const partnerSeen = (link: Standing & Named, side: LinkSide) => {
  const { words } = link;
  const told = { name: words.product, partNumber: words.partNumber, hs: words.hs };
  if (link.partnerId === null || !seesPartner(link, side)) {
    const called = { id: null, name: words.company, nameEnglish: '', country: words.country };
    return { partner: called, partnerProduct: told };
  }
  const { partnerId: id, partnerName, partnerNameEnglish, partnerCountry, theirName } = link;
  const partner = { id, name: partnerName ?? '', nameEnglish: partnerNameEnglish ?? '', country: partnerCountry ?? '' };
  const own = { name: theirName ?? '', partNumber: link.theirPartNumber ?? '', hs: link.theirHs ?? '' };
  return { partner, partnerProduct: theirName === null ? told : own };
};
