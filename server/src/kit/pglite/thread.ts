import { Worker } from 'node:worker_threads';
import type { Result } from './engine.ts';
import { type DatabaseErrorFields, databaseError, endsSession, errorOf, fieldsOf } from './errors.ts';
import { compilePglite, type PgliteModule } from './module.ts';
import type { OnDeath, Session } from './pool.ts';

export type WorkerInput = { folder: string; module: PgliteModule };
export type ToWorker = 'close' | { text: string; parameters: readonly unknown[] };
export type FromWorker = { done: Result | null } | { failed: DatabaseErrorFields };

type Options = {
  folder: string;
  openMs: number;
  /** Called once, when the thread ends without being asked to. */
  onDeath: OnDeath;
};

const CLOSE_MS = 30_000;
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js', import.meta.url);

/** PGlite in a thread of its own: in ours, a heavy query would stop every request. */
export const openThread = async ({ folder, openMs, onDeath }: Options): Promise<Session> => {
  const workerData: WorkerInput = { folder, module: await compilePglite() };
  const worker = new Worker(SCRIPT, { workerData, name: 'pglite' });
  const line = lineTo(worker);
  await line.ask(undefined, openMs).catch(async (error) => {
    await worker.terminate();
    throw error;
  });
  line.onEnd((error) => onDeath(error, worker.terminate()));
  return {
    run: async (text, parameters, limitMs) => {
      const result = await line.ask({ text, parameters }, limitMs);
      if (!result) throw databaseError('the database gave no result', '57P02');
      return result;
    },
    close: async () => {
      line.onEnd(() => undefined);
      // Whatever goes wrong here, the log on disk holds every commit.
      await line.ask('close', CLOSE_MS).catch(() => undefined);
      await worker.terminate();
    },
  };
};

type Waiting = { resolve: (result: Result | null) => void; reject: (error: Error) => void };

/** One question at a time; after the end, each gets the error that ended it. */
const lineTo = (worker: Worker) => {
  let waiting: Waiting | undefined;
  let ended: Error | undefined;
  let tell: (error: Error) => void = () => undefined;

  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    waiting?.reject(error);
    tell(error);
  };
  worker.on('message', (message: FromWorker | object) => {
    if ('done' in message) return waiting?.resolve(message.done);
    // Under `node --watch` the runtime sends messages of its own over the same line.
    if (!('failed' in message)) return;
    const error = errorOf(message.failed);
    if (endsSession(message.failed)) end(/^(57|53)/.test(error.code ?? '') ? error : crash(error));
    else waiting?.reject(error);
  });
  worker.on('error', (error) => end(crash(error)));
  worker.on('exit', () => end(databaseError('the database has ended', '57P01')));

  const ask = async (message: ToWorker | undefined, limitMs: number) => {
    if (ended) throw errorOf(fieldsOf(ended));
    const { promise, resolve, reject } = Promise.withResolvers<Result | null>();
    waiting = { resolve, reject };
    // `statement_timeout` does nothing in PGlite: a query that is over its time takes the thread with it.
    const overdue = () => end(databaseError(`the database took longer than ${limitMs} ms`, '57014'));
    const timer = Number.isFinite(limitMs) ? setTimeout(overdue, limitMs) : undefined;
    try {
      if (message) worker.postMessage(message);
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting = undefined;
    }
  };
  return {
    ask,
    onEnd: (listener: (error: Error) => void) => {
      tell = listener;
    },
  };
};

const crash = (error: Error) => databaseError(`the database crashed: ${error.message}`, '57P02');
