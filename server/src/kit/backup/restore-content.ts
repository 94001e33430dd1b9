import type { Database, Db } from '../db/database.ts';
import { type Applied, lockMigrations, migrateWithin, migrationsIn } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { findMigrations, findSequences, findTables, fixRendering, hasRows } from './content.store.ts';
import type { Content, OnPage, TableSum } from './content.ts';
import { readTables } from './content.ts';
import {
  addForeignKeys,
  dropForeignKeys,
  emptyTable,
  insertRows,
  setSequences,
  switchTriggers,
} from './restore.store.ts';

type Restore = {
  migrationsFolder: string;
  /** Migrations that the content was written with; the later ones run after it is loaded. */
  migrations: Applied[];
  /** Tables that a first start fills; their rows are replaced. */
  ownRows: string[];
  /** Sends every page, and then returns the sums of all tables. */
  feed: (load: OnPage) => Promise<Content>;
};

/**
 * Restores in one transaction, from the check that the place is empty to the proof that everything arrived. A restore
 * that ends earlier leaves nothing.
 */
export const restoreContent = (database: Pick<Database, 'unhurried'>, restore: Restore): Promise<Content> =>
  database.unhurried((connection) =>
    connection.transaction().execute(async (db) => {
      await fixRendering(db);
      await lockMigrations(db);
      await refuseFilled(db, restore);
      await migrateWithin(db, restore.migrationsFolder, restore.migrations);
      const content = await load(db, restore.feed);
      await migrateWithin(db, restore.migrationsFolder, migrationsIn(restore.migrationsFolder));
      return content;
    }),
  );

/** Runs before anything is written, and again in the transaction that writes. */
export const refuseFilledPlace = (database: Database, restore: Pick<Restore, 'migrations' | 'ownRows'>) =>
  database.inTransaction((db) => refuseFilled(db, restore));

const refuseFilled = async (db: Db, { migrations, ownRows }: Pick<Restore, 'migrations' | 'ownRows'>) => {
  const tables = (await findTables(db)).map(({ name }) => name);
  if (tables.length === 0) return;
  if (!tables.includes('kit_migration')) throw new StartError('The database holds tables that are not of Ieum.');
  for (const name of tables.filter((table) => !ownRows.includes(table))) {
    if (await hasRows(db, name)) {
      throw new StartError(`There is data already (in ${name}), and nothing is ever restored over it.`);
    }
  }
  const expected = new Set(migrations.map(({ name }) => name));
  const strange = (await findMigrations(db)).find(({ name }) => !expected.has(name));
  if (strange) throw new StartError(`The place was made by a newer Ieum than the data: give one that is empty.`);
};

const load = async (db: Db, feed: Restore['feed']) => {
  const tables = await findTables(db);
  const foreignKeys = await dropForeignKeys(db);
  for (const { name } of tables) {
    await switchTriggers(db, name, 'disable');
    // Rows of migrations and of a first start are part of the content.
    await emptyTable(db, name);
  }
  const content = await feed(async ({ table, columns, text }) => {
    const known = tables.find(({ name }) => name === table)?.columns ?? [];
    const chosen = columns.map((column) => known.find(({ name }) => name === column) ?? unknown(table, column));
    await insertRows(db, table, chosen, `[${text.trimEnd().replaceAll('\n', ',')}]`);
  });
  for (const { name } of tables) await switchTriggers(db, name, 'enable');
  await addForeignKeys(db, foreignKeys);
  refuseDifference(content.tables, await readTables(db, tables, async () => undefined));
  // Sequences are set last: a rollback does not reset them.
  await setSequences(db, content.sequences);
  refuseDifference(content.sequences, await findSequences(db));
  return content;
};

/** Requires that the restored tables have the same sums as the sent ones. */
const refuseDifference = (sent: (TableSum | Content['sequences'][number])[], arrived: typeof sent) => {
  const names = new Set([...sent, ...arrived].map(({ name }) => name));
  for (const name of names) {
    const [before, after] = [sent, arrived].map((tables) =>
      JSON.stringify(tables.find((table) => table.name === name)),
    );
    if (before !== after) throw new StartError(`${name} did not arrive as it was sent, and so nothing was kept.`);
  }
};

const unknown = (table: string, column: string): never => {
  throw new StartError(`The column ${table}.${column} has no place in this version, and so nothing was kept.`);
};
