import type { OriginEndKind, OriginShares, PercentRange } from '@ieum/contract';

export type OriginCountry = { country: string; share: PercentRange; confirmed: PercentRange };
type OriginEnd = { kind: OriginEndKind; country: string };

/** Clause of the sentence, with the countries or the share that it names. */
export type SaidClause =
  | { key: SaidOfCountries; countries: string[] }
  | { key: 'unknown' | 'unknownMost'; share: PercentRange }
  | { key: 'nothing' };
type SaidOfCountries =
  | 'confirmedAll'
  | 'confirmedMost'
  | 'confirmedSome'
  | 'confirmedMaybe'
  | 'statedAll'
  | 'statedSome'
  | 'statedToo'
  | 'lastKnown';

const ALL = 100;
const MOST = 50;

type Origins = { shares: OriginShares; countries: OriginCountry[]; ends: OriginEnd[] };

/**
 * Says in clauses where a material comes from: what is confirmed, what is only stated, and what is unknown. No clause
 * claims more than the lower end of its range.
 */
export const saidOfOrigins = ({ shares, countries, ends }: Origins): SaidClause[] => {
  const { confirmed, declared, unknown } = shares;
  if (confirmed.to === 0 && declared.to === 0) return nothingKnown(ends);
  const clauses: SaidClause[] = [];
  if (confirmed.to > 0)
    clauses.push({ key: confirmedBy(confirmed), countries: countriesOf(countries, (item) => item.confirmed.to > 0) });
  if (declared.to > 0) {
    const surely = countriesOf(countries, (item) => item.share.to > item.confirmed.to);
    const stated = surely.length > 0 ? surely : countriesOf(countries, (item) => item.share.to > item.confirmed.from);
    const isAlone = confirmed.to === 0;
    if (isAlone) clauses.push({ key: unknown.from === 0 ? 'statedAll' : 'statedSome', countries: stated });
    else clauses.push({ key: 'statedToo', countries: stated });
  }
  if (unknown.to > 0) clauses.push({ key: unknown.from === 0 ? 'unknownMost' : 'unknown', share: unknown });
  return clauses;
};

const confirmedBy = ({ from }: PercentRange): SaidOfCountries => {
  if (from >= ALL) return 'confirmedAll';
  if (from >= MOST) return 'confirmedMost';
  return from > 0 ? 'confirmedSome' : 'confirmedMaybe';
};

const nothingKnown = (ends: OriginEnd[]): SaidClause[] => {
  const last = [...new Set(ends.map(({ country }) => country).filter(Boolean))];
  return [{ key: 'nothing' }, ...(last.length > 0 ? [{ key: 'lastKnown', countries: last } as const] : [])];
};

/** Returns the countries with the greatest share first; empty where none is known. */
const countriesOf = (countries: OriginCountry[], isMeant: (item: OriginCountry) => boolean) => [
  ...new Set(
    countries
      .filter(isMeant)
      .toSorted((a, b) => b.share.to - a.share.to)
      .map(({ country }) => country)
      .filter(Boolean),
  ),
];
