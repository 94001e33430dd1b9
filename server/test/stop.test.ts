import { expect, it } from 'vitest';
import { clientOf, startProduct, withFolder } from './product-process.ts';
import { seed } from './seed.ts';

it('ends what is under way before it stops', () =>
  withFolder(async (folder) => {
    const { supplier } = await seed(folder);
    const product = await startProduct(folder);
    const register = (no: number) =>
      clientOf(product.url, supplier).registerFactory({ name: `공장 ${no}`, country: 'KR' });
    await register(0);
    const underWay = Promise.allSettled(Array.from({ length: 20 }, (_, no) => register(no + 1)));
    expect(await product.kill('SIGTERM')).toBe(0);
    const acknowledged = (await underWay).filter(({ status }) => status === 'fulfilled').length;

    const again = await startProduct(folder);
    const { total } = await clientOf(again.url, supplier).listFactories();
    expect(total).toBeGreaterThanOrEqual(acknowledged + 1);
    await again.kill('SIGTERM');
  }));
