import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HEAD_FILE, readHead } from '../../src/kit/audit/head.ts';
import { PATIENCE_MS } from '../fixtures/process/backups.ts';
import { clientOf, runProduct, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { seed } from '../fixtures/process/seed.ts';
import { leftToAll } from '../suite.ts';

describe('npm run audit:verify', { timeout: PATIENCE_MS }, () => {
  // The gate keeps `audit-verify.test.ts` and the restore in `backup.test.ts`.
  leftToAll(() => {
    it('finds the chain whole after a backup was restored elsewhere', () =>
      withFolder(async (folder) => {
        const [data, copy, file] = [join(folder, 'data'), join(folder, 'copy'), join(folder, 'backup.tar')];
        const { supplier } = await seed(data);
        const product = await startProduct(data);
        await clientOf(product.url, supplier).registerFactory({ name: '울산', country: 'KR' });
        await product.kill('SIGTERM');
        expect((await runProduct(['backup', file], { DATA_DIR: data })).code).toBe(0);
        expect((await runProduct(['restore', file], { DATA_DIR: copy })).code).toBe(0);
        const restored = await runProduct(['audit:verify'], { DATA_DIR: copy });
        expect(restored).toMatchObject({ code: 0, stderr: '' });
        expect(readHead(copy)).toMatchObject({ seq: 1 });
        expect(restored.stdout).toContain('1 line is sealed');

        rmSync(join(copy, HEAD_FILE));
        const headless = await runProduct(['audit:verify'], { DATA_DIR: copy });
        expect(headless.code).toBe(1);
        expect(headless.stdout).toContain('nobody can tell whether the end was cut off');
      }));
  });

  it('says what it needs', async () => {
    const nowhere = await runProduct(['audit:verify'], { DATA_DIR: '/nonexistent/ieum' });
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no database') });
    const odd = await runProduct(['audit:verify', 'x'], { DATA_DIR: '/nonexistent/ieum' });
    expect(odd).toMatchObject({ code: 1, stderr: 'It takes nothing: npm run audit:verify\n' });
  });
});
