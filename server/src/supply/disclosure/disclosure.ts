import {
  type DisclosedCompany,
  type DisclosureField,
  type LinkSide,
  NO_NAMES,
  namedOnly,
  type PartnerWords,
  type ScriptNames,
  type TierCompany,
} from '@ieum/contract';
import type { KeyedHash } from '../../kit/security/keyed-hash.ts';
import type { PartnerRow } from '../links/link.store.ts';
import type { GrantRow } from './grant.store.ts';
import { createMasks } from './masks.ts';
import { isDirect, type Place } from './places.ts';
import type { QuestionRow } from './question.store.ts';
import { bandOfShare } from './share-band.ts';

/**
 * Knowledge that a viewer may have of other companies. One step up and one step down are in clear; beyond that there is
 * structure without identity. Whether a company further down is named is decided for each of its places, in
 * `chain-view.ts`.
 */
export type Disclosure = {
  viewerId: string;
  today: string;
  /** Companies whose name the viewer knows by a link of its own. */
  partners: Set<string>;
  /** Partners with whom both sides have confirmed a link: they see each other's documents. */
  confirmed: Set<string>;
  /** Partners with whom a link is disputed: until that is settled, documents and locations are closed. */
  disputed: Set<string>;
  mask: (key: string) => string;
  /** Fields that each company has granted the viewer, while the grant is valid. */
  granted: Map<string, Set<DisclosureField>>;
  /** State of the viewer's questions about identity, by place. */
  reveals: Map<string, TierCompany['reveal']>;
};

type Seeing = {
  hash: KeyedHash;
  viewerId: string;
  today: string;
  /** Companies that have proposed or agreed to a link with the viewer. */
  partners: PartnerRow[];
  grants: GrantRow[];
  questions?: QuestionRow[];
};

export const createDisclosure = ({ hash, viewerId, today, partners, grants, questions = [] }: Seeing): Disclosure => {
  const holding = grants.filter(({ state, until }) => state === 'granted' && until >= today);
  const byGrantor = Map.groupBy(holding, ({ grantorId }) => grantorId);
  return {
    viewerId,
    today,
    partners: new Set(partners.map(({ id }) => id)),
    confirmed: new Set(partners.flatMap(({ id, isConfirmed }) => (isConfirmed ? [id] : []))),
    disputed: new Set(partners.flatMap(({ id, isDisputed }) => (isDisputed ? [id] : []))),
    mask: createMasks(hash, viewerId),
    granted: new Map([...byGrantor].map(([id, rows]) => [id, new Set(rows.flatMap(({ fields }) => fields))])),
    reveals: new Map(
      questions.filter(({ fields }) => fields.includes('identity')).map((row) => [placeKey(row), revealIn(row)]),
    ),
  };
};

/** Other grants of a company count only where it is named. */
const hasGranted = ({ granted }: Disclosure, { company, isNamed }: Place, field: DisclosureField) =>
  isNamed && granted.get(company)?.has(field) === true;

/**
 * Returns whether a company has agreed by a grant to be named to this viewer. The other way to agree is its onward
 * setting.
 */
export const hasGrantedIdentity = ({ granted }: Disclosure, companyId: string) =>
  granted.get(companyId)?.has('identity') === true;

const HS_DIGITS = 4;

/**
 * Returns a product's name and whole code for the viewer itself, for products of its own links, and for products of a
 * company that grants it. For any other product the code is cut to four digits.
 */
export const productSeen = (
  disclosure: Disclosure,
  place: Place,
  { hs, name }: { hs: string; name: string },
  isOwnWord: boolean,
) => {
  const isLinked = isDirect(place) && (place.isNamed || isOwnWord);
  return isLinked || hasGranted(disclosure, place, 'origin') ? { name, hs } : { name: '', hs: hs.slice(0, HS_DIGITS) };
};

/** Returns whether the place is the viewer itself. Below a closed path the viewer itself is masked. */
export const isViewer = ({ viewerId }: Disclosure, { company, isNamed }: Place) => isNamed && company === viewerId;

/** A link is the viewer's own if the viewer is in clear at one of its ends. */
const isOwnLink = (disclosure: Disclosure, buyer: Place, supplier: Place) =>
  isViewer(disclosure, buyer) || isViewer(disclosure, supplier);

/** Returns whether the viewer sees the exact share of a link between these places. */
export const seesShare = (disclosure: Disclosure, buyer: Place, supplier: Place) =>
  isOwnLink(disclosure, buyer, supplier) ||
  (hasGranted(disclosure, buyer, 'volumes') && hasGranted(disclosure, supplier, 'volumes'));

export const shareSeen = (disclosure: Disclosure, buyer: Place, supplier: Place, share: number | null) => ({
  isOwn: isOwnLink(disclosure, buyer, supplier),
  share: seesShare(disclosure, buyer, supplier) ? share : null,
  band: bandOfShare(share),
});

/** Returns the share of an input that is seen. Only the buyer states and knows it; its supplier sees a band. */
export const inputShareSeen = (disclosure: Disclosure, buyer: Place, supplier: Place, share: number | null) => {
  const isGranted = hasGranted(disclosure, buyer, 'volumes') && hasGranted(disclosure, supplier, 'volumes');
  return { share: isViewer(disclosure, buyer) || isGranted ? share : null, band: bandOfShare(share) };
};

/**
 * Returns what the viewer may open of a company at a place. Both sides of a confirmed link see each other's
 * certificates with their files, and everybody sees what was granted. A grant of documents includes the certificates. A
 * dispute closes documents and locations.
 */
export const opensOf = (disclosure: Disclosure, place: Place) => {
  const { company, isNamed } = place;
  const isOwn = isViewer(disclosure, place);
  const isSettled = !disclosure.disputed.has(company);
  const may = (field: DisclosureField) => isOwn || hasGranted(disclosure, place, field);
  const documents =
    isSettled && (may('documents') || (isDirect(place) && isNamed && disclosure.confirmed.has(company)));
  return {
    isNamed,
    documents,
    certificates: isSettled && (may('certificates') || documents),
    location: isSettled && may('location'),
    origin: may('origin'),
  };
};

const placeKey = ({ underId, companyId }: { underId: string | null; companyId: string }) => `${underId} ${companyId}`;
const revealIn = ({ state }: QuestionRow) =>
  state === 'asked' || state === 'granted' || state === 'declined' ? state : '';

/** Returns the state of the viewer's own question about a place, never of one about the same company elsewhere. */
export const revealOf = ({ reveals }: Disclosure, { company, within, isNamed }: Place) =>
  isNamed ? '' : (reveals.get(placeKey({ underId: within.under, companyId: company })) ?? '');

export const hsSeen = (codes: string[]): DisclosedCompany['hs'] => [...new Set(codes.filter(Boolean))].toSorted();

type Agreement = { agreedAt: string | null; proposedBy: LinkSide };

/**
 * Returns whether a side knows the other's name: once the other has agreed to the link. A company that proposes a link
 * names itself.
 */
export const seesPartner = ({ agreedAt, proposedBy }: Agreement, side: LinkSide) =>
  agreedAt !== null || proposedBy !== side;

type PartnerFacts = {
  words: PartnerWords;
  partnerId: string | null;
  partnerNames: ScriptNames | null;
  partnerCountry: string | null;
  theirName: string | null;
  theirPartNumber: string | null;
  theirHs: string | null;
};

/** Returns the other side of a link and its product, in its own words or in those of the proposing side. */
export const partnerSeen = (link: Agreement & PartnerFacts, side: LinkSide) => {
  const { words } = link;
  const proposed = { name: words.product, partNumber: words.partNumber, hs: words.hs };
  if (link.partnerId === null || !seesPartner(link, side)) {
    const called = { id: null, ...namedOnly(words.company), country: words.country };
    return { partner: called, partnerProduct: proposed };
  }
  const { partnerId: id, partnerNames, partnerCountry, theirName } = link;
  const partner = { id, ...(partnerNames ?? NO_NAMES), country: partnerCountry ?? '' };
  const own = { name: theirName ?? '', partNumber: link.theirPartNumber ?? '', hs: link.theirHs ?? '' };
  return { partner, partnerProduct: theirName === null ? proposed : own };
};
