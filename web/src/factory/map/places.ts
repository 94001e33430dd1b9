import { COUNTRIES, type Language, type LanguageTag, regionName } from '@ieum/contract';
import { countryName } from '../../kit/format/country-names.ts';
import { COUNTRY_PLACES } from '../../kit/map/country-places.ts';
import { CITY_POINTS, CITY_REGIONS, COUNTRY_ORDER, REGION_POINTS } from './place-points.ts';

type PlaceKind = 'country' | 'region' | 'city';

/** A name that a map may show. Earlier places of a list come first where there is not room for all. */
export type Place = {
  key: string;
  name: string;
  kind: PlaceKind;
  latitude: number;
  longitude: number;
  /** Zooms from and to which the name is shown. */
  from: number;
  to: number;
};

const ORDER = ['kr', 'en', 'cn', 'jp'] as const;
const FURTHEST = 99;

/** Zoom from which the country at a place of the order is named. */
const COUNTRY_FROM = [
  { upTo: 13, from: 0 },
  { upTo: 45, from: 2 },
  { upTo: 85, from: 2.8 },
];
const SMALL_COUNTRY_FROM = 3.6;
/** Beyond it the middle of a country, known by whole degrees, is no place for its name. */
const COUNTRY_TO = 5.6;
/** Zoom from which regions are named; small ones need a closer look. */
const REGION_FROM: Record<string, number> = { KR: 5.4, JP: 5.6, VN: 6, AU: 3.6, CN: 3.8, US: 3.8 };
const OTHER_REGION_FROM = 4.5;
const CITY_REGION_FROM = 5;
const LARGE_CITY_FROM = 5.8;
const CITY_FROM = 6.8;

/** Endings that take room and say nothing beside the neighbors. */
const LONG_ENDINGS = {
  kr: /(특별자치도|특별자치시|특별시|광역시| 좡족 자치구| 위구르 자치구| 후이족 자치구| 자치구)$/,
  en: /(?!)/,
  cn: /(特别自治道|特别自治市|特别市|广域市|壮族自治区|维吾尔自治区|回族自治区|自治区)$/,
  jp: /(特別自治道|特別自治市|特別市|広域市|チワン族自治区|ウイグル自治区|回族自治区|自治区)$/,
} satisfies Record<Language, RegExp>;

/** Returns all places that a map can name, the most important first. */
export const placesIn = (language: Language, tag: LanguageTag): Place[] => [
  ...countries(tag),
  ...regions(language),
  ...cities(language),
];

const countries = (tag: LanguageTag): Place[] => {
  const ordered = COUNTRY_ORDER.split(' ');
  const rest = COUNTRIES.filter((country) => !ordered.includes(country) && country !== 'AQ');
  return [...ordered, ...rest].flatMap((country, at) => {
    const place = COUNTRY_PLACES.get(country);
    if (!place) return [];
    const from = COUNTRY_FROM.find(({ upTo }) => at < upTo)?.from ?? SMALL_COUNTRY_FROM;
    return { key: country, name: countryName(country, tag), kind: 'country', ...place, from, to: COUNTRY_TO };
  });
};

const regions = (language: Language): Place[] => {
  const ofCities = new Set(
    CITY_REGIONS.split('|').flatMap((line) => {
      const [country, ...codes] = line.split(' ');
      return codes.map((code) => `${country}-${code}`);
    }),
  );
  const all = REGION_POINTS.trim()
    .split('\n')
    .flatMap((line): Place[] => {
      const country = line.slice(0, 2);
      return line
        .slice(3)
        .split(',')
        .map((point) => {
          const [code, latitude, longitude] = point.split(' ');
          const key = `${country}-${code}`;
          const isCity = ofCities.has(key);
          return {
            key,
            name: regionName(key, language).replace(LONG_ENDINGS[language], ''),
            kind: isCity ? 'city' : 'region',
            latitude: Number(latitude),
            longitude: Number(longitude),
            from: isCity ? CITY_REGION_FROM : (REGION_FROM[country] ?? OTHER_REGION_FROM),
            to: FURTHEST,
          };
        });
    });
  return [...all.filter(({ kind }) => kind === 'city'), ...all.filter(({ kind }) => kind === 'region')];
};

const cities = (language: Language): Place[] => {
  const all = CITY_POINTS.trim()
    .split('\n')
    .flatMap((line): Place[] => {
      const [, latitude, longitude, size, names = ''] = /^(\S+) ([-\d.]+)([* ])(.+)$/.exec(line) ?? [];
      const name = names.split('|')[ORDER.indexOf(language)] ?? '';
      const from = size === '*' ? LARGE_CITY_FROM : CITY_FROM;
      const key = `${latitude} ${longitude}`;
      return [
        { key, name, kind: 'city', latitude: Number(latitude), longitude: Number(longitude), from, to: FURTHEST },
      ];
    });
  return all.toSorted((a, b) => a.from - b.from);
};
