import { expect, it } from 'vitest';
import { looksSwapped, readPlace, swapped } from './point-text.ts';

const ULSAN = { latitude: 35.54122, longitude: 129.31467 };

it.each([
  ['a pair', '35.54122, 129.31467'],
  ['a pair in brackets of blanks', '  35.54122 129.31467 '],
  ['degrees', '35.54122° / 129.31467°'],
  ['geo', 'geo:35.54122,129.31467'],
  ['letters', '35.54122N 129.31467E'],
  ['letters, east first', '129.31467E, 35.54122N'],
  ['minutes and seconds', `35°32'28.392"N 129°18'52.812"E`],
  ['Google, the window', 'https://www.google.com/maps/@35.54122,129.31467,17z'],
  [
    'Google, a place',
    'https://www.google.com/maps/place/X/@35.0,129.0,17z/data=!3m1!4b1!4m6!8m2!3d35.54122!4d129.31467!16s',
  ],
  ['Google, a question', 'https://maps.google.com/?q=35.54122,129.31467'],
  ['Google, a search', 'https://www.google.com/maps/search/?api=1&query=35.54122%2C129.31467'],
  ['Naver', 'https://map.naver.com/p?lat=35.54122&lng=129.31467&zoom=15'],
  ['Naver, east first', 'https://map.naver.com/v5/?c=129.31467,35.54122,15,0,0,0,dh'],
  ['Naver, an app', 'nmap://place?lat=35.54122&lng=129.31467&name=x'],
  ['Kakao, a name before it', 'https://map.kakao.com/link/map/우리공장,35.54122,129.31467'],
  ['Kakao, encoded', 'https://map.kakao.com/link/to/%EC%9A%B8%EC%82%B0,35.54122,129.31467'],
  ['Kakao, an app', 'kakaomap://look?p=35.54122,129.31467'],
  ['OpenStreetMap, the window', 'https://www.openstreetmap.org/#map=17/35.54122/129.31467'],
  ['OpenStreetMap, a mark', 'https://www.openstreetmap.org/?mlat=35.54122&mlon=129.31467#map=17/35.0/129.0'],
])('reads a place out of %s', (_, text) => {
  expect(readPlace(text)).toEqual(ULSAN);
});

it('reads metres of the world as degrees', () => {
  const place = readPlace('https://map.naver.com/p/entry?c=14395443.6,4238563.7,15,0,0,0,dh');
  expect(place?.latitude).toBeCloseTo(35.55, 1);
  expect(place?.longitude).toBeCloseTo(129.32, 1);
});

it.each(['', '울산광역시 북구', 'https://example.com/', 'https://naver.me/abc', '35.5', '1,2,3', 'x'.repeat(300)])(
  'finds no place in %j',
  (text) => {
    expect(readPlace(text)).toBeUndefined();
  },
);

it('keeps south and west', () => {
  expect(readPlace('33.86S 151.2E')).toEqual({ latitude: -33.86, longitude: 151.2 });
  expect(readPlace('40.7128, -74.006')).toEqual({ latitude: 40.7128, longitude: -74.006 });
});

it('notices a pair the wrong way round, and only that', () => {
  expect(looksSwapped(swapped(ULSAN), 'KR')).toBe(true);
  expect(looksSwapped(ULSAN, 'KR')).toBe(false);
  // Both orders are on the globe: only the country can decide.
  expect(looksSwapped({ latitude: -74, longitude: 40.7 }, 'US')).toBe(true);
  expect(looksSwapped({ latitude: -74, longitude: 40.7 }, 'AQ')).toBe(false);
  expect(looksSwapped({ latitude: 200, longitude: 300 }, 'KR')).toBe(false);
});
