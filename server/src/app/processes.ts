import cluster, { type Worker } from 'node:cluster';
import { getCompileCacheDir } from 'node:module';
import { setTimeout } from 'node:timers';
import type { Product } from './product.ts';

const REPLACE_MS = 1_000;

/** Message of a worker to the process that started it. */
type Ready = Pick<Product, 'address' | 'firstAdminLink' | 'isMailOpen'>;

type Options = { count: number; script: string; args: string[]; onLost: (pid: number | undefined) => void };

/**
 * Runs several processes behind one port. This process answers no request: it starts the others, replaces those that
 * die, and stops all of them. They share the database and the data folder, and nothing in memory.
 */
export const startProcesses = async ({ count, script, args, onLost }: Options): Promise<Product> => {
  cluster.setupPrimary({ exec: script, args });
  let isStopping = false;
  const startOne = () => cluster.fork({ NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' });
  // The first one starts alone: it migrates, and if it refuses to start, it has printed the reason.
  const first = await readiness(startOne());
  cluster.on('exit', ({ process: { pid } }) => {
    if (isStopping) return;
    onLost(pid);
    setTimeout(() => !isStopping && startOne(), REPLACE_MS);
  });
  await Promise.all(Array.from({ length: count - 1 }, () => readiness(startOne())));
  const stop = async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(stopOne));
  };
  return { ...first, stop };
};

/** Runs in a worker: reports that it is ready, and stops on a signal. */
export const serveAsOneOfMany = ({ address, firstAdminLink, isMailOpen }: Product, stop: () => void) => {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) stop();
    isStopping = true;
  };
  process.on('SIGTERM', stopOnce);
  // Ctrl+C reaches all processes at once; the process that started the workers stops them.
  process.on('SIGINT', () => undefined);
  process.send?.({ address, firstAdminLink, isMailOpen } satisfies Ready);
};

const readiness = (worker: Worker) =>
  new Promise<Ready>((resolve) => {
    const giveUp = (code: number) => process.exit(code || 1);
    worker.once('exit', giveUp);
    worker.once('message', (ready: Ready) => {
      worker.off('exit', giveUp);
      resolve(ready);
    });
  });

const stopOne = (worker: Worker) =>
  new Promise((resolve) => {
    worker.once('exit', resolve);
    // A signal works even for a worker that has just started; a message would not reach it yet.
    worker.process.kill('SIGTERM');
  });
