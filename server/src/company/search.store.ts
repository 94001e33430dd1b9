import type { ScriptNames } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import { LOOKED_AT, matchesIn, ROWS_PER_MATCH, rowOf } from '../kit/db/name-search.ts';
import { namesIn } from '../kit/db/script-names.ts';
import type { SearchKeys } from '../kit/db/search-keys.ts';

const EVERYBODY = { companyId: null, hasSingles: true };

type CompanyFound = {
  id: string;
  names: ScriptNames;
  number: string;
  state: string;
  isDisabled: boolean;
};

export const findCompanies = async (db: Db, query: SearchKeys, size: number) => {
  const { rows } = await sql<CompanyFound>`
    select company.id, ${namesIn('company')} as names, company.state,
      coalesce(company.business_number, company.registration_number) as number,
      company.disabled_at is not null as "isDisabled"
    from ${matchesIn(query, { table: 'company', ...EVERYBODY })} as found
    cross join lateral ${rowOf('company')} as company
    order by found.fit, company.name, company.id limit ${size}`.execute(db);
  return rows;
};

type CaseFound = {
  id: string;
  companyNames: ScriptNames;
  applicant: string;
  number: string;
  state: string;
};

/** Finds cases by the search text of their queue and by the company, the best first and then the latest. */
export const findCases = async (db: Db, query: SearchKeys, size: number) => {
  const typed = asTyped(query.typed);
  const some = sql`limit ${sql.lit(LOOKED_AT)}`;
  const { rows } = await sql<CaseFound>`
    with firm as materialized (
      select id, fit from ${matchesIn(query, { table: 'company', ...EVERYBODY })} as found
    )
    select one.id, ${namesIn('company')} as "companyNames", person.name as applicant,
      coalesce(one.business_number, company.registration_number) as number, one.state
    from (
      select id, min(fit) as fit from (
        (select one.id, 3 as fit from company_case as one
          where company_case_grams(one.search_text) @> (select company_case_grams(${typed}::text))
            and strpos(one.search_text, ${typed}) > 0 ${some})
        union all select one.id, firm.fit from firm cross join lateral (
          select id from company_case where company_id = firm.id limit ${sql.lit(ROWS_PER_MATCH)}) as one
        union all select one.id, firm.fit from firm cross join lateral (
          select id from company_case where own_company_id = firm.id limit ${sql.lit(ROWS_PER_MATCH)}) as one
      ) as each_way group by id
    ) as found
    cross join lateral ${rowOf('company_case')} as one
    cross join lateral (
      select name, name_english, name_chinese, name_japanese, registration_number from company where id = one.company_id offset 0) as company
    cross join lateral (select name from company_person where id = one.submitted_by offset 0) as person
    order by found.fit, one.submitted_at desc, one.id limit ${size}`.execute(db);
  return rows;
};

/** Normalizes the text as the rows of the queue are; a number is found with its dashes too. */
const asTyped = (typed: string) => {
  const words = typed.normalize('NFKC').toLowerCase();
  return /^[\d\s-]+$/.test(words) ? words.replace(/\D/g, '') : words;
};
