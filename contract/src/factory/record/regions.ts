import type { Language } from '../../kit/language.ts';
import type { Translations } from '../../kit/words.ts';
import { plainHeading } from '../sheet/column-words.ts';
import { MORE_REGION_LINES } from './more-region-names.ts';
import { REGION_LINES } from './region-names.ts';

type RegionCountry = keyof typeof REGION_LINES;
type Region = { code: string; names: Translations; also: string[] };

const isListed = (country: string): country is RegionCountry => Object.hasOwn(REGION_LINES, country);

const regionOfLine = (country: string, line: string): Region => {
  const [short = ''] = line.split(' ', 1);
  const [kr = '', en = '', cn = '', jp = '', ...also] = line.slice(short.length + 1).split('|');
  return { code: `${country}-${short}`, names: { kr, en, cn, jp }, also };
};

const lists = new Map<string, Region[]>();
const listOf = (country: string): Region[] => {
  if (!isListed(country)) return [];
  const lines = REGION_LINES[country].trim().split('\n');
  const list = lists.get(country) ?? lines.map((line) => regionOfLine(country, line));
  lists.set(country, list);
  return list;
};

/** Returns whether the portal has codes for the regions of this country; elsewhere a region is free text. */
export const hasRegions = (country: string) => isListed(country);

/** Returns the codes of a country's regions, in the order of its list. */
export const regionsOf = (country: string) => listOf(country).map(({ code }) => code);

/** Recognizes a code of ISO 3166-2, whether or not a list contains it. */
export const isRegionCode = (text: string) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(text);

let more: Region[] | undefined;
const moreRegions = () => {
  more ??= Object.entries(MORE_REGION_LINES).flatMap(([country, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => regionOfLine(country, line)),
  );
  return more;
};

const isNamed = ({ code, names, also }: Region, text: string) =>
  code === text || also.includes(text) || Object.values(names).includes(text);

/**
 * Returns a region's name in the reader's language. The region is a code or free text; `country` helps to find free text
 * in a list. Other text is returned as it is, and an unknown code as nothing, because it means nothing to a reader.
 */
export const regionName = (region: string, language: Language, country = '') => {
  const known = regionOf(country, region) ?? region;
  const found =
    listOf(known.slice(0, 2)).find(({ code }) => code === known) ?? moreRegions().find((more) => isNamed(more, region));
  if (found) return found.names[language];
  return isRegionCode(region) ? '' : region;
};

/** Joins region and city. */
export const placeName = (region: string, locality: string, language: Language) => {
  const name = regionName(region, language);
  return name === '' || locality.startsWith(name) ? locality : `${name} ${locality}`.trim();
};

/** Endings that people leave out of a name. */
const ENDINGS = [
  /(특별자치도|특별자치시|특별시|광역시|자치구|도|시|성|현|부|주)$/,
  /(特别自治道|特别自治市|特別自治道|特別自治市|特别市|特別市|广域市|広域市|自治区|省|市|道|县|県|府|都|州)$/,
  /(metropolitancity|specialcity|autonomousregion|autonomousprovince|municipality|prefecture|province|sheng|shi|state|city|do|si|ken|fu|to)$/,
];
/** Words that people write before a name in Latin letters. */
const LATIN_WORDS = /^\s*(?:(?:province|prefecture|state|city|municipality) of|thanh pho|tinh|tp\b\.?)\s+/;

const withoutMarks = (text: string) =>
  /\p{Script=Latin}/u.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd') : text;

/** Returns the ways of writing a name, the fullest first. */
const formsOf = (name: string) => {
  const plain = plainHeading(withoutMarks(name));
  const shorter = ENDINGS.map((ending) => plain.replace(ending, ''));
  return [...new Set([plain, ...shorter])].filter((form) => form.length > 1 || form === plain);
};

const known = new Map<string, Map<string, string>>();
const codesBy = (country: string) => {
  const there = known.get(country);
  if (there) return there;
  const codes = new Map<string, string>();
  const regions = listOf(country).map(({ code, names, also }) => ({ code, names: [...Object.values(names), ...also] }));
  // A whole name always wins over the short form of another region.
  for (const { code, names } of regions.toReversed())
    for (const form of names.flatMap(formsOf).toReversed()) codes.set(form, code);
  for (const { code, names } of regions) for (const name of names) codes.set(formsOf(name)[0] ?? '', code);
  for (const { code } of regions) {
    codes.set(plainHeading(code), code);
    const short = code.slice(country.length + 1).toLowerCase();
    if (/^[a-z]+$/.test(short) && !codes.has(short)) codes.set(short, code);
  }
  known.set(country, codes);
  return codes;
};

/** Finds the code of a region by its code, its name in any language, or a short form of the name. */
export const regionOf = (country: string, typed: string) => {
  const codes = codesBy(country);
  const bare = withoutMarks(typed).toLowerCase().replace(LATIN_WORDS, '');
  return [...formsOf(typed), ...formsOf(bare)].map((form) => codes.get(form)).find((code) => code !== undefined);
};
