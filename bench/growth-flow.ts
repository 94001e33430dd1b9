import { loadFlows } from '../server/src/flow/map/loader.ts';
import { presentMap } from '../server/src/flow/map/map.presenter.ts';
import type { Database, Db } from '../server/src/kit/db/database.ts';
import { createKeyedHash } from '../server/src/kit/security/keyed-hash.ts';
import { watchStatements } from '../server/test/fixtures/database/plans.ts';
import { fillFlows } from '../server/test/fixtures/large/flows.ts';
import { fillNetworks, rootOf, startUpkeep } from '../server/test/fixtures/large/networks.ts';
import { onBothDatabases, type Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';

/** Networks side by side; for each, the screen of one product and one year is loaded. */
const WIDTHS = { embedded: [30, 100, 250], PostgreSQL: [100, 250, 650] };
const ROWS = { embedded: 100_000, PostgreSQL: 1_000_000 };
const TIMES = 7;
const NOW = new Date('2026-11-15T00:00:00Z');
const YEAR = { from: '2023-01-01', to: '2023-12-31' };
const SECRET = 'a key for the bench, of 32 bytes';

const BARS = { embedded: { floor: 2_000, goal: 1_000 }, PostgreSQL: { floor: 600, goal: 300 } };

/**
 * Measures the flow along the chain of one product in one year, by the number of links reached, on both databases:
 * milliseconds, median.
 */
export const measureFlow = () => onBothDatabases(measureOn);

const measureOn = (database: Database, where: Where) =>
  database.unhurried(async (connection) => {
    await connection.transaction().execute(async (db) => {
      await fillNetworks(db, WIDTHS[where]);
      await fillFlows(db, ROWS[where]);
    });
    await startUpkeep(connection);
    return connection.transaction().execute((db) => measureWith(db, where));
  });

const measureWith = async (db: Db, where: Where): Promise<Figure[]> => {
  const found = [];
  for (const network of WIDTHS[where].keys()) {
    const { companyId: viewerId, productId } = await rootOf(db, network);
    const ask = async (connection: Db) => {
      const world = await loadFlows(connection, createKeyedHash(SECRET, 'masking'), {
        viewerId,
        now: NOW,
        span: YEAR,
        productId,
      });
      const rows = world.flows.reduce((sum, flow) => sum + flow.rows, 0);
      return { rows, links: world.chain.links.length, map: presentMap(world, 'company', '') };
    };
    const { rows, links, map } = await ask(db);
    if (rows === 0 || !map?.bands.some(({ isGroup }) => isGroup)) throw new Error('nothing was added up');
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn += 1) times.push(await timed(() => ask(db)));
    const { statements } = await watchStatements(db, ask);
    found.push({ rows, links, ms: median(times), statements: statements.length });
  }
  const many = ROWS[where].toLocaleString('en');
  const lines = found.map(({ rows, links, ms, statements }) =>
    plain(
      `flow: one product and year out of ${many} rows, ${where}`,
      `${ms.toFixed(0)} ms for ${rows.toLocaleString('en')} rows on ${links.toLocaleString('en')} links`,
      `${statements} statements`,
    ),
  );
  const [, middle, large] = found;
  if (!middle || !large) return lines;
  const growth = large.ms / large.rows / (middle.ms / middle.rows);
  return [
    ratio(`flow: ms for the map of one product and year out of ${many} rows, ${where}`, large.ms, BARS[where]),
    ratio(`flow: cost of a row, ${large.rows.toLocaleString('en')} against fewer, ${where}`, growth, {
      floor: 2,
      goal: 1.3,
    }),
    ...lines,
  ];
};
