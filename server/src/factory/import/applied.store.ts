import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { givenValues } from '../../kit/db/given-values.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';

/** Counts the rows that are written already. */
export const countApplied = async (db: Db, importId: string) => {
  const { count } = await db
    .selectFrom('factory_import_row')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('version_after', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
};

type Applied = { row: number; factoryId: string; version: number };

/**
 * Stores what became of rows that were not written yet, and returns how many of them there were. Each row is found by its
 * key: with a join, the planner would read all rows of the import for each part, because it takes them for a few.
 */
export const storeApplied = async (db: Db, importId: string, applied: Applied[]) => {
  const { numAffectedRows } = await sql`
    update factory_import_row as one set factory_id = new.factory_id, version_after = new.version
    from (
      select given.factory_id, given.version, found.place
      from jsonb_to_recordset(${JSON.stringify(applied.map(({ factoryId, ...rest }) => ({ ...rest, factory_id: factoryId })))}::jsonb)
        as given (row int, factory_id uuid, version int)
      cross join lateral (
        select known.ctid as place from factory_import_row as known
        where known.import_id = ${importId}::uuid and known.row = given.row and known.version_after is null
        offset 0
      ) found
    ) as new
    where one.ctid = new.place
    ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return Number(numAffectedRows);
};

export const storeUndone = async (db: Db, importId: string, undo: 'removed' | 'restored' | 'left', rows: number[]) => {
  if (rows.length === 0) return;
  await db
    .updateTable('factory_import_row')
    .set({ undo })
    .where('import_id', '=', importId)
    .where('row', 'in', givenValues(rows, 'integer'))
    .execute();
};

type Place = { added: boolean; after: number; limit: number };

/**
 * Returns the factories that the import added, or those that it changed, with their state before and now, in the order of
 * the file; without those that are undone already.
 */
export const findApplied = (db: Db, importId: string, { added, after, limit }: Place) =>
  db
    .selectFrom('factory_import_row as one')
    .innerJoin('factory', 'factory.id', 'one.factory_id')
    .leftJoin('factory_revision as before', (join) =>
      join
        .onRef('before.factory_id', '=', 'factory.id')
        .on((eb) => eb('before.version', '=', eb('one.version_after', '-', 1))),
    )
    .select(['one.row', 'factory.id', 'factory.version', 'factory.confirmed_at as confirmedAt'])
    .select(['before.details as detailsBefore', 'before.state as stateBefore'])
    .select((eb) => [
      eb('factory.version', '=', eb.ref('one.version_after')).as('isUntouched'),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('factory_certificate_site as site')
              .select('site.factory_id')
              .whereRef('site.factory_id', '=', 'factory.id'),
          ),
          eb.exists(
            eb
              .selectFrom('factory_evidence as paper')
              .select('paper.id')
              .whereRef('paper.factory_id', '=', 'factory.id'),
          ),
        ])
        .as('hasMore'),
    ])
    .where('one.import_id', '=', importId)
    .where('one.version_after', added ? '=' : '>', 1)
    .where('one.undo', 'is', null)
    .where('one.row', '>', after)
    .orderBy('one.row')
    .limit(limit)
    .forUpdate('factory')
    .execute();

/** Counts the rows that an undo has left, and those whose factories were removed before it. */
export const countLeft = async (db: Db, importId: string) => {
  const { count } = await db
    .selectFrom('factory_import_row')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .where('version_after', 'is not', null)
    .where((eb) => eb.or([eb('undo', 'is', null), eb('undo', '=', 'left')]))
    .executeTakeFirstOrThrow();
  return count;
};
