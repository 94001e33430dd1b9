import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type DemoSignIn, type Language, languageOf } from '@ieum/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Terms } from '../account/terms/terms.ts';
import type { Clock } from '../kit/clock.ts';
import {
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
  sendStaticFile,
  serveFilesFirst,
  staticFile,
} from '../kit/files/static-files.ts';
import { fail } from '../kit/http/failure.ts';
import { securityHeaders } from '../kit/http/headers.ts';
import { isPaintedFile, PAINTED_VARY, paintedLanguage, readPaintedPages, withOperator } from './painted-pages.ts';
import type { SiteFacts } from './site-facts.ts';
import { joinedWordFiles, withLocaleAliases } from './word-files.ts';

export type SiteOptions = {
  /** The built app; in development another server delivers it. */
  webFolder?: string;
  /** Called for each page, because an operator may change the facts. */
  facts: () => SiteFacts;
  /** People who can sign in to the demo. */
  demo?: DemoSignIn | undefined;
  terms: Terms;
  clock: Clock;
  isBehindTls: boolean;
};

/**
 * An unknown address with this beginning is an error and never the app: a cache, a scanner, or a program that follows
 * an identifier of an export would be misled. None of the app's own addresses begins like this or looks like a file
 * name.
 */
const RESERVED = /^\/(api|user|locales|html|assets|id|credentials|metrics|healthz|readyz|\.[^/]*)(\/|$)/;
const FILE =
  /\.(json|jsonld|js|mjs|css|map|html?|txt|xml|ico|png|jpe?g|gif|svg|webp|woff2?|webmanifest|pdf|csv|xlsx|zip|php)$/i;
const TERMS = '/html/service-terms.html';

/** Serves everything that a browser gets besides the API, from memory. */
export const mountSite = (server: FastifyInstance, options: SiteOptions) => {
  const { webFolder, terms, clock, isBehindTls } = options;
  const files = webFolder ? withLocaleAliases(readStaticFiles(webFolder)) : new Map<string, StaticFile>();
  const appNow = webFolder ? appPages(files, options) : () => undefined;
  serveFilesFirst(server, withoutPage(files), securityHeaders(isBehindTls));
  const joinedWords = joinedWordFiles(files);
  const termsPages = termsPagesOf(terms);
  const termsFor = (query: string): StaticFile => {
    const parameters = new URLSearchParams(query);
    const language = languageOf(parameters.get('lng') ?? '') ?? DEFAULT_LANGUAGE;
    const version = parameters.get('version') ?? terms.versionAt(clock());
    return termsPages(version, language) ?? fail('request.not_found');
  };

  server.get('/*', (request, reply) => {
    const [path = '/', query = ''] = request.url.split('?');
    if (path === TERMS) return sendStaticFile(termsFor(query), request, reply);
    const file = isApp(path) ? undefined : (files.get(path) ?? joinedWords(path));
    if (file) return sendStaticFile(file, request, reply);
    const app = path === INDEX || isPage(path) ? appNow(path, query, request) : undefined;
    return app ? sendStaticFile(app, request, reply) : fail('request.not_found');
  });
};

const isPage = (path: string) => {
  const decoded = decodeURIComponent(path);
  return !RESERVED.test(decoded) && !FILE.test(decoded);
};

const INDEX = '/index.html';
const isApp = (path: string) => path === INDEX || isPaintedFile(path);

/** The page is sent with the operator's details in it. */
const withoutPage = (files: StaticFiles): StaticFiles => new Map([...files].filter(([path]) => !isApp(path)));

/** Puts the settings into the app's page, so that the footer needs no call; a demo also names its people. */
const appPages = (files: StaticFiles, { facts, demo }: SiteOptions) => {
  const page = files.get(INDEX);
  if (!page) throw new Error('The built app has no index.html.');
  // The demo's sign-in page also shows its people, who are known only here: the program draws it.
  const painted = demo ? new Map<Language, string>() : readPaintedPages(files);
  const index = page.body.toString();
  const made = new Map<Language | undefined, { told: string; file: StaticFile }>();
  return (path: string, query: string, { headers }: FastifyRequest) => {
    const { operator, isMailSent } = facts();
    const mail = isMailSent ? '' : metaOf('ieum-mail', { isKept: true });
    const metas = `${metaOf('ieum-operator', operator)}${mail}${demo ? metaOf('ieum-demo', demo) : ''}`;
    const language = painted.size > 0 ? paintedLanguage(path, query, headers) : undefined;
    const known = made.get(language);
    if (known?.told === metas) return known.file;
    const html = language ? withOperator(painted.get(language) ?? index, operator) : index;
    const body = Buffer.from(html.replace(OPERATOR_META, () => metas));
    const file = staticFile(INDEX, body, language && { vary: PAINTED_VARY });
    made.set(language, { told: metas, file });
    return file;
  };
};

const OPERATOR_META = /<meta name="ieum-operator" content=(""|'')\s*\/?>/;

const metaOf = (name: string, value: object) => {
  const content = JSON.stringify(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<meta name="${name}" content="${content}" />`;
};

/** Finds every version in every language, so that earlier ones stay readable. A page is compressed when it is asked for. */
const termsPagesOf = ({ versions, textOf }: Terms) => {
  const made = new Map<string, StaticFile>();
  return (version: string, language: Language) => {
    if (!versions.includes(version)) return undefined;
    const key = `${version} ${language}`;
    const page = made.get(key) ?? termsPage(textOf(version, language));
    made.set(key, page);
    return page;
  };
};

const termsPage = (body: Buffer) => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body.toString()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return staticFile(TERMS, body, {
    // Only the app may frame it. It has no script, and none could run.
    'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'`,
  });
};
