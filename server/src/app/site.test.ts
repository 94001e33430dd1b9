import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readTerms } from '../account/terms/terms.ts';
import { createServer } from '../kit/http/server.ts';
import { createLog } from '../kit/log.ts';
import { mountSite } from './site.ts';
import type { SiteFacts } from './site-facts.ts';
import { messages } from './slices.ts';

const folder = mkdtempSync(join(tmpdir(), 'ieum-site-'));
const put = (path: string, body: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), body);
};
put('index.html', '<!doctype html><meta name="ieum-operator" content="" /><title>app</title>');
put('assets/app-1a2b.js', 'script');
put('assets/app-1a2b.js.br', 'compressed by the build');
const LINE =
  '<div class="d"><span>{operator.name}</span><span>T<!-- --> <!-- -->{operator.phone}</span><span>M<!-- --> <!-- -->{operator.email}</span></div>';
for (const name of ['kr', 'en', 'cn', 'jp']) {
  for (const words of ['common', 'home']) put(`locales/${name}/${words}.json`, JSON.stringify({ name }));
  put(`painted/signin.${name}.html`, `<meta name="ieum-operator" content="" /><i>painted ${name}</i>${LINE}<b>end</b>`);
}

const server = createServer(messages, { log: createLog('silent'), isBehindTls: false });
const operator = {
  name: '이음 "주식회사" <b>',
  representative: undefined,
  businessNumber: undefined,
  address: undefined,
  phone: undefined,
  email: undefined,
};
const terms = readTerms('server/html/service-terms');
const clock = () => new Date('2026-11-15T00:00:00Z');
let facts: SiteFacts = { operator, isMailSent: true };
mountSite(server, { webFolder: folder, terms, facts: () => facts, clock, isBehindTls: false });
afterAll(() => server.close());

it('answers a browser that comes over the network as it answers the framework', async () => {
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const paths = ['/assets/app-1a2b.js', '/locales/ko/common.json', '/index.html', '/whatever', '/auth/signin'];
  const { etag = '' } = (await server.inject('/assets/app-1a2b.js')).headers;
  for (const path of paths) {
    for (const more of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }, { 'if-none-match': etag }]) {
      const expected = await server.inject({ url: path, headers: more });
      const { status, headers, body } = await overNetwork(address + path, more);
      expect([path, status, body.length]).toEqual([path, expected.statusCode, expected.rawPayload.length]);
      const { date: _, connection: __, 'keep-alive': ___, ...sent } = headers;
      const { date: ____, connection: _____, ...wanted } = expected.headers;
      expect(sent).toEqual(wanted);
    }
  }
});

/** Does not use `fetch`, which unpacks the body. */
const overNetwork = (url: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    }).on('error', reject);
  });

it('gives the app at any other address, with the operator in it', async () => {
  for (const url of ['/', '/whatever', '/factory/new?x=1', '/apiary', '/idle', '/user-guide', '/index.html']) {
    const { statusCode, headers, body } = await server.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('content="{&quot;name&quot;:&quot;이음 \\&quot;주식회사\\&quot; &lt;b>&quot;}"');
    expect(headers['cache-control']).toBe('no-cache');
  }
});

it('23.18 23.20 tells each page what is set up at that moment, and nothing of mail where it leaves', async () => {
  const before = await server.inject('/');
  expect(before.body).not.toContain('ieum-mail');
  facts = { operator: { ...operator, name: '새 운영사' }, isMailSent: false };
  const after = await server.inject('/');
  expect(after.body).toContain('{&quot;name&quot;:&quot;새 운영사&quot;}');
  expect(after.body).toContain('<meta name="ieum-mail" content="{&quot;isKept&quot;:true}" />');
  expect(after.headers.etag).not.toBe(before.headers.etag);
  facts = { operator, isMailSent: true };
  expect((await server.inject('/')).body).toBe(before.body);
});

describe('28.7 the painted sign-in page', () => {
  const ask = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
  const paintedAt = async (...asked: Parameters<typeof ask>) => /painted (\w+)/.exec((await ask(...asked)).body)?.[1];

  it.each([
    ['/auth/signin?lng=ja', 'i18next=en', 'zh-CN', 'jp'],
    ['/auth/signin?lng=xx', 'a=b; i18next=en', 'zh-CN', 'en'],
    ['/auth/signin', 'i18next=nothing', 'zh-CN,ko;q=0.9', 'cn'],
    ['/auth/signin', '', 'fr-FR,ko;q=0.9', 'en'],
    ['/auth/signin', '', '', 'kr'],
  ])('S9.3 is chosen for %s by address, cookie "%s" and browser "%s": %s', async (url, cookie, spoken, language) => {
    expect(await paintedAt(url, { cookie, 'accept-language': spoken })).toBe(language);
  });

  it('depends on what a shared cache must know, writes no cookie, and has no other address', async () => {
    const { headers } = await ask('/auth/signin');
    expect(headers.vary).toBe('accept-encoding, accept-language, cookie');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toBe((await ask('/')).headers['content-security-policy']);
    expect((await ask('/painted/signin.kr.html')).statusCode).toBe(404);
    for (const url of ['/', '/auth/signup', '/auth/signin/x']) expect(await paintedAt(url)).toBeUndefined();
  });

  it('shows the operator as text, without what is not set, and follows a change', async () => {
    const before = facts;
    facts = { operator: { ...operator, name: 'A & <B> {operator.email}', email: "o'b@x.kr" }, isMailSent: true };
    const { body } = await ask('/auth/signin');
    expect(body).toContain(
      '<div class="d"><span>A &amp; &lt;B&gt; &#123;operator.email}</span><span>M<!-- --> <!-- -->o&#39;b@x.kr</span></div><b>end</b>',
    );
    facts = { operator: { ...operator, name: ' ', email: 'a@x.kr' }, isMailSent: true };
    expect((await ask('/auth/signin')).body).toContain('</i><b>end</b>');
    facts = before;
  });

  it('is not used for the demo, whose people only the program shows', async () => {
    const demo = createServer(messages, { log: createLog('silent'), isBehindTls: false });
    const people = { madeOn: '2026-11-15', password: 'x', accounts: [] };
    mountSite(demo, { webFolder: folder, terms, facts: () => facts, clock, isBehindTls: false, demo: people });
    expect((await demo.inject('/auth/signin')).body).toContain('<title>app</title>');
    await demo.close();
  });
});

it('S9.3 28.7 answers the tags ko, zh and ja with the files of kr, cn and jp, one or several', async () => {
  const nameAt = async (url: string) => (await server.inject(url)).json().name;
  expect(await nameAt('/locales/kr/common.json')).toBe('kr');
  expect(await nameAt('/locales/ko/common.json')).toBe('kr');
  expect(await nameAt('/locales/zh/common.json')).toBe('cn');
  expect(await nameAt('/locales/ja/common.json')).toBe('jp');
  expect((await server.inject('/locales/ja/common+home.json')).json()).toHaveProperty('home.name', 'jp');
});

it('S9.3 never answers the app under /api, /locales, /html and /assets', async () => {
  const unknown = [
    '/api',
    '/api/x',
    '/locales/kr/none.json',
    '/locales/xx/common.json',
    '/html/x.html',
    '/assets/x.js',
  ];
  for (const url of [...unknown, '/locales', '/html/']) {
    const { statusCode, body } = await server.inject(url);
    expect([url, statusCode]).toEqual([url, 404]);
    expect(JSON.parse(body).result).toMatchObject({ code: 'request.not_found' });
  }
});

it('S9.3 23.8 answers 404 and no page where an identifier of an export, a program or a scanner asks', async () => {
  const company = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3c40';
  const unknown = [
    '/id',
    `/id/factory/${company}`,
    `/id/company/${company}`,
    `/id/flow/${company}/in`,
    '/id/standard/ISO%209001',
    '/%69d/x',
    `/credentials/dfr/${company}-r3`,
    `/credentials/dte/${company}-1763164800000`,
    '/.well-known/did.json',
    '/.well-known/openid-configuration',
    // Address that belongs to a `did:web:host:company:…` of an export.
    `/company/${company}/did.json`,
    '/metrics',
    '/metrics/',
    '/healthz/x',
    '/readyz/x',
    '/user/signin',
    '/user/nobody',
    '/.env',
    '/.git/config',
    '/robots.txt',
    '/favicon.ico',
    '/wp-login.php',
    '/factory/export.xlsx',
  ];
  for (const method of ['GET', 'HEAD', 'POST'] as const) {
    for (const url of unknown) {
      const { statusCode, headers, body } = await server.inject({ method, url });
      expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8']);
      if (method !== 'HEAD') expect(JSON.parse(body).result).toMatchObject({ code: 'request.not_found' });
    }
  }
});

it('S7.7 has no path that adds keys', async () => {
  const { statusCode } = await server.inject({ method: 'POST', url: '/locales/add/kr/common', payload: { a: 'b' } });
  expect(statusCode).toBe(404);
});

it('S7.6 serves the terms in the language asked for, framed by the app alone, without script', async () => {
  for (const [lng, tag] of [
    ['kr', 'ko'],
    ['ko-KR', 'ko'],
    ['en', 'en'],
    ['zh', 'zh'],
    ['jp', 'ja'],
    ['xx', 'ko'],
  ]) {
    const { statusCode, headers, body } = await server.inject(`/html/service-terms.html?lng=${lng}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${tag}">`);
    expect(body).toMatch(/id="service".*id="privacy"/s);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'self'$/,
    );
  }
});

it('S7.6 serves the current version, and each other one by its name', async () => {
  const [first = '', second = ''] = terms.versions;
  const dayOf = async (query: string) => {
    const { body } = await server.inject(`/html/service-terms.html?lng=en${query}`);
    return /<time datetime="([\d-]+)">/.exec(body)?.[1];
  };
  expect(await dayOf('')).toBe(first);
  expect(await dayOf(`&version=${first}`)).toBe(first);
  expect(await dayOf(`&version=${second}`)).toBe(second);
  expect((await server.inject('/html/service-terms.html?version=2020-01-01')).statusCode).toBe(404);
});

it('sends what the browser can unpack, and nothing twice', async () => {
  const ask = (headers: Record<string, string>) => server.inject({ url: '/', headers });
  const plain = (await ask({})).rawPayload;
  expect(brotliDecompressSync((await ask({ 'accept-encoding': 'gzip, br' })).rawPayload)).toEqual(plain);
  expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).rawPayload)).toEqual(plain);
  const etag = String((await ask({})).headers.etag);
  expect(await ask({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' });
});

it('lets hashed files be kept for ever, compressed as the build left them', async () => {
  const { headers, body } = await server.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  expect(body).toBe('compressed by the build');
});

it('answers HEAD like GET without a body', async () => {
  expect(await server.inject({ method: 'HEAD', url: '/whatever' })).toMatchObject({ statusCode: 200, body: '' });
});
