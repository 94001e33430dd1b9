import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../server/test/product-process.ts';
import { seed, type Tokens } from '../server/test/seed.ts';

/** The built product with a few accounts in it and its limits out of the way. */
export const withProduct = async <T>(run: (url: string, tokens: Tokens) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
  const tokens = await seed(folder);
  const product = await startProduct(folder, { LIMIT_FACTOR: '1000000', LOG_LEVEL: 'warn' });
  try {
    return await run(product.url, tokens);
  } finally {
    await product.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

export const post = async (url: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  return answer.status;
};
