import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Actor } from './context.ts';
import { createHeavyQueue } from './heavy-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const person = (companyId: string): Actor => ({
  id: 'person',
  sessionId: 'session',
  passwordAt: new Date(),
  role: 'supplier',
  companyId,
  memberRole: 'owner',
});

const setUp = (limits = {}) => {
  const inTurn = createHeavyQueue({ atOnce: 2, waitingOfOne: 2, waiting: 3, waitMs: 1_000, ...limits });
  const started: string[] = [];
  const ends = new Map<string, (isGood: boolean) => void>();
  const ask = (company: string, name: string) => {
    const answer = inTurn(person(company), () => {
      started.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (isGood) => (isGood ? resolve(name) : reject(new Error(`${name} broke`))));
      });
    });
    // Each test looks at the answers that matter to it; the others may fail.
    answer.catch(() => undefined);
    return answer;
  };
  const end = async (name: string, isGood = true) => {
    ends.get(name)?.(isGood);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, started, end };
};

it('28.3 runs two at a time and one of a company; a company that is busy keeps nobody waiting', async () => {
  const { ask, started, end } = setUp();
  ask('wide', 'wide 1');
  ask('wide', 'wide 2');
  ask('small', 'small 1');
  ask('other', 'other 1');
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['wide 1', 'small 1']);
  await end('small 1');
  expect(started).toEqual(['wide 1', 'small 1', 'other 1']);
  await end('wide 1');
  expect(started).toEqual(['wide 1', 'small 1', 'other 1', 'wide 2']);
});

it('28.3 refuses what finds too many of its company or of all before it, and says when to come back', async () => {
  const refused = { code: 'server.busy', retryAfterS: 5 };
  const { ask, started } = setUp();
  for (const name of ['1', '2', '3']) ask('wide', name);
  await expect(ask('wide', '4')).rejects.toMatchObject(refused);
  ask('small', 'small 1');
  ask('small', 'small 2');
  await expect(ask('small', 'small 3')).rejects.toMatchObject(refused);
  await expect(ask('other', 'other 1')).rejects.toMatchObject(refused);
  expect(started).toEqual(['1', 'small 1']);
});

it('28.3 refuses what has waited too long, and gives its place to the next', async () => {
  const { ask, started, end } = setUp({ atOnce: 1 });
  ask('wide', 'first');
  const late = ask('small', 'late');
  late.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(900);
  const patient = ask('other', 'patient');
  await vi.advanceTimersByTimeAsync(100);
  await expect(late).rejects.toMatchObject({ code: 'server.busy' });
  await end('first');
  await end('patient');
  expect(await patient).toBe('patient');
  expect(started).toEqual(['first', 'patient']);
  await vi.advanceTimersByTimeAsync(10_000);
});

it('28.3 gives the turn on after a failure', async () => {
  const { ask, started, end } = setUp({ atOnce: 1 });
  const broken = ask('wide', 'broken');
  const next = ask('wide', 'next');
  await vi.advanceTimersByTimeAsync(0);
  await end('broken', false);
  await expect(broken).rejects.toThrow('broken broke');
  await end('next');
  expect(await next).toBe('next');
  expect(started).toEqual(['broken', 'next']);
});
