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
 * languages lacks is a compile error.
 */
export const inEveryLanguage = <K extends string, W>(files: Record<Language, Record<K, W>>) =>
  Object.fromEntries((Object.keys(files.kr) as K[]).map((key) => [key, entryOf(files, key)])) as Record<
    K,
    Record<Language, W>
  >;

/** Puts values in the place of `{{name}}`. A value is never read as a template itself. */
export const fillIn = (template: string, values: Record<string, string | number>) =>
  template.replace(/{{(\w+)}}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`there is no value for {{${name}}}`);
    return String(value);
  });
