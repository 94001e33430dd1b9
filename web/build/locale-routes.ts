import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { LANGUAGES, languageOf } from '@ieum/contract';
import type { Plugin } from 'vite';

const MISSING = join(import.meta.dirname, '../../node_modules/.cache/ieum/missing-keys.json');
const ADD = /^\/locales\/add\/([a-z-]+)\/([a-z-]+)$/i;
const FILE = /^\/locales\/([a-z-]+)\/([a-z-]+\.json)/i;

/** Serves, in development only, tags as aliases of the names, and a route that collects missing keys (S7.7). */
export const localeRoutes = (): Plugin => ({
  name: 'ieum-locale-routes',
  apply: 'serve',
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
      if (name && !LANGUAGES.some((known) => known === language)) request.url = `/locales/${name}/${file}`;
      next();
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
