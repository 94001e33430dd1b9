import { Worker } from 'node:worker_threads';
import { CompiledQuery, type QueryResult } from 'kysely';
import { Failure } from '../http/failure.ts';
import type { Asked, Computed, FromThread, Statement, ToThread } from './messages.ts';
import { errorOf, toldOf } from './told-errors.ts';

export type ThreadOptions = {
  script: URL;
  /** Data with which each thread starts. */
  workerData: object;
  /** Runs the statements of a thread that has no connection of its own. */
  execute: (query: CompiledQuery) => Promise<QueryResult<unknown>>;
  /** Called when something fails in a thread that no caller waits for. */
  onTrouble: (error: Error) => void;
  limits?: Partial<Limits>;
};

type Limits = {
  /** Memory of one thread, so that no supply chain takes it from the server. */
  memoryMb: number;
  /** Time for the start of a thread. */
  startMs: number;
  /** Time for one computation. */
  computationMs: number;
  /** Time after which a thread without work ends. */
  idleMs: number;
  /** Memory from which on a thread ends earlier: it gives none of it back while it waits. */
  largeMb: number;
  largeIdleMs: number;
};

const LIMITS: Limits = {
  memoryMb: 256,
  startMs: 60_000,
  computationMs: 60_000,
  idleMs: 300_000,
  largeMb: 100,
  largeIdleMs: 5_000,
};
/** Memory for what is new. With more of it, a thread collects garbage less often, and takes that memory for itself. */
const YOUNG_MB = 24;

export type Threads = { run: (asked: Asked) => Promise<Computed>; close: () => Promise<void> };

type Thread = {
  ask: (asked: Asked) => Promise<Computed>;
  isOver: () => boolean;
  heapMb: () => number;
  end: () => Promise<unknown>;
};

/**
 * Runs computations in threads, so that the server answers meanwhile. The caller decides how many run at once; a thread
 * starts when none is free. A computation that takes too much memory or time ends with its thread, and is refused.
 */
export const createThreads = ({ limits, ...options }: ThreadOptions): Threads => {
  const { idleMs, largeMb, largeIdleMs, ...bounds } = { ...LIMITS, ...limits };
  const all = new Set<Thread>();
  const free: { thread: Thread; leave: NodeJS.Timeout }[] = [];

  const start = () => {
    const thread = startThread({ ...options, ...bounds });
    all.add(thread);
    return thread;
  };
  const take = () => {
    const found = free.pop();
    if (!found) return start();
    clearTimeout(found.leave);
    return found.thread;
  };
  const end = (thread: Thread) => {
    all.delete(thread);
    return thread.end();
  };
  const giveBack = (thread: Thread) => {
    if (thread.isOver()) {
      all.delete(thread);
      return;
    }
    const patience = thread.heapMb() > largeMb ? Math.min(idleMs, largeIdleMs) : idleMs;
    const leave = setTimeout(() => {
      free.splice(
        free.findIndex((one) => one.thread === thread),
        1,
      );
      void end(thread);
    }, patience).unref();
    free.push({ thread, leave });
  };

  return {
    run: async (asked) => {
      let thread = take();
      // A free thread may have ended by itself.
      while (thread.isOver()) {
        all.delete(thread);
        thread = take();
      }
      try {
        return await thread.ask(asked);
      } finally {
        giveBack(thread);
      }
    },
    close: async () => {
      for (const { leave } of free.splice(0)) clearTimeout(leave);
      await Promise.all([...all].map(end));
    },
  };
};

type Bounds = Omit<ThreadOptions, 'limits'> & Pick<Limits, 'memoryMb' | 'startMs' | 'computationMs'>;

const startThread = (bounds: Bounds): Thread => {
  const { script, workerData, execute, onTrouble, memoryMb, startMs, computationMs } = bounds;
  const worker = new Worker(script, {
    workerData,
    name: 'computing',
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const ready = Promise.withResolvers<void>();
  let waiting: PromiseWithResolvers<Computed> | undefined;
  let over: Error | undefined;
  let heapMb = 0;
  const tell = (message: ToThread) => worker.postMessage(message);

  const finish = (error: Error) => {
    over ??= error;
    waiting?.reject(over);
    ready.resolve();
  };
  const read = async ({ text, parameters }: Statement, to: number) => {
    try {
      const { rows } = await execute(CompiledQuery.raw(text, [...parameters]));
      tell({ rows, to });
    } catch (error) {
      tell({ refused: toldOf(error), to });
    }
  };
  worker.on('message', (message: FromThread | object) => {
    if ('ready' in message) ready.resolve();
    else if ('computed' in message) {
      heapMb = message.heapMb;
      waiting?.resolve(message.computed);
    } else if ('refused' in message) waiting?.reject(errorOf(message.refused));
    else if ('statement' in message) void read(message.statement, message.id);
    else if ('trouble' in message) onTrouble(errorOf(message.trouble));
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    onTrouble(error);
    finish(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new Failure('server.too_much') : error);
  });
  worker.on('exit', () => finish(new Error('the computing thread has ended')));
  const start = setTimeout(() => {
    const error = new Error('the computing thread did not start');
    onTrouble(error);
    finish(error);
    void worker.terminate();
  }, startMs);
  void ready.promise.then(() => clearTimeout(start));

  const ask = async (asked: Asked) => {
    // Loading the thread is not part of the computation.
    await ready.promise;
    if (over) throw over;
    waiting = Promise.withResolvers<Computed>();
    const patience = setTimeout(() => {
      finish(new Failure('server.too_much'));
      void worker.terminate();
    }, computationMs);
    tell({ asked });
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(patience);
      waiting = undefined;
    }
  };
  return { ask, isOver: () => over !== undefined, heapMb: () => heapMb, end: () => worker.terminate() };
};
