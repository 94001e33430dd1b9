import { beforeEach, describe, expect, it } from 'vitest';
import { guarded } from '../db/database.ts';
import { createHashThreads, type Hasher } from './hash-threads.ts';
import { createPasswords, hashPassword, isWeaklyHashed } from './passwords.ts';

const seen = { verified: 0 };
const threads = createHashThreads(2);
const hasher: Hasher = {
  hash: threads.hash,
  verify: (...args) => {
    seen.verified += 1;
    return threads.verify(...args);
  },
};
const createWatched = (parallel: number, waitingMax: number) => createPasswords(parallel, waitingMax, hasher);

const settle = async (all: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(all);
  return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'done' : outcome.reason.code));
};
const times = (count: number) => Array.from({ length: count }, (_, at) => at);

beforeEach(() => {
  seen.verified = 0;
});

describe('inLine', () => {
  it('B2 lets so many work and so many wait; whoever comes after that is sent away at once', async () => {
    const { inLine } = createWatched(2, 3);
    const outcomes = await settle(times(8).map(() => inLine(({ hash }) => hash('correct horse'))));
    expect(outcomes).toEqual([...Array(5).fill('done'), ...Array(3).fill('server.unavailable')]);
    await expect(inLine(({ hash }) => hash('correct horse'))).resolves.toMatch(/^\$argon2id/);
  });

  it('says after how long to come back', async () => {
    const { inLine } = createWatched(1, 0);
    const held = inLine(({ hash }) => hash('correct horse'));
    await expect(inLine(({ hash }) => hash('correct horse'))).rejects.toMatchObject({ retryAfterS: 2 });
    await held;
  });

  it('gives its place back when the work fails, every time', async () => {
    const { inLine } = createWatched(1, 1);
    for (const _ of times(5)) {
      await expect(inLine(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      await expect(inLine(({ verify }) => verify('$argon2id$broken', 'x'))).rejects.toThrow();
    }
    await expect(inLine(async () => 'free')).resolves.toBe('free');
  });

  it('keeps the order in which they came', async () => {
    const { inLine } = createPasswords(1, 10);
    const done: number[] = [];
    await Promise.all(times(5).map((at) => inLine(({ hash }) => hash('a')).then(() => done.push(at))));
    expect(done).toEqual([0, 1, 2, 3, 4]);
  });

  it('28.8 refuses to hash inside a transaction', async () => {
    const { inLine } = createWatched(1, 1);
    const inTransaction = guarded((run) => run({} as never));
    await expect(inTransaction(() => inLine(({ hash }) => hash('a')))).rejects.toThrow('hashing inside a transaction');
  });
});

describe('verify', () => {
  it.each([
    ['a hash that fits', () => hashPassword('correct horse'), true],
    ['a hash that does not', () => hashPassword('another'), false],
    ['none', async () => undefined, false],
    ['a mark that is no hash', async () => '-', false],
    ['an empty one', async () => '', false],
  ])('B2 compares exactly once, with %s', async (_, make, isRight) => {
    const { inLine } = createWatched(1, 1);
    const passwordHash = await make();
    expect(await inLine(({ verify }) => verify(passwordHash, 'correct horse'))).toBe(isRight);
    expect(seen.verified).toBe(1);
  });

  it('B2 lets nobody in by the password that nobody has', async () => {
    const { inLine } = createWatched(1, 1);
    expect(await inLine(({ verify }) => verify(undefined, 'nobody'))).toBe(false);
  });
});

describe('isWeaklyHashed', () => {
  it('B1 is true of everything but argon2id with 19 MiB, two passes and one lane', async () => {
    expect(isWeaklyHashed(await hashPassword('correct horse'))).toBe(false);
    for (const weak of ['$argon2id$v=19$m=4096,t=2,p=1$', '$argon2i$v=19$m=19456,t=2,p=1$', '$2b$12$', '-', '']) {
      expect(isWeaklyHashed(weak)).toBe(true);
    }
  });
});
