import { readFileSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

let server: ViteDevServer;
let url = '';

beforeAll(async () => {
  const quiet = { logLevel: 'silent', optimizeDeps: { noDiscovery: true } } as const;
  const at = { port: 0, host: '127.0.0.1', hmr: false, watch: null } as const;
  server = await createServer({ root: 'web', ...quiet, server: at });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(() => server.close());

it('S7.7 collects missing keys in development', async () => {
  const key = `unheard.${crypto.randomUUID()}`;
  const body = JSON.stringify({ [key]: '' });
  const { status } = await fetch(`${url}/locales/add/ko/common`, { method: 'POST', body });
  expect(status).toBe(204);
  const collected = JSON.parse(readFileSync('node_modules/.cache/ieum/missing-keys.json', 'utf8'));
  expect(collected['kr/common']).toContain(key);
});

it('S9.3 answers the tags in development as well', async () => {
  const read = async (name: string) => (await fetch(`${url}/locales/${name}/common.json`)).json();
  expect(await read('ko')).toEqual(await read('kr'));
  expect(await read('ja')).toEqual(await read('jp'));
});

it('28.7 joins the words of several namespaces in development as well', async () => {
  const read = async (file: string) => (await fetch(`${url}/locales/ja/${file}.json`)).json();
  expect(await read('account+shell')).toEqual({ account: await read('account'), shell: await read('shell') });
});
