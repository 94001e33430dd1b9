import type { LinkState } from '@ieum/contract';
import { sql } from 'kysely';
import type { Db } from '../src/kit/db.ts';
import { slowAnswer, slowJoin } from './networks.ts';
import { type RawLink, slowView } from './slow-view.ts';

/** What the rows themselves say of a company's chain, worked out from its definition. */
export const rawChain = async (db: Db, companyId: string, today: string, productId?: string) => {
  const { rows: products } = await sql<{ key: string; company: string; isOrigin: boolean; isRoot: boolean }>`
    select id as key, company_id as company, is_origin as "isOrigin",
      company_id = ${companyId} and (id = ${productId ?? null}::uuid or (${productId ?? null}::uuid is null and state = 'active'))
        as "isRoot"
    from supply_product`.execute(db);
  const { rows: links } = await sql<RawLink & { country: string }>`
    select id, buyer_product_id as buyer, coalesce(supplier_product_id::text, 'link:' || id) as supplier,
      coalesce((select company_id from supply_product where id = supplier_product_id)::text, 'link:' || id)
        as "supplierCompany", state, spend_share::float8 as share, words ->> 'country' as country, null as "massShare",
      buyer_onward as "buyerOnward", supplier_onward as "supplierOnward"
    from supply_link where buyer_product_id is not null and state not in ('withdrawn', 'ended')
      and figures ->> 'validFrom' <= ${today} and coalesce(nullif(figures ->> 'validTo', ''), '9999') >= ${today}`.execute(
    db,
  );
  const { rows: companies } = await sql<{ id: string; country: string }>`select id, country from company`.execute(db);
  const unspoken = links.filter(({ supplier }) => supplier.startsWith('link:'));
  const nodes = [...products, ...unspoken.map(({ supplier: key }) => ({ key, company: key, isOrigin: false }))];
  const roots = products.filter(({ isRoot }) => isRoot).map(({ key }) => key);
  const { confirmed, declared } = slowJoin(roots.map((root) => slowAnswer({ root, nodes, links })));
  const { rows: named } = await sql<{ id: string }>`select grantor_id as id from supply_grant
    where grantee_id = ${companyId} and state = 'granted' and 'identity' = any(fields) and until >= ${today}`.execute(
    db,
  );
  const namedIds = named.map(({ id }) => id);
  const views = roots.map((root) => slowView({ viewerId: companyId, root, nodes, links, namedIds }));
  const { tiers, steps } = slowJoin(views.map(slowAnswer));
  const companyOf = new Map(views.flatMap((view) => view.nodes.map(({ key, company }) => [key, company] as const)));
  const placeOf = new Map(views.flatMap((view) => [...view.companies]));
  const countryOf = new Map([
    ...companies.map(({ id, country }) => [id, country] as const),
    ...unspoken.map(({ supplier, country }) => [supplier, country] as const),
  ]);
  const others = [...tiers].filter(([id]) => id !== companyId);
  const { rows: shown } = await sql<{ id: string }>`
    select grantor_id as id from supply_grant
    where grantee_id = ${companyId} and state = 'granted' and 'location' = any(fields) and until >= ${today}
      and exists (select from factory where company_id = grantor_id and state = 'active'
        and details -> 'point' ->> 'latitude' is not null)`.execute(db);
  /** Who has let the company see where its factories stand. */
  const placed = new Set(shown.map(({ id }) => id));
  const depth = Math.max(0, ...others.flatMap(([, all]) => all));
  const rowOf = (tier: number) => {
    const best = new Map<string, string>();
    for (const { supplier, state } of steps[tier - 1] ?? []) {
      const id = companyOf.get(supplier) ?? '';
      if (id !== companyId) best.set(id, betterOf(best.get(id), state));
    }
    const count = (wanted: string) => [...best.values()].filter((one) => one === wanted).length;
    return {
      ...{ tier, companies: best.size, confirmed: count('confirmed') },
      ...{ unconfirmed: count('unconfirmed'), unidentified: count('unidentified') },
    };
  };
  const within = (curve: number[]) => curve.slice(0, depth).map((part) => Math.min(1, part));
  return {
    coverage: { confirmed: within(confirmed), declared: within(declared) },
    tiers: Array.from({ length: depth }, (_, at) => rowOf(at + 1)),
    countries: others
      .map(([place]) => placeOf.get(place) ?? { id: '', isNamed: false })
      .flatMap(({ id, isNamed }) => (isNamed && placed.has(id) ? [] : (countryOf.get(id) ?? '')))
      .toSorted(),
  };
};

const betterOf = (before: string | undefined, state: LinkState) => {
  if (before === 'confirmed' || state === 'confirmed') return 'confirmed';
  return before === 'unconfirmed' || state !== 'unidentified' ? 'unconfirmed' : 'unidentified';
};

/** The figures that are one question each. */
export const rawFigures = async (db: Db, companyId: string, today: string, quarter: { from: string; to: string }) => {
  const one = async <T>(statement: ReturnType<typeof sql<{ value: T }>>) =>
    (await statement.execute(db)).rows.map(({ value }) => value);
  const certificate = sql`from factory_certificate certificate where company_id = ${companyId} and revoked_at is null
    and not exists (select from factory_certificate later where later.replaces_id = certificate.id)`;
  const within = sql`link_id is not null and period_from >= ${quarter.from}::date and period_to <= ${quarter.to}::date`;
  const kg = sql`sum(coalesce(settled_quantity, received_quantity, shipped_quantity) * kg_per_unit)`;
  return {
    factories: await one(sql<{ value: string }>`select state || ' ' || count(*) as value from factory
      where company_id = ${companyId} group by state order by state`),
    mean: await one(sql<{ value: number }>`select round(avg(completeness), 1)::float8 as value from factory
      where company_id = ${companyId} and state <> 'closed'`),
    located: await one(sql<{ value: string }>`select id as value from factory where company_id = ${companyId}
      and state = 'active' and details -> 'point' ->> 'latitude' is not null order by id`),
    expired: await one(sql<{ value: number }>`select count(*) as value ${certificate} and valid_to < ${today}::date`),
    valid: await one(sql<{ value: number }>`select count(*) as value ${certificate} and valid_to >= ${today}::date`),
    months: await one(sql<{
      value: string;
    }>`select to_char(valid_to, 'YYYY-MM') || ' ' || count(*) as value ${certificate}
      and valid_to >= ${today}::date and valid_to < date_trunc('month', ${today}::date) + interval '12 months'
      group by to_char(valid_to, 'YYYY-MM') order by 1`),
    inflow: await one(sql<{ value: string }>`
      select coalesce(nullif(received #>> '{origin,country}', ''), shipped #>> '{origin,country}', '') || ' ' || ${kg} as value
      from flow_row where buyer_company_id = ${companyId} and ${within}
      group by coalesce(nullif(received #>> '{origin,country}', ''), shipped #>> '{origin,country}', '') having ${kg} > 0 order by 1`),
    outflow: await one(sql<{ value: number }>`select coalesce(${kg}, 0) as value from flow_row
      where supplier_company_id = ${companyId} and ${within}`),
    products: await one(sql<{ value: string }>`select id as value from supply_product product
      where company_id = ${companyId} and state = 'active' and exists (select from supply_link
        where product.id in (buyer_product_id, supplier_product_id) and state not in ('withdrawn', 'ended')) order by id`),
    buys: await one(sql<{ value: boolean }>`select exists (select from supply_link
      where buyer_company_id = ${companyId} and buyer_product_id is not null
        and state not in ('withdrawn', 'ended')) as value`),
    links: await one(sql<{ value: number }>`select count(*) as value from supply_link
      where (buyer_company_id = ${companyId} and waits_for = 'buyer')
        or (supplier_company_id = ${companyId} and waits_for = 'supplier')`),
    ending: await one(sql<{ value: number }>`select count(*) as value ${certificate}
      and valid_to >= ${today}::date and valid_to <= ${today}::date + 30`),
    offers: await one(sql<{ value: number }>`select count(*) as value from flow_row
      where (buyer_company_id = ${companyId} and offer_by = 'supplier')
        or (supplier_company_id = ${companyId} and offer_by = 'buyer')`),
    askers: await one(sql<{ value: number }>`select count(*) as value from supply_grant
      where grantor_id = ${companyId} and state = 'asked' and until >= ${today}`),
    joiners: await one(sql<{ value: number }>`select count(*) as value from company_member
      where company_id = ${companyId} and state = 'requested'`),
    mismatches: await one(sql<{ value: number }>`select count(*) as value from flow_row
      where ${companyId} in (buyer_company_id, supplier_company_id) and settled_quantity is null and offer_by is null
        and abs(shipped_quantity - received_quantity) > 0.02 * greatest(shipped_quantity, received_quantity)`),
  };
};
