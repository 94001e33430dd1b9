type Some<T> = readonly [T, ...T[]];

export type SampleFactory = {
  id: string;
  name: string;
  country: string;
  items: number;
  volume: number;
  updatedAt: string;
  status: SampleStatus;
};

export const SAMPLE_STATUSES = ['good', 'info', 'warn', 'neutral', 'bad'] as const;
export type SampleStatus = (typeof SAMPLE_STATUSES)[number];

export const SAMPLE_COUNTRIES: Some<string> = ['KR', 'VN', 'CN', 'JP', 'DE', 'MX', 'IN', 'US'];

const PLACES: Some<string> = ['울산', '창원', '안산', '구미', '광양', '평택', '군산', '천안', '김해', '아산'];
const WORKS: Some<string> = ['도금', '사출', '프레스', '열처리', '주조', '도장', '가공', '조립'];
const LONG_NAME = 'Oberflächenbehandlungsgesellschaftszweigniederlassung 표면처리 전문 사업장';
const LONG_NAME_EVERY = 97;
const FIRST_DAY = Date.UTC(2024, 0, 1);
const DAYS = 900;
const DAY_MS = 86_400_000;
const MOST_ITEMS = 240;
const MOST_VOLUME = 2_000_000;

export const sampleFactories = (count: number, from = 0) =>
  Array.from({ length: count }, (_, offset) => sampleFactory(from + offset));

/** Returns the same row at every start, so that screenshots can be compared. */
const sampleFactory = (index: number): SampleFactory => {
  const draw = drawFrom(index);
  const number = String(index + 1).padStart(6, '0');
  const name = `${pick(PLACES, draw())} ${pick(WORKS, draw())} ${number}`;
  const isLong = index % LONG_NAME_EVERY === LONG_NAME_EVERY - 1;
  return {
    id: `F-${number}`,
    name: isLong ? `${LONG_NAME} ${number}` : name,
    country: pick(SAMPLE_COUNTRIES, draw()),
    items: Math.floor(draw() * MOST_ITEMS),
    volume: Math.floor(draw() * MOST_VOLUME),
    updatedAt: new Date(FIRST_DAY + Math.floor(draw() * DAYS) * DAY_MS).toISOString(),
    status: pick(SAMPLE_STATUSES, draw()),
  };
};

const pick = <T>([first, ...rest]: Some<T>, share: number): T =>
  [first, ...rest][Math.floor(share * (rest.length + 1))] ?? first;

/** Mulberry32: small, and random enough for samples. */
const drawFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
