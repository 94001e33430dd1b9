import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed, type Tokens } from '../server/test/fixtures/process/seed.ts';
import { PRODUCT, startTarget } from './started.ts';

/** Runs the built product on its embedded database, with a few accounts and without effective limits. */
export const withProduct = async <T>(run: (url: string, tokens: Tokens, pid: number) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
  const tokens = await seed(folder);
  const env = { DATA_DIR: folder, PORT: '0', LIMIT_FACTOR: '1000000' };
  const product = await startTarget(PRODUCT, env);
  try {
    return await run(product.url, tokens, product.pid);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

export const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
};
