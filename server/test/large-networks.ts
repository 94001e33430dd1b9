import { type Kysely, sql } from 'kysely';
import type { Db, Tables } from '../src/kit/db.ts';
import { liftDeadline } from './lift-deadline.ts';

export const NETWORK_TIERS = 10;
const INPUTS = 3;
const COMPANIES = 10_000;

/** Networks side by side, each so many products wide; every product of a tier is made of three of the next one. */
export const fillNetworks = async (db: Db, widths: number[]) => {
  await liftDeadline(db);
  const networks = widths.map((width, network) => `(${network}, ${width})`).join(', ');
  for (const statement of statementsFor(networks)) await sql.raw(statement).execute(db);
};

/** As every database of ours keeps its tables by itself, sooner or later. */
export const keepUp = (connection: Kysely<Tables>) => sql`vacuum (analyze)`.execute(connection);

/** The first product of the first tier. */
export const rootOf = async (db: Db, network: number) => {
  const { rows } = await sql<{ companyId: string; productId: string }>`
    select company_id as "companyId", id as "productId" from supply_product where id = md5(${`${network}-0-0`})::uuid`.execute(
    db,
  );
  return rows[0] ?? { companyId: '', productId: '' };
};

const statementsFor = (networks: string) => [
  `insert into company (name, state, country, industry_code)
   select '회사 ' || n, 'verified', 'KR', '28202' from generate_series(1, ${COMPANIES}) n`,
  `with firm as (select id, row_number() over (order by id) - 1 as no from company)
   insert into supply_product (id, company_id, details, created_at, updated_at)
   select md5(network || '-' || tier || '-' || n)::uuid, firm.id, jsonb_build_object(
     'name', '제품 ' || n, 'kind', 'component', 'unit', 'H87', 'hs', '850760', 'inputs', '[]'::jsonb), now(), now()
   from (values ${networks}) net (network, width) cross join generate_series(0, ${NETWORK_TIERS}) tier
   cross join lateral generate_series(0, width - 1) n join firm on firm.no = (n * 7 + tier * 13) % ${COMPANIES}
   where tier < ${NETWORK_TIERS} or n % 10 = 0`,
  // Without figures about them, the links would be made by comparing each product with each.
  'analyze company, supply_product',
  `insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state,
     figures, words, agreed_at, created_at, updated_at)
   select buyer.company_id, buyer.id, supplier.company_id, supplier.id, 'buyer',
     case when (n + nth) % 9 = 0 then 'proposed' else 'confirmed' end,
     jsonb_build_object('spendShare', 30, 'validFrom', '2026-01-01', 'validTo', ''), '{}', now(), now(), now()
   from (values ${networks}) net (network, width) cross join generate_series(0, ${NETWORK_TIERS - 1}) tier
   cross join lateral generate_series(0, width - 1) n cross join generate_series(1, ${INPUTS}) nth
   join supply_product buyer on buyer.id = md5(network || '-' || tier || '-' || n)::uuid
   join supply_product supplier on supplier.id = md5(network || '-' || tier + 1 || '-' ||
     case when tier = ${NETWORK_TIERS - 1} then (n * ${INPUTS} + nth) % width / 10 * 10 else (n * ${INPUTS} + nth) % width end)::uuid
   where buyer.company_id <> supplier.company_id`,
  'analyze',
];
