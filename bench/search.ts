import { randomUUID } from 'node:crypto';
import { koreanNumber } from '@ieum/contract';
import { insertUser } from '../server/src/account/user.store.ts';
import { searchSources } from '../server/src/app/slices.ts';
import { insertCompany, insertMember } from '../server/src/company/company.store.ts';
import { systemClock } from '../server/src/kit/clock.ts';
import type { Database, Db } from '../server/src/kit/db/database.ts';
import { createSearchService } from '../server/src/search/search.service.ts';
import { watchStatements } from '../server/test/fixtures/database/plans.ts';
import { fillSearched, keepSearchUp } from '../server/test/fixtures/large/search.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

const FACTORIES = 100_000;
/** Number of products, certificates, links, declarations, requests, companies and people each. */
const OTHERS = 5_000;
const TIMES = 15;
const BAR = { floor: 100, goal: 50 };

const QUERIES = {
  'one of all': '공장 77777',
  'a code': 'F-4711',
  'half of all': '울산',
  'all of them': '공장',
  'initials of half of all': 'ㅇㅅㄱㅈ',
  'half-typed': '울산 공자',
  'in English': 'plant 999',
  nothing: '없는 이름',
};

/** Measures one search over all data of a company with very many factories, on both databases: milliseconds, median. */
export const measureSearch = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    const { companyId, userId } = await connection.transaction().execute(fill);
    await keepSearchUp(connection);
    return connection.transaction().execute((db) => measureWith(db, where, companyId, userId));
  });

const fill = async (db: Db) => {
  const [large, small] = [
    await insertCompany(db, koreanNumber('1234567890')),
    await insertCompany(db, koreanNumber('1234567891')),
  ];
  await db.updateTable('company').set({ state: 'verified', name: '한빛정밀' }).where('id', '=', large.id).execute();
  const person = { email: 'bench@test.kr', name: '김이음', password_hash: '-', role: 'supplier' } as const;
  const user = await insertUser(db, { ...person, email_confirmed_at: new Date().toISOString() });
  const since = new Date().toISOString();
  await insertMember(db, { user_id: user?.id ?? '', company_id: large.id, role: 'owner', state: 'active', since });
  const companies = [
    { id: large.id, factories: FACTORIES },
    { id: small.id, factories: OTHERS },
  ];
  await fillSearched(db, companies, OTHERS);
  return { companyId: large.id, userId: user?.id ?? '' };
};

const measureWith = async (db: Db, where: Where, companyId: string, userId: string): Promise<Figure[]> => {
  const person = { id: userId, sessionId: randomUUID(), passwordAt: new Date() };
  const supplier = { ...person, role: 'supplier', memberRole: 'owner', companyId } as const;
  const admin = { ...person, role: 'admin' } as const;
  const sender = { address: '', userAgent: '', language: 'kr' } as const;
  const figures: Figure[] = [];
  for (const actor of [supplier, admin]) {
    const medians: number[] = [];
    for (const [name, query] of Object.entries(QUERIES)) {
      const ask = (connection: Db) =>
        createSearchService(searchSources).search(
          { db: connection, actor, sender, clock: systemClock, recordAccess: () => undefined },
          { query, size: 5 },
        );
      await ask(db);
      const times: number[] = [];
      for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(db)));
      const { statements } = await watchStatements(db, ask);
      medians.push(median(times));
      const more = `fastest ${Math.min(...times).toFixed(0)} ms, ${statements.length} statements`;
      figures.push(plain(`search: ${name}, ${actor.role}, ${where}`, `${median(times).toFixed(1)} ms`, more));
    }
    const slowest = Math.max(...medians);
    figures.push(ratio(`search: the slowest of these, ${actor.role}, ${where}, ms`, slowest, BAR));
  }
  return figures;
};
