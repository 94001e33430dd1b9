import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, startProduct } from '../../server/test/fixtures/process/product-process.ts';
import { seed } from '../../server/test/fixtures/process/seed.ts';

export type ShownProduct = { url: string; token: string; user: object; stop: () => Promise<void> };

const FACTORIES = [
  { name: '울산 1공장', nameEnglish: 'Ulsan Plant 1', country: 'KR' },
  { name: '东莞工厂', nameEnglish: 'Dongguan Factory', country: 'CN' },
  { name: '아주 긴 이름의 공장 Donaudampfschifffahrtsgesellschaft 창원', nameEnglish: '', country: 'DE' },
];

/** Starts the product with some data, so that the pictures show more than empty states. */
export const startForShots = async (): Promise<ShownProduct> => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-shots-'));
  const { supplier } = await seed(folder);
  const { url, kill } = await startProduct(folder, {
    LIMIT_FACTOR: '1000',
    OPERATOR_NAME: '이음 주식회사',
    OPERATOR_EMAIL: 'help@ieum.example',
  });
  const client = clientOf(url, supplier);
  for (const factory of FACTORIES) await client.registerFactory(factory);
  const { business_number: businessNumber, ...rest } = await client.getMe();
  const stop = async () => {
    await kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, token: supplier, user: { ...rest, businessNumber }, stop };
};
