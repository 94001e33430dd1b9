import type { LinkSide, PartnerWords, SeenCompany, ShareBand, SightField, TierCompany } from '@ieum/contract';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import type { PartnerRow } from '../links/link.store.ts';
import type { GrantRow } from './grant.store.ts';
import { createMasks } from './masks.ts';
import { isDirect, type Place } from './places.ts';
import type { QuestionRow } from './question.store.ts';

/**
 * What a viewer may know of others. One step up and one step down stand in clear; beyond that there is structure without
 * identity. Whether a company further down is named is decided for each place at which it stands, in `view.ts`.
 */
export type Sight = {
  viewerId: string;
  today: string;
  /** Companies whose name the viewer knows by a link of its own. */
  partners: Set<string>;
  /** Partners with whom both sides have confirmed a link: they see each other's papers. */
  confirmed: Set<string>;
  /** Partners with whom a link is disputed: until that is settled, papers and places are closed. */
  disputed: Set<string>;
  mask: (key: string) => string;
  /** What a company has granted the viewer, as long as it holds. */
  granted: Map<string, Set<SightField>>;
  /** How a question about who somebody is stands, by its place. */
  reveals: Map<string, TierCompany['reveal']>;
};

type Seeing = {
  hash: KeyedHash;
  viewerId: string;
  today: string;
  /** Whoever has spoken to the viewer by a link. */
  partners: PartnerRow[];
  grants: GrantRow[];
  questions?: QuestionRow[];
};

export const createSight = ({ hash, viewerId, today, partners, grants, questions = [] }: Seeing): Sight => {
  const holding = grants.filter(({ state, until }) => state === 'granted' && until >= today);
  const byGrantor = Map.groupBy(holding, ({ grantorId }) => grantorId);
  return {
    viewerId,
    today,
    partners: new Set(partners.map(({ id }) => id)),
    confirmed: new Set(partners.flatMap(({ id, isConfirmed }) => (isConfirmed ? [id] : []))),
    disputed: new Set(partners.flatMap(({ id, isDisputed }) => (isDisputed ? [id] : []))),
    mask: createMasks(hash, viewerId),
    granted: new Map([...byGrantor].map(([id, all]) => [id, new Set(all.flatMap(({ fields }) => fields))])),
    reveals: new Map(
      questions.filter(({ fields }) => fields.includes('identity')).map((one) => [askedAt(one), revealIn(one)]),
    ),
  };
};

/** What else a company has granted counts where it is named. */
const hasGranted = ({ granted }: Sight, { company, isNamed }: Place, field: SightField) =>
  isNamed && granted.get(company)?.has(field) === true;

/** Of the two ways in which a company agrees to be named, the one that is said to the viewer. */
export const hasNamedItself = ({ granted }: Sight, companyId: string) =>
  granted.get(companyId)?.has('identity') === true;

const HS_DIGITS = 4;

/** A product's name and whole code: one's own, those that a link of one's own speaks of, and those of whoever grants it. */
export const productSeen = (
  sight: Sight,
  place: Place,
  { hs, name }: { hs: string; name: string },
  isOwnWord: boolean,
) => {
  const isLinked = isDirect(place) && (place.isNamed || isOwnWord);
  return isLinked || hasGranted(sight, place, 'origin') ? { name, hs } : { name: '', hs: hs.slice(0, HS_DIGITS) };
};

/** Below a closed path the viewer itself is masked. */
export const isViewer = ({ viewerId }: Sight, { company, isNamed }: Place) => isNamed && company === viewerId;

/** A link is one's own where the viewer itself stands in clear at one of its ends. */
export const shareSeen = (sight: Sight, buyer: Place, supplier: Place, share: number | null) => {
  const isOwn = isViewer(sight, buyer) || isViewer(sight, supplier);
  const isGranted = hasGranted(sight, buyer, 'volumes') && hasGranted(sight, supplier, 'volumes');
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
 * What of a company's details the viewer may open at a place: those who have both confirmed a link each other's certificates
 * with their files, everybody what was granted; whose files are granted, its certificates are seen. A dispute closes papers
 * and places.
 */
export const opensOf = (sight: Sight, place: Place) => {
  const { company, isNamed } = place;
  const isOwn = isViewer(sight, place);
  const isSettled = !sight.disputed.has(company);
  const may = (field: SightField) => isOwn || hasGranted(sight, place, field);
  const documents = isSettled && (may('documents') || (isDirect(place) && isNamed && sight.confirmed.has(company)));
  return {
    isNamed,
    documents,
    certificates: isSettled && (may('certificates') || documents),
    location: isSettled && may('location'),
    origin: may('origin'),
  };
};

const askedAt = ({ underId, companyId }: { underId: string | null; companyId: string }) => `${underId} ${companyId}`;
const revealIn = ({ state }: QuestionRow) =>
  state === 'asked' || state === 'granted' || state === 'declined' ? state : '';

/** How a question of the viewer's own about a place stands: never one about the same company elsewhere. */
export const revealOf = ({ reveals }: Sight, { company, within, isNamed }: Place) =>
  isNamed ? '' : (reveals.get(askedAt({ underId: within.under, companyId: company })) ?? '');

export const hsSeen = (codes: string[]): SeenCompany['hs'] => [...new Set(codes.filter(Boolean))].toSorted();

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
