import type { Language } from '@ieum/contract';
import { vi } from 'vitest';
import { readWordFile } from '../build/locale-routes.ts';
import { changeLanguage, i18n, startI18n } from '../src/kit/language/i18n.ts';
import { uploadRequestTo } from './upload-request.ts';

type Answer = { status?: number; data?: unknown; code?: string; fields?: Record<string, string> };
type Call = {
  method: string;
  path: string;
  authorization: string | undefined;
  language?: string | undefined;
  /** Set on calls that the page makes without its user. */
  background?: string | undefined;
  body: unknown;
};
type Server = (call: Call) => Answer | Promise<Answer>;

const SENTENCE = { kr: '한국어 문장', en: 'English sentence', cn: '中文句子', jp: '日本語の文' };

/** Reads the words from the real files and gets the API from the test. Returns every call that was made. */
export const startTestApp = async ({
  language = 'kr',
  server = () => ({}),
}: {
  language?: Language;
  server?: Server;
} = {}) => {
  const calls: Call[] = [];
  skipComputedStyles();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const [, name, file] = /^\/locales\/(\w+)\/(.*)$/.exec(url) ?? [];
    if (name && file) return new Response(readWordFile(name as Language, file));
    const sent = new Headers(init.headers);
    const [authorization, language, background] = ['authorization', 'accept-language', 'x-background'].map(
      (name) => sent.get(name) ?? undefined,
    );
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method: init.method ?? 'GET', path: url, authorization, language, background, body };
    calls.push(call);
    return answerOf(await server(call));
  });
  const upload = uploadRequestTo(async (method, path, form) => {
    const call = { method, path, authorization: undefined, body: Object.fromEntries(form) };
    calls.push(call);
    const answer = answerOf(await server(call));
    return { status: answer.status, text: await answer.text() };
  });
  vi.stubGlobal('XMLHttpRequest', upload);
  localStorage.setItem('i18nextLng', language);
  if (!i18n.isInitialized) await startI18n();
  await changeLanguage(language);
  return calls;
};

const answerOf = ({ status = 200, data = {}, code = 'server.unexpected', fields = {} }: Answer) =>
  Response.json({ result: status < 400 ? { data } : { code, msg: SENTENCE, fields } }, { status });

export const USER = { name: '홍길동', email: 'hong@example.com', businessNumber: '1234567890', role: 'supplier' };

export const signInAs = (user: object = USER) => {
  localStorage.setItem('accessToken', 'a.b.c');
  localStorage.setItem('user', JSON.stringify(user));
};

/** Skips computed styles: these tests do not depend on them, and happy-dom takes seconds to compute them. */
const skipComputedStyles = () => {
  const { happyDOM } = window as { happyDOM?: { settings: { disableComputedStyleRendering: boolean } } };
  if (happyDOM) happyDOM.settings.disableComputedStyleRendering = true;
};
