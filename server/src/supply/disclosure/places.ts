import type { Chain } from '../tiers/chain.ts';
import type { CompanyFacts } from '../tiers/network.store.ts';
import type { Sight } from './disclosure.ts';
import { shortMasks } from './masks.ts';

/** What is seen below the same named company, on the side of one direct partner. */
export type Context = {
  key: string;
  /** The direct partner by which everything here is reached: another one changes nothing of it. None, at the very top. */
  top: string;
  /** The last company above that is named. */
  under: string;
};

/** A company where it stands in a chain: the same one can be named at one place and masked at another. */
export type Place = {
  /** Real only of direct partners and of the viewer itself; otherwise it means something to this viewer at this place alone. */
  id: string;
  /** In the true network: a company, or the link of a supplier that has not spoken. */
  company: string;
  within: Context;
  isNamed: boolean;
};

export const isDirect = ({ within }: Pick<Place, 'within'>) => within.top === '';

/** One object for each company of a context that is named there, and one where it is masked. */
export const createPlaces = (sight: Sight) => {
  const known = new Map<Context, { named: Map<string, Place>; masked: Map<string, Place> }>();
  return (within: Context, company: string, isNamed: boolean): Place => {
    const there = known.get(within) ?? { named: new Map(), masked: new Map() };
    known.set(within, there);
    const places = isNamed ? there.named : there.masked;
    const before = places.get(company);
    if (before) return before;
    const place = { id: '', company, within, isNamed };
    place.id = isNamed && isDirect(place) ? company : sight.mask(`place ${within.key} ${company} ${isNamed}`);
    places.set(company, place);
    return place;
  };
};

/** By the last named company above, whichever way led there. */
const tokenOf = (sight: Sight, { company, within }: Place) => sight.mask(`token ${within.under} ${company}`);

/** Tokens as people read them, longer where two of one context would be equal. */
const tokensOf = (sight: Sight, places: Place[]) => {
  const tokens = new Map<Place, string>();
  const masked = places.filter(({ isNamed }) => !isNamed);
  for (const [, together] of Map.groupBy(masked, ({ within }) => within.under)) {
    const whole = together.map((place) => tokenOf(sight, place));
    const short = shortMasks(whole);
    for (const [at, place] of together.entries()) tokens.set(place, short.get(whole[at] ?? '') ?? '');
  }
  return tokens;
};

type Known = Pick<Chain, 'companies' | 'links' | 'sight'>;

/** What is seen of a company at a place: by name, by its token, or as its own buyer calls it. */
export const placesSeenBy = ({ companies, links, sight }: Known, places: Place[]) => {
  const tokens = tokensOf(sight, places);
  const unspoken = new Map(links.flatMap((link) => (link.productId === null ? [[link.supplier, link] as const] : [])));
  return (place: Place) => {
    const { id, company: key, isNamed } = place;
    const token = tokens.get(place) ?? '';
    const company = companies.get(key);
    if (!company) {
      const told = unspoken.get(key);
      // Its own buyer's words are for that buyer alone.
      const isOwn = isDirect(place);
      return {
        ...{ id, isMasked: !isOwn, name: isOwn ? (told?.company ?? '') : '', nameEnglish: '', token },
        ...{ country: told?.country ?? '', processGroup: '', hasCertificate: false, isPlaceholder: true },
      };
    }
    return { id, token, ...factsSeen(company, isNamed) };
  };
};

/** Of a masked company, structure alone. */
export const factsSeen = (company: CompanyFacts, isNamed: boolean) => {
  const { country, hasCertificate, industryCode, name, nameEnglish } = company;
  return {
    ...{ isMasked: !isNamed, name: isNamed ? name : '', nameEnglish: isNamed ? nameEnglish : '' },
    ...{ country, processGroup: PROCESS_GROUP.exec(industryCode)?.[0] ?? '', hasCertificate, isPlaceholder: false },
  };
};

const PROCESS_GROUP = /^\d{2}/;
