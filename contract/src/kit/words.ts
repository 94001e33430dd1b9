import type { Language } from './language.ts';

/** The same words in each language. */
export type Translations = Record<Language, string>;

const entryOf = <K extends string, W>(files: Record<Language, Record<K, W>>, key: K): Record<Language, W> => ({
  kr: files.kr[key],
  en: files.en[key],
  cn: files.cn[key],
  jp: files.jp[key],
});

/**
 * Turns one file of words for each language (`locales/<language>/…`) into one entry for each key. A key that one of the
 * languages lacks is a compile error. The mark lets the build drop words that a page does not use.
 */
export const inEveryLanguage = /* @__NO_SIDE_EFFECTS__ */ <K extends string, W>(
  files: Record<Language, Record<K, W>>,
) =>
  Object.fromEntries((Object.keys(files.kr) as K[]).map((key) => [key, entryOf(files, key)])) as Record<
    K,
    Record<Language, W>
  >;

type WordTree = { [key: string]: string | WordTree };
type Translated<T> = { [K in keyof T]: T[K] extends string ? Translations : Translated<T[K]> };

/** Does the same for a file with groups of words. The Korean file says which keys there are. */
export const wordTree = /* @__NO_SIDE_EFFECTS__ */ <T extends WordTree>(
  files: { kr: T } & Record<Exclude<Language, 'kr'>, NoInfer<T>>,
) => translated(files) as Translated<T>;

const translated = (files: Record<Language, WordTree>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inEveryLanguage(files)).map(([key, words]) => [key, isGroup(words) ? translated(words) : words]),
  );

const isGroup = (words: Record<Language, string | WordTree>): words is Record<Language, WordTree> =>
  typeof words.kr === 'object';

/** Puts values in the place of `{{name}}`. A value is never read as a template itself. */
export const fillIn = (template: string, values: Record<string, string | number>) =>
  template.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value for {{${name}}}`);
    return String(value);
  });
