import type { ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { matchesIn, rowOf } from '../kit/db/name-search.ts';
import { namesIn } from '../kit/db/script-names.ts';
import type { SearchKeys } from '../kit/db/search-keys.ts';

type PersonFound = { id: string; name: string; email: string; state: string; companyNames: ScriptNames | null };

export const findPeople = async (db: Db, query: SearchKeys, size: number) => {
  const { rows } = await sql<PersonFound>`
    select person.id, person.name, person.email, person.state, (
        select ${namesIn('company')} from company_member as member join company on company.id = member.company_id
        where member.user_id = person.id
      ) as "companyNames"
    from ${matchesIn(query, { table: 'account_user', companyId: null, hasSingles: true })} as found
    cross join lateral ${rowOf('account_user')} as person
    order by found.fit, person.name, person.id limit ${size}`.execute(db);
  return rows;
};
