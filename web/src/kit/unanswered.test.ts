// @vitest-environment happy-dom
import type { ApiRequest } from '@ieum/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSend } from './send.ts';

const writeOf = (key: string, body = '{"a":1}'): ApiRequest => ({
  url: '/api/x',
  method: 'POST',
  headers: { 'idempotency-key': key },
  body,
  isPublic: false,
});

/** A server that answers with these statuses one after the other; 0 is no answer at all. */
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

it('S8.3 forgets what is long past', async () => {
  const { keys, send } = serverOf(...Array(22).fill(0));
  for (let no = 0; no < 21; no++) await send(writeOf(`k${no}`, `{"a":${no}}`));
  await send(writeOf('new', '{"a":0}'));
  expect(keys.at(-1)).toBe('new');
});
