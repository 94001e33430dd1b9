import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Only the types for browsers declare it. */
declare const WebAssembly: { compile: (bytes: Uint8Array) => Promise<object> };

export type PgliteModule = object;

/** Major version of PostgreSQL whose folders this PGlite reads. */
export const POSTGRES_MAJOR = '18';

let compiled: Promise<PgliteModule> | undefined;

/** Compiles the database once per process. Each thread that opens it, and each that replaces one, shares the code. */
export const compilePglite = (): Promise<PgliteModule> => {
  compiled ??= compile();
  return compiled;
};

const compile = async () => {
  const path = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(path, '../pglite.wasm')));
};
