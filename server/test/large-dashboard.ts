import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';
import { liftDeadline } from './lift-deadline.ts';

export type Size = { factories: number; links: number; flows: number };
const OWN_PRODUCTS = 20;
const INPUTS = 5;
const MONTHS = 12;

/** What checks a reference to it was planned when it was empty, and would read all of it for each row. */
const known = (table: string) => sql`analyze ${sql.table(table)}`;

/**
 * One company with so many factories, links and flows: four fifths of its links are bought by, the rest are sold by; each goes
 * with a company of its own, and every other supplier has one behind it. What went is of the last twelve months.
 */
export const fillDashboard = async (db: Db, name: string, { factories, links, flows }: Size) => {
  const id = (what: string, n = sql`n`) => sql`md5(${`${name} ${what} `}::text || ${n})::uuid`;
  const own = sql`md5(${name}::text)::uuid`;
  const details = (inputs: ReturnType<typeof sql>) => sql`jsonb_build_object('name', '제품 ' || n, 'kind', 'component',
    'unit', 'TNE', 'hs', '850760', 'materialGroup', 'nickel', 'inputs', ${inputs})`;
  const lines = sql`(select jsonb_agg(jsonb_build_object('id', ${id('line', sql`n * ${INPUTS}::int + nth`)}, 'name',
    '원료 ' || nth, 'quantityPerUnit', 0.1, 'unit', 'TNE', 'lossPercent', 0, 'massShare', 20))
    from generate_series(0, ${INPUTS}::int - 1) nth)`;
  const isBought = sql`n % 5 > 0`;
  const statements = [
    sql`insert into company (id, name, state, country) values (${own}, ${name}, 'verified', 'KR')`,
    sql`insert into company (id, name, state, country)
      select ${id('firm')}, '회사 ' || n, 'verified', (array['KR', 'CN', 'AU'])[n % 3 + 1] from generate_series(1, ${links}::int) n`,
    sql`insert into company (id, name, state, country)
      select ${id('deep')}, '뒤 ' || n, 'verified', 'CL' from generate_series(1, ${links}::int) n where n % 2 = 0`,
    known('company'),
    sql`insert into factory (id, company_id, details, completeness) select ${id('factory')}, ${own}, jsonb_build_object(
        'name', '공장 ' || n, 'country', 'KR', 'point', jsonb_build_object('latitude', 35 + n % 50 * 0.05,
        'longitude', 127 + n % 40 * 0.05, 'precision', 'exact')), n % 101 from generate_series(1, ${factories}::int) n`,
    sql`insert into factory (company_id, details)
      select ${id('firm')}, '{"name": "공장", "country": "KR"}' from generate_series(1, ${links}::int) n`,
    known('factory'),
    sql`insert into factory_certificate (id, company_id, standard_name, valid_to, line_id, created_at, updated_at)
      select ${id('certificate')}, ${own}, 'ISO ' || n, date '2026-10-01' + n * 7, ${id('certificate')}, now(), now()
      from generate_series(1, ${factories}::int) n`,
    sql`insert into factory_certificate (id, company_id, standard_name, valid_to, line_id, created_at, updated_at)
      select ${id('theirs')}, ${id('firm')}, 'ISO 9001', date '2027-06-30', ${id('theirs')}, now(), now()
      from generate_series(1, ${links}::int) n`,
    sql`insert into factory_certificate_site (certificate_id, factory_id)
      select ${id('certificate')}, ${id('factory')} from generate_series(1, ${factories}::int) n`,
    sql`insert into supply_product (id, company_id, details, created_at, updated_at)
      select ${id('own')}, ${own}, ${details(lines)}, now(), now() from generate_series(0, ${OWN_PRODUCTS}::int - 1) n`,
    sql`insert into supply_product (id, company_id, details, created_at, updated_at)
      select ${id('theirs')}, ${id('firm')}, ${details(sql`'[]'::jsonb`)}, now(), now() from generate_series(1, ${links}::int) n`,
    sql`insert into supply_product (id, company_id, details, created_at, updated_at)
      select ${id('deeper')}, ${id('deep')}, ${details(sql`'[]'::jsonb`)}, now(), now()
      from generate_series(1, ${links}::int) n where n % 2 = 0`,
    known('supply_product'),
    sql`insert into supply_link (id, buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by,
        state, waits_for, figures, words, agreed_at, created_at, updated_at)
      select ${id('link')}, case when ${isBought} then ${own} else ${id('firm')} end,
        case when ${isBought} then ${id('own', sql`n % ${OWN_PRODUCTS}::int`)} else ${id('theirs')} end,
        case when ${isBought} then ${id('firm')} else ${own} end,
        case when ${isBought} then ${id('theirs')} else ${id('own', sql`n % ${OWN_PRODUCTS}::int`)} end,
        case when n % 10 = 0 then 'supplier' else 'buyer' end,
        case when n % 10 = 9 then 'proposed' else 'confirmed' end, case when n % 10 = 9 then 'supplier' end,
        jsonb_build_object('spendShare', 1, 'validFrom', '2026-01-01', 'validTo', '', 'buyerFactoryIds', '[]'::jsonb,
          'supplierFactoryIds', '[]'::jsonb) || case when ${isBought} then jsonb_build_object('inputId', ${id(
            'line',
            sql`(n % ${OWN_PRODUCTS}::int) * ${INPUTS}::int + n % ${INPUTS}::int`,
          )}, 'inputShare', 10) else '{}' end,
        jsonb_build_object('company', '회사', 'country', 'KR', 'region', '', 'product', '부품', 'partNumber', '', 'hs', ''),
        now(), timestamptz '2026-11-01', timestamptz '2026-11-01'
      from generate_series(1, ${links}::int) n`,
    sql`insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by,
        state, figures, words, agreed_at, created_at, updated_at)
      select ${id('firm')}, ${id('theirs')}, ${id('deep')}, ${id('deeper')}, 'buyer', 'confirmed',
        jsonb_build_object('spendShare', 50, 'validFrom', '2026-01-01', 'validTo', ''), '{}', now(), now(), now()
      from generate_series(1, ${links}::int) n where n % 2 = 0 and ${isBought}`,
    known('supply_link'),
    sql`insert into flow_row (link_id, supplier_company_id, buyer_company_id, supplier_product_id, buyer_product_id,
        from_factory_id, to_factory_id, period, period_from, period_to, unit, shipped, received, shipped_quantity,
        received_quantity, kg_per_unit, created_at, updated_at)
      select link.id, link.supplier_company_id, link.buyer_company_id, link.supplier_product_id, link.buyer_product_id,
        case when link.supplier_company_id = ${own} then factory.id end,
        case when link.buyer_company_id = ${own} then factory.id end, to_char(month, 'YYYY-MM'), month,
        (month + interval '1 month - 1 day')::date, 'TNE', '{}', '{"origin": {"country": "AU", "region": ""}}',
        100, 100 - case when n % 200 = 0 then 10 else 0 end, 1000, now(), now()
      from (
        select n, n % ${links}::int + 1 as link_no, n % ${factories}::int + 1 as factory_no,
          (date '2025-11-01' + make_interval(months => n / ${links}::int % ${MONTHS}::int))::date as month
        from generate_series(0, ${flows}::int - 1) n
      ) said
      join supply_link link on link.id = ${id('link', sql`link_no`)}
      join factory on factory.id = ${id('factory', sql`factory_no`)}
      on conflict do nothing`,
  ];
  await liftDeadline(db);
  for (const statement of statements) await statement.execute(db);
  const { rows } = await sql<{ id: string }>`select ${own} as id`.execute(db);
  return rows[0]?.id ?? '';
};

export const analyzeAll = (db: Db) => sql`analyze`.execute(db);
