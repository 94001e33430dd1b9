import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';
import { liftDeadline } from './lift-deadline.ts';

const TABLES = [
  ...['factory', 'supply_product', 'factory_certificate', 'company', 'account_user', 'supply_link', 'company_case'],
  ...['review_declaration', 'review_request', 'review_form'],
];

const FORMS = 40;

type Large = { id: string; factories: number };

/**
 * Two companies or more, with so many factories each, and with products, certificates, links, declarations and requests; as many
 * other companies and people. Half of all are in Ulsan, and all are called 공장. Each asks the one before it.
 */
export const fillSearched = async (db: Db, companies: Large[], others: number) => {
  await liftDeadline(db);
  await fillOthers(db, others);
  for (const [at, { id: companyId, factories }] of companies.entries()) {
    await fillFactories(db, companyId, factories);
    // Each row that names another looks for it, as well as the database knows by then.
    await analyze(db);
    await fillOwn(db, companyId, others);
    await fillReviews(db, companyId, companies[(at + 1) % companies.length]?.id ?? '', others);
  }
};

/** As after a vacuum, which no transaction can do: no words wait to be sorted in, and the planner knows what there is. */
export const keepSearchUp = async (db: Pick<Db, 'getExecutor'>) => {
  await analyze(db);
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    join pg_am on pg_am.oid = relam where amname = 'gin'`.execute(db);
  for (const { name } of rows) await sql`select gin_clean_pending_list(${name}::regclass)`.execute(db);
};

const analyze = async (db: Pick<Db, 'getExecutor'>) => {
  for (const table of TABLES) await sql`analyze ${sql.table(table)}`.execute(db);
};

const NAME = sql`case when n % 2 = 0 then '울산' else '구미' end || ' 공장 ' || n`;

const fillOthers = async (db: Db, rows: number) => {
  await sql`insert into company (business_number, name, name_english, state)
    select (2000000000 + n)::text, ${NAME}, 'Plant ' || n, 'pending' from generate_series(1, ${rows}::int) n`.execute(
    db,
  );
  await sql`insert into account_user (email, name, password_hash, role, phone)
    select 'plant' || n || '@test.kr', case when n % 2 = 0 then '울산' else '공장' end || n, '-', 'supplier',
      (1000000000 + n)::text from generate_series(1, ${rows}::int) n`.execute(db);
};

const fillFactories = (db: Db, companyId: string, rows: number) =>
  sql`insert into factory (company_id, details, name_key, state, completeness, updated_at)
    select ${companyId}::uuid, jsonb_build_object('name', ${NAME}, 'nameEnglish', 'Plant ' || n, 'code', 'F-' || n,
      'country', 'KR', 'processes', '[]'::jsonb), '공장' || n, 'active', 0, now()
    from generate_series(1, ${rows}::int) n`.execute(db);

const fillOwn = async (db: Db, companyId: string, rows: number) => {
  await sql`
    insert into supply_product (company_id, details, created_at, updated_at)
    select ${companyId}::uuid, jsonb_build_object('name', ${NAME} || ' 제품', 'kind', 'component', 'unit', 'KGM',
      'hs', '850760', 'partNumber', 'P-' || n, 'inputs', '[]'::jsonb), now(), now()
    from generate_series(1, ${rows}::int) n`.execute(db);
  await sql`
    insert into factory_certificate (company_id, standard_id, number, issuer, line_id, valid_to, created_at, updated_at)
    select ${companyId}::uuid, standard.id, 'KR-' || n, ${NAME}, gen_random_uuid(), date '2027-01-01' + n, now(), now()
    from generate_series(1, ${rows}::int) n, (select id from factory_standard order by code limit 1) standard`.execute(
    db,
  );
  await sql`
    insert into supply_link (buyer_company_id, buyer_product_id, proposed_by, state, figures, words, created_at, updated_at)
    select ${companyId}::uuid, product.id, 'buyer', 'proposed', '{"validFrom": "2026-01-01"}',
      jsonb_build_object('company', '공장 협력사', 'product', product.name, 'partNumber', ''), now(), now()
    from supply_product product where company_id = ${companyId}::uuid`.execute(db);
};

/** Half of them by questionnaires, of which there are few. */
const fillReviews = async (db: Db, companyId: string, reviewerId: string, rows: number) => {
  await sql`
    insert into review_form (ready_key, version, name, content, questions, created_at)
    select ${companyId}::text, n, jsonb_build_object('kr', ${NAME}), '{}', 1, now()
    from generate_series(1, ${FORMS}::int) n`.execute(db);
  const ofForm = sql`case when n % 2 = 0 then 'questionnaire' else 'factory' end,
    case when n % 2 = 0 then (array(select id from review_form where ready_key = ${companyId}::text))[1 + n % ${FORMS}::int] end`;
  await sql`
    insert into review_declaration (line_id, edition, respondent_company_id, reviewer_company_id, kind, form_id, purpose, state,
      round, saved_at, respondent_name, submitted_at, created_at, updated_at)
    select gen_random_uuid(), 1, ${companyId}::uuid, ${reviewerId}::uuid, ${ofForm}, ${NAME}, 'submitted', 1, now(),
      '울산 공장', now(), now(), now() from generate_series(1, ${rows}::int) n`.execute(db);
  await sql`
    insert into review_request (asker_company_id, supplier_company_id, kind, form_id, purpose, due_on, validity_months, state,
      created_at)
    select ${reviewerId}::uuid, ${companyId}::uuid, ${ofForm}, ${NAME}, date '2027-01-01', 12, 'answered', now()
    from generate_series(1, ${rows}::int) n`.execute(db);
};
