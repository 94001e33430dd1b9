import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createHashThreads } from './hash-threads.ts';

const LITTLE = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };
const THREADS = '/proc/self/task';
/** Position of the niceness after the name of the thread, which is in brackets and may contain blanks. */
const NICENESS = 16;

const niceThreads = () =>
  readdirSync(THREADS).filter((thread) => {
    const stat = statOf(thread);
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[NICENESS]) > getPriority();
  });

/** A thread of another test may end meanwhile. */
const statOf = (thread: string) => {
  try {
    return readFileSync(`${THREADS}/${thread}/stat`, 'utf8');
  } catch {
    return '';
  }
};

const addedTo = (before: string[]) => niceThreads().filter((thread) => !before.includes(thread));

describe('createHashThreads', () => {
  it('28.8 makes hashes that others can check, and checks those of others', async () => {
    const threads = createHashThreads(1);
    expect(await verify(await threads.hash('correct horse', LITTLE), 'correct horse')).toBe(true);
    const made = await hash('correct horse', LITTLE);
    expect(await threads.verify(made, 'correct horse')).toBe(true);
    expect(await threads.verify(made, 'another')).toBe(false);
  });

  it('28.8 uses a thread again, fails only the caller of a hash that is broken', async () => {
    const before = niceThreads();
    const threads = createHashThreads(1);
    await threads.hash('correct horse', LITTLE);
    await expect(threads.verify('$argon2id$broken', 'correct horse')).rejects.toThrow();
    expect(await threads.verify(await threads.hash('correct horse', LITTLE), 'correct horse')).toBe(true);
    if (process.platform === 'linux') expect(addedTo(before)).toHaveLength(1);
  });

  it('28.8 refuses each hash whose thread cannot start, and starts another thread for the next', async () => {
    const threads = createHashThreads(1, new URL('data:text/javascript,throw new Error("no start")'));
    for (const _ of [1, 2]) await expect(threads.hash('correct horse', LITTLE)).rejects.toThrow('no start');
  });
});

describe.runIf(process.platform === 'linux')('a thread that hashes', () => {
  it('28.8 has a lower priority than the thread that answers requests', async () => {
    const before = niceThreads();
    await createHashThreads(1).hash('correct horse', LITTLE);
    const added = addedTo(before);
    expect(added).toHaveLength(1);
    expect(added).not.toContain(String(process.pid));
  });

  it('28.8 never hashes beside more others than it may, however many wait', async () => {
    const before = niceThreads();
    const threads = createHashThreads(2);
    const made = await Promise.all(Array.from({ length: 10 }, () => threads.hash('correct horse', LITTLE)));
    expect(new Set(made).size).toBe(10);
    expect(addedTo(before)).toHaveLength(2);
  });
});
