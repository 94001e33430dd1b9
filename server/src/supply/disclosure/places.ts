import { NO_NAMES, namedOnly, namesOf } from '@ieum/contract';
import type { Chain } from '../tiers/chain.ts';
import type { CompanyFacts } from '../tiers/network.store.ts';
import type { Disclosure } from './disclosure.ts';
import { shortMasks } from './masks.ts';

/** Part of a chain below the same named company, on the side of one direct partner. */
export type Context = {
  key: string;
  /**
   * Direct partner through which everything here is reached; another partner changes nothing of it. Empty at the very
   * top.
   */
  top: string;
  /** Last named company above. */
  under: string;
};

/** A company at its place in a chain: the same company can be named at one place and masked at another. */
export type Place = {
  /** Real only for direct partners and the viewer itself; otherwise valid only for this viewer at this place. */
  readonly id: string;
  /** Company in the true network, or the link of a supplier that has not answered. */
  company: string;
  within: Context;
  isNamed: boolean;
};

export const isDirect = ({ within }: Pick<Place, 'within'>) => within.top === '';

/** A place of which the id is computed when it is asked for: most places of a long chain are counted and never shown. */
class ChainPlace implements Place {
  readonly company: string;
  readonly within: Context;
  readonly isNamed: boolean;
  #disclosure: Disclosure;
  #id: string | undefined;

  constructor(disclosure: Disclosure, within: Context, company: string, isNamed: boolean) {
    this.#disclosure = disclosure;
    this.within = within;
    this.company = company;
    this.isNamed = isNamed;
  }

  get id() {
    this.#id ??=
      this.isNamed && isDirect(this)
        ? this.company
        : this.#disclosure.mask(`place ${this.within.key} ${this.company} ${this.isNamed}`);
    return this.#id;
  }
}

/** Creates one object for each company of a context that is named there, and one where it is masked. */
export const createPlaces = (disclosure: Disclosure) => {
  const known = new Map<Context, { named: Map<string, Place>; masked: Map<string, Place> }>();
  return (within: Context, company: string, isNamed: boolean): Place => {
    const there = known.get(within) ?? { named: new Map(), masked: new Map() };
    known.set(within, there);
    const places = isNamed ? there.named : there.masked;
    const before = places.get(company);
    if (before) return before;
    const place = new ChainPlace(disclosure, within, company, isNamed);
    places.set(company, place);
    return place;
  };
};

/** Depends on the last named company above, whichever way led there. */
const tokenOf = (disclosure: Disclosure, { company, within }: Place) =>
  disclosure.mask(`token ${within.under} ${company}`);

/**
 * Returns tokens as people read them, longer where two of one context would be equal. Those of a context are computed
 * when the first of them is asked for.
 */
const tokensOf = (disclosure: Disclosure, places: Place[]) => {
  const masked = places.filter(({ isNamed }) => !isNamed);
  const byContext = Map.groupBy(masked, ({ within }) => within.under);
  const known = new Map<string, Map<Place, string>>();
  const tokensBelow = (under: string) => {
    const together = byContext.get(under) ?? [];
    const whole = together.map((place) => tokenOf(disclosure, place));
    const short = shortMasks(whole);
    return new Map(together.map((place, at) => [place, short.get(whole[at] ?? '') ?? '']));
  };
  return (place: Place) => {
    const { under } = place.within;
    const tokens = known.get(under) ?? tokensBelow(under);
    known.set(under, tokens);
    return tokens.get(place) ?? '';
  };
};

type Known = Pick<Chain, 'companies' | 'links' | 'disclosure'>;

/** Returns the links whose supplier has not answered, by the key of that supplier. */
const unansweredIn = (links: Known['links']) =>
  new Map(links.flatMap((link) => (link.productId === null ? [[link.supplier, link] as const] : [])));

/** Returns the country of a company at a place; nobody hides it. */
export const countriesOf = ({ companies, links }: Pick<Known, 'companies' | 'links'>) => {
  const unanswered = unansweredIn(links);
  return ({ company }: Place) => (companies.get(company) ?? unanswered.get(company))?.country ?? '';
};

/** Returns what is seen of a company at a place: its name, its token, or what its own buyer calls it. */
export const placesSeenBy = ({ companies, links, disclosure }: Known, places: Place[]) => {
  const tokenAt = tokensOf(disclosure, places);
  const unanswered = unansweredIn(links);
  return (place: Place) => {
    const { id, company: key, isNamed } = place;
    const token = isNamed ? '' : tokenAt(place);
    const company = companies.get(key);
    if (!company) {
      const link = unanswered.get(key);
      // The words of its own buyer are for that buyer alone.
      const isOwn = isDirect(place);
      return {
        id,
        isMasked: !isOwn,
        ...namedOnly(isOwn ? (link?.company ?? '') : ''),
        token,
        country: link?.country ?? '',
        processGroup: '',
        hasCertificate: false,
        isPlaceholder: true,
      };
    }
    return { id, token, ...factsSeen(company, isNamed) };
  };
};

/** Returns the facts of a company; of a masked one only the structure. */
export const factsSeen = (company: CompanyFacts, isNamed: boolean) => {
  const { country, hasCertificate, industryCode } = company;
  return {
    isMasked: !isNamed,
    ...(isNamed ? namesOf(company) : NO_NAMES),
    country,
    processGroup: PROCESS_GROUP.exec(industryCode)?.[0] ?? '',
    hasCertificate,
    isPlaceholder: false,
  };
};

const PROCESS_GROUP = /^\d{2}/;
