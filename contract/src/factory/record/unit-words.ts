import cn from '../../../../locales/cn/sheets/units.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/units.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/units.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/units.json' with { type: 'json' };
import type { Language } from '../../kit/language.ts';
import { type Translations, wordTree } from '../../kit/words.ts';
import { plainHeading } from '../sheet/column-words.ts';
import { UNITS, type Unit } from './choices.ts';

/** Names of the units on the screens; sheets are read by the same words. */
export const UNIT_WORDS: Record<Unit, Translations> = wordTree({ kr, en, cn, jp });

/** Returns the name of a unit. A code that no list contains stays as it is. */
export const unitWord = (code: string, language: Language) =>
  UNITS.flatMap((unit) => (unit === code ? [UNIT_WORDS[unit][language]] : []))[0] ?? code;

/** Other spellings that people use in sheets, and earlier names, beside the codes and the names. */
export const UNIT_SIGNS: Partial<Record<Unit, string[]>> = {
  KGM: ['kg', '킬로', '㎏', '公斤', 'kilograms'],
  GRM: ['g', 'grams'],
  MGM: ['mg'],
  TNE: ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonne (metric ton)', 'metric tons', 'mt'],
  LBR: ['lb', 'lbs', 'pounds'],
  ONZ: ['oz', 'ounces', 'ounce (avoirdupois)'],
  MTR: ['m', 'metre', 'meters', 'metres'],
  CMT: ['cm', 'centimetre'],
  MMT: ['mm', 'millimetre'],
  KMT: ['km', 'kilometre'],
  MTK: ['m2', '㎡', 'square metre', 'square meters'],
  CMK: ['cm2', 'square centimetre'],
  H18: ['ha', 'square hectometre'],
  MTQ: ['m3', '㎥', 'cubic metre', 'cubic meters'],
  LTR: ['l', 'litre', 'liters', 'litres'],
  MLT: ['ml', 'millilitre'],
  GLL: ['gallon (US)'],
  BLL: ['barrel (US)'],
  H87: ['pcs', 'pc', 'pieces'],
  C62: ['one', 'units'],
  PR: ['켤레', '쌍', '双', '对', 'pairs'],
  SET: ['sets'],
  NAR: ['number of articles', 'articles'],
  MIN: ['minute [unit of time]', 'minutes'],
  SEC: ['second [unit of time]', 'seconds'],
  MWH: ['megawatt hour (1000 kW.h)'],
};

const knownWords = () => {
  const words = UNITS.flatMap((unit) =>
    [...Object.values(UNIT_WORDS[unit]), ...(UNIT_SIGNS[unit] ?? [])].map(
      (word) => [plainHeading(word), unit] as const,
    ),
  );
  // A code always wins over a word of another unit.
  return new Map([...words, ...UNITS.map((unit) => [plainHeading(unit), unit] as const)]);
};
let known: Map<string, Unit> | undefined;

/** Finds a unit by its code, its sign or its name in any language. */
export const unitOfWord = (word: string): Unit | undefined => {
  known ??= knownWords();
  return known.get(plainHeading(word));
};
