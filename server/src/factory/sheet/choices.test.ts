import { COUNTRIES, countryName, LANGUAGES, TAG_OF, UNITS, unitOfWord, unitWord } from '@ieum/contract';
import { expect, it } from 'vitest';
import { countryOf } from './choices.ts';

it.each(LANGUAGES)('S2.3 25 reads the names of countries and units that a sheet in %s contains', (language) => {
  const countries = COUNTRIES.filter((code) => countryOf(countryName(code, TAG_OF[language])) !== code);
  const units = UNITS.filter((code) => unitOfWord(unitWord(code, language)) !== code);
  expect([...countries, ...units]).toEqual([]);
});
