import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { borrowDatabase } from '../../../test/fixtures/database/databases.ts';
import type { Computed } from './messages.ts';
import { createThreads, type ThreadOptions } from './threads.ts';

const { database, giveBack } = await borrowDatabase();
afterAll(() => giveBack());
const script = pathToFileURL('server/test/fixtures/computing/odd-worker.ts');
const NOW = new Date('2026-11-19T00:00:00Z');
const asked = (operation: string) => ({
  operation,
  actor: undefined,
  sender: { address: '127.0.0.1', userAgent: '', language: 'kr' as const },
  now: NOW,
  input: {},
});
/** Time for a few threads to start on a busy machine. */
const START_MS = 60_000;
const troubles: string[] = [];
const threadsWith = (limits: NonNullable<ThreadOptions['limits']> = {}) => {
  const threads = createThreads({
    script,
    workerData: {},
    execute: (query) => database.kysely.executeQuery(query),
    onTrouble: ({ message }) => troubles.push(message),
    limits,
  });
  afterAll(threads.close);
  return threads;
};
const textOf = ({ content }: Computed) =>
  new TextDecoder().decode('body' in content ? content.body : content.file.bytes);

describe('createThreads', () => {
  const threads = threadsWith();

  it('28.3 answers with the rows of this database, and with nothing that the contract does not list', async () => {
    expect(textOf(await threads.run(asked('readDay')))).toBe(
      JSON.stringify({ result: { data: { day: '2026-11-19', at: NOW.toISOString() } } }),
    );
  });

  it('28.3 passes a refusal on as it is, and an error of the database with its code', async () => {
    await expect(threads.run(asked('refuse'))).rejects.toMatchObject({
      code: 'request.not_found',
      fields: { id: 'unknown' },
      retryAfterS: 7,
    });
    await expect(threads.run(asked('divide'))).rejects.toMatchObject({ code: '22012' });
  });

  it('28.3 returns a file with what is to be recorded of it', async () => {
    const computed = await threads.run(asked('write'));
    expect(textOf(computed)).toBe('a,b\n1,2\n');
    expect(computed.records).toEqual([{ recordId: 'the product', more: undefined }]);
  });

  it('28.3 lets the server go on while a thread computes, and ends what takes too long', async () => {
    const impatient = threadsWith({ computationMs: 1000 });
    const ended: string[] = [];
    const spinning = impatient.run(asked('spin')).catch(({ code }: { code: string }) => ended.push(code));
    const other = await threads.run(asked('readDay'));
    expect(ended).toEqual([]);
    expect(textOf(other)).toContain('2026-11-19');
    await spinning;
    expect(ended).toEqual(['server.too_much']);
  });

  it('28.3 gives a thread up that does not start', async () => {
    const late = threadsWith({ startMs: 1 });
    await expect(late.run(asked('readDay'))).rejects.toThrow('did not start');
    expect(troubles.join()).toContain('did not start');
  });

  it(
    '28.3 ends a thread that has grown large soon, and keeps the others',
    async () => {
      const run = async (some: ReturnType<typeof threadsWith>) => textOf(await some.run(asked('swell')));
      const kept = threadsWith({ largeMb: 1_000, largeIdleMs: 1 });
      const ended = threadsWith({ largeMb: 10, largeIdleMs: 1 });
      const [first, other] = [await run(kept), await run(ended)];
      await expect.poll(() => run(ended), { timeout: START_MS }).not.toBe(other);
      expect(await run(kept)).toBe(first);
    },
    START_MS,
  );

  it('28.3 refuses what takes too much memory, and goes on', async () => {
    const small = threadsWith({ memoryMb: 48, idleMs: 0 });
    await expect(small.run(asked('grow'))).rejects.toMatchObject({ code: 'server.too_much' });
    expect(troubles.join()).toContain('memory');
    // A new thread each time: the first has failed, and the next ends as soon as it is idle.
    for (const _ of [1, 2]) expect(textOf(await small.run(asked('readDay')))).toContain('2026-11-19');
  });
});
