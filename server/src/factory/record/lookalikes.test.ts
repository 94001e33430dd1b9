import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { cleanFactoryName, editsBetween, findLookAlike, isAlike, probesOf } from './lookalikes.ts';

const NOWHERE = { country: 'KR', region: '', locality: '', street: '', streetDetail: '' };
const named = (name: string) => ({ ...NOWHERE, name });
const at = (street: string, more: Partial<typeof NOWHERE> = {}) => ({
  ...NOWHERE,
  name: '울산 1공장',
  locality: '울산광역시 북구',
  street,
  ...more,
});

describe('isAlike', () => {
  it.each([
    ['울산 1공장', '울산1공장', 'blanks'],
    ['㈜한빛정밀 울산공장', '주식회사 한빛정밀 울산 공장', 'the legal form'],
    ['한빛정밀(주)', '한빛정밀', 'a form that only one has'],
    ['Hanbit Co., Ltd.', 'HANBIT', 'case and form'],
    ['东莞电子有限公司', '东莞电子', 'a Chinese form'],
    ['株式会社サイタマ工場', 'ｻｲﾀﾏ工場', 'a Japanese form and narrow letters'],
    ['울산 01공장', '울산 1공장', 'a zero in front'],
    ['한빛정밀 울산 제조공장', '한빛정밀 울산 제죠공장', 'one letter in ten'],
    ['Hanbit Precision Ulsan', 'Hanbit Precison Ulsan', 'a letter left out'],
    ['🏭🏭', '🏭 🏭', 'what has no letters'],
  ])('takes %s and %s for one: %s', (left, right) => {
    expect(isAlike(named(left), named(right))).toBe(true);
    expect(isAlike(named(right), named(left))).toBe(true);
  });

  it.each([
    ['울산 1공장', '울산 2공장', 'another number'],
    ['울산 1공장', '울산 11공장', 'a number that begins alike'],
    ['한빛정밀 울산 제1공장 조립동', '한빛정밀 울산 제2공장 조립동', 'another number in a long name'],
    ['구미공장', '구리공장', 'another place in a short name'],
    ['한빛정밀 울산공장 가공 A동', '한빛정밀 울산공장 가공 B동', 'a letter that numbers'],
    ['🏭', '🚗', 'another sign'],
    ['1공장 2동', '2공장 1동', 'the numbers the other way round'],
  ])('tells %s from %s: %s', (left, right) => {
    expect(isAlike(named(left), named(right))).toBe(false);
  });

  it('looks at the country', () => {
    expect(isAlike(named('울산 1공장'), { ...named('울산 1공장'), country: 'VN' })).toBe(false);
  });

  it.each([
    [at('산업로 1'), at('산업로1'), true],
    [at('산업로 1'), at('산엄로 1'), true],
    [at('산업로 1'), at('산업로 2'), false],
    [at('산업로 1'), at('동해대로 1'), false],
    // Without a street nothing says that it is elsewhere.
    [at('산업로 1'), at(''), true],
    // The same words in other fields, and a region as a code or as a word.
    [at('산업로 1'), at('울산광역시 북구 산업로 1', { locality: '' }), true],
    [at('산업로 1', { region: 'KR-31' }), at('산업로 1', { region: '울산' }), true],
    [at('산업로 1', { streetDetail: '3층' }), at('산업로 1', { streetDetail: '4층' }), false],
  ])('looks at the address: %#', (left, right, isSame) => {
    expect(isAlike(left, right)).toBe(isSame);
  });
});

describe('editsBetween', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['울산공장', '울산 공장', 1],
  ])('counts letters to change, add or leave out: %s, %s', (left, right, edits) => {
    expect(editsBetween([...left], [...right])).toBe(edits);
  });
});

describe('findLookAlike', () => {
  const world = useWorld();

  it('finds the oldest of the company, and no other company’s', async () => {
    const [ourId, theirId] = [await world.company(), await world.company()];
    const [ours, theirs] = [await world.supplier(ourId), await world.supplier(theirId)];
    const { id } = await ours.registerFactory({ name: '한빛정밀 울산 제조공장', country: 'KR' });
    world.passHours(1);
    await ours.registerFactory({ name: '한빛정밀 울산 제조공장', country: 'KR', isNew: true });
    await theirs.registerFactory({ name: '한빛정밀 울산 제조공장', country: 'KR' });
    const typed = named('(주) 한빛정밀 울산 제죠공장');
    expect(await findLookAlike(world.db(), ourId, typed)).toMatchObject({ id });
    expect(await findLookAlike(world.db(), ourId, { ...typed, country: 'VN' })).toBeUndefined();
    expect(await findLookAlike(world.db(), await world.company(), typed)).toBeUndefined();
  });

  it('finds by equal keys whatever is near, wherever letters were changed, added or left out', async () => {
    const of = `${await world.company()}|KR`;
    for (const [left, right] of nearPairs()) {
      const { rows } = await sql<{ isFound: boolean }>`
        select factory_alike_keys(${of.slice(0, 36)}::uuid, 'KR', ${left}) && array(
          select hashtextextended(probe, 0) from jsonb_array_elements_text(${JSON.stringify(probesOf(right, of))}::jsonb) probe
        ) as "isFound"`.execute(world.db());
      expect(rows, `${left} / ${right}`).toEqual([{ isFound: true }]);
    }
  });
});

const PAIRS = 300;
const LETTERS = '가나다라마바사아자차카타파하';

/** Makes the same pairs every time: names of 1 to 60 letters, each with a mistyped copy. */
const nearPairs = () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const letter = () => LETTERS[next(LETTERS.length)] ?? '';
  const pairs: [string, string][] = [];
  while (pairs.length < PAIRS) {
    const name = Array.from({ length: 1 + next(60) }, letter);
    const typed = [...name];
    for (let edit = next(8); edit > 0; edit -= 1)
      typed.splice(next(typed.length), next(2), ...(next(2) ? [letter()] : []));
    const [left, right] = [cleanFactoryName(name.join('')), cleanFactoryName(typed.join(''))];
    const isNear = editsBetween([...left], [...right]) * 10 <= Math.max(left.length, right.length);
    if (isNear) pairs.push([left, right]);
  }
  return pairs;
};
