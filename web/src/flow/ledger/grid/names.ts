import { COUNTRIES, type LanguageTag, plainHeading, UNIT_SIGNS, UNITS, type Unit } from '@ieum/contract';
import { countryName } from '../../../kit/format/country-names.ts';

/** Creates a lookup of units by word in the page's language, by code or by symbol. */
export const unitFinder = (wordOf: (unit: Unit) => string) => {
  const known = new Map<string, Unit>();
  for (const unit of UNITS.toReversed())
    for (const word of [...(UNIT_SIGNS[unit] ?? []), wordOf(unit), unit]) known.set(plainHeading(word), unit);
  // A code always means its own unit, even if it is another unit's word.
  for (const unit of UNITS) known.set(plainHeading(unit), unit);
  return (word: string) => known.get(plainHeading(word));
};

const TAGS: LanguageTag[] = ['ko', 'en', 'zh', 'ja'];
/** Common names, shorter than the official ones. */
const SHORT: Partial<Record<string, string[]>> = {
  KR: ['한국', 'Korea', 'South Korea'],
  US: ['USA'],
  GB: ['UK'],
  AE: ['UAE'],
  AU: ['호주'],
  CD: ['DRC', '콩고민주공화국'],
};
let countries: Map<string, string> | undefined;

/** Returns the country that a word means, in any of the four languages. */
export const countryOfWord = (word: string) => {
  countries ??= new Map(
    COUNTRIES.flatMap((code) =>
      [code, ...(SHORT[code] ?? []), ...TAGS.map((tag) => countryName(code, tag))].map(
        (name) => [plainHeading(name), code] as const,
      ),
    ),
  );
  return countries.get(plainHeading(word));
};

/** Returns the things with exactly that name, otherwise those whose name contains it. */
export const findByName = <T>(things: readonly T[], namesOf: (thing: T) => string[], typed: string): T[] => {
  const plain = plainOf(typed);
  const matching = (test: (name: string) => boolean) =>
    things.filter((thing) => namesOf(thing).some((name) => name !== '' && test(plainOf(name))));
  const exact = matching((name) => name === plain);
  return exact.length > 0 ? exact : matching((name) => plain !== '' && name.includes(plain));
};

/** Cache, because every row looks up the same few names. */
const plainNames = new Map<string, string>();
const plainOf = (name: string) => {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = plainHeading(name);
  plainNames.set(name, plain);
  return plain;
};
