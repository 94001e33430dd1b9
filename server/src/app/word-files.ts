import { joinWords, LANGUAGES, namespacesIn, TAG_OF } from '@ieum/contract';
import { type StaticFile, type StaticFiles, staticFile, uncompressedFile } from '../kit/files/static-files.ts';

const FOLDER = '/locales/';
const KEPT = 100;

/** `/locales/ko/…` is the same file as `/locales/kr/…`. */
export const withLocaleAliases = (files: StaticFiles): StaticFiles => {
  const aliases = [...files].flatMap(([path, file]): [string, StaticFile][] => {
    const [, name, rest] = /^\/locales\/(\w+)(\/.*)$/.exec(path) ?? [];
    const language = LANGUAGES.find((language) => language === name);
    return language ? [[`${FOLDER}${TAG_OF[language]}${rest}`, file]] : [];
  });
  return new Map([...aliases, ...files]);
};

/**
 * Answers `/locales/kr/account+shell.json` with the words of both namespaces, so that a page asks once for all its
 * words. The first hundred sets are compressed and kept. A stranger can ask for any set, and to compress a large one takes
 * 13 ms: all others are sent as they are.
 */
export const joinedWordFiles = (files: StaticFiles) => {
  const made = new Map<string, StaticFile>();
  return (path: string): StaticFile | undefined => {
    const known = made.get(path);
    if (known) return known;
    const words = joinedAt(files, path);
    if (!words) return undefined;
    if (made.size >= KEPT) return uncompressedFile(path, words);
    const file = staticFile(path, words);
    made.set(path, file);
    return file;
  };
};

const joinedAt = (files: StaticFiles, path: string) => {
  if (!path.startsWith(FOLDER)) return undefined;
  const [name = '', file = '', ...rest] = path.slice(FOLDER.length).split('/');
  const language = LANGUAGES.find((language) => language === name || TAG_OF[language] === name);
  if (!language || rest.length > 0) return undefined;
  const textOf = (namespace: string) => files.get(`${FOLDER}${language}/${namespace}.json`)?.body.toString();
  const words = joinWords(namespacesIn(file), textOf);
  return words === undefined ? undefined : Buffer.from(words);
};
