import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { joinWords, LANGUAGES, type Language, languageOf, namespacesIn } from '@ieum/contract';
import type { Plugin } from 'vite';

const LOCALES = join(import.meta.dirname, '../../locales');
const MISSING = join(import.meta.dirname, '../../node_modules/.cache/ieum/missing-keys.json');
const ADD = /^\/locales\/add\/([a-z-]+)\/([a-z-]+)$/i;
const FILE = /^\/locales\/([a-z-]+)\/([a-z+-]+\.json)/i;

/** The server's words are in the same tree and never reach a browser. */
const pathOf = (language: Language, file: string) => join(LOCALES, language, 'interface', file);

/** Returns the words of one namespace, or of several that a file name joins. */
export const readWordFile = (language: Language, file: string) => {
  const textOf = (name: string) => {
    const path = pathOf(language, name);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
  return textOf(file) ?? joinWords(namespacesIn(file), (namespace) => textOf(`${namespace}.json`));
};

/**
 * Provides the interface's words at `/locales/{lng}/{ns}.json`. In development, tags are aliases of the names, and a
 * route collects missing keys (S7.7).
 */
export const localeRoutes = (): Plugin => ({
  name: 'ieum-locale-routes',
  generateBundle() {
    for (const language of LANGUAGES)
      for (const file of readdirSync(join(LOCALES, language, 'interface')))
        this.emitFile({
          type: 'asset',
          fileName: `locales/${language}/${file}`,
          source: readFileSync(pathOf(language, file)),
        });
  },
  configureServer: ({ middlewares, config }) => {
    middlewares.use(async (request, response, next) => {
      const url = request.url ?? '';
      const [, added, namespace] = ADD.exec(url) ?? [];
      if (request.method === 'POST' && added && namespace) {
        const keys = Object.keys(JSON.parse(await bodyOf(request)));
        collect(`${languageOf(added) ?? added}/${namespace}`, keys);
        config.logger.warn(`missing in ${added}/${namespace}: ${keys.join(', ')}`);
        response.writeHead(204).end();
        return;
      }
      const [, language, file] = FILE.exec(url) ?? [];
      const name = language && languageOf(language);
      const words = name && file && readWordFile(name, file);
      if (!words) return next();
      response.writeHead(200, { 'content-type': 'application/json' }).end(words);
    });
  },
});

const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
};

const collect = (place: string, keys: string[]) => {
  const known = readMissing();
  known[place] = [...new Set([...(known[place] ?? []), ...keys])].sort();
  mkdirSync(dirname(MISSING), { recursive: true });
  writeFileSync(MISSING, JSON.stringify(known, null, 2));
};

const readMissing = (): Record<string, string[]> => {
  try {
    return JSON.parse(readFileSync(MISSING, 'utf8'));
  } catch {
    return {};
  }
};
