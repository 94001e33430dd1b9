import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'token.key';
const BYTES = 48;

/** Made once and kept beside the data, so that people stay signed in over a restart. */
export const tokenKeyIn = (folder: string): string => {
  const file = join(folder, FILE);
  if (!existsSync(file)) createOnce(file, randomBytes(BYTES).toString('base64url'));
  return readFileSync(file, 'utf8');
};

/** For a backup: nothing where `TOKEN_KEY` is set, so that none was ever made. */
export const findTokenKey = (folder: string) => {
  const file = join(folder, FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** In place of one that a first start may have made. */
export const replaceTokenKey = (folder: string, key: string) => {
  const draft = join(folder, `${FILE}.${process.pid}`);
  writeFileSync(draft, key, { mode: 0o600, flush: true });
  renameSync(draft, join(folder, FILE));
};

/** Written whole before it gets its name: of two processes that start at once, both read the same key. */
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
