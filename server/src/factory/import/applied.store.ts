import type { FactoryDetails, FactoryState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
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
  await sql`
    update factory_import_row as one set undo = ${undo}
    from (
      select found.place from jsonb_array_elements_text(${JSON.stringify(rows)}::jsonb) as given
      cross join lateral (
        select known.ctid as place from factory_import_row as known
        where known.import_id = ${importId}::uuid and known.row = given::int
        offset 0
      ) found
    ) as undone
    where one.ctid = undone.place
    ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
};

type Place = { added: boolean; after: number; limit: number };

/** A factory that the import wrote, with its state before and now. */
type Written = {
  row: number;
  id: string;
  version: number;
  confirmedAt: string | null;
  detailsBefore: Partial<FactoryDetails> | null;
  stateBefore: FactoryState | null;
  /** Nobody has changed it since. */
  isUntouched: boolean;
  /** It has certificates or other papers. */
  hasMore: boolean;
};

/** Returns the number of the last row of an import. */
export const findLastRow = async (db: Db, importId: string) => {
  const { last } = await db
    .selectFrom('factory_import_row')
    .select((eb) => eb.fn.max('row').as('last'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
};

/**
 * Returns the factories of so many rows after this one that the import added, or that it changed, and locks them; without
 * those that are undone or gone already. Each row is found by its number: with a range, the planner would read all rows
 * of the import for each part, because it takes them for a few.
 */
export const findApplied = async (db: Db, importId: string, { added, after, limit }: Place) => {
  const { rows } = await sql<Written>`
    select part.row, now.id, now.version, now.confirmed_at as "confirmedAt",
      before.details as "detailsBefore", before.state as "stateBefore",
      now.version = part.version_after as "isUntouched",
      exists (select from factory_certificate_site as site where site.factory_id = now.id)
        or exists (select from factory_evidence as paper where paper.factory_id = now.id) as "hasMore"
    from generate_series(${after}::int + 1, ${after}::int + ${limit}::int) as given
    cross join lateral (
      select one.row, one.factory_id, one.version_after from factory_import_row as one
      where one.import_id = ${importId}::uuid and one.row = given and one.undo is null
        and one.version_after ${added ? sql`= 1` : sql`> 1`}
      offset 0
    ) as part
    cross join lateral (
      select id, version, confirmed_at from factory where factory.id = part.factory_id for update
    ) as now
    left join lateral (
      select revision.details, revision.state from factory_revision as revision
      where revision.factory_id = part.factory_id and revision.version = part.version_after - 1
      offset 0
    ) as before on true
    order by part.row
    ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};

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
