import { expect, it } from 'vitest';
import { cleanCompanyName, cleanPersonName } from './comparable-names.ts';

it.each([
  ['주식회사 한빛정밀'],
  ['한빛정밀 주식회사'],
  ['한빛정밀(주)'],
  ['㈜한빛정밀'],
  ['(주) 한빛 정밀'],
  ['주 식 회 사  한 빛 정 밀'],
  ['（주）한빛정밀'],
  ['한빛정밀 ( 주 )'],
  ['(유)한빛정밀'],
  ['농업회사법인 주식회사 한빛정밀'],
  ['한빛정밀'.normalize('NFD')],
])('cleans %j down to its name', (name) => {
  expect(cleanCompanyName(name)).toBe('한빛정밀');
});

it.each([
  ['Hanbit Precision Co., Ltd.'],
  ['HANBIT PRECISION CO.,LTD'],
  ['Hanbit Precision Co Ltd'],
  ['Hanbit-Precision, Inc.'],
  ['Hanbit Precision Corporation'],
  ['Ｈａｎｂｉｔ　Ｐｒｅｃｉｓｉｏｎ'],
  ['Hanbit Precision Company Limited'],
])('cleans %j down to its name', (name) => {
  expect(cleanCompanyName(name)).toBe('hanbitprecision');
});

it.each([
  ['深圳市汉光精密有限公司', '深圳市汉光精密'],
  ['汉光股份有限公司', '汉光'],
  ['株式会社ハンビット', 'ハンビット'],
  ['ハンビット(株)', 'ハンビット'],
  ['Korea Zinc', 'koreazinc'],
  ['Incheon Steel', 'incheonsteel'],
  ['KG Steel', 'kgsteel'],
  ['주식회사', '주식회사'],
  ['Co., Ltd.', 'coltd'],
  ['3M', '3m'],
  ['', ''],
  ['…', ''],
])('cleans %j to %j', (name, clean) => {
  expect(cleanCompanyName(name)).toBe(clean);
});

it('keeps two companies apart that differ in more', () => {
  const names = ['한빛정밀', '한빛정밀공업', '새한빛정밀', '한빛정밀2', 'Hanbit', 'Hanbit Precision'];
  expect(new Set(names.map(cleanCompanyName)).size).toBe(names.length);
});

it('cleans the name of a person of blanks, width and dots alone', () => {
  expect(['홍 길 동', '홍길동', '홍길동 '].map(cleanPersonName)).toEqual(['홍길동', '홍길동', '홍길동']);
  expect(cleanPersonName('Hong, Gil-Dong')).toBe('honggildong');
});
