import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Seal } from './seal.store.ts';

export const HEAD_FILE = 'audit-head.json';

export type Head = Seal & { at: string };

/** Reads the last seal from a file outside the database: the chain itself cannot show that its end was cut off. */
export const readHead = (folder: string): Head | 'damaged' | undefined => {
  const file = join(folder, HEAD_FILE);
  if (!existsSync(file)) return undefined;
  try {
    const head: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isHead(head) ? head : 'damaged';
  } catch {
    return 'damaged';
  }
};

/** Replaces the file as a whole; it is on the disk when this returns. */
export const writeHead = (folder: string, { seq, hash, at }: Head) => {
  const draft = join(folder, `${HEAD_FILE}.${process.pid}`);
  writeFileSync(draft, `${JSON.stringify({ seq, hash, at })}\n`, { mode: 0o600, flush: true });
  renameSync(draft, join(folder, HEAD_FILE));
  const directory = openSync(folder, 'r');
  fsyncSync(directory);
  closeSync(directory);
};

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  Number.isSafeInteger(value.seq) &&
  'hash' in value &&
  /^[0-9a-f]{64}$/.test(String(value.hash)) &&
  'at' in value &&
  typeof value.at === 'string';
