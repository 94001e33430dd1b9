import { sql } from 'kysely';
import { ensurePostgres, POSTGRES_HINT } from '../scripts/postgres.ts';
import type { Database, Db } from '../server/src/kit/db.ts';
import { openInMemory } from '../server/src/kit/embedded.ts';
import { createKeyedHash } from '../server/src/kit/keyed-hash.ts';
import { migrate } from '../server/src/kit/migrate.ts';
import { openPostgres } from '../server/src/kit/postgres.ts';
import { loadChain } from '../server/src/supply/chain.ts';
import { tiersOf } from '../server/src/supply/tiers.service.ts';
import { createCluster } from '../server/test/cluster.ts';
import { watchStatements } from '../server/test/plans.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

/** Three networks side by side, each ten tiers deep: 100,000 products and 300,000 links in all. */
const WIDTHS = [100, 1_000, 8_900];
const TIERS = 10;
const INPUTS = 3;
const COMPANIES = 10_000;
const TIMES = 7;
const NOW = new Date('2026-11-15T00:00:00Z');
const DEADLINE_MS = 600_000;
const SECRET = 'a key for the bench, of 32 bytes';

type Bars = { floor: number; goal: number };

/** Tiers and coverage of one root, by how many links it reaches, on both databases: milliseconds, median. */
export const measureSupply = async (): Promise<Figure[]> => {
  const programs = ensurePostgres();
  if (!programs) throw new Error(POSTGRES_HINT);
  const embedded = await openInMemory('server/dist/snapshot.tar');
  const figures = await measureOn(embedded, 'embedded', { floor: 3_000, goal: 1_500 }).finally(embedded.close);
  const cluster = await createCluster(programs, {});
  try {
    const database = await openPostgres({ url: cluster.url, deadlineMs: DEADLINE_MS, onError: () => undefined });
    await migrate(database, 'server/migrations');
    const more = await measureOn(database, 'PostgreSQL', { floor: 600, goal: 300 }).finally(database.close);
    return [...more, ...figures];
  } finally {
    await cluster.remove();
  }
};

const measureOn = (database: Database, where: string, bars: Bars) =>
  database.unhurried((connection) => connection.transaction().execute((db) => measureWith(db, where, bars)));

const measureWith = async (db: Db, where: string, bars: Bars): Promise<Figure[]> => {
  for (const statement of FILL) await sql.raw(statement).execute(db);
  const found = [];
  for (const [network, width] of WIDTHS.entries()) {
    const { companyId, productId } = await rootOf(db, network);
    const ask = async (asked: Db) => {
      const chain = await loadChain(asked, createKeyedHash(SECRET, 'masking'), companyId, NOW, productId);
      return { reached: chain.links.length, tiers: tiersOf(chain, new Map()) };
    };
    const { reached, tiers } = await ask(db);
    if (tiers.companies.every((company) => !company.tiers.includes(TIERS))) throw new Error('tier 10 is not reached');
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(db)));
    const { statements } = await watchStatements(db, ask);
    found.push({ width, reached, ms: median(times), statements: statements.length });
  }
  const lines = found.map(({ reached, ms, statements }) =>
    plain(
      `supply: tiers and coverage of one root, ${where}`,
      `${ms.toFixed(0)} ms for ${reached.toLocaleString('en')} links reached`,
      `${statements} statements`,
    ),
  );
  const [, middle, large] = found;
  if (!middle || !large) return lines;
  const growth = large.ms / large.reached / (middle.ms / middle.reached);
  return [
    ratio(`supply: ms for a root that reaches ${middle.reached.toLocaleString('en')} links, ${where}`, middle.ms, bars),
    ratio(`supply: cost of a link, ${large.reached.toLocaleString('en')} reached against fewer, ${where}`, growth, {
      ...{ floor: 2, goal: 1.3 },
    }),
    ...lines,
  ];
};

const rootOf = async (db: Db, network: number) => {
  const { rows } = await sql<{ companyId: string; productId: string }>`
    select company_id as "companyId", id as "productId" from supply_product where id = md5(${`${network}-0-0`})::uuid`.execute(
    db,
  );
  return rows[0] ?? { companyId: '', productId: '' };
};

/** Every product of a tier is made of three of the next one, and some of what lies a tier further. */
const VALUES = WIDTHS.map((width, network) => `(${network}, ${width})`).join(', ');
const FILL = [
  `insert into company (name, state, country, industry_code)
   select '회사 ' || n, 'verified', 'KR', '28202' from generate_series(1, ${COMPANIES}) n`,
  `with firm as (select id, row_number() over (order by id) - 1 as no from company)
   insert into supply_product (id, company_id, details, created_at, updated_at)
   select md5(network || '-' || tier || '-' || n)::uuid, firm.id, jsonb_build_object(
     'name', '제품 ' || n, 'kind', 'component', 'unit', 'H87', 'hs', '850760', 'inputs', '[]'::jsonb), now(), now()
   from (values ${VALUES}) net (network, width) cross join generate_series(0, ${TIERS}) tier
   cross join lateral generate_series(0, width - 1) n join firm on firm.no = (n * 7 + tier * 13) % ${COMPANIES}
   where tier < ${TIERS} or n % 10 = 0`,
  `insert into supply_link (buyer_company_id, buyer_product_id, supplier_company_id, supplier_product_id, proposed_by, state,
     figures, words, agreed_at, created_at, updated_at)
   select buyer.company_id, buyer.id, supplier.company_id, supplier.id, 'buyer',
     case when (n + nth) % 9 = 0 then 'proposed' else 'confirmed' end,
     jsonb_build_object('spendShare', 30, 'validFrom', '2026-01-01', 'validTo', ''), '{}', now(), now(), now()
   from (values ${VALUES}) net (network, width) cross join generate_series(0, ${TIERS - 1}) tier
   cross join lateral generate_series(0, width - 1) n cross join generate_series(1, ${INPUTS}) nth
   join supply_product buyer on buyer.id = md5(network || '-' || tier || '-' || n)::uuid
   join supply_product supplier on supplier.id = md5(network || '-' || tier + 1 || '-' ||
     case when tier = ${TIERS - 1} then (n * ${INPUTS} + nth) % width / 10 * 10 else (n * ${INPUTS} + nth) % width end)::uuid
   where buyer.company_id <> supplier.company_id`,
  'analyze',
];
