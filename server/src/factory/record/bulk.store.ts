import type { FactoryDetails, FactoryFilters, FactoryState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { givenValues } from '../../kit/db/given-values.ts';
import { PLANNED_EACH_TIME } from '../../kit/db/statement-names.ts';
import { type Days, matchingFactories } from '../list/filter.store.ts';
import { type SavedFactory, scopeOf, type Viewer, valuesOf, visibleTo } from './record.store.ts';
import type { RevisionKind } from './revision.store.ts';

type New = { id: string; companyId: string; saved: SavedFactory };

/** Types of the values. One parameter holds all rows, so the statement is the same for any number of them. */
const TYPES = sql.raw(`
  id uuid, company_id uuid, version integer, details jsonb, state text, completeness smallint, name_key text,
  updated_by uuid, updated_at timestamptz, confirmed_at timestamptz, ages_on date`);

const rowsOf = (factories: (New & { version?: number })[]) =>
  JSON.stringify(
    factories.map(({ id, companyId, version, saved }) => ({
      ...valuesOf(saved),
      details: saved.details,
      id,
      company_id: companyId,
      version,
    })),
  );

/**
 * Inserts many, their first revisions and that they are hidden in one statement, and returns how many were inserted: a
 * factory with a taken code is left out.
 */
export const insertHidden = async (db: Db, importId: string, factories: New[], kind: RevisionKind) => {
  const { rows } = await sql`
    with made as (
      insert into factory (id, company_id, details, state, completeness, name_key, created_at, updated_by, updated_at,
        confirmed_at, ages_on)
      select id, company_id, details, state, completeness, name_key, updated_at, updated_by, updated_at, confirmed_at,
        ages_on
      from jsonb_to_recordset(${rowsOf(factories)}::jsonb) as new (${TYPES})
      on conflict do nothing
      returning id, version, details, state, updated_at, updated_by
    ), hidden as (
      insert into factory_hidden (factory_id, import_id) select id, ${importId}::uuid from made
    )
    insert into factory_revision (factory_id, version, kind, details, state, at, by)
    select id, version, ${kind}, details, state, updated_at, updated_by from made
    returning factory_id`.execute(db);
  return rows.length;
};

/** Overwrites many locked factories and adds their revisions, in one statement. */
export const updateFactories = async (db: Db, factories: (New & { version: number })[], kind: RevisionKind) => {
  await sql`
    with made as (
      update factory set details = new.details, state = new.state, version = new.version,
        completeness = new.completeness, name_key = new.name_key, updated_by = new.updated_by,
        updated_at = new.updated_at, confirmed_at = new.confirmed_at, ages_on = new.ages_on
      from jsonb_to_recordset(${rowsOf(factories)}::jsonb) as new (${TYPES})
      where factory.id = new.id
      returning factory.id, factory.version, factory.details, factory.state, factory.updated_at, factory.updated_by
    )
    insert into factory_revision (factory_id, version, kind, details, state, at, by)
    select id, version, ${kind}, details, state, updated_at, updated_by from made`.execute(db);
};

type Known = {
  id: string;
  code: string;
  details: Partial<FactoryDetails>;
  state: FactoryState;
  version: number;
  confirmedAt: string | null;
};

/**
 * Returns the company's factories with one of these codes or ids; one that has both comes twice. It is planned each time:
 * a first import begins with an empty table, and a plan for that would read all that it has written since.
 */
export const findByCodeOrId = async (db: Db, companyId: string, codes: string[], ids: string[]) => {
  const found = sql`select id, code, details, state, version, confirmed_at as "confirmedAt" from factory_shown
    where company_id = ${companyId}::uuid`;
  const { rows } = await sql<Known>`
    ${found} and code <> '' and code in ${givenValues(codes, 'text')}
    union all ${found} and id in ${givenValues(ids, 'uuid')} order by id ${sql.raw(PLANNED_EACH_TIME)}`.execute(db);
  return rows;
};

/** Returns the company's factories with one of these codes, hidden ones too: a code can be used only once. */
export const findOwnersOfCodes = (db: Db, companyId: string, codes: string[]) =>
  db
    .selectFrom('factory')
    .select(['id', 'code'])
    .where('company_id', '=', companyId)
    .where('code', 'in', givenValues(codes, 'text'))
    .where('code', '<>', '')
    .modifyEnd(sql.raw(PLANNED_EACH_TIME))
    .execute();

/** Locks these factories until the end of the transaction and returns their versions. */
export const lockFactories = async (db: Db, companyId: string, ids: string[]) => {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await db
    .selectFrom('factory_shown as factory')
    .select(['id', 'version'])
    .where('company_id', '=', companyId)
    .where('id', 'in', givenValues(ids, 'uuid'))
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** Returns the ids that match the filters, by name. */
export const findMatchingIds = async (db: Db, actor: Viewer, filters: FactoryFilters, days: Days) => {
  const found = await matchingFactories(db, scopeOf(actor), filters, days)
    .select('factory.id')
    .orderBy('factory.name')
    .orderBy('factory.id')
    .execute();
  return found.map(({ id }) => id);
};

/** Returns these factories with all details, in any order. */
export const findDetails = (db: Db, actor: Viewer, ids: string[]) =>
  visibleTo(db, scopeOf(actor)).select(['id', 'details', 'state']).where('id', 'in', ids).execute();

export const deleteFactories = async (db: Db, ids: string[]) => {
  if (ids.length > 0) await db.deleteFrom('factory').where('id', 'in', givenValues(ids, 'uuid')).execute();
};
