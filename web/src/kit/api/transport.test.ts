// @vitest-environment happy-dom
import type { ApiRequest } from '@ieum/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readToken, storeSession } from '../session/storage.ts';
import { UnreachableError } from './failure.ts';
import { createSend } from './transport.ts';

const READ: ApiRequest = { url: '/api/x', method: 'GET', headers: {}, isPublic: false };
const WRITE: ApiRequest = { ...READ, method: 'POST', headers: { 'idempotency-key': 'k1' }, body: '{"a":1}' };

/** Records each attempt as [token, status]. The server knows one token at a time. */
const tab = (knows: () => string | null, during: (attempt: number) => void = () => {}) => {
  const sent: { token: string | null; init: RequestInit }[] = [];
  const onSessionLost = vi.fn();
  const send = createSend(async (_url, init) => {
    const header = new Headers(init.headers).get('authorization');
    const token = header?.replace('Bearer ', '') ?? null;
    sent.push({ token, init });
    during(sent.length);
    return new Response(null, { status: token !== null && token === knows() ? 200 : 401 });
  }, onSessionLost);
  return { send, sent, onSessionLost };
};

beforeEach(() => localStorage.clear());

it('S7.1 bears the stored token, and no header at all without one', async () => {
  const { send, sent } = tab(() => 'a.b.c');
  await send(READ);
  expect(new Headers(sent[0]?.init.headers).has('authorization')).toBe(false);
  storeSession('a.b.c', {}, {});
  await send(READ);
  expect(sent[1]?.token).toBe('a.b.c');
});

describe('a refused token', () => {
  it('S8.3 clears the session first, then retries once without it, then leaves', async () => {
    storeSession('dead.b.c', {}, {});
    const atRetry: (string | null)[] = [];
    const { send, sent, onSessionLost } = tab(
      () => null,
      () => atRetry.push(readToken()),
    );
    expect((await send(WRITE)).status).toBe(401);
    expect(sent.map(({ token }) => token)).toEqual(['dead.b.c', null]);
    expect(atRetry).toEqual(['dead.b.c', null]);
    expect(onSessionLost).toHaveBeenCalledTimes(1);
  });

  it('of a call that the page made by itself changes nothing: whoever is at work finds out by their own next call', async () => {
    storeSession('dead.b.c', {}, {});
    const { send, sent, onSessionLost } = tab(() => null);
    expect((await send({ ...READ, isBackground: true })).status).toBe(401);
    expect(sent).toHaveLength(1);
    expect(readToken()).toBe('dead.b.c');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('S8.3 repeats method, body and idempotency key', async () => {
    storeSession('dead.b.c', {}, {});
    const { send, sent } = tab(() => null);
    await send(WRITE);
    const [first, second] = sent.map(({ init: { method, body, headers } }) => {
      return { method, body, key: new Headers(headers).get('idempotency-key') };
    });
    expect(second).toEqual(first);
    expect(first).toEqual({ method: 'POST', body: '{"a":1}', key: 'k1' });
  });

  it('S8.3 retries with a newer token and keeps that session', async () => {
    storeSession('old.b.c', {}, {});
    const { send, sent, onSessionLost } = tab(
      () => 'new.b.c',
      (attempt) => attempt === 1 && storeSession('new.b.c', {}, {}),
    );
    expect((await send(READ)).status).toBe(200);
    expect(sent.map(({ token }) => token)).toEqual(['old.b.c', 'new.b.c']);
    expect(readToken()).toBe('new.b.c');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('S8.3 stays when somebody has signed in during the retry', async () => {
    storeSession('old.b.c', {}, {});
    const { send, onSessionLost } = tab(
      () => null,
      (attempt) => attempt === 2 && storeSession('new.b.c', {}, {}),
    );
    expect((await send(READ)).status).toBe(401);
    expect(readToken()).toBe('new.b.c');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('S8.3 never retries a public call and leaves the session alone', async () => {
    storeSession('mine.b.c', {}, {});
    const { send, sent, onSessionLost } = tab(() => null);
    expect((await send({ ...WRITE, isPublic: true })).status).toBe(401);
    expect(sent).toHaveLength(1);
    expect(readToken()).toBe('mine.b.c');
    expect(onSessionLost).not.toHaveBeenCalled();
  });

  it('S8.3 gives other errors to the caller', async () => {
    storeSession('mine.b.c', {}, {});
    const send = createSend(async () => new Response(null, { status: 403 }), vi.fn());
    expect((await send(READ)).status).toBe(403);
    expect(readToken()).toBe('mine.b.c');
  });
});

it('tells apart a server that says no and one that says nothing', async () => {
  const send = createSend(() => Promise.reject(new TypeError('Failed to fetch')), vi.fn());
  await expect(send(READ)).rejects.toBeInstanceOf(UnreachableError);
});
