import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askRunning } from '../../src/kit/control.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';

it('gives each backup a copy of its own, and takes away those of backups that were killed', () =>
  withFolder(async (folder) => {
    const product = await startProduct(folder);
    const [killed, other] = await Promise.all([askRunning(folder, 'copy'), askRunning(folder, 'copy')]);
    for (const copy of [killed, other]) expect(existsSync(join(copy?.answer ?? '', 'db/PG_VERSION'))).toBe(true);
    killed?.end();
    // Whoever is next finds what the server has heard of by then; the other one is still at work.
    const next = await askRunning(folder, 'copy');
    const there = () => readdirSync(join(folder, 'copies')).map((name) => join(folder, 'copies', name));
    expect(there().sort()).toEqual([other?.answer, next?.answer].sort());
    for (const copy of [other, next]) copy?.end();
    await product.kill('SIGKILL');
    const again = await startProduct(folder);
    expect(there()).toEqual([]);
    await again.kill('SIGTERM');
  }));
