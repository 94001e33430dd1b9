import { LINK_SORTS, type LinkFilters, PRODUCT_SORTS, type ProductFilters } from '@ieum/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { liftDeadline } from '../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../test/fixtures/database/plans.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import type { Db } from '../kit/db/database.ts';
import { findLinkPage } from './links/view.store.ts';
import { findProducts } from './products/list.store.ts';
import { flagsOf } from './risks/flags.service.ts';
import { supplySlice } from './slice.ts';

const world = useWorld();

const COMPANIES = 8;
const ROWS = 800;
const OTHERS = 15_000;
const PARTS = 5;
const FIRST = { order: 'asc', page: 1, size: 20 } as const;

/** Fills companies in a ring, each of which buys from the next; a company's own rows are the smaller part. */
const fill = async (db: Db) => {
  await liftDeadline(db);
  const ids = [];
  for (let at = 0; at < COMPANIES; at += 1) ids.push(await world.company(String(4_000_000_000 + at)));
  for (const [at, id] of ids.entries())
    await sql`
      insert into supply_product (id, company_id, details, state, created_at, updated_at)
      select md5(${String(at)} || '-' || n)::uuid, ${id}::uuid, jsonb_build_object(
          'name', (array['양극재', '음극재', '分離膜', 'セパレータ'])[n % 4 + 1] || ' ' || n, 'nameEnglish', 'Part ' || n,
          'partNumber', 'P-' || n, 'kind', case when n % 40 = 0 then 'raw' else 'component' end, 'unit', 'H87',
          'hs', lpad((n % 97 * 10000 + n)::text, 6, '0'), 'isOrigin', n % 50 = 0, 'materials',
          case when n % 40 = 0 then '[{"material": "cobalt", "massFraction": null}]' else '[]' end::jsonb, 'inputs', '[]'::jsonb),
        case when n % 20 = 0 then 'retired' else 'active' end, now(), now() - n * interval '1 minute'
      from generate_series(1, ${ROWS}::int) n`.execute(db);
  for (const [at, id] of ids.entries()) {
    const next = (at + 1) % ids.length;
    await sql`
      insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by,
        state, figures, words, waits_for, agreed_at, created_at, updated_at)
      select ${id}::uuid, md5(${String(at)} || '-' || n)::uuid, ${ids[next]}::uuid, md5(${String(next)} || '-' || n)::uuid,
        'buyer', case when n % 30 = 0 then 'proposed' else 'confirmed' end,
        jsonb_build_object('spendShare', n % 100, 'validFrom', '2026-01-01', 'validTo', ''),
        jsonb_build_object('company', '상대', 'product', '부품 ' || n, 'country', 'KR', 'region', ''),
        case when n % 30 = 0 then 'supplier' end, now(), now(), now() - n * interval '1 minute'
      from generate_series(1, ${ROWS}::int) n`.execute(db);
  }
  // Links between two other companies are most of the table. They come in parts, because a statement has limited time.
  for (let part = 0; part < PARTS; part += 1)
    await sql`
    insert into supply_link (buyer_company_id, supplier_company_id, proposed_by, state, figures, words, created_at, updated_at)
    select ${ids[3]}::uuid, ${ids[4]}::uuid, 'buyer', 'confirmed',
      jsonb_build_object('spendShare', 1, 'validFrom', '2026-01-01', 'validTo', ''), '{}', now(), now()
    from generate_series(1, ${OTHERS / PARTS}::int)`.execute(db);
  await sql`analyze supply_product, supply_link, company`.execute(db);
  // Does what a vacuum would, which no transaction can run.
  await sql`select gin_clean_pending_list('supply_product_search')`.execute(db);
  await sql`update pg_class set relallvisible = relpages where relname like 'supply_%'`.execute(db);
  return ids[0] ?? '';
};

const READ_AS_A_WHOLE = /Seq Scan on supply_(product|link)( |$)/m;

const NO_PRODUCT_FILTER: ProductFilters = { search: '', kind: [], state: [], origin: '', hs: '', material: [] };
const PRODUCT_FILTERS: [string, Partial<ProductFilters>, RegExp][] = [
  ['a rare word', { search: '양극재 796' }, /supply_product_search/],
  ['a common word', { search: '양극재' }, /supply_product_(search|list)/],
  ['initial consonants', { search: 'ㅇㄱㅈ' }, /supply_product_(search|list)/],
  ['Chinese letters', { search: '分離膜 42' }, /supply_product_search/],
  ['Japanese letters', { search: 'セパレータ 43' }, /supply_product_search/],
  ['Latin letters', { search: 'part 777' }, /supply_product_search/],
  ['a part number', { search: 'P-234' }, /supply_product_search/],
  ['a rare kind', { kind: ['raw'] }, /supply_product_list/],
  ['retired ones', { state: ['retired'] }, /supply_product_list/],
  ['origins', { origin: 'yes' }, /supply_product_list/],
  ['a material', { material: ['cobalt'] }, /supply_product_(material|list)/],
  ['no material', { material: ['none'] }, /supply_product_(list|unplaced)/],
  ['the beginning of a code', { hs: '8507' }, /supply_product_list_hs/],
];

const NO_LINK_FILTER: LinkFilters = { search: '', side: '', state: [], waiting: '' };
const LINK_FILTERS: [string, Partial<LinkFilters>][] = [
  ['no filter', {}],
  ['what is bought', { side: 'buyer' }],
  ['what is sold', { side: 'supplier' }],
  ['proposals', { state: ['proposed'] }],
  ['what waits for me', { waiting: 'mine' }],
  ['what waits for them', { waiting: 'theirs', side: 'buyer' }],
  ['a word', { search: '양극재' }],
  ['a Chinese word', { search: '分離膜 42' }],
  ['several at once', { search: '부품', side: 'buyer', state: ['confirmed'] }],
];

const readsProducts = async (companyId: string) => {
  for (const sort of PRODUCT_SORTS) {
    for (const order of ['asc', 'desc'] as const) {
      const list = (db: Db) => findProducts(db, companyId, { ...NO_PRODUCT_FILTER, ...FIRST, sort, order });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements, sort).toHaveLength(1);
      expect(plans[0], sort).toMatch(/Index Only Scan( Backward)? using supply_product_list/);
      expect(plans[0], sort).not.toMatch(READ_AS_A_WHOLE);
    }
  }
  for (const [name, filter, index] of PRODUCT_FILTERS) {
    const list = (db: Db) => findProducts(db, companyId, { ...NO_PRODUCT_FILTER, ...FIRST, sort: 'name', ...filter });
    const { statements, plans } = await watchStatements(world.db(), list);
    expect(statements, name).toHaveLength(1);
    expect(plans[0], name).toMatch(index);
    expect(plans[0], name).not.toMatch(READ_AS_A_WHOLE);
  }
};

const readsLinks = async (companyId: string) => {
  for (const sort of LINK_SORTS) {
    for (const [name, filter] of LINK_FILTERS) {
      const list = (db: Db) => findLinkPage(db, companyId, { ...NO_LINK_FILTER, ...FIRST, sort, ...filter });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements, name).toHaveLength(1);
      expect(plans[0], `${sort}, ${name}`).toMatch(/supply_link_(buyer|supplier|waits_\w+)/);
      expect(plans[0], `${sort}, ${name}`).not.toMatch(/Seq Scan on supply_link( |$)/m);
    }
  }
};

const findsFlags = async (companyId: string) => {
  const { statements, plans } = await watchStatements(world.db(), (db) =>
    flagsOf(db, companyId, '2026-11-15', supplySlice.flags),
  );
  expect(statements).toHaveLength(1);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on supply_link( |$)/m);
};

it('S2.4 reads every list of a company by an index, in one statement, and its flags in another', async () => {
  const companyId = await fill(world.db());
  await readsProducts(companyId);
  await readsLinks(companyId);
  await findsFlags(companyId);
});
