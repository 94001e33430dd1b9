import type { FactoryDetails, FactoryState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

type Counted = {
  id: string;
  details: Partial<FactoryDetails>;
  state: FactoryState;
  completeness: number;
  updatedAt: string;
  confirmedAt: string | null;
};

/** Locks in the order of the ids, which prevents deadlocks. */
export const lockToCount = async (db: Db, factoryIds: string[]) => {
  const { rows } = await sql<Counted>`
    select id, details, state, completeness, updated_at as "updatedAt", confirmed_at as "confirmedAt" from factory
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(factoryIds)}::jsonb))
    order by id for update`.execute(db);
  return rows;
};

/** Updates only the score: the company's details and the version stay as they were. */
export const updateCompleteness = async (db: Db, scores: { id: string; score: number }[]) => {
  if (scores.length === 0) return;
  await sql`
    update factory set completeness = given.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as given (id uuid, score smallint)
    where factory.id = given.id`.execute(db);
};

/** Returns which of these belong to the company, and locks them against removal. */
export const lockOwnFactories = async (db: Db, companyId: string, factoryIds: string[]) => {
  const { rows } = await sql<{ id: string }>`
    select id from factory_shown where company_id = ${companyId}::uuid
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(factoryIds)}::jsonb))
    order by id for update`.execute(db);
  return rows.map(({ id }) => id);
};

/** Locks up to `limit` factories whose day has come. Rows that another process has locked are skipped. */
export const lockAgeing = (db: Db, today: string, limit: number) =>
  db
    .selectFrom('factory')
    .select(['id', 'updated_at as updatedAt', 'confirmed_at as confirmedAt'])
    .where('ages_on', '<=', today)
    .orderBy('ages_on')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const setNextAgeing = async (db: Db, days: { id: string; on: string | null }[]) => {
  if (days.length === 0) return;
  await sql`
    update factory set ages_on = given.ages_on
    from jsonb_to_recordset(${JSON.stringify(days.map(({ id, on }) => ({ id, ages_on: on })))}::jsonb)
      as given (id uuid, ages_on date)
    where factory.id = given.id`.execute(db);
};
