import { expect, it } from 'vitest';
import { LANGUAGES } from '../../kit/language.ts';
import { hasRegions, placeName, regionName, regionOf, regionsOf } from './regions.ts';

const COUNTRIES = ['KR', 'CN', 'JP', 'US', 'VN'];

it.each(COUNTRIES)('S2.3 23.6 knows every region of %s by its code and by its name in four languages', (country) => {
  for (const code of regionsOf(country)) {
    const names = LANGUAGES.map((language) => regionName(code, language));
    expect([code, [code, code.toLowerCase(), ...names].map((name) => regionOf(country, name))]).toEqual([
      code,
      Array(names.length + 2).fill(code),
    ]);
  }
});

it.each([
  ['KR', 'KR-41', ['경기도', '경기', ' 경 기 도 ', 'KR41', 'Gyeonggi-do', 'Gyeonggi Province', '京畿', 'Kyonggi']],
  ['KR', 'KR-44', ['충남', '충청남도', 'Chungcheongnam-do', 'Chungnam', '忠南']],
  ['KR', 'KR-45', ['전북', '전라북도', '전북특별자치도', 'Jeollabuk-do']],
  ['KR', 'KR-11', ['서울', '서울시', 'SEOUL', '首尔', 'ソウル']],
  ['CN', 'CN-GD', ['广东', '廣東', '광동', '광둥성', 'Guangdong', 'GD', 'Guangdong Sheng']],
  ['CN', 'CN-XJ', ['新疆', '신장', 'Xinjiang Uyghur Autonomous Region', '신강']],
  ['JP', 'JP-13', ['도쿄', '東京', '东京', 'Tōkyō-to']],
  ['JP', 'JP-26', ['京都', 'Kyōto', '교토']],
  ['US', 'US-CA', ['ca', 'State of California', '加州', 'カリフォルニア']],
  ['VN', 'VN-56', ['Bắc Ninh', 'Tỉnh Bắc Ninh', 'bac ninh', '박닌']],
  ['VN', 'VN-SG', ['TP. Hồ Chí Minh', 'Thành phố Hồ Chí Minh', '호치민시', '胡志明']],
] as const)('S2.3 23.6 takes every way to write %s %s for one region', (country, code, ways) => {
  expect(ways.map((way) => [way, regionOf(country, way)])).toEqual(ways.map((way) => [way, code]));
});

it.each([
  ['KR', '전라도'],
  ['KR', 'KR-99'],
  ['KR', 'CN-GD'],
  ['KR', '서울 강남구'],
  ['KR', '__proto__'],
  ['KR', ''],
  ['CN', '산시성'],
  ['DE', 'Bayern'],
  ['constructor', 'x'],
])('S2.3 23.6 guesses nothing: %s %s', (country, typed) => {
  expect(regionOf(country, typed)).toBeUndefined();
});

it('shows a place without codes that nobody can read', () => {
  expect(hasRegions('DE')).toBe(false);
  expect(placeName('KR-41', '화성시', 'kr')).toBe('경기도 화성시');
  expect(placeName('KR-41', '경기도 화성시', 'kr')).toBe('경기도 화성시');
  expect(placeName('HU-DE', 'Debrecen', 'en')).toBe('Debrecen');
  expect(placeName('Bayern', '', 'en')).toBe('Bayern');
});

it('S1.4 25 names regions of other countries in four languages, and shows no bare code', () => {
  const named = (region: string, country = '') => LANGUAGES.map((language) => regionName(region, language, country));
  expect(named('Sulawesi Tenggara')).toEqual([
    '동남술라웨시주',
    'Southeast Sulawesi',
    '东南苏拉威西省',
    '南東スラウェシ州',
  ]);
  expect(named('AU-WA')).toEqual(named('Western Australia'));
  expect(named('Xinjiang', 'CN')).toEqual(named('CN-XJ'));
  expect(named('FR-75')).toEqual(['', '', '', '']);
  expect(named('Bayern', 'DE')).toEqual(Array(4).fill('Bayern'));
  expect(placeName('FR-75', 'Paris', 'kr')).toBe('Paris');
});
