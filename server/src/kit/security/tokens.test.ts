import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokens } from './tokens.ts';

const LIFETIME_S = 12 * 60 * 60;
const START = new Date('2026-11-15T00:00:00Z');
const person = (ver: number) => ({ sub: crypto.randomUUID(), sid: crypto.randomUUID(), ver });
const kim = person(1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('read', () => {
  it('28.5 verifies a signature once and gives the same claims each time', async () => {
    const { sign, read } = createTokens('a key for tests, 32 bytes or more');
    const token = await sign(kim);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const _ of [1, 2, 3]) expect(await read(token)).toEqual(kim);
    expect(verify).toHaveBeenCalledTimes(1);
  });

  it('28.5 C2 refuses a token that it has read before from the second in which it ends', async () => {
    const { sign, read } = createTokens('a key for tests, 32 bytes or more');
    const token = await sign(kim);
    vi.setSystemTime(START.getTime() + LIFETIME_S * 1000 - 1);
    expect(await read(token)).toEqual(kim);
    vi.setSystemTime(START.getTime() + LIFETIME_S * 1000);
    expect(await read(token)).toBeUndefined();
  });

  it('28.5 C2 verifies whatever differs from a token that it has read', async () => {
    const { sign, read } = createTokens('a key for tests, 32 bytes or more');
    const token = await sign(kim);
    await read(token);
    const [header, , signature] = token.split('.');
    const [, others = ''] = (await sign({ ...kim, ver: 9 })).split('.');
    for (const forged of [`${header}.${others}.${signature}`, token.slice(0, -1), `${token}A`])
      expect(await read(forged)).toBeUndefined();
  });

  it('28.5 remembers so many tokens, and verifies the others again', async () => {
    const { sign, read } = createTokens('a key for tests, 32 bytes or more', 2);
    const people = [kim, person(2), person(3)];
    const tokens = await Promise.all(people.map(sign));
    for (const token of tokens) await read(token);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const [at, token] of tokens.entries()) expect(await read(token)).toEqual(people[at]);
    expect(verify.mock.calls.length).toBeGreaterThan(0);
    verify.mockClear();
    expect(await read(tokens[2] ?? '')).toEqual(people[2]);
    expect(verify).not.toHaveBeenCalled();
  });
});
