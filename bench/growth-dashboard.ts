import { insertUser } from '../server/src/account/user.store.ts';
import { flagSources, taskSources } from '../server/src/app/slices.ts';
import { insertMember } from '../server/src/company/company.store.ts';
import { loadDashboard } from '../server/src/dashboard/dashboard.ts';
import type { Database, Db } from '../server/src/kit/db/database.ts';
import { createKeyedHash } from '../server/src/kit/security/keyed-hash.ts';
import { watchStatements } from '../server/test/fixtures/database/plans.ts';
import { fillDashboard, type Size } from '../server/test/fixtures/large/dashboard.ts';
import { startUpkeep } from '../server/test/fixtures/large/networks.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

const SIZES: Size[] = [
  { factories: 10, links: 100, flows: 1_000 },
  { factories: 100, links: 1_000, flows: 10_000 },
];
const TIMES = 15;
const NOW = new Date('2026-11-15T00:00:00Z');
const BARS = { embedded: { floor: 1_200, goal: 600 }, PostgreSQL: { floor: 400, goal: 200 } };
const SECRET = 'a key for the bench, of 32 bytes';

/**
 * Measures the first screen of a company with a tenth and with all of a hundred factories, a thousand links and ten
 * thousand flows: milliseconds.
 */
export const measureDashboard = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    const companies = await connection.transaction().execute(async (db) => {
      const made = [];
      for (const size of SIZES) made.push({ size, companyId: await fillDashboard(db, `회사 ${size.links}`, size) });
      return made;
    });
    await startUpkeep(connection);
    return connection.transaction().execute(async (db) => {
      const found = [];
      for (const company of companies) found.push({ ...company, ...(await measureOne(db, company.companyId)) });
      return figuresOf(found, where);
    });
  });

const measureOne = async (db: Db, companyId: string) => {
  const person = { email: `${companyId}@test.kr`, name: '-', password_hash: '-', role: 'supplier' as const };
  const user = await insertUser(db, { ...person, email_confirmed_at: NOW.toISOString() });
  const id = user?.id ?? '';
  await insertMember(db, {
    user_id: id,
    company_id: companyId,
    role: 'owner',
    state: 'active',
    since: NOW.toISOString(),
  });
  const actor = { id, companyId, sessionId: id, passwordAt: NOW, role: 'supplier', memberRole: 'owner' } as const;
  const deps = { masking: createKeyedHash(SECRET, 'masking'), flagSources, taskSources };
  const ask = (connection: Db) => loadDashboard(connection, deps, actor, NOW, {});
  const { dashboard } = await ask(db);
  if (dashboard.tiers.length === 0 || dashboard.balance.inflow.length === 0) throw new Error('nothing was found');
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(db)));
  const { statements } = await watchStatements(db, ask);
  return { ms: median(times), statements: statements.length };
};

type Found = { size: Size; ms: number; statements: number };
const figuresOf = (found: Found[], where: Where): Figure[] => {
  const lines = found.map(({ size, ms, statements }) =>
    plain(
      `dashboard: ${size.factories} factories, ${size.links} links, ${size.flows} flows, ${where}`,
      `${ms.toFixed(0)} ms`,
      `${statements} statements`,
    ),
  );
  const large = found.at(-1);
  return large ? [ratio(`dashboard: ms for all of a large company, ${where}`, large.ms, BARS[where]), ...lines] : lines;
};
