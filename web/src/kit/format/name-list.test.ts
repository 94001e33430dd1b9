import { expect, it } from 'vitest';
import { nameList } from './name-list.ts';

it('S9.3 27.3 keeps names in a list apart in every language', () => {
  expect(nameList(['호주', '칠레'], 'ko')).toBe('호주, 칠레');
  expect(nameList(['Australia', 'Chile'], 'en')).toBe('Australia, Chile');
  expect(nameList(['澳大利亚', '智利'], 'zh-CN')).toBe('澳大利亚、智利');
  expect(nameList(['オーストラリア', 'チリ'], 'ja')).toBe('オーストラリア、チリ');
  expect(nameList(['호주'], 'ko')).toBe('호주');
});
