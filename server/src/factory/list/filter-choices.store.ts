import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';
import { scopeOf, type Viewer, type ViewerScope } from '../record/record.store.ts';

const COUNTRIES_MAX = 300;
const PROCESSES_MAX = 200;

/**
 * Steps from one value to the next in the index: as many steps as there are values, however many factories have them.
 */
export const findCountries = async (db: Db, actor: Viewer) => {
  const mine = ownOf(scopeOf(actor));
  const { rows } = await sql<{ country: string }>`
    with recursive step (country) as (
      (select country from factory_shown where ${mine} order by country limit 1)
      union all
      select (select country from factory_shown where ${mine} and country > step.country order by country limit 1)
      from step where step.country is not null
    )
    select country from step where country is not null limit ${COUNTRIES_MAX}`.execute(db);
  return rows.map(({ country }) => country);
};

export const findProcesses = async (db: Db, actor: Viewer) => {
  const mine = sql`${ownOf(scopeOf(actor))} and factory_id not in (select factory_id from factory_hidden)`;
  const { rows } = await sql<{ key: string; name: string }>`
    with recursive step (key) as (
      (select key from factory_process where ${mine} order by key limit 1)
      union all
      select (select key from factory_process where ${mine} and key > step.key order by key limit 1)
      from step where step.key is not null
    )
    select step.key, process.name from step
    cross join lateral (
      select name from factory_process where ${mine} and key = step.key order by factory_id limit 1
    ) process
    where step.key is not null limit ${PROCESSES_MAX}`.execute(db);
  return rows;
};

/** Returns the standards to filter by, a short list; an operator gets all of them. */
export const findUsedStandards = (db: Db, actor: Viewer) => {
  const { role, companyId } = scopeOf(actor);
  const standards = db
    .selectFrom('factory_standard as standard')
    .select([
      'standard.id',
      'standard.code',
      'standard.name_kr as kr',
      'standard.name_en as en',
      'standard.name_cn as cn',
      'standard.name_jp as jp',
    ])
    .orderBy('standard.code')
    .orderBy('standard.id');
  if (role === 'admin') return standards.execute();
  const certificates = db.selectFrom('factory_certificate').where('company_id', '=', companyId);
  return standards.where('standard.id', 'in', certificates.select('standard_id')).execute();
};

const ownOf = ({ role, companyId }: ViewerScope) => (role === 'admin' ? sql`true` : sql`company_id = ${companyId}`);
