import cluster, { type Worker } from 'node:cluster';
import { getCompileCacheDir } from 'node:module';
import { setTimeout } from 'node:timers';
import type { Product } from './product.ts';

const REPLACE_MS = 1_000;

/** What a process tells the one that started it. */
type Ready = Pick<Product, 'address' | 'firstAdminLink' | 'isMailOpen'>;

type Options = { count: number; script: string; args: string[]; onLost: (pid: number | undefined) => void };

/**
 * Several processes behind one port. This one serves nobody: it starts the others, replaces whoever dies, and takes all
 * of them along when it is told to stop. They share the database and the data folder, and nothing in memory.
 */
export const startProcesses = async ({ count, script, args, onLost }: Options): Promise<Product> => {
  cluster.setupPrimary({ exec: script, args });
  let isStopping = false;
  const startOne = () => cluster.fork({ NODE_COMPILE_CACHE: getCompileCacheDir() ?? '' });
  // Alone at first: it migrates, and when it is refused its own sentence has said why.
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

/** In one of the processes: tells that it is ready, and stops when told. */
export const serveAsOneOfMany = ({ address, firstAdminLink, isMailOpen }: Product, stop: () => void) => {
  let isStopping = false;
  const stopOnce = () => {
    if (!isStopping) stop();
    isStopping = true;
  };
  process.on('SIGTERM', stopOnce);
  // Ctrl+C reaches all of them at once; the word to stop comes from the one that started them.
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
    // By signal, not by message: one that has only just been started would not hear it yet.
    worker.process.kill('SIGTERM');
  });
