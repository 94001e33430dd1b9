import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../server/test/product-process.ts';
import { seed } from '../server/test/seed.ts';

/** The built product on a data folder of its own, for all tests of a run. */
export default async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-e2e-'));
  const tokens = await seed(folder);
  const product = await startProduct(folder, {
    OPERATOR_NAME: '이음 주식회사',
    OPERATOR_REPRESENTATIVE: '김이음',
    OPERATOR_BUSINESS_NUMBER: '123-45-67890',
    OPERATOR_ADDRESS: '서울특별시 중구 세종대로 110',
    OPERATOR_EMAIL: 'help@ieum.example',
  });
  process.env.IEUM_URL = product.url;
  process.env.IEUM_TOKENS = JSON.stringify(tokens);
  return async () => {
    await product.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
};
