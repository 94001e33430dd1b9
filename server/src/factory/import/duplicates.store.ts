import type { RowDecision } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

declare module '../../kit/db/database.ts' {
  interface Tables {
    factory_import_decision: {
      company_id: string;
      country: string;
      name_key: string;
      code: string;
      factory_id: string;
      decision: RowDecision;
      decided_at: string;
    };
  }
}

/** Marks rows without other errors whose code is in the file already as errors. */
export const markSameCodes = async (db: Db, importId: string) => {
  await sql`
    with coded as (
      select row, first_value(row) over (partition by code order by row) as first_row
      from factory_import_row
      where import_id = ${importId}::uuid and code <> '' and verdict in ('new', 'changed', 'same', 'alike')
    )
    update factory_import_row as one
    set verdict = 'bad', problems = one.problems ||
      jsonb_build_array(jsonb_build_object('field', 'code', 'problem', 'twice', 'at', coded.first_row))
    from coded
    where one.import_id = ${importId}::uuid and one.row = coded.row and coded.first_row <> coded.row`.execute(db);
};

/**
 * Finds new rows whose name is in the file already, as far as people would write it alike. It is a question, unless two
 * codes tell them apart. Rows are compared with existing factories when they are checked.
 */
export const markSameNames = async (db: Db, importId: string) => {
  await sql`
    with named as (
      select row, code, first_value(row) over same as first_row, first_value(code) over same as first_code
      from factory_import_row
      where import_id = ${importId}::uuid and verdict = 'new' and name_key <> ''
      window same as (partition by country, name_key order by row)
    )
    update factory_import_row as one set verdict = 'alike', alike_row = named.first_row
    from named
    where one.import_id = ${importId}::uuid and one.row = named.row and named.first_row <> named.row
      and (named.code = '' or named.first_code = '')`.execute(db);
};

/** Marks the second of two rows that would change the same factory as an error. */
export const markSameTarget = async (db: Db, importId: string) => {
  await sql`
    with target as (
      select row, first_value(row) over (partition by factory_id order by row) as first_row
      from factory_import_row
      where import_id = ${importId}::uuid and verdict in ('changed', 'same') and factory_id is not null
    )
    update factory_import_row as one
    set verdict = 'bad', problems = one.problems ||
      jsonb_build_array(jsonb_build_object('field', 'name', 'problem', 'twice', 'at', target.first_row))
    from target
    where one.import_id = ${importId}::uuid and one.row = target.row and target.first_row <> target.row`.execute(db);
};

/**
 * Keeps the decisions of this import. Other rows get the decision that was made about the same row and factory before.
 */
export const applyDecisions = async (db: Db, importId: string, companyId: string) => {
  await sql`
    update factory_import_row as one set decision = known.decision, is_remembered = true
    from factory_import_decision known
    where one.import_id = ${importId}::uuid and one.verdict = 'alike' and one.decision is null
      and known.company_id = ${companyId}::uuid and known.factory_id = one.factory_id
      and known.country = one.country and known.name_key = one.name_key and known.code = one.code`.execute(db);
  await sql`
    update factory_import_row as one
    set verdict = case decision when 'new' then 'new' else 'skipped' end
    where import_id = ${importId}::uuid and verdict = 'alike' and decision in ('new', 'skip')`.execute(db);
};

/**
 * Returns the decided rows: those named, or all that are undecided. A row that is like another row of the file cannot
 * be an update.
 */
export const decideRows = async (db: Db, importId: string, decision: RowDecision, rows: number[] | undefined) => {
  const decided = await db
    .updateTable('factory_import_row')
    .set({ decision, is_remembered: false })
    .where('import_id', '=', importId)
    .where('verdict', '=', 'alike')
    .$if(decision === 'update', (query) => query.where('factory_id', 'is not', null))
    .$if(rows !== undefined, (query) => query.where('row', 'in', rows ?? []))
    .returning('row')
    .execute();
  return decided.map(({ row }) => row).sort((a, b) => a - b);
};

/** Remembers the decisions for the next file of the company. */
export const rememberDecisions = async (db: Db, importId: string, companyId: string, rows: number[], at: Date) => {
  if (rows.length === 0) return;
  await sql`
    insert into factory_import_decision (company_id, country, name_key, code, factory_id, decision, decided_at)
    select distinct on (country, name_key, code, factory_id)
      ${companyId}::uuid, country, name_key, code, factory_id, decision, ${at.toISOString()}::timestamptz
    from factory_import_row
    where import_id = ${importId}::uuid and row in (${sql.join(rows)}) and factory_id is not null
    on conflict (company_id, country, name_key, code, factory_id)
      do update set decision = excluded.decision, decided_at = excluded.decided_at`.execute(db);
};

/** Returns rows that are to update the factory they look like and have not been compared with it yet. */
export const findToUpdate = async (db: Db, importId: string) => {
  const found = await db
    .selectFrom('factory_import_row')
    .select('row')
    .where('import_id', '=', importId)
    .where('verdict', '=', 'alike')
    .where('decision', '=', 'update')
    .orderBy('row')
    .execute();
  return found.map(({ row }) => row);
};
