// @vitest-environment happy-dom
import type { ApiRequest } from '@ieum/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '../session/storage.ts';
import { createSend } from './transport.ts';

const writeOf = (key: string, body = '{"a":1}'): ApiRequest => ({
  url: '/api/x',
  method: 'POST',
  headers: { 'idempotency-key': key },
  body,
  isPublic: false,
});

/** Returns a server that answers with these statuses in turn; 0 means no answer at all. */
const serverOf = (...statuses: number[]) => {
  const keys: (string | null)[] = [];
  const send = createSend(async (_, { headers }) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const status = statuses.shift() ?? 200;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  }, vi.fn());
  return { keys, send: (request: ApiRequest) => send(request).catch(() => undefined) };
};

beforeEach(() => localStorage.clear());

it('S8.3 sends a write that got no answer again under its first key', async () => {
  const { keys, send } = serverOf(0, 502, 200, 200);
  for (const key of ['k1', 'k2', 'k3', 'k4']) await send(writeOf(key));
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k4']);
});

it('S8.3 takes whatever was changed meanwhile for something new', async () => {
  const { keys, send } = serverOf(0, 200);
  await send(writeOf('k1'));
  await send(writeOf('k2', '{"a":2}'));
  expect(keys).toEqual(['k1', 'k2']);
});

it('S8.3 gives two presses of a button one key', async () => {
  const { keys, send } = serverOf();
  await Promise.all([send(writeOf('k1')), send(writeOf('k2'))]);
  expect(keys).toEqual(['k1', 'k1']);
});

it('S8.3 takes a write for a new one when another was sent in between', async () => {
  const on = '{"isGranted":true}';
  const off = '{"isGranted":false}';
  for (const between of [200, 0]) {
    const { keys, send } = serverOf(0, between);
    await send(writeOf('k1', on));
    await send(writeOf('k2', off));
    await send(writeOf('k3', on));
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  }
});

it('S8.3 takes it for a new one after a file or a public call, too', async () => {
  const file: ApiRequest = { ...writeOf('k2'), body: new FormData() };
  for (const between of [file, { ...writeOf('k2'), isPublic: true }]) {
    const { keys, send } = serverOf(0, 200);
    await send(writeOf('k1'));
    await send(between);
    await send(writeOf('k3'));
    expect(keys).toEqual(['k1', 'k2', 'k3']);
  }
});

it('S8.3 is not disturbed by a read in between', async () => {
  const { keys, send } = serverOf(0, 200);
  await send(writeOf('k1'));
  await send({ url: '/api/x', method: 'GET', headers: {}, isPublic: false });
  await send(writeOf('k3'));
  expect(keys).toEqual(['k1', null, 'k1']);
});

it('S8.3 keeps the key when the retry after a refused token got no answer', async () => {
  storeSession('dead.b.c', {}, {});
  const { keys, send } = serverOf(401, 0, 200);
  await send(writeOf('k1'));
  await send(writeOf('k2'));
  expect(keys).toEqual(['k1', 'k1', 'k1']);
});
