import type { IncomingHttpHeaders } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  type Language,
  languageIn,
  languageInCookie,
  languageOfBrowser,
  OPERATOR_FIELDS,
  operatorMark,
} from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import type { StaticFiles } from '../kit/files/static-files.ts';
import type { Operator } from '../kit/settings.ts';

const FOLDER = '/painted/';

/** Headers of a request on which the choice of a painted page depends. */
export const PAINTED_VARY = 'accept-encoding, accept-language, cookie';

/** True for a page that the build has painted: it is sent under the address of the page, never under its own. */
export const isPaintedFile = (path: string) => path.startsWith(FOLDER);

/** Returns the sign-in page in each language. There is none if the build has painted none. */
export const readPaintedPages = (files: StaticFiles) =>
  new Map(
    LANGUAGES.flatMap((language): [Language, string][] => {
      const file = files.get(`${FOLDER}signin.${language}.html`);
      return file ? [[language, file.body.toString()]] : [];
    }),
  );

/**
 * Returns the language of the painted page for a request, or undefined if there is none for its address. The order is
 * that of S9.3, as far as a request tells it; nothing is stored. The program knows what the browser has stored, and
 * draws the page again if that differs.
 */
export const paintedLanguage = (path: string, query: string, headers: IncomingHttpHeaders): Language | undefined => {
  if (path !== accountPaths.signIn()) return undefined;
  const [spoken = ''] = (headers['accept-language'] ?? '').split(/[,;]/);
  return (
    languageIn(new URLSearchParams(query).get(LANGUAGE_PARAMETER)) ??
    languageInCookie(headers.cookie ?? '') ??
    (spoken.trim() ? languageOfBrowser(spoken) : DEFAULT_LANGUAGE)
  );
};

/**
 * Replaces the marks that the build has left in the footer by the operator's details. A detail that is not set goes
 * with its label, and without a name the whole line goes: the program draws the footer in the same way.
 */
export const withOperator = (page: string, operator: Operator) => {
  if (!isSet(operator.name)) return page.replace(LINE, '');
  return OPERATOR_FIELDS.reduce((html, field) => {
    const value = operator[field];
    const mark = operatorMark(field);
    return html.replace(SPANS, (span) => {
      if (!span.includes(mark)) return span;
      return isSet(value) ? span.replace(mark, () => escaped(value)) : '';
    });
  }, page);
};

const SPANS = /<span>(?:(?!<\/?span).)*<\/span>/gs;
const LINE = new RegExp(`<div[^>]*><span>${operatorMark('name').replace(/[{}.]/g, '\\$&')}.*?</div>`, 's');

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** The brace too: a name must not look like another mark. */
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '{': '&#123;',
};
const escaped = (text: string) => text.replace(/[&<>"'{]/g, (character) => ESCAPES[character] ?? character);
