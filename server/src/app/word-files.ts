import { joinWords, LANGUAGES, namespacesIn, TAG_OF } from '@ieum/contract';
import { type StaticFile, type StaticFiles, staticFile } from '../kit/files/static-files.ts';

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
 * words. A file is made when it is asked for. Few are kept, because a stranger can ask for any set.
 */
export const joinedWordFiles = (files: StaticFiles) => {
  const made = new Map<string, StaticFile>();
  return (path: string): StaticFile | undefined => {
    const known = made.get(path);
    if (known) return known;
    const file = joinedFile(files, path);
    if (!file) return undefined;
    const [oldest = ''] = made.keys();
    if (made.size >= KEPT) made.delete(oldest);
    made.set(path, file);
    return file;
  };
};

const joinedFile = (files: StaticFiles, path: string) => {
  if (!path.startsWith(FOLDER)) return undefined;
  const [name = '', file = '', ...rest] = path.slice(FOLDER.length).split('/');
  const language = LANGUAGES.find((language) => language === name || TAG_OF[language] === name);
  if (!language || rest.length > 0) return undefined;
  const textOf = (namespace: string) => files.get(`${FOLDER}${language}/${namespace}.json`)?.body.toString();
  const words = joinWords(namespacesIn(file), textOf);
  return words === undefined ? undefined : staticFile(path, Buffer.from(words));
};
