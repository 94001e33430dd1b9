import type { Page, RowDecision, RowVerdict, SheetField, SheetProblem } from '@ieum/contract';
import { type ColumnType, type Generated, sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { givenValues } from '../../kit/db/given-values.ts';
import type { CellFault } from '../../kit/sheet/cell.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_import_row: {
      import_id: string;
      row: number;
      cells: ColumnType<string[], string, never>;
      faults: ColumnType<Record<string, CellFault>, string | undefined, never>;
      fixes: ColumnType<Partial<Record<SheetField, string>>, string | undefined, string>;
      verdict: RowVerdict | null;
      problems: ColumnType<SheetProblem[], string | undefined, string>;
      code: Generated<string>;
      country: Generated<string>;
      name_key: Generated<string>;
      factory_id: string | null;
      alike_row: number | null;
      decision: RowDecision | null;
      is_remembered: Generated<boolean>;
      version_after: number | null;
      undo: 'removed' | 'restored' | 'left' | null;
    };
  }
}

/** Inserts rows. `rows` is the JSON of a list of `SheetRow` and reaches the database unchanged. */
export const insertRows = async (db: Db, importId: string, rows: string) => {
  await sql`
    insert into factory_import_row (import_id, row, cells, faults)
    select ${importId}::uuid, (one ->> 'row')::int, one -> 'cells', one -> 'faults'
    from jsonb_array_elements(${rows}::jsonb) one`.execute(db);
};

export const deleteRows = async (db: Db, importId: string) => {
  await db.deleteFrom('factory_import_row').where('import_id', '=', importId).execute();
};

export type StoredRow = Awaited<ReturnType<typeof findRowsAfter>>[number];

const columns = [
  'row',
  'cells',
  'faults',
  'fixes',
  'verdict',
  'problems',
  'code',
  'factory_id as factoryId',
  'alike_row as alikeRow',
  'decision',
  'is_remembered as isRemembered',
  'version_after as versionAfter',
  'undo',
] as const;

const rowsOf = (db: Db, importId: string) =>
  db.selectFrom('factory_import_row').select(columns).where('import_id', '=', importId).orderBy('row');

/** Returns a part of the rows, in the order of the file. */
export const findRowsAfter = (db: Db, importId: string, after: number, limit: number) =>
  rowsOf(db, importId).where('row', '>', after).limit(limit).execute();

export const findRowsBy = (db: Db, importId: string, rows: number[]) =>
  rowsOf(db, importId).where('row', 'in', givenValues(rows, 'integer')).execute();

export const findFirstRows = (db: Db, importId: string, limit: number) => rowsOf(db, importId).limit(limit).execute();

/** Returns the next rows that a confirmed import has to write. `is true` keeps to the index that has their order. */
export const findToApply = (db: Db, importId: string, after: number, limit: number) =>
  rowsOf(db, importId)
    .where(sql<boolean>`(verdict in ('new', 'changed')) is true`)
    .where('version_after', 'is', null)
    .where('row', '>', after)
    .limit(limit)
    .execute();

/** Returns rows that are wrong only because of another row; they may be right when that one changes. */
export const findDuplicateRows = async (db: Db, importId: string) => {
  const rows = await db
    .selectFrom('factory_import_row')
    .select('row')
    .where('import_id', '=', importId)
    .where((eb) =>
      eb.or([
        eb('verdict', '=', 'bad').and(sql<boolean>`problems @> '[{"problem": "twice"}]'`),
        eb('verdict', '=', 'alike').and('alike_row', 'is not', null),
      ]),
    )
    .orderBy('row')
    .execute();
  return rows.map(({ row }) => row);
};

export type CheckedRow = {
  row: number;
  verdict: RowVerdict;
  problems: SheetProblem[];
  code: string;
  country: string;
  nameKey: string;
  factoryId: string | null;
};

/** Stores the result of a check. The row that a duplicate refers to is found again afterwards. */
export const storeChecked = async (db: Db, importId: string, checked: CheckedRow[]) => {
  await sql`
    update factory_import_row as one
    set verdict = new.verdict, problems = new.problems, code = new.code, country = new.country,
      name_key = new.name_key, factory_id = new.factory_id, alike_row = null
    from jsonb_to_recordset(${JSON.stringify(checked.map(storedOf))}::jsonb) as new (
      row int, verdict text, problems jsonb, code text, country text, name_key text, factory_id uuid
    )
    where one.import_id = ${importId}::uuid and one.row = new.row`.execute(db);
};

const storedOf = ({ nameKey, factoryId, ...row }: CheckedRow) => ({ ...row, name_key: nameKey, factory_id: factoryId });

export const storeFixes = async (db: Db, importId: string, row: number, fixes: StoredRow['fixes']) => {
  await db
    .updateTable('factory_import_row')
    .set({ fixes: JSON.stringify(fixes) })
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .execute();
};

export const countVerdicts = async (db: Db, importId: string) => {
  const rows = await db
    .selectFrom('factory_import_row')
    .select(['verdict', (eb) => eb.fn.countAll<number>().as('count')])
    .where('import_id', '=', importId)
    .where('verdict', 'is not', null)
    .groupBy('verdict')
    .execute();
  return Object.fromEntries(rows.map(({ verdict, count }) => [verdict, count]));
};

type Only = RowVerdict | 'left';

const shown = [
  'one.row',
  'one.cells',
  'one.fixes',
  'one.verdict',
  'one.problems',
  'one.decision',
  'one.is_remembered as isRemembered',
  'one.alike_row as alikeRow',
  'one.undo',
  'factory.id as factoryId',
  'factory.name as factoryName',
  'factory.code as factoryCode',
] as const;

export const findShownRows = (db: Db, importId: string, rows: number[]) =>
  db
    .selectFrom('factory_import_row as one')
    .leftJoin('factory_shown as factory', 'factory.id', 'one.factory_id')
    .select(shown)
    .where('one.import_id', '=', importId)
    .where('one.row', 'in', rows)
    .orderBy('one.row')
    .execute();

export const findRowPage = async (db: Db, importId: string, only: Only, { page, size }: Page) => {
  const wanted = db
    .selectFrom('factory_import_row as one')
    .where('one.import_id', '=', importId)
    .$if(only === 'left', (query) => query.where('one.undo', '=', 'left'))
    .$if(only !== 'left', (query) => query.where('one.verdict', '=', only === 'left' ? null : only));
  const rows = await wanted
    .leftJoin('factory_shown as factory', 'factory.id', 'one.factory_id')
    .select(shown)
    .orderBy('one.row')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
};
