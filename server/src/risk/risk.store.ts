import type { RiskEntryInput } from '@ieum/contract';
import { type Generated, sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';

declare module '../kit/db/database.ts' {
  interface Tables {
    risk_list: {
      id: Generated<string>;
      kind: RiskEntryInput['kind'];
      country: string | null;
      name: string;
      level: RiskEntryInput['level'];
      source: string;
      source_date: string;
      note: string;
      version: Generated<number>;
    };
  }
}

const columns = [
  'id',
  'kind',
  'country',
  'name',
  'level',
  'source',
  'source_date as sourceDate',
  'note',
  'version',
] as const;

const rowOf = ({ kind, country, name, level, source, sourceDate, note }: RiskEntryInput) => ({
  kind,
  country,
  name,
  level,
  source,
  note,
  source_date: sourceDate,
});

export const RISK_ENTRIES_MAX = 2_000;

/** Returns the highest level first. The list is kept by hand and fits on a page. */
export const findEntries = (db: Db) =>
  db
    .selectFrom('risk_list')
    .select(columns)
    .orderBy(sql`array_position(array['high', 'medium', 'low'], level)`)
    .orderBy('kind')
    .orderBy('country')
    .orderBy('name')
    .orderBy('id')
    .limit(RISK_ENTRIES_MAX)
    .execute();

/** Returns the countries and regions of the list; a country has an empty region. */
export const findPlaces = async (db: Db) => {
  const { rows } = await sql<{ country: string; region: string; level: RiskEntryInput['level'] }>`
    select country, case kind when 'region' then name else '' end as region, level from risk_list
    where kind in ('country', 'region') and country is not null`.execute(db);
  return rows;
};

export const countEntries = async (db: Db) =>
  (
    await db
      .selectFrom('risk_list')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

export const lockEntry = (db: Db, id: string) =>
  db.selectFrom('risk_list').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertEntry = (db: Db, input: RiskEntryInput) =>
  db.insertInto('risk_list').values(rowOf(input)).returning(columns).executeTakeFirstOrThrow();

export const updateEntry = (db: Db, id: string, input: RiskEntryInput) =>
  db
    .updateTable('risk_list')
    .set((eb) => ({ ...rowOf(input), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteEntry = (db: Db, id: string) =>
  db.deleteFrom('risk_list').where('id', '=', id).returning('id').executeTakeFirst();

/** Compares what an entry is about, as its unique index does. */
export const isEntryTaken = async (db: Db, { kind, country, name }: RiskEntryInput, exceptId?: string) =>
  (await db
    .selectFrom('risk_list')
    .select('id')
    .where('kind', '=', kind)
    .where(sql`coalesce(country, '')`, '=', country ?? '')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst()) !== undefined;
