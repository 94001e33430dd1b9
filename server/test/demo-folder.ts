import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock, todayInSeoul } from '../src/kit/clock.ts';
import { startDemo } from './product-process.ts';

const CACHE = 'node_modules/.cache';
const PREFIX = 'ieum-demo-';
/** A build that is half done has no stamp, so its demo is never cached. */
const SOURCES = ['server/dist/.made-from', 'demo/demo.json'];

/** Copies a finished demo into an empty folder. The demo is made once for each build and day, since that takes a minute. */
export const copyDemo = async (folder: string) => {
  const cached = cachePath();
  if (!existsSync(cached)) await fillCache();
  cpSync(cached, folder, { recursive: true });
};

/** Caches the demo of a folder on which nothing runs. */
export const cacheDemo = (folder: string) => {
  mkdirSync(CACHE, { recursive: true });
  const copy = mkdtempSync(join(CACHE, 'demo-copy-'));
  cpSync(folder, copy, { recursive: true });
  publish(copy);
};

const fillCache = async () => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'demo-copy-'));
  const demo = await startDemo(folder);
  await demo.kill('SIGTERM');
  publish(folder);
};

/** Renames the folder into place in one step, so another run never reads half a demo; the first of two runs wins. */
const publish = (folder: string) => {
  const cached = cachePath();
  try {
    renameSync(folder, cached);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(cached)) throw error;
  }
  removeOthers(cached);
};

const removeOthers = (cached: string) => {
  const paths = readdirSync(CACHE).filter((name) => name.startsWith(PREFIX));
  for (const path of paths.map((name) => join(CACHE, name)))
    if (path !== cached) rmSync(path, { recursive: true, force: true });
};

/** The day is part of the name, because the months of the demo end today. */
const cachePath = () => {
  const hash = createHash('sha256').update(todayInSeoul(systemClock()));
  for (const source of SOURCES) hash.update(readFileSync(source));
  return join(CACHE, `${PREFIX}${hash.digest('hex').slice(0, 16)}`);
};
