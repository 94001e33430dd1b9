import { COUNTRIES, type LanguageTag, plainHeading, UNIT_SIGNS, UNITS, type Unit } from '@ieum/contract';
import { countryName } from '../../../kit/format/country-names.ts';

/** Which unit is meant by a word, in the language of the page, by its code or its sign. */
export const unitFinder = (wordOf: (unit: Unit) => string) => {
  const known = new Map<string, Unit>();
  for (const unit of UNITS.toReversed())
    for (const word of [...(UNIT_SIGNS[unit] ?? []), wordOf(unit), unit]) known.set(plainHeading(word), unit);
  // A code is never another unit's word.
  for (const unit of UNITS) known.set(plainHeading(unit), unit);
  return (word: string) => known.get(plainHeading(word));
};

const TAGS: LanguageTag[] = ['ko', 'en', 'zh', 'ja'];
/** Shorter than the official names, and what most people write. */
const SHORT: Partial<Record<string, string[]>> = {
  ...{
    KR: ['한국', 'Korea', 'South Korea'],
    US: ['USA'],
    GB: ['UK'],
    AE: ['UAE'],
    AU: ['호주'],
    CD: ['DRC', '콩고민주공화국'],
  },
};
let countries: Map<string, string> | undefined;

/** Which country is meant, in whichever language. */
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

/** Those that are called just so; otherwise those in whose name it stands. */
export const called = <T>(things: readonly T[], namesOf: (thing: T) => string[], typed: string): T[] => {
  const plain = plainOf(typed);
  const matching = (test: (name: string) => boolean) =>
    things.filter((thing) => namesOf(thing).some((name) => name !== '' && test(plainOf(name))));
  const exact = matching((name) => name === plain);
  return exact.length > 0 ? exact : matching((name) => plain !== '' && name.includes(plain));
};

/** Every row asks for the same few names. */
const plainNames = new Map<string, string>();
const plainOf = (name: string) => {
  const known = plainNames.get(name);
  if (known !== undefined) return known;
  const plain = plainHeading(name);
  plainNames.set(name, plain);
  return plain;
};
