import { Worker } from 'node:worker_threads';

type Cost = { memoryCost: number; timeCost: number; parallelism: number };
export type HashTask = { password: string; cost: Cost } | { password: string; passwordHash: string };
export type HashOutcome = { done: string | boolean } | { failed: string };

const SOURCE = import.meta.url.endsWith('.ts');
const SCRIPT = new URL(SOURCE ? './hash-worker.ts' : './hash-worker.js', import.meta.url);

/** Computes a hash, or compares with one. */
export type Hasher = {
  hash: (password: string, cost: Cost) => Promise<string>;
  verify: (passwordHash: string, password: string) => Promise<boolean>;
};

type Waiting = { resolve: (outcome: HashOutcome) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Waiting[] };

/**
 * Computes hashes in threads of their own, which give way to all other work. Each computes one at a time, in the order
 * in which they came. The next ones wait in the thread itself, so that it does not wait for this one between two
 * hashes. A thread starts when all others are busy.
 */
export const createHashThreads = (atOnce: number, script = SCRIPT): Hasher => {
  let threads: Thread[] = [];

  const start = () => {
    const worker = new Worker(script, { name: 'hash' });
    const thread: Thread = { worker, waiting: [] };
    const end = (error: unknown) => {
      threads = threads.filter((other) => other !== thread);
      const reason = error instanceof Error ? error : new Error('the hashing thread has ended');
      for (const { reject } of thread.waiting.splice(0)) reject(reason);
    };
    worker.on('error', end).on('exit', end);
    worker.on('message', (outcome: HashOutcome) => {
      thread.waiting.shift()?.resolve(outcome);
      // A process may end while a thread is idle, but not while somebody waits for a hash.
      if (thread.waiting.length === 0) worker.unref();
    });
    threads.push(thread);
    return thread;
  };

  const leastBusy = () => {
    const [first] = threads.toSorted((one, other) => one.waiting.length - other.waiting.length);
    const isIdle = first?.waiting.length === 0;
    return first && (isIdle || threads.length >= atOnce) ? first : start();
  };

  const run = async (task: HashTask) => {
    const { worker, waiting } = leastBusy();
    const outcome = await new Promise<HashOutcome>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.ref();
      worker.postMessage(task);
    });
    if ('failed' in outcome) throw new Error(outcome.failed);
    return outcome.done;
  };

  return {
    hash: async (password, cost) => String(await run({ password, cost })),
    verify: async (passwordHash, password) => (await run({ password, passwordHash })) === true,
  };
};
