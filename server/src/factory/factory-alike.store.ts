import type { FactoryDetails } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db.ts';

/** More of one company that share a piece of their name, their numbers and their country are not looked at. */
const CANDIDATES_MAX = 100;

type Address = Pick<FactoryDetails, 'region' | 'locality' | 'street' | 'streetDetail'>;

const part = (name: keyof Address) => sql<string>`coalesce(details ->> ${sql.lit(name)}, '')`.as(name);

/** Those that have one of these keys, the oldest first. */
export const findCandidates = (db: Db, companyId: string, probes: string[]) =>
  db
    .selectFrom('factory')
    .select(['id', 'name', 'country', 'code', 'version'])
    .select([part('region'), part('locality'), part('street'), part('streetDetail')])
    .where('company_id', '=', companyId)
    .where(
      sql<boolean>`alike_keys && array(
        select hashtextextended(probe, 0) from jsonb_array_elements_text(${JSON.stringify(probes)}::jsonb) probe)`,
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(CANDIDATES_MAX)
    .execute();
