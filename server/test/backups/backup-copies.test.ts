import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askRunning } from '../../src/kit/control.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';

it('gives each backup a copy of its own, and takes away those of backups that were killed', () =>
  withFolder(async (folder) => {
    const product = await startProduct(folder);
    const [killed, second] = await Promise.all([askRunning(folder, 'copy'), askRunning(folder, 'copy')]);
    for (const copy of [killed, second]) expect(existsSync(join(copy?.answer ?? '', 'db/PG_VERSION'))).toBe(true);
    killed?.end();
    // The server has noticed the end of the first backup by then. The second backup is still at work.
    const next = await askRunning(folder, 'copy');
    const there = () => readdirSync(join(folder, 'copies')).map((name) => join(folder, 'copies', name));
    expect(there().sort()).toEqual([second?.answer, next?.answer].sort());
    for (const copy of [second, next]) copy?.end();
    await product.kill('SIGKILL');
    const again = await startProduct(folder);
    expect(there()).toEqual([]);
    await again.kill('SIGTERM');
  }));
