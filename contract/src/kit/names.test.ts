import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language.ts';
import { namedAs, nameFor, namesFor, valuesFor } from './names.ts';

const REFINER = {
  name: '취저우신란코발트',
  nameEnglish: 'Quzhou Xinlan Cobalt Co., Ltd.',
  nameChinese: '衢州新蓝钴业有限公司',
  nameJapanese: '',
};

describe('namesFor', () => {
  it.each([
    ['kr', REFINER.name, REFINER.nameEnglish],
    ['en', REFINER.nameEnglish, REFINER.name],
    ['cn', REFINER.nameChinese, REFINER.name],
    ['jp', REFINER.nameEnglish, REFINER.name],
  ] as const)('25.4 puts the name in the script of a reader of %s first', (language, first, beside) => {
    expect(namesFor(REFINER, language)).toEqual({ first, beside });
  });

  it.each([
    ['cn', '东莞工厂', '东莞工厂'],
    ['jp', '東莞ひかり工場', '東莞ひかり工場'],
    ['jp', '东莞工厂', 'Dongguan Plant'],
    ['cn', '울산 1공장', 'Dongguan Plant'],
    ['cn', '漢빛공장', 'Dongguan Plant'],
    ['en', '东莞工厂', 'Dongguan Plant'],
  ] as const)('25.4 reads in %s the own name %s as %s', (language, name, first) => {
    expect(nameFor({ name, nameEnglish: 'Dongguan Plant' }, language)).toBe(first);
  });

  it('25.4 never shows one name twice, and shows any name where the others are missing', () => {
    for (const language of LANGUAGES) {
      expect(namesFor({ name: 'Giant', nameEnglish: 'Giant' }, language)).toEqual({ first: 'Giant', beside: '' });
      expect(nameFor({ name: '', nameEnglish: '', nameChinese: '衢州' }, language)).toBe('衢州');
      expect(namesFor({ name: '' }, language)).toEqual({ first: '', beside: '' });
    }
  });
});

describe('valuesFor', () => {
  it('25.4 gives each reader the name that they know best, and leaves other values as they are', () => {
    const about = { ...namedAs('company', REFINER), ...namedAs('formerName', { name: '신란' }), reason: 'x' };
    expect(about).not.toHaveProperty('companyJapanese');
    expect(valuesFor(about, 'cn')).toEqual({ company: REFINER.nameChinese, formerName: '신란', reason: 'x' });
    expect(valuesFor(about, 'kr')).toEqual({ company: REFINER.name, formerName: '신란', reason: 'x' });
  });

  it('25.4 reads what was stored with one name', () => {
    expect(valuesFor({ company: '한빛', state: 'confirmed' }, 'en')).toEqual({ company: '한빛', state: 'confirmed' });
  });
});
