import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { clientOf, type ProductClient, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { seed } from '../fixtures/process/seed.ts';
import { openDatabase } from '../fixtures/process/stored-data.ts';
import { until } from '../fixtures/process/waiting.ts';

const ROWS = 1_500;
const CSV = `공장 이름,공장 코드,국가\n${Array.from({ length: ROWS }, (_, no) => `제${no}공장,N${no},KR\n`).join('')}`;

/** Imports the file until some of its rows are written and some are not. */
const importHalf = async (client: ProductClient) => {
  const { id } = await client.startImport({ file: new File([CSV], '공장.csv') });
  const isAt = async (state: string) => (await client.getImportProgress({ id })).state === state;
  await until(() => isAt('columns'));
  const { version, columns } = await client.getImport({ id });
  await client.matchColumns({ id, version, fields: columns.map(({ field }) => field) });
  await until(() => isAt('checked'));
  await client.confirmImport({ id, version: (await client.getImport({ id })).version });
  await until(async () => (await client.getImportProgress({ id })).done > 0);
  return id;
};

it('28.9 shows nothing of an import that is killed in its middle, and all of it after the job goes on', () =>
  withFolder(async (folder) => {
    const { supplier } = await seed(folder);
    const first = await startProduct(folder);
    const id = await importHalf(clientOf(first.url, supplier));
    await first.kill('SIGKILL');

    const database = await openDatabase(folder);
    const count = async (table: string) =>
      (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(database.kysely)).rows[0]
        ?.count;
    const written = (await count('factory')) ?? 0;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(ROWS);
    expect([await count('factory_hidden'), await count('factory_shown')]).toEqual([written, 0]);
    // Otherwise the job would wait for a minute, in case that its process still lives.
    await sql`update kit_job set leased_until = '2026-01-01' where kind = 'factory.applyImport'`.execute(
      database.kysely,
    );
    await database.close();

    const second = await startProduct(folder);
    const client = clientOf(second.url, supplier);
    const totals = new Set<number>();
    await until(async () => {
      totals.add((await client.listFactories()).total);
      return (await client.getImportProgress({ id })).state === 'done';
    });
    totals.add((await client.listFactories()).total);
    expect([...totals]).toEqual([0, ROWS]);
  }));
