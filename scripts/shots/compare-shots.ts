import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export type Change = { name: string; what: 'new' | 'gone' | 'size' | 'pixels'; pixels?: number };

/** A smaller difference means only that a font's edge fell on another pixel. */
const TOLERANCE = { threshold: 0.1 };

/** Lists the differences between two sets of pictures. The differing pixels are drawn into `changed/`. */
export const compareShots = (before: string, after: string): Change[] => {
  if (!existsSync(before)) throw new Error(`There is no folder ${before}.`);
  const names = new Set([before, after].flatMap((folder) => readdirSync(folder).filter(isShot)));
  mkdirSync(join(after, 'changed'), { recursive: true });
  return [...names].sort().flatMap((name) => changeOf(name, before, after) ?? []);
};

const isShot = (name: string) => name.endsWith('.png') && name !== 'contact-sheet.png';

const changeOf = (name: string, before: string, after: string): Change | undefined => {
  const [old, now] = [join(before, name), join(after, name)];
  if (!existsSync(old)) return { name, what: 'new' };
  if (!existsSync(now)) return { name, what: 'gone' };
  const [left, right] = [PNG.sync.read(readFileSync(old)), PNG.sync.read(readFileSync(now))];
  const { width, height } = left;
  if (width !== right.width || height !== right.height) return { name, what: 'size' };
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(left.data, right.data, drawn.data, width, height, TOLERANCE);
  if (pixels === 0) return undefined;
  writeFileSync(join(after, 'changed', name), PNG.sync.write(drawn));
  return { name, what: 'pixels', pixels };
};
