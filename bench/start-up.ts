import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, ratio } from './figure.ts';
import { median } from './measure.ts';
import { withPostgres } from './postgres-product.ts';
import { processorMs } from './processor-time.ts';

const ROUNDS = 7;

/** Measures processor time until the port is open: the bundle with its compile cache, against the sources. */
export const measureStartUp = () =>
  withPostgres(async ({ start }): Promise<Figure[]> => {
    const cache = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
    const startOnce = async (main: string, env: Record<string, string>) => {
      const target = await start(env, main);
      const ms = processorMs(target.pid);
      await target.stop();
      return ms;
    };
    const bundle = () => startOnce('server/dist/main.js', { NODE_COMPILE_CACHE: cache });
    const sources = () => startOnce('server/src/main.ts', {});
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
