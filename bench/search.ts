import { randomUUID } from 'node:crypto';
import { koreanNumber } from '@ieum/contract';
import { insertUser } from '../server/src/account/user.store.ts';
import { searchSources } from '../server/src/app/slices.ts';
import { insertCompany, insertMember } from '../server/src/company/company.store.ts';
import { systemClock } from '../server/src/kit/clock.ts';
import type { Database, Db } from '../server/src/kit/db/database.ts';
import type { Actor } from '../server/src/kit/http/context.ts';
import { createSearchService } from '../server/src/search/search.service.ts';
import { watchStatements } from '../server/test/fixtures/database/plans.ts';
import { addByStatement, addListed, vacuumAll } from '../server/test/fixtures/large/listed.ts';
import { fillSearched, keepSearchUp } from '../server/test/fixtures/large/search.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { measureLists } from './factory-lists.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { ADD_CERTIFICATES } from './growth-factories.ts';
import { median, timed } from './measure.ts';

const FACTORIES = 100_000;
/** Number of products, certificates, links, declarations, requests, companies and people each. */
const OTHERS = 5_000;
/** Factories of a company whose rows are few among those of others. */
const FEW = 20;
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
  'two words, each common, never together': '울산 구미',
  'one letter of all': '공',
  nothing: '없는 이름',
};

/**
 * Measures a search over everything, and each filter of the list of factories, for a company with very many factories and
 * for one with few among these, on both databases: milliseconds, median.
 */
export const measureSearch = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    const { large, few, admin } = await connection.transaction().execute(fill);
    await vacuumAll(connection);
    await keepSearchUp(connection);
    const many = `${FACTORIES.toLocaleString('en')} of its own`;
    return connection
      .transaction()
      .execute(async (db) => [
        ...(await measureSearches(db, where, { [many]: large, [`${FEW} among others`]: few, 'an operator': admin })),
        ...(await measureLists(db, where, large, many)),
        ...(await measureLists(db, where, few, `${FEW} among others`)),
      ]);
  });

const fill = async (db: Db) => {
  const large = await addCompany(db, '1234567890');
  const small = await addCompany(db, '1234567891');
  const few = await addCompany(db, '1234567892');
  const companies = [
    { id: large.companyId, factories: 0 },
    { id: small.companyId, factories: OTHERS },
  ];
  await fillSearched(db, companies, OTHERS);
  await addListed(db, large.companyId, FACTORIES);
  await addListed(db, few.companyId, FEW);
  await addByStatement(db, ADD_CERTIFICATES);
  const { id, sessionId, passwordAt } = large;
  return { large, few, admin: { id, sessionId, passwordAt, role: 'admin' } as const };
};

const addCompany = async (db: Db, number: string) => {
  const { id: companyId } = await insertCompany(db, koreanNumber(number));
  await db
    .updateTable('company')
    .set({ state: 'verified', name: `한빛정밀 ${number}` })
    .where('id', '=', companyId)
    .execute();
  const person = { email: `${number}@test.kr`, name: '김이음', password_hash: '-', role: 'supplier' } as const;
  const user = await insertUser(db, { ...person, email_confirmed_at: new Date().toISOString() });
  const id = user?.id ?? '';
  const since = new Date().toISOString();
  await insertMember(db, { user_id: id, company_id: companyId, role: 'owner', state: 'active', since });
  const sessionId = randomUUID();
  return { id, sessionId, passwordAt: new Date(), role: 'supplier', memberRole: 'owner', companyId } as const;
};

type Searcher = Exclude<Actor, { role: 'newcomer' }>;

const measureSearches = async (db: Db, where: Where, actors: Record<string, Searcher>): Promise<Figure[]> => {
  const sender = { address: '', userAgent: '', language: 'kr' } as const;
  const figures: Figure[] = [];
  for (const [whose, actor] of Object.entries(actors)) {
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
      figures.push(plain(`search: ${name}, ${whose}, ${where}`, `${median(times).toFixed(1)} ms`, more));
    }
    const slowest = Math.max(...medians);
    figures.push(ratio(`search: the slowest of these, ${whose}, ${where}, ms`, slowest, BAR));
  }
  return figures;
};
