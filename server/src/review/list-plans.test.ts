import { REQUEST_SORTS } from '@ieum/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { liftDeadline } from '../../test/fixtures/database/lift-deadline.ts';
import { rowsRead, watchStatements } from '../../test/fixtures/database/plans.ts';
import { companyAt, fillReviews } from '../../test/fixtures/large/reviews.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import type { Db } from '../kit/db/database.ts';
import { findOwnPage } from './answering/list.store.ts';
import { findRequestPage } from './requests/view.store.ts';

const world = useWorld();
const ANALYZE = 'explain (analyze, costs off, timing off)';
const NO_PRODUCT = '00000000-0000-4000-8000-000000000000';
const FEW = { waiting: 1_000, all: 3_000 };
const page = { page: 1, size: 20 };

/** Inserts a request from each company to each of twenty others. */
const fillRequests = async (db: Db) => {
  await liftDeadline(db);
  await sql`
    insert into review_request (asker_company_id, supplier_company_id, kind, link_id, period_from, period_to, purpose, due_on,
      validity_months, state, created_at)
    select asker.id, supplier.id, 'flows', null, '2026-01', '2026-' || lpad((n % 12 + 1)::text, 2, '0'), '평가 ' || n,
      '2026-11-01'::date + n % 60, 12, (array['answered', 'declined', 'cancelled'])[n % 3 + 1], now()
    from generate_series(0, 299) place cross join generate_series(1, 20) n
    join company asker on asker.business_number = (3000000000 + place)::text
    join company supplier on supplier.business_number = (3000000000 + (place + n) % 300)::text`.execute(db);
  await sql`analyze review_request`.execute(db);
};

it('S2.4 reads of requests and of one’s own declarations only what is one’s own', async () => {
  const db = world.db();
  await fillReviews(db, FEW);
  await fillRequests(db);
  const own = await companyAt(db, 1);
  const everything = { state: '', kind: '', due: '', search: '', order: 'asc', ...page } as const;
  for (const side of ['asked', 'received'] as const) {
    for (const sort of REQUEST_SORTS) {
      for (const more of [
        {},
        { state: 'answered' },
        { search: '정밀 2' },
        { due: 'overdue' },
        { productId: NO_PRODUCT },
      ] as const) {
        const query = { ...everything, side, sort, ...more };
        const ask = (watched: Db) => findRequestPage(watched, own, '2026-11-15', query);
        const { statements, plans } = await watchStatements(db, ask, ANALYZE);
        expect(statements).toHaveLength(2);
        for (const plan of plans) expect(plan).not.toContain('Seq Scan on review_request');
      }
    }
  }
  const none = { state: '', kind: '', waiting: '', search: '', ...page } as const;
  for (const more of [
    {},
    { waiting: 'theirs' },
    { kind: 'flows' },
    { search: '평가' },
    { productId: NO_PRODUCT },
  ] as const) {
    const ask = (watched: Db) => findOwnPage(watched, own, '2026-11-18', { ...none, ...more });
    const { plans } = await watchStatements(db, ask, ANALYZE);
    for (const plan of plans) {
      expect(plan).not.toContain('Seq Scan on review_declaration');
      expect(rowsRead(plan)).toBeLessThan(200);
    }
  }
});
