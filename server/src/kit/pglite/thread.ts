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
  /** Called once, if the thread ends without a request to do so. */
  onDeath: OnDeath;
};

const CLOSE_MS = 30_000;
const SCRIPT = new URL(import.meta.url.endsWith('.ts') ? './pglite-worker.ts' : './pglite-worker.js', import.meta.url);

/** Runs PGlite in its own thread: in ours, a heavy query would stop every request. */
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
      // The log on disk has every commit, whatever goes wrong here.
      await line.ask('close', CLOSE_MS).catch(() => undefined);
      await worker.terminate();
    },
  };
};

type Waiting = { resolve: (result: Result | null) => void; reject: (error: Error) => void };

/** Sends one question at a time; after the end, each question gets the error that ended the thread. */
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
    // Under `node --watch` the runtime sends its own messages over the same channel.
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
    // `statement_timeout` does nothing in PGlite: a query over its time ends the thread.
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
