import type { Place } from './pin-view.ts';

/** Patterns and names by which map links give a place: latitude and longitude apart, or both in one value. */
const MARK = /!3d(-?[\d.]+)!4d(-?[\d.]+)/;
const WINDOW = /(?:@|#map=[\d.]+\/)(-?[\d.]+)[,/](-?[\d.]+)/;
const LATITUDES = ['mlat', 'lat', 'latitude'];
const LONGITUDES = ['mlon', 'lng', 'lon', 'longitude'];
const BOTH = ['q', 'll', 'query', 'destination', 'center', 'p', 'sll', 'daddr'];
/** Half of the Web Mercator width in metres, which older links use instead of degrees. */
const HALF_WORLD = 20_037_508.342789244;
const MAX_LETTERS = 2_000;

const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
const PLAIN = new RegExp(String.raw`^(?:geo:)?\s*(${NUMBER})\s*°?\s*[,;/\s]\s*(${NUMBER})\s*°?$`);
/** A name may come before the pair: `/link/map/우리공장,37.4,127.1`. */
const IN_PATH = new RegExp(`[,/](${NUMBER}),(${NUMBER})(?:/|$)`);
const DEGREES =
  /(\d{1,3})\s*[°º]\s*(?:(\d{1,2})\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|''))?\s*([NSEW북남동서])/giu;
const LETTERED = /(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSEW])/giu;

/**
 * Reads a place from pasted text: a map link, a pair of numbers, or degrees with minutes. Returns undefined if there is
 * none.
 */
export const readPlace = (text: string): Place | undefined => {
  const input = text.trim().slice(0, MAX_LETTERS);
  const readings = [plainPair, byLetters, linkPair];
  for (const read of readings) {
    const place = read(input);
    if (place) return place;
  }
};

const placeOf = (latitude: string | undefined, longitude: string | undefined): Place | undefined => {
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  if (!Number.isFinite(north) || !Number.isFinite(east)) return undefined;
  return inMetres(north, east) ?? { latitude: rounded(north), longitude: rounded(east) };
};

const numberIn = (text: string | undefined) => (text ? Number(text.replace('−', '-')) : Number.NaN);

const plainPair = (text: string) => matched(PLAIN, text);

/** Reads 35°32'28.4"N 129°18'52.8"E or 35.54N 129.31E. */
const byLetters = (text: string) => {
  const found: Partial<Place> = {};
  for (const [, degrees, minutes = '0', seconds = '0', side = ''] of text.matchAll(DEGREES))
    note(found, Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600, side);
  if (found.latitude === undefined)
    for (const [, degrees, side = ''] of text.matchAll(LETTERED)) note(found, Number(degrees), side);
  const { latitude, longitude } = found;
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: rounded(latitude), longitude: rounded(longitude) };
};

const note = (found: Partial<Place>, degrees: number, side: string) => {
  const isNegative = /[SW남서]/iu.test(side);
  const value = isNegative ? -degrees : degrees;
  if (/[NS북남]/iu.test(side)) found.latitude ??= value;
  else found.longitude ??= value;
};

/** Prefers the place that a link marks over the centre of its window. */
const linkPair = (text: string) => {
  const url = URL.parse(text);
  return matched(MARK, text) ?? (url && namedPair(url)) ?? matched(WINDOW, text) ?? (url ? pathPair(url) : undefined);
};

const matched = (pattern: RegExp, text: string) => {
  const [, latitude, longitude] = pattern.exec(text) ?? [];
  return placeOf(latitude, longitude);
};

const namedPair = ({ searchParams }: URL) => {
  const firstOf = (names: string[]) => names.map((name) => searchParams.get(name)).find((value) => value !== null);
  const place = placeOf(firstOf(LATITUDES) ?? undefined, firstOf(LONGITUDES) ?? undefined);
  if (place) return place;
  for (const name of BOTH) {
    const pair = plainPair(searchParams.get(name) ?? '');
    if (pair) return pair;
  }
  // Longitude comes first here.
  const [east, north] = searchParams.get('c')?.split(',') ?? [];
  return placeOf(north, east);
};

const pathPair = ({ pathname }: URL) => matched(IN_PATH, decoded(pathname));

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const inMetres = (north: number, east: number): Place | undefined => {
  const isMetres = Math.abs(north) > 360 && Math.abs(east) > 360;
  if (!isMetres) return undefined;
  const latitude = (Math.atan(Math.exp((north / HALF_WORLD) * Math.PI)) * 360) / Math.PI - 90;
  return { latitude: rounded(latitude), longitude: rounded((east / HALF_WORLD) * 180) };
};

const DECIMALS = 5;
const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));

/**
 * Rough bounds (south, north, west, east) of the countries with most factories. Some swapped pairs are still on the
 * globe.
 */
const BOXES: Partial<Record<string, [number, number, number, number]>> = {
  KR: [33, 39, 124, 132],
  JP: [20, 46, 122, 154],
  CN: [18, 54, 73, 135],
  VN: [8, 24, 102, 110],
  US: [18, 72, -180, -65],
};

const isOnGlobe = ({ latitude, longitude }: Place) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;

const isIn = ({ latitude, longitude }: Place, [south, north, west, east]: [number, number, number, number]) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** True if latitude and longitude look swapped: off the globe as they are, or inside the country only when swapped. */
export const looksSwapped = (place: Place, country: string) => {
  const turned = swapped(place);
  if (!isOnGlobe(place)) return isOnGlobe(turned);
  const box = BOXES[country];
  return box !== undefined && !isIn(place, box) && isOnGlobe(turned) && isIn(turned, box);
};

export const swapped = ({ latitude, longitude }: Place): Place => ({ latitude: longitude, longitude: latitude });
