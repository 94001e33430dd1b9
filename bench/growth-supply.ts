import type { Database, Db } from '../server/src/kit/db/database.ts';
import { createKeyedHash } from '../server/src/kit/security/keyed-hash.ts';
import { createView } from '../server/src/supply/disclosure/chain-view.ts';
import { loadChain } from '../server/src/supply/tiers/chain.ts';
import { coverageSeen } from '../server/src/supply/tiers/coverage.presenter.ts';
import { createShownChain, wholeOf } from '../server/src/supply/tiers/shown-chain.ts';
import { watchStatements } from '../server/test/fixtures/database/plans.ts';
import { fillNetworks, NETWORK_TIERS, rootOf, startUpkeep } from '../server/test/fixtures/large/networks.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';
import { processorMs } from './processor-time.ts';

/** Three networks side by side, each ten tiers deep: 100,000 products and 300,000 links in all. */
const WIDTHS = [100, 1_000, 8_900];
const TIMES = 7;
const NOW = new Date('2026-11-15T00:00:00Z');
const SECRET = 'a key for the bench, of 32 bytes';

const BARS = { embedded: { floor: 3_000, goal: 1_500 }, PostgreSQL: { floor: 600, goal: 300 } };

/** Measures tiers and coverage of one root, by the number of links reached, on both databases: milliseconds, median. */
export const measureSupply = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    await connection.transaction().execute((db) => fillNetworks(db, WIDTHS));
    await startUpkeep(connection);
    return connection.transaction().execute((db) => measureWith(db, where));
  });

const measureWith = async (db: Db, where: Where): Promise<Figure[]> => {
  const found = [];
  for (const [network, width] of WIDTHS.entries()) {
    const { companyId, productId } = await rootOf(db, network);
    const ask = async (connection: Db) => {
      const chain = await loadChain(connection, createKeyedHash(SECRET, 'masking'), companyId, NOW, productId);
      const view = createView(chain);
      const tiers = wholeOf(createShownChain(chain, view, new Map()));
      return { reached: chain.links.length, tiers, coverage: coverageSeen(chain, view) };
    };
    const { reached, tiers } = await ask(db);
    if (tiers.companies.every((company) => !company.tiers.includes(NETWORK_TIERS)))
      throw new Error('tier 10 is not reached');
    const times: number[] = [];
    // The cluster is a child of this process, so its time is included. On a busy machine this is more reliable than the
    // clock.
    const before = processorMs(process.pid);
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(db)));
    const worked = (processorMs(process.pid) - before) / TIMES;
    const { statements } = await watchStatements(db, ask);
    const took = { ms: median(times), fastest: Math.min(...times), worked };
    found.push({ width, reached, ...took, statements: statements.length });
  }
  const lines = found.map(({ reached, ms, fastest, worked, statements }) =>
    plain(
      `supply: tiers and coverage of one root, ${where}`,
      `${ms.toFixed(0)} ms for ${reached.toLocaleString('en')} links reached`,
      `fastest ${fastest.toFixed(0)} ms, processors ${worked.toFixed(0)} ms, ${statements} statements`,
    ),
  );
  const [, middle, large] = found;
  if (!middle || !large) return lines;
  const growth = large.ms / large.reached / (middle.ms / middle.reached);
  return [
    ratio(
      `supply: ms for a root that reaches ${middle.reached.toLocaleString('en')} links, ${where}`,
      middle.ms,
      BARS[where],
    ),
    ratio(`supply: cost of a link, ${large.reached.toLocaleString('en')} reached against fewer, ${where}`, growth, {
      floor: 2,
      goal: 1.3,
    }),
    ...lines,
  ];
};
