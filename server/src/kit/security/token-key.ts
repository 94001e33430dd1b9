import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'token.key';
const BYTES = 48;

/** Creates the key once and keeps it beside the data, so that people stay signed in over a restart. */
export const tokenKeyIn = (folder: string): string => {
  const file = join(folder, FILE);
  if (!existsSync(file)) createOnce(file, randomBytes(BYTES).toString('base64url'));
  return readFileSync(file, 'utf8');
};

/** Returns the key for a backup. There is none if `TOKEN_KEY` has always been set. */
export const findTokenKey = (folder: string) => {
  const file = join(folder, FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Replaces a key that a first start may have created. */
export const replaceTokenKey = (folder: string, key: string) => {
  const draft = join(folder, `${FILE}.${process.pid}`);
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, join(folder, FILE));
};

/** Writes the file completely before it gets its name, so that two processes that start at once read the same key. */
const createOnce = (file: string, key: string) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    unlinkSync(draft);
  }
};
