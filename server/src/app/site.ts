import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageOf, TAG_OF } from '@ieum/contract';
import type { FastifyInstance } from 'fastify';
import { fail } from '../kit/fail.ts';
import type { Operator } from '../kit/settings.ts';
import { readStaticFiles, type StaticFile, type StaticFiles, sendStaticFile, staticFile } from '../kit/static-files.ts';

export type SiteOptions = {
  /** The built app; in development another server stands in front and has it. */
  webFolder?: string;
  /** Documents that are shown in frames, one file per language. */
  htmlFolder: string;
  operator: Operator;
};

/** Here an unknown address is an error, never the app: a cache or a scanner would be misled. */
const RESERVED = /^\/(api|locales|html|assets)(\/|$)/;
const TERMS = '/html/service-terms.html';

/** Everything that a browser gets besides the API, from memory. */
export const mountSite = (server: FastifyInstance, { webFolder, htmlFolder, operator }: SiteOptions) => {
  const files = webFolder ? withLocaleAliases(readStaticFiles(webFolder)) : new Map<string, StaticFile>();
  const app = webFolder ? appPage(files, operator) : undefined;
  const terms = new Map(LANGUAGES.map((language) => [language, termsPage(htmlFolder, language)]));

  server.get('/*', (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?');
    if (path === TERMS) return sendStaticFile(termsFor(terms, query), request, reply);
    const file = path === '/index.html' ? app : files.get(path);
    if (file) return sendStaticFile(file, request, reply);
    return app && !RESERVED.test(path) ? sendStaticFile(app, request, reply) : fail('request.not_found');
  });
};

/** `/locales/ko/…` is the same file as `/locales/kr/…`. */
const withLocaleAliases = (files: StaticFiles): StaticFiles => {
  const aliases = [...files].flatMap(([path, file]): [string, StaticFile][] => {
    const [, name, rest] = /^\/locales\/(\w+)(\/.*)$/.exec(path) ?? [];
    const language = LANGUAGES.find((one) => one === name);
    return language ? [[`/locales/${TAG_OF[language]}${rest}`, file]] : [];
  });
  return new Map([...aliases, ...files]);
};

/** The app's page with the operator's details in it, so that the footer needs no call. */
const appPage = (files: StaticFiles, operator: Operator) => {
  const page = files.get('/index.html');
  if (!page) throw new Error('The built app has no index.html.');
  const details = JSON.stringify(operator).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  const html = page.body.toString().replace(/(<meta name="ieum-operator" content=)(""|'')/, () => {
    return `<meta name="ieum-operator" content="${details}"`;
  });
  return staticFile('/index.html', Buffer.from(html));
};

const termsPage = (folder: string, language: Language) => {
  const body = readFileSync(join(folder, `service-terms.${language}.html`));
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return staticFile(TERMS, body, {
    // Framed by the app alone; it has no script, and none could run.
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'`,
  });
};

const termsFor = (terms: Map<Language, StaticFile>, query: string): StaticFile => {
  const language = languageOf(new URLSearchParams(query).get('lng') ?? '') ?? DEFAULT_LANGUAGE;
  return terms.get(language) ?? fail('request.not_found');
};
