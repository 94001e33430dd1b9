import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { usePostgres } from '../fixtures/database/databases.ts';
import { withFailingDisk, withSmallDisk } from '../fixtures/process/disks.ts';
import { clientOf, startProduct } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seed, seedPostgres } from '../fixtures/process/seed.ts';
import {
  expectKept,
  expectWholeFiles,
  openDatabase,
  storedAfterStart,
  storedIn,
} from '../fixtures/process/stored-data.ts';
import { until } from '../fixtures/process/waiting.ts';
import { createWriters, type Operation, type Writer, writeUntil } from '../fixtures/process/writers.ts';
import { isGate, isLong } from '../suite.ts';

const ROUNDS = isLong ? 10 : 1;
const MIXED: Operation[] = ['registerFactory', 'updateProfile', 'setPicture', 'setConsent'];
const BEFORE_FULL = 40;
/** Each writer uses four operations, three times a round. */
const WRITERS = isGate ? 12 : 70;
/** The database is opened five times, and a slow machine takes ten seconds for each. */
const REOPENING_MS = 180_000;
const FULL = { status: 507, code: 'server.disk_full' };

const url = await usePostgres();
const place = url ? 'of the files, with PostgreSQL elsewhere' : 'of the embedded database';

/** Seeds sessions whose last use is ten minutes ago. Every read then wants to store that the person was here. */
const seedLongUnseen = async (folder: string) => {
  const tokens = url ? await seedPostgres(folder, url) : await seed(folder);
  const database = await openDatabase(folder, url);
  await sql`update account_session set last_seen_at = now() - interval '10 minutes'`.execute(database.kysely);
  await database.close();
  return tokens;
};

const readAll = async (address: string, { token }: Writer) => {
  const client = clientOf(address, token);
  await Promise.all([client.listFactories(), client.getProfile(), client.listConsents(), client.getPicture()]);
};

it(
  `F-5 refuses what finds no room on the disk ${place}, goes on reading, and recovers without a restart`,
  () =>
    withSmallDisk(async ({ folder, env, kind, fill, free }) => {
      const { suppliers } = await seedLongUnseen(folder);
      const settings = { ...env, LIMIT_FACTOR: '100000', LOG_LEVEL: 'fatal', ...(url && { DATABASE_URL: url }) };
      const product = await startProduct(folder, settings);
      const writers = await createWriters(suppliers.slice(0, WRITERS));
      const clientFor = ({ token }: Writer) => clientOf(product.url, token);
      const writeEach = (check: (written: Promise<void>, operation: Operation) => Promise<void>) =>
        Promise.all(
          writers.writers.map(async (writer) => {
            for (const operation of MIXED) await check(writers.write(writer, operation, clientFor), operation);
          }),
        );
      let refused = 0;
      await writeEach((written) => written);
      for (let round = 1; round <= ROUNDS; round++) {
        const end = async () => fill();
        await writeUntil(writers, { url: product.url, operations: MIXED, until: BEFORE_FULL, end });
        // The refused writes have left some room.
        fill();
        // A write in that moment may have ended the database, which then opens again for reading.
        await until(async () => (await fetch(`${product.url}/readyz`)).status === 200);
        await writeEach(async (written, operation) => {
          if (url && operation !== 'setPicture') return written;
          await expect(written).rejects.toMatchObject(FULL);
          refused += 1;
        });
        if (!url) await expect(clientOf(product.url, suppliers[0]).removePicture()).rejects.toMatchObject(FULL);
        await Promise.all(writers.writers.map((writer) => readAll(product.url, writer)));
        expect(readdirSync(join(folder, 'files/arriving'))).toEqual([]);
        free();
        await writeEach((written) => written);
      }
      expect(await product.kill('SIGTERM')).toBe(0);
      const stored = await storedAfterStart(folder, url);
      expectKept(writers.writers, stored);
      expectWholeFiles(stored);
      score(
        `F-5 the disk ${place} full ${kind} ${ROUNDS} times: ${refused} writes refused with 507, every read answered, ${writers.acknowledged()} writes acknowledged, 0 lost, 0 half done, one process`,
      );
    }),
  ROUNDS * 60_000,
);

if (!url)
  it(
    'F-5 opens the database again for reading when a full disk has ended it in the middle of a write',
    () =>
      withFailingDisk(async ({ folder, env, fail, mend }) => {
        const { suppliers } = await seed(folder);
        const product = await startProduct(folder, { ...env, LOG_LEVEL: 'error' });
        const writers = await createWriters(suppliers.slice(0, 4));
        fail('log-full');
        const refusals: unknown[] = [];
        const writeUntilRefused = async (writer: Writer) => {
          const clientFor = ({ token }: Writer) => clientOf(product.url, token);
          while (!refusals.length)
            await writers.write(writer, 'registerFactory', clientFor).catch((error) => refusals.push(error));
        };
        await Promise.all(writers.writers.map(writeUntilRefused));
        for (const refusal of refusals) expect(refusal).toMatchObject(FULL);
        expect(product.output()).toContain('the embedded database was reopened');
        for (const { token } of writers.writers) await clientOf(product.url, token).listFactories();
        expect(readdirSync(folder)).not.toContain('reserve');
        mend();
        expect(await product.kill('SIGTERM')).toBe(0);
        expectKept(writers.writers, await storedIn(folder));
        expect(readdirSync(folder)).toContain('reserve');
      }),
    REOPENING_MS,
  );
