// @left-to-all: The gate keeps a full disk and a crash during an upload.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type FailingDisk, withFailingDisk } from '../fixtures/process/disks.ts';
import { clientOf, type Started, startProduct } from '../fixtures/process/product-process.ts';
import { seed } from '../fixtures/process/seed.ts';
import { expectKept, expectWholeFiles, storedIn } from '../fixtures/process/stored-data.ts';
import { until } from '../fixtures/process/waiting.ts';
import { createWriters, type Operation, type Writer, type Writers } from '../fixtures/process/writers.ts';

const MIXED: Operation[] = ['registerFactory', 'setPicture', 'setConsent'];
const UNAVAILABLE = { status: 503, code: 'server.unavailable' };

type Bench = FailingDisk & { product: Started; writers: Writers; write: (operation: Operation) => Promise<void> };

/** Runs a test on a failing disk. At the end it checks everything that was acknowledged. */
const onFailingDisk = (use: (bench: Bench) => Promise<void>) =>
  withFailingDisk(async (disk) => {
    const { supplier } = await seed(disk.folder);
    const product = await startProduct(disk.folder, { ...disk.env, LOG_LEVEL: 'fatal' });
    const writers = await createWriters([supplier]);
    const [writer] = writers.writers;
    const clientFor = ({ token }: Writer) => clientOf(product.url, token);
    const write = async (operation: Operation) => writer && writers.write(writer, operation, clientFor);
    for (const operation of MIXED) await write(operation);
    await use({ ...disk, product, writers, write });
    for (const operation of MIXED) await write(operation);
    expect(await product.kill('SIGTERM')).toBe(0);
    const stored = await storedIn(disk.folder);
    expectKept(writers.writers, stored);
    expectWholeFiles(stored);
  });

it('F-6 acknowledges nothing that the disk has not taken, and goes on when it takes it again', () =>
  onFailingDisk(async ({ folder, fail, mend, product, write, writers }) => {
    const isReady = async () => (await fetch(`${product.url}/readyz`)).status === 200;
    const arriving = () => readdirSync(join(folder, 'files/arriving'));
    const [client] = writers.writers.map(({ token }) => clientOf(product.url, token));
    const before = writers.acknowledged();

    // A folder without write permission stops the files only.
    fail('closed');
    await expect(write('setPicture')).rejects.toMatchObject(UNAVAILABLE);
    expect([await isReady(), arriving()]).toEqual([false, []]);
    await write('registerFactory');
    expect((await client?.getPicture())?.type).toBe('image/webp');
    expect(writers.acknowledged()).toBe(before + 1);
    mend();
    expect(await isReady()).toBe(true);

    // A write that was not synced is not acknowledged.
    fail('broken');
    for (const operation of MIXED) await expect(write(operation)).rejects.toMatchObject(UNAVAILABLE);
    expect(writers.acknowledged()).toBe(before + 1);
    expect([await isReady(), arriving()]).toEqual([false, []]);
    mend();
    await until(isReady);
  }));
