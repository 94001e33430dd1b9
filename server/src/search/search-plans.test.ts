// @left-to-all: The gate keeps the plans of the lists, which have the same indexes.
import { expect, it } from 'vitest';
import { watchStatements } from '../../test/fixtures/database/plans.ts';
import { fillSearched, keepSearchUp } from '../../test/fixtures/large/search.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';
import { isGate } from '../../test/suite.ts';
import { searchSources } from '../app/slices.ts';
import { systemClock } from '../kit/clock.ts';
import type { Db } from '../kit/db/database.ts';
import { createSearchService } from './search.service.ts';

const world = useWorld();

const ROWS = 3_000;
/** Rare, in half of all, in all, initials of all, one letter, half typed, common words never together, a code, none. */
const QUERIES = [
  '공장 4999',
  '울산',
  '공장',
  'ㄱㅈ',
  '공',
  '공장ㄷ',
  '구미 울산',
  '울산 공장 없는',
  'F-777',
  'plant',
  '없는 이름',
  // A standard, of which another company has certificates.
  'iso',
];
const READ_WHOLE =
  /Seq Scan on (factory|supply_product|factory_certificate|company|account_user|supply_link|review_declaration|review_request)( |$)/m;
/** Rows that each part may read, for each way to find something; a plan that reads more has lost its index. */
const ROWS_READ_MAX = 1_000;

it('28.4 reads each kind by an index, in few statements, and few rows of many', async () => {
  const companyIds = [await world.company(), await world.company()];
  const companies = companyIds.map((id) => ({ id, factories: ROWS }));
  await fillSearched(world.db(), companies, ROWS);
  await keepSearchUp(world.db());
  const [companyId = ''] = companyIds;
  const userId = await world.person({ role: 'supplier', company_id: companyId });
  const person = { id: userId, sessionId: crypto.randomUUID(), passwordAt: world.clock() };
  const supplier = { ...person, role: 'supplier', memberRole: 'owner', companyId } as const;
  const admin = { ...person, role: 'admin' } as const;
  const sender = { address: '', userAgent: '', language: 'kr' } as const;

  for (const actor of [supplier, admin]) {
    for (const query of QUERIES.filter((_, at) => !isGate || at % 2 === 0)) {
      const ask = (db: Db) =>
        createSearchService(searchSources).search(
          { db, actor, sender, clock: systemClock, recordAccess: () => undefined },
          { query, size: 5 },
        );
      const { statements, plans } = await watchStatements(world.db(), ask, 'explain (analyze, costs off, timing off)');
      const name = `${actor.role} ${query}`;
      // One statement reads the words, and one what matches. A supplier needs another one to find its partners, and the
      // records that refer to matches follow. They are presented by two more.
      expect(statements.length, name).toBeLessThanOrEqual(actor.role === 'admin' ? 4 : 7);
      for (const plan of plans) {
        expect(plan, `${name}\n${plan}`).not.toMatch(READ_WHOLE);
        expect(readBy(plan), `${name}\n${plan}`).toBeLessThan(ROWS_READ_MAX);
      }
    }
  }
}, 180_000);

/** Returns the most rows that any step has read: those returned and those discarded. An index of words reads none. */
const readBy = (whole: string) => {
  const plan = whole.replace(/^.*Bitmap Index Scan.*$/gm, '');
  const returned = [...plan.matchAll(/actual [^)]*rows=([\d.]+) loops=(\d+)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  const removed = [...plan.matchAll(/Rows Removed by (?:Filter|Index Recheck): (\d+)/g)].map(([, rows]) =>
    Number(rows),
  );
  return Math.max(0, ...returned, ...removed);
};
