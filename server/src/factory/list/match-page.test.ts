// @left-to-all: It needs more factories than a list counts. The gate keeps the filters and the order of short lists.
import { FACTORIES_COUNTED_MAX, FACTORY_SORTS } from '@ieum/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { rowsRead, watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { NO_FILTERS } from './filter.store.ts';
import { findFactories } from './list.store.ts';

const world = useWorld();

/** More than a list looks at before it sorts all; by name they come before the others. */
const STORES = 5_100;
/** More than a list counts. */
const PLANTS = FACTORIES_COUNTED_MAX + 200;
/** Rows per statement; one statement for all of them could exceed the time limit. */
const PART = 500;
const SIZE = 20;
const DAYS = { today: '2026-11-15', soon: '2027-02-13' };
const ORDERS = {
  name: sql`name`,
  code: sql`code`,
  country: sql`country`,
  completeness: sql`completeness`,
  updatedAt: sql`updated_at`,
};
const FIRST = { ...NO_FILTERS, sort: 'name', order: 'asc', page: 1, size: SIZE } as const;

const fill = async (db: Db, companyId: string) => {
  await liftDeadline(db);
  for (let from = 1; from <= STORES + PLANTS; from += PART)
    await sql`
      insert into factory (company_id, details, name_key, state, completeness, updated_at)
      select ${companyId}::uuid, jsonb_build_object('name', case when n <= ${STORES}::int then '가 창고' else '하 공장' end || n % 3000,
          'nameEnglish', '', 'code', 'F-' || lpad(n::text, 6, '0'), 'country', (array['KR', 'VN'])[n % 2 + 1], 'processes', '[]'::jsonb),
        n::text, 'active', n % 101, now() - n % 700 * interval '1 minute'
      from generate_series(${from}::int, ${Math.min(from + PART - 1, STORES + PLANTS)}::int) n`.execute(db);
  await sql`analyze factory`.execute(db);
  await sql`select gin_clean_pending_list('factory_search')`.execute(db);
};

it('28.10 shows the same page of very many matches as of all matches sorted', async () => {
  const companyId = await world.company();
  const db = world.db();
  await fill(db, companyId);
  const person = { id: crypto.randomUUID(), sessionId: crypto.randomUUID(), passwordAt: world.clock() };
  const supplier = { ...person, role: 'supplier', memberRole: 'owner', companyId } as const;
  const admin = { ...person, role: 'admin' } as const;
  for (const sort of FACTORY_SORTS)
    for (const order of ['asc', 'desc'] as const) {
      const second = ['country', 'completeness'].includes(sort) ? sql`, name ${sql.raw(order)}` : sql``;
      const { rows } = await sql<{ id: string; name: string }>`
        select id, name from factory order by ${ORDERS[sort]} ${sql.raw(order)} ${second}, id ${sql.raw(order)}`.execute(
        db,
      );
      for (const search of ['공장', '창고', '하']) {
        const expected = rows.filter(({ name }) => name.includes(search)).map(({ id }) => id);
        for (const page of [1, 3, Math.floor(expected.length / SIZE) + 1]) {
          const actor = search === '하' ? admin : supplier;
          const found = await findFactories(db, actor, { ...FIRST, search, sort, order, page }, DAYS);
          const place = `${search}, ${sort} ${order}, page ${page}`;
          expect(
            found.rows.map(({ id }) => id),
            place,
          ).toEqual(expected.slice((page - 1) * SIZE, page * SIZE));
          expect(found.total, place).toBe(Math.min(expected.length, FACTORIES_COUNTED_MAX));
          expect(found.isTotalExact, place).toBe(expected.length <= FACTORIES_COUNTED_MAX);
        }
      }
    }

  // Both words are common, and no factory has both.
  const apart = (watched: Db) => findFactories(watched, supplier, { ...FIRST, search: '창고 공장' }, DAYS);
  const { plans } = await watchStatements(db, apart, 'explain (analyze, costs off, timing off)');
  expect(plans.map(rowsRead), plans[0]).toEqual([0]);
}, 300_000);
