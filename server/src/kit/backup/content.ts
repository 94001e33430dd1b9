import { createHash } from 'node:crypto';
import type { Database, Db } from '../db/database.ts';
import type { Applied } from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import {
  closeRows,
  fetchLines,
  findMigrations,
  findSequences,
  findTables,
  fixRendering,
  openRows,
  type Sequence,
  type Table,
} from './content.store.ts';

/** `text` has one row per line: a JSON array of texts, in the order of the columns. */
export type Page = { table: string; columns: string[]; number: number; text: string };
export type OnPage = (page: Page) => Promise<void>;
export type TableSum = { name: string; columns: string[]; rows: number; sha256: string };
export type Content = { migrations: Applied[]; tables: TableSum[]; sequences: Sequence[] };

const PAGE_CHARACTERS = 2 ** 20;
const FIRST_ROWS = 200;
const MOST_ROWS = 5_000;

/** Reads all tables as of one moment, page by page. Returns the number of rows and a hash of each table. */
export const readContent = (database: Pick<Database, 'unhurried'>, onPage: OnPage): Promise<Content> =>
  database.unhurried((connection) =>
    connection
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (db) => {
        await fixRendering(db);
        const tables = await findTables(db);
        if (!tables.some(({ name }) => name === 'kit_migration')) {
          throw new StartError('There is no database of Ieum to read: check DATABASE_URL or DATA_DIR.');
        }
        const migrations = await findMigrations(db);
        const sums = await readTables(db, tables, onPage);
        // Sequences are not part of the snapshot. They are read last, so that the number of every row has been drawn.
        return { migrations, tables: sums, sequences: await findSequences(db) };
      }),
  );

export const readTables = async (db: Db, tables: Table[], onPage: OnPage) => {
  const sums: TableSum[] = [];
  for (const table of tables) sums.push(await readTable(db, table, onPage));
  return sums;
};

const readTable = async (db: Db, table: Table, onPage: OnPage): Promise<TableSum> => {
  const { name } = table;
  const columns = table.columns.map((column) => column.name);
  const hash = createHash('sha256');
  let rows = 0;
  let count = FIRST_ROWS;
  await openRows(db, table);
  for (let number = 1; ; number++) {
    const lines = await fetchLines(db, count);
    if (lines.length === 0) break;
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    rows += lines.length;
    await onPage({ table: name, columns, number, text });
    count = nextCount(lines.length, text.length);
  }
  await closeRows(db);
  return { name, columns, rows, sha256: hash.digest('hex') };
};

/** Estimates how many rows fill a page from the last page, because rows may be short or long. */
const nextCount = (rows: number, characters: number) => {
  const fitting = Math.ceil((PAGE_CHARACTERS * rows) / characters);
  return Math.min(fitting, 2 * rows, MOST_ROWS);
};
