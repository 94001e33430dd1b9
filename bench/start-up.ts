import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withProduct } from './bench-product.ts';
import type { Where } from './both-databases.ts';
import { type Figure, ratio } from './figure.ts';
import { median } from './measure.ts';
import { withPostgres } from './postgres-product.ts';
import { processorMs } from './processor-time.ts';
import { PRODUCT } from './started.ts';

const ROUNDS = 7;

/** An idle process has collected its garbage by then. */
const IDLE_MS = 10_000;

/** Measures processor time until the port is open, and the memory of a product that nobody uses. */
export const measureStartUp = async (): Promise<Figure[]> => [
  ...(await measureProcessorTime()),
  ...(await withPostgres(async ({ start }) => [await measureMemory('PostgreSQL', (await start()).pid, 180)])),
  ...(await withProduct(async (_url, _tokens, pid) => [await measureMemory('embedded', pid, 400)])),
];

const measureMemory = async (where: Where, pid: number, goal: number) => {
  await wait(IDLE_MS);
  return ratio(`memory when idle in MB, ${where}`, memoryMb(pid), { floor: goal * 1.25, goal });
};

/** Returns the memory of a process in megabytes, as the system counts it. */
const memoryMb = (pid: number) => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Compares the bundle with its compile cache with the sources. */
const measureProcessorTime = () =>
  withPostgres(async ({ start }): Promise<Figure[]> => {
    const cache = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
    const startOnce = async (program: string[], env: Record<string, string>) => {
      const target = await start(env, program);
      const ms = processorMs(target.pid);
      await target.stop();
      return ms;
    };
    const bundle = () => startOnce(PRODUCT, { NODE_COMPILE_CACHE: cache });
    const sources = () => startOnce(['server/src/main.ts'], {});
    // The first start fills the cache.
    await bundle();
    const times: { bundle: number[]; sources: number[] } = { bundle: [], sources: [] };
    for (let round = 0; round < ROUNDS; round++) {
      times.bundle.push(await bundle());
      times.sources.push(await sources());
    }
    rmSync(cache, { recursive: true, force: true });
    const [ours, bare] = [median(times.bundle), median(times.sources)];
    const figures = `${ours.toFixed(0)} and ${bare.toFixed(0)} ms`;
    return [ratio('start-up, bundle against sources', ours / bare, { floor: 0.5, goal: 0.3 }, figures)];
  });
