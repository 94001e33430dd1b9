// @left-to-all: The gate keeps the plans of each list; this looks at all screens of a company among much larger ones.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../test/fixtures/database/databases.ts';
import { rowsRead, watchStatements } from '../../test/fixtures/database/plans.ts';
import { fillDashboard, type Size } from '../../test/fixtures/large/dashboard.ts';
import { appOn } from '../../test/fixtures/world/parallel-app.ts';
import { isLong } from '../../test/suite.ts';
import type { Database, Db } from '../kit/db/database.ts';

const databases = await useDatabases();
const folder = useFolders()();

const SMALL: Size = { factories: 20, links: 20, flows: 240 };
/** Suppliers have suppliers too, so the database gets 1.4 times as many links as this says. */
const FIRST_OTHER: Size = isLong
  ? { factories: 100, links: 700, flows: 2_000 }
  : { factories: 40, links: 200, flows: 400 };
/** Twenty times as much of everything as before; in the long suite a million links. */
const LATER_OTHER: Size = isLong
  ? { factories: 1_000, links: 180_000, flows: 20_000 }
  : { factories: 200, links: 1_000, flows: 2_000 };
const LATER_OTHERS = Array.from({ length: 4 }, () => LATER_OTHER);
/** Rows more than with fewer others: another plan may be the best one then. With each row of others it would be thousands. */
const MORE_MAX = 100;

/**
 * What a member of a small company looks at. One filter is left out, no certificate or an expired one: while all companies
 * have few certificates, the planner may read those of others too.
 */
const SCREENS: Record<string, string> = {
  dashboard: '/dashboard',
  tiers: '/supply-tiers',
  'tiers as a picture': '/supply-tiers/graph',
  materials: '/materials',
  'material flow': '/flow-map?from=2026-Q1&to=2026-Q4',
  tasks: '/tasks',
  factories: '/factories',
  'factories by change': '/factories?sort=updatedAt&order=desc',
  'factories: state': '/factories?state=closed',
  'factories: country': '/factories?country=KR',
  'factories: completeness': '/factories?completeness=low&completeness=full',
  'factories: process': '/factories?process=own:조립',
  'factories: a valid certificate': '/factories?certificate=valid',
  'factories: a certificate that runs out': '/factories?certificate=expiring&certificate=expired',
  'factories: no certificate': '/factories?certificate=none',
  'factories: place': '/factories?place=known',
  'factories: a part of the map': '/factories?within=126,34,128,36',
  'factories: search': '/factories?search=공장',
  'factories: search and certificate': '/factories?search=공장&certificate=valid',
  'factories on the map': '/factories/points',
  'what factories are filtered by': '/factories/choices',
  products: '/products',
  'products: search': '/products?search=제품',
  'products: kind': '/products?kind=component',
  'products: material': '/products?material=nickel',
  'products: HS code': '/products?hs=8507',
  links: '/supply-links',
  'links: side': '/supply-links?side=buyer&sort=spendShare',
  'links: state': '/supply-links?state=proposed',
  'links: waiting': '/supply-links?waiting=theirs',
  'links: search': '/supply-links?search=회사',
  'the shipment ledger': '/flows',
  'the shipment ledger: search': '/flows?search=제품',
  'a search that finds much': '/search?query=제품',
  'a search by initials': '/search?query=ㄱㅈ',
  'a search by one letter': '/search?query=회',
  'a search for a standard': '/search?query=iso',
  'a search that finds nothing': '/search?query=없는 이름',
};

it.each(databases)(
  '28 each screen of a small company reads as many rows among much larger ones, on %s',
  async (_, database) => {
    const reads = watched(database);
    const { person, tokenOf, app } = appOn(reads.database, folder);
    const companyId = await fill(database, '작은 회사', SMALL);
    await fill(database, '남의 회사', FIRST_OTHER);
    const { id, email } = await person('supplier', companyId);
    const confirmed = { email_confirmed_at: new Date().toISOString() };
    await database.kysely.updateTable('account_user').set(confirmed).where('id', '=', id).execute();
    const authorization = `Bearer ${await tokenOf(email)}`;
    const show = async (path: string) => {
      const { statusCode } = await app.inject({ url: `/api${encodeURI(path)}`, headers: { authorization } });
      expect(statusCode, path).toBe(200);
    };

    const before = await readEach(reads.watch, show);
    for (const [nth, size] of LATER_OTHERS.entries()) await fill(database, `큰 회사 ${nth}`, size);
    // After a minute a request notes the use of its session, which a watched read cannot.
    await show('/tasks');
    const after = await readEach(reads.watch, show);

    const grown = Object.entries(after).filter(([screen, { rows }]) => rows > (before[screen]?.rows ?? 0) + MORE_MAX);
    expect(grown.map(([screen, { rows }]) => `${screen}: ${before[screen]?.rows}, then ${rows}`)).toEqual([]);
    for (const [screen, { statements }] of Object.entries(after))
      expect(statements, screen).toBe(before[screen]?.statements);
  },
  isLong ? 3_600_000 : 300_000,
);

const fill = async (database: Database, name: string, size: Size) =>
  database.unhurried(async (connection) => {
    const id = await connection.transaction().execute((db) => fillDashboard(db, name, size));
    await sql`vacuum (analyze)`.execute(connection);
    return id;
  });

/** Notes the plans of reads while it watches. */
const watched = (database: Database) => {
  let current: Db | undefined;
  const inStatement: Database['inStatement'] = (run) => (current ? run(current) : database.inStatement(run));
  const watch = (run: () => Promise<unknown>) =>
    database.inStatement((db) =>
      watchStatements(
        db,
        async (handle) => {
          current = handle;
          await run();
          current = undefined;
        },
        'explain (analyze, costs off, timing off)',
      ),
    );
  return { database: { ...database, inStatement }, watch };
};

type Watch = ReturnType<typeof watched>['watch'];

const readEach = async (watch: Watch, show: (path: string) => Promise<void>) => {
  const found: Record<string, { statements: number; rows: number }> = {};
  for (const [screen, path] of Object.entries(SCREENS)) {
    const { plans } = await watch(() => show(path));
    expect(plans.length, screen).toBeGreaterThan(0);
    const rows = plans.reduce((sum, plan) => sum + rowsRead(plan), 0);
    found[screen] = { statements: plans.length, rows };
  }
  return found;
};
