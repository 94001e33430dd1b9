import type { FactoryDetails } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../../kit/db/database.ts';

/** Limit of candidates: factories of one company that share a piece of their name, their numbers and their country. */
const CANDIDATES_MAX = 100;

type Address = Pick<FactoryDetails, 'region' | 'locality' | 'street' | 'streetDetail'>;
type Candidate = Address & { id: string; name: string; country: string; code: string };

/** Returns for each list of keys the factories that have one of them, the oldest first, in one statement. */
export const findCandidates = async (db: Db, companyId: string, probes: string[][]) => {
  const { rows } = await sql<Candidate & { nth: number }>`
    select given.nth::int, candidate.*
    from (
      select nth, array(select hashtextextended(probe, 0) from jsonb_array_elements_text(probes) probe) as keys
      from jsonb_array_elements(${JSON.stringify(probes)}::jsonb) with ordinality as one (probes, nth)
    ) given
    cross join lateral (
      select id, name, country, code, coalesce(details ->> 'region', '') as region,
        coalesce(details ->> 'locality', '') as locality, coalesce(details ->> 'street', '') as street,
        coalesce(details ->> 'streetDetail', '') as "streetDetail"
      from factory_shown where company_id = ${companyId}::uuid and alike_keys && given.keys
      order by created_at, id limit ${CANDIDATES_MAX}
    ) candidate
    order by given.nth`.execute(db);
  const found: Candidate[][] = probes.map(() => []);
  for (const { nth, ...candidate } of rows) found[nth - 1]?.push(candidate);
  return found;
};
