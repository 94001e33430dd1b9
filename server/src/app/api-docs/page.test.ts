import { createHash } from 'node:crypto';
import { type Contract, contract, errorsOf } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { escaped } from '../../kit/markup.ts';
import { messages } from '../slices.ts';
import { describeApi } from './openapi.ts';
import { apiDocsPage } from './page.ts';

const world = useWorld();
const endpoints = Object.entries<Contract[string]>(contract);
let page: Promise<{ body: string; headers: Record<string, unknown>; statusCode: number }> | undefined;
/** All tests share one answer: it is a megabyte, and no test changes it. */
const read = () => {
  page ??= world
    .token({})
    .then((token) => world.inject({ url: '/api/docs', headers: { authorization: `Bearer ${token}` } }))
    .then(({ body, headers, statusCode }) => ({ body, headers, statusCode }));
  return page;
};
/** Returns the text between the name of an operation and the next one. */
const sectionOf = (body: string, name: string) => body.split(`<div id="${name}">`)[1]?.split('</details>')[0] ?? '';

describe('/api/docs', () => {
  it('is a page in English that lets in its own style and nothing else', async () => {
    const { body, headers, statusCode } = await read();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toMatch(/^<!doctype html>\n<html lang="en">/);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' });
  });

  it('#22.11 shows nothing of operators to a stranger', async () => {
    const { body } = await world.inject({ url: '/api/docs' });
    expect(body).toContain('<a href="#signIn">');
    expect(body).not.toMatch(/\/api\/admin|#listUsers|#slice-admin/);
  });

  it('has no script, and asks nobody else for anything', async () => {
    const { body } = await read();
    expect(body).not.toMatch(
      /<(script|link|img|iframe|object|embed|form|base)\b|\son\w+=|\sstyle=|javascript:|url\(|@import/i,
    );
    const targets = [...body.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
    expect(targets.filter((target) => !target.startsWith('#') && target !== 'openapi.json')).toEqual([]);
  });

  it.each(endpoints)(
    'shows %s: its address, its fields, what it refuses and how to call it',
    async (name, endpoint) => {
      const { body } = await read();
      const { method, path, input, summary, access } = endpoint;
      const address = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
      expect(body).toContain(
        `<span class="method">${method}</span> <code>${address}</code></h3><span>${escaped(summary)}</span>`,
      );
      expect(body).toContain(`<a href="#${name}">`);
      const section = sectionOf(body, name);
      for (const field of Object.keys(input.shape)) expect(section).toContain(`<code>${field}</code>`);
      for (const code of errorsOf(endpoint)) {
        expect(section).toContain(`<code>${code}</code></td><td data-title="Sentence">${escaped(messages[code].en)}`);
      }
      expect(section).toContain(access === 'public' ? 'Needs no session.' : 'Needs a session');
      expect(section).toContain(`curl -X ${method} &quot;$IEUM_URL/api/`);
    },
  );

  it('takes whatever the contract says for text', () => {
    const odd = { ...contract.getTerms, summary: '<img src=x onerror="alert(1)"> & \'quoted\'' };
    const shown = describeApi({
      slices: { '<b>': { operations: { odd } } },
      examples: {},
      messages,
      server: 'https://x.example/"><i>',
    });
    const page = apiDocsPage(shown);
    expect(page).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;quoted&#39;');
    expect(page).not.toMatch(/<img|<b>|<i>/);
  });

  it('shows what also answers at the root once', async () => {
    const { body } = await read();
    expect(sectionOf(body, 'signIn')).toContain('Also at <code>/user/signin</code>.');
    expect(body.match(/<details>/g)).toHaveLength(endpoints.length);
  });
});
