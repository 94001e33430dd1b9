import type { Language } from './language.ts';

export const NAME_FIELDS = ['name', 'nameEnglish', 'nameChinese', 'nameJapanese'] as const;

/** A name in several scripts. `name` is the one in the owner's own language; the others are empty where there is none. */
export type ScriptNames = Record<(typeof NAME_FIELDS)[number], string>;

/** The same for records that have only some of them. */
export type Names = Pick<ScriptNames, 'name'> & Partial<ScriptNames>;

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Returns whether a name is in Chinese script: it has a Han letter, and neither kana nor Hangul. */
export const isChineseName = (name: string) => HAN.test(name) && !KANA.test(name) && !HANGUL.test(name);

/** Returns whether a name is in Japanese script: it has a Han letter or kana, and no Hangul. */
export const isJapaneseName = (name: string) => (HAN.test(name) || KANA.test(name)) && !HANGUL.test(name);

/** Returns the name in the reader's own script; empty where there is none. */
const ownName = ({ name, nameEnglish = '', nameChinese = '', nameJapanese = '' }: Names, language: Language) => {
  if (language === 'kr') return name;
  if (language === 'en') return nameEnglish;
  if (language === 'cn') return nameChinese || (isChineseName(name) ? name : '');
  // Han letters alone can be Chinese as well.
  return nameJapanese || (KANA.test(name) && !HANGUL.test(name) ? name : '');
};

/**
 * Chooses the names for a reader. The name in the reader's script comes first, otherwise the English one, otherwise
 * `name`. `beside` is the other name, or empty where there is none.
 */
export const namesFor = (names: Names, language: Language) => {
  const { name, nameEnglish = '', nameChinese = '', nameJapanese = '' } = names;
  const first = [ownName(names, language), nameEnglish, name, nameChinese, nameJapanese].find(Boolean) ?? '';
  const others = language === 'kr' ? [nameEnglish] : [name, nameEnglish];
  return { first, beside: others.find((other) => other !== '' && other !== first) ?? '' };
};

/** Returns the one name that a reader knows best. */
export const nameFor = (names: Names, language: Language) => namesFor(names, language).first;

const SCRIPTS = { nameEnglish: 'English', nameChinese: 'Chinese', nameJapanese: 'Japanese' } as const;
const SUFFIX = new RegExp(`(?:${Object.values(SCRIPTS).join('|')})$`);

/** Writes names as values of a text: `company`, `companyEnglish` and so on. Empty names are left out. */
export const namedAs = (key: string, names: Names): Record<string, string> => {
  const scripts = Object.entries(SCRIPTS).map(([field, script]) => [
    key + script,
    names[field as keyof typeof SCRIPTS] ?? '',
  ]);
  return Object.fromEntries([[key, names.name], ...scripts.filter(([, name]) => name !== '')]);
};

/** Returns the values of a text for a reader: of the names that `namedAs` wrote, the one that the reader knows best. */
export const valuesFor = (about: Record<string, string>, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(about).flatMap(([key, value]) => {
      if (SUFFIX.test(key) && about[key.replace(SUFFIX, '')] !== undefined) return [];
      const names = {
        name: value,
        nameEnglish: about[`${key}${SCRIPTS.nameEnglish}`] ?? '',
        nameChinese: about[`${key}${SCRIPTS.nameChinese}`] ?? '',
        nameJapanese: about[`${key}${SCRIPTS.nameJapanese}`] ?? '',
      };
      const isNamed = names.nameEnglish + names.nameChinese + names.nameJapanese !== '';
      return [[key, isNamed ? nameFor(names, language) : value]];
    }),
  );
