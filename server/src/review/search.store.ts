import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../kit/db/database.ts';
import {
  fitsIn,
  has,
  isWith,
  LOOKED_AT,
  type Match,
  matchesAmong,
  patternsIn,
  ROWS_PER_MATCH,
} from '../kit/db/name-search.ts';
import type { SearchKeys } from '../kit/db/search-keys.ts';

/** Own records that match, and the partners that the caller knows by name. */
export type SearchScope = { companyId: string; partnerIds: string[]; products: Match[]; factories: Match[] };

/** Same rule as in `review/record/side.policy.ts`: before that the declaration does not exist for its reviewer. */
const SUBMITTED = sql`one.round > 0 and one.state <> 'draft'`;
const IN_DECLARATIONS: FormsUsed[] = [
  { table: 'review_declaration', by: 'respondent_company_id' },
  { table: 'review_declaration', by: 'reviewer_company_id', only: sql`and one.round > 0` },
];
const IN_REQUESTS: FormsUsed[] = [
  { table: 'review_request', by: 'asker_company_id' },
  { table: 'review_request', by: 'supplier_company_id' },
];

/**
 * Finds a company's declarations by subject, by purpose and by reviewer, and those that it reviews by respondent.
 * `presentListed` checks again whether they may be seen.
 */
export const findDeclarationIds = async (db: Db, whose: SearchScope, query: SearchKeys, size: number) => {
  const { companyId, partnerIds, products, factories } = whose;
  const answered = sql`one.respondent_company_id = ${companyId}::uuid`;
  const reviewed = sql`one.reviewer_company_id = ${companyId}::uuid and ${SUBMITTED}`;
  const ways = [
    sql`select one.id, about.fit, one.at from product as about
      cross join lateral ${declarationsBy(sql`one.product_id = about.id and ${answered}`)} as one`,
    sql`select one.id, about.fit, one.at from factory as about
      cross join lateral ${declarationsBy(sql`one.factory_id = about.id and ${answered}`)} as one`,
    sql`select one.id, partner.fit, one.at from partner
      cross join lateral ${declarationsBy(sql`${answered} and ${isWith('reviewer_company_id')}`)} as one`,
    byForm(declarationsBy(sql`${answered} and one.form_id = form.id`)),
    byForm(declarationsBy(sql`${reviewed} and one.form_id = form.id`)),
    declarationsSaying(query, companyId, sql`(${answered} or ${reviewed})`),
  ];
  const { rows } = await sql<{ id: string }>`
    with product as materialized ${fitsIn(products)},
    factory as materialized ${fitsIn(factories)},
    partner as materialized ${matchesAmong(query, 'company', partnerIds)},
    form as materialized ${formsCalled(query, IN_DECLARATIONS, companyId)}
    ${bestOf(ways, size)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Finds submitted declarations without a reviewing company, which operators review. */
export const findSubmittedIds = async (db: Db, query: SearchKeys, size: number) => {
  const reviewed = sql`one.reviewer_company_id is null and ${SUBMITTED}`;
  const { rows } = await sql<{ id: string }>`
    ${bestOf([declarationsSaying(query, null, reviewed)], size)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Finds the requests that a company has sent or received. */
export const findRequestIds = async (
  db: Db,
  { companyId, partnerIds }: SearchScope,
  query: SearchKeys,
  size: number,
) => {
  const asker = sql`one.asker_company_id = ${companyId}::uuid`;
  const supplier = sql`one.supplier_company_id = ${companyId}::uuid`;
  const ways = [
    sql`select one.id, partner.fit, one.at from partner
      cross join lateral ${requestsBy(sql`${asker} and ${isWith('supplier_company_id')}`)} as one`,
    sql`select one.id, partner.fit, one.at from partner
      cross join lateral ${requestsBy(sql`${supplier} and ${isWith('asker_company_id')}`)} as one`,
    byForm(requestsBy(sql`${asker} and one.form_id = form.id`)),
    byForm(requestsBy(sql`${supplier} and one.form_id = form.id`)),
    sql`(select one.id, 3, one.created_at from review_request as one
      where ${has('search_grams', companyId, query.grams)} and one.search_text ~ all (${patternsIn(query)})
        and (${asker} or ${supplier}) limit ${sql.lit(LOOKED_AT)})`,
  ];
  const { rows } = await sql<{ id: string }>`
    with partner as materialized ${matchesAmong(query, 'company', partnerIds)},
    form as materialized ${formsCalled(query, IN_REQUESTS, companyId)}
    ${bestOf(ways, size)}`.execute(db);
  return rows.map(({ id }) => id);
};

/** Returns each id once, the best match first and among these the latest. */
const bestOf = (ways: RawBuilder<unknown>[], size: number) => sql`
  select id from (${sql.join(ways, sql` union all `)}) as each_way (id, fit, at)
  group by id order by min(fit), max(at) desc, id limit ${size}`;

/** Limits the rows over all questionnaires: a company may have sent each of them to everybody. */
const byForm = (those: RawBuilder<unknown>) =>
  sql`(select one.id, 2, one.at from form cross join lateral ${those} as one limit ${sql.lit(LOOKED_AT)})`;
const declarationsBy = (condition: RawBuilder<unknown>) => sql`(
  select one.id, coalesce(one.submitted_at, one.updated_at) as at from review_declaration as one where ${condition} limit ${sql.lit(ROWS_PER_MATCH)})`;
const requestsBy = (condition: RawBuilder<unknown>) => sql`(
  select one.id, one.created_at as at from review_request as one where ${condition} limit ${sql.lit(ROWS_PER_MATCH)})`;

const declarationsSaying = (query: SearchKeys, companyId: string | null, scope: RawBuilder<unknown>) => sql`(
  select one.id, 3, coalesce(one.submitted_at, one.updated_at) from review_declaration as one
  where ${has('search_grams', companyId, query.grams)} and one.search_text ~ all (${patternsIn(query)}) and ${scope}
  limit ${sql.lit(LOOKED_AT)})`;

/**
 * Finds questionnaires by their names, but only those that the company has sent or answers: otherwise those of others
 * might be read before its own. Each is found by a step through the index, however many requests it has.
 */
const formsCalled = (query: SearchKeys, used: FormsUsed[], companyId: string) => sql`(
  select one.id from review_form as one
  where one.id in (${sql.join(
    used.map((where) => formsIn(where, companyId)),
    sql` union `,
  )}) and one.search_text ~ all (${patternsIn(query)}))`;

type FormsUsed = {
  table: 'review_request' | 'review_declaration';
  by: 'asker_company_id' | 'supplier_company_id' | 'respondent_company_id' | 'reviewer_company_id';
  /** Same condition as in the index. */
  only?: RawBuilder<unknown>;
};

const formsIn = ({ table, by, only = sql`` }: FormsUsed, companyId: string) => {
  const next = (after: RawBuilder<unknown>) => sql`(
    select one.form_id from ${sql.table(table)} as one
    where one.${sql.ref(by)} = ${companyId}::uuid and one.form_id is not null ${only} ${after} order by one.form_id limit 1)`;
  return sql`(
    with recursive used (id) as (
      ${next(sql``)} union all select ${next(sql`and one.form_id > used.id`)} from used where used.id is not null)
    select id from used where id is not null)`;
};
