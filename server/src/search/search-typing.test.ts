import { SEARCH_QUERY_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useSupply } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product } = useSupply(world);

const NAMES = [
  '누리셀 오창공장',
  '宁波镍业工厂',
  '関西めっき工場',
  'Zürich Werk GmbH',
  '울산 77%_A\\공장',
  'مصنع 🔋 전지',
];

const SIGNS = [
  '%',
  '_',
  '\\',
  '%%',
  "'",
  '"',
  "' or 1=1 --",
  '.*',
  '(',
  '[',
  '$1',
  '{1}',
  '&&',
  '||',
  '@>',
  '\u202e',
  '\u200d',
  '👩‍👩‍👧',
  '🏳️‍🌈',
  '!',
  '–',
];

const found = async (caller: Caller, query: string) =>
  (await caller.search({ query, kind: 'factory' })).groups.flatMap(({ rows }) => rows.map(({ title }) => title));

const withFactories = async () => {
  const { owner } = await firm('한빛정밀');
  for (const name of NAMES) await owner.registerFactory({ name, country: 'KR', isNew: true });
  return owner;
};

describe('S2.1 the same name, typed in another way', () => {
  it.each([
    ['누리셀 오창공장', ['오창', '리셀', '누리셀오창', '오창공장 누리셀', '누 리 셀']],
    ['누리셀 오창공장', ['누리셀'.normalize('NFD'), '오창공'.normalize('NFD'), '누리ㅅ'.normalize('NFD')]],
    ['누리셀 오창공장', ['ㄴㄹㅅ', 'ㄴㄹㅅ ㅇㅊ', 'ㅇㅊㄱㅈ', 'ᄂᄅᄉ', '누리ㅅ', '누리세', '누리셀 ㅇ', 'ㅅㅇㅊ']],
    ['宁波镍业工厂', ['宁波', '镍业', '业', '工厂 宁波']],
    ['関西めっき工場', ['関西', 'めっき', 'き工', '工場']],
    ['Zürich Werk GmbH', ['zürich', 'ZÜRICH', 'Zu\u0308rich', 'ＷＥＲＫ', 'ｗerk', 'rich w', 'werk zürich']],
    ['울산 77%_A\\공장', ['77%', '77%_', 'a\\공', '％＿ａ', '77a', '울산 77% 공장']],
    ['مصنع 🔋 전지', ['مصنع', '🔋', 'صن', '🔋 مصنع', '전지']],
  ])('finds %s', async (name, queries) => {
    const owner = await withFactories();
    for (const query of queries) expect(await found(owner, query), query).toContain(name);
  });

  it('23.24 takes consonants among syllables for syllables, wherever they stand', async () => {
    const owner = await withFactories();
    for (const query of ['누ㄹ', 'ㄴ리', 'ㄴ리ㅅ', 'ㄴ리셀', '누ㄹㅅ', 'ㅇ창', '오ㅊ공장', 'ㄴ리셀 ㅇ창ㄱ'])
      expect(await found(owner, query), query).toEqual(['누리셀 오창공장']);
    for (const query of ['ㄷ리', 'ㄴ라', 'ㄴ리ㅊ', '리ㄴ']) expect(await found(owner, query), query).toEqual([]);
  });
});

describe('S2.1 numbers', () => {
  it('finds a product by its part number and its HS code, in any of their ways of being written', async () => {
    const ours = await firm('한빛정밀');
    await product(ours, '양극재', { partNumber: 'NCM-811/A_2', hs: '284190' });
    const queries = [
      'NCM-811/A_2',
      'ncm 811',
      'NCM811A2',
      'ＮＣＭ－８１１',
      '811/a',
      '2841.90',
      '2841',
      '284190',
      '8419',
    ];
    for (const query of queries) {
      const { groups } = await ours.owner.search({ query });
      expect(groups, query).toMatchObject([{ kind: 'product', rows: [{ title: '양극재' }] }]);
    }
  });

  it('finds a company by its business number, with dashes, blanks, or a part of it', async () => {
    const ours = await firm('한빛정밀');
    const [first, second, third] = [ours.number.slice(0, 3), ours.number.slice(3, 5), ours.number.slice(5)];
    for (const caller of [ours.owner, await world.admin()])
      for (const query of [
        ours.number,
        `${first}-${second}-${third}`,
        `${first} ${second} ${third}`,
        `${second}-${third}`,
        `${first}－${second}`,
      ])
        expect((await caller.search({ query, kind: 'company' })).groups, query).toMatchObject([
          { rows: [{ title: '한빛정밀' }] },
        ]);
  });
});

describe('S2.1 what nobody would type', () => {
  it('takes signs for what they are', async () => {
    const owner = await withFactories();
    for (const query of SIGNS)
      for (const name of await found(owner, query)) expect(squeezed(name), query).toContain(squeezed(query));
  });

  it('takes as much as fits, and nothing that is empty, longer, or no text', async () => {
    const owner = await withFactories();
    expect(await found(owner, '가'.repeat(SEARCH_QUERY_MAX))).toEqual([]);
    expect(await found(owner, 'ㄷ '.repeat(SEARCH_QUERY_MAX / 2))).toEqual([]);
    expect(await found(owner, '🔋'.repeat(SEARCH_QUERY_MAX / 2))).toEqual([]);
    for (const query of ['', ' ', '\u3000', '\t', '가'.repeat(500), '울\u0000산', '울\u001b산'])
      await expect(owner.search({ query }), JSON.stringify(query)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('finds one letter where something begins with it, and anywhere in one’s own', async () => {
    const owner = await withFactories();
    expect(await found(owner, '누')).toEqual(['누리셀 오창공장']);
    expect(await found(owner, 'ㄴ')).toEqual(['누리셀 오창공장']);
    expect(await found(owner, '창')).toEqual(['누리셀 오창공장']);
    expect(await found(owner, 'z')).toEqual(['Zürich Werk GmbH']);
  });
});

const squeezed = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
