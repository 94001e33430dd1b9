import { fillFlows } from '../../server/test/fixtures/large/flows.ts';
import { FIRST_PRODUCT, fillWideBuyer } from '../../server/test/fixtures/large/wide-buyer.ts';
import { plain, ratio } from '../figure.ts';
import { median } from '../measure.ts';
import { type PostgresWorld, withPostgres } from '../postgres-product.ts';
import { besideOthers, companyOf, fillLarge, p99, peakMemory, readerFor } from './others.ts';

const ROWS = 200_000;
const MAPS = 16;
/** Index of the owner of a verified company among the seeded people, and of another one. */
const BUYER = 30;
const OTHER = 31;
const PERIOD = 'from=2023-Q1&to=2023-Q4';
const FLOW_MAP = `/flow-map?${PERIOD}`;
const READS = [
  '/supply-tiers',
  '/supply-tiers/graph',
  FLOW_MAP,
  `/flow-quarters?${PERIOD}`,
  '/materials',
  '/dashboard',
];

/** Measures what others notice while one buyer with 40,000 links asks for sixteen flow maps at once, on PostgreSQL. */
export const measureWideBuyer = () =>
  withPostgres(async (world) => {
    const companyId = await companyOf(world, BUYER);
    await fillLarge(world, async (db) => {
      await fillWideBuyer(db, companyId);
      await fillFlows(db, ROWS);
    });
    const { url, pid, stop } = await world.start();
    const get = readerFor(url, world.tokens.suppliers[BUYER] ?? '');

    const alone: { path: string; ms: number; bytes: number }[] = [];
    for (const path of [...READS, await originsOf(world)]) {
      const started = performance.now();
      const { status, bytes } = await get(`/api${path}`);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      alone.push({ path, ms: performance.now() - started, bytes });
    }

    const statuses = new Map<number, number>();
    const started = performance.now();
    const { health, me } = await besideOthers(url, world.tokens.suppliers[OTHER] ?? '', () =>
      Promise.all(
        Array.from({ length: MAPS }, async () => {
          const { status } = await get(`/api${FLOW_MAP}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      ),
    );
    const allMs = performance.now() - started;
    const memory = peakMemory(pid);
    await stop();

    const widest = Math.max(...alone.map(({ bytes }) => bytes));
    return [
      ratio(`wide buyer: p99 of /healthz during ${MAPS} flow maps, ms`, p99(health), { floor: 1000, goal: 200 }),
      ratio('wide buyer: slowest "me" of another company meanwhile, ms', Math.max(...me), { floor: 2000, goal: 500 }),
      ratio('wide buyer: memory at its peak, MiB', memory, { floor: 1000, goal: 600 }),
      ratio('wide buyer: largest answer, MB', widest / 1e6, { floor: 2, goal: 1 }),
      plain('wide buyer: all maps', `${(allMs / 1000).toFixed(1)} s`, said(statuses)),
      plain('wide buyer: "me" of another company, median', `${median(me).toFixed(1)} ms`),
      ...alone.map(({ path, ms, bytes }) =>
        plain(`wide buyer: ${path} alone`, `${ms.toFixed(0)} ms`, `${(bytes / 1000).toFixed(0)} kB`),
      ),
    ];
  });

const originsOf = async ({ query }: PostgresWorld) => {
  const { rows } = await query(`select ${FIRST_PRODUCT} as id`);
  return `/products/${rows[0].id}/origins?material=cobalt`;
};

const said = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
