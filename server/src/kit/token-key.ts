import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'token.key';
const BYTES = 48;

/** Made once and kept beside the data, so that people stay signed in over a restart. */
export const tokenKeyIn = (folder: string): string => {
  const file = join(folder, FILE);
  if (!existsSync(file)) createOnce(file, randomBytes(BYTES).toString('base64url'));
  return readFileSync(file, 'utf8');
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
