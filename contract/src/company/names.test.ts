import { expect, it } from 'vitest';
import { COMPANY_NAME_MAX, chineseName, japaneseName } from './names.ts';

it.each(['', '衢州新蓝钴业有限公司', 'BYD 股份有限公司', '㐂'])('25.4 takes %j as a name in Chinese script', (name) => {
  expect(chineseName.safeParse(name).success).toBe(true);
});

it.each(['Quzhou Xinlan', '취저우', '新란', 'ひかり', '新居浜セメント', '한漢', '123', 'a'.repeat(COMPANY_NAME_MAX)])(
  '25.4 refuses %j as a name in Chinese script',
  (name) => {
    expect(chineseName.safeParse(name).error?.issues[0]?.message).toBe('company:problem.nameChinese');
  },
);

it.each(['', '新居浜精錬株式会社', 'ひかり', 'トヨタ', 'NTT データ'])(
  '25.4 takes %j as a name in Japanese script',
  (name) => {
    expect(japaneseName.safeParse(name).success).toBe(true);
  },
);

it.each(['Niihama Seiren', '니이하마', 'ひかり정련', '5'])('25.4 refuses %j as a name in Japanese script', (name) => {
  expect(japaneseName.safeParse(name).error?.issues[0]?.message).toBe('company:problem.nameJapanese');
});

it('25.4 refuses letters that cannot be seen, like every name', () => {
  expect(chineseName.safeParse('衢\u200b州').error?.issues[0]?.message).toBe('common:form.hiddenLetters');
});
