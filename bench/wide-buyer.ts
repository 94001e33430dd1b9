import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../server/src/kit/db/postgres.ts';
import { fillFlows } from '../server/test/fixtures/large/flows.ts';
import { startUpkeep } from '../server/test/fixtures/large/networks.ts';
import { FIRST_PRODUCT, fillWideBuyer } from '../server/test/fixtures/large/wide-buyer.ts';
import { plain, ratio } from './figure.ts';
import { median, timed } from './measure.ts';
import { type PostgresWorld, withPostgres } from './postgres-product.ts';

const ROWS = 200_000;
const MAPS = 16;
const PROBE_EVERY_MS = 20;
/** Index of the owner of a verified company among the seeded people, and of another one. */
const BUYER = 30;
const OTHER = 31;
const FILL_MS = 600_000;
const MIB = 1024 * 1024;
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
    await fill(world);
    const { url, pid, stop } = await world.start();
    const get = async (path: string, token = '') => {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
    };
    const buyer = world.tokens.suppliers[BUYER] ?? '';
    const other = world.tokens.suppliers[OTHER] ?? '';

    const alone: { path: string; ms: number; bytes: number }[] = [];
    for (const path of [...READS, await originsOf(world)]) {
      const started = performance.now();
      const { status, bytes } = await get(`/api${path}`, buyer);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      alone.push({ path, ms: performance.now() - started, bytes });
    }

    const health: number[] = [];
    const me: number[] = [];
    const statuses = new Map<number, number>();
    let isOver = false;
    const probe = async (times: number[], path: string, token: string) => {
      while (!isOver) {
        times.push(await timed(() => get(path, token)));
        await wait(PROBE_EVERY_MS);
      }
    };
    const probes = [probe(health, '/healthz', ''), probe(me, '/api/user/me', other)];
    const started = performance.now();
    const maps = Array.from({ length: MAPS }, async () => {
      const { status } = await get(`/api${FLOW_MAP}`, buyer);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });
    await Promise.all(maps);
    const allMs = performance.now() - started;
    isOver = true;
    await Promise.all(probes);
    const memory = peakMemory(pid) / MIB;
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

const fill = async ({ url, query }: PostgresWorld) => {
  const { rows } = await query(`select member.company_id as id from company_member member
    join account_user person on person.id = member.user_id where person.email = 'supplier${BUYER}@test.kr'`);
  const database = await openPostgres({ url, deadlineMs: FILL_MS, onError: () => undefined });
  await database.unhurried(async (connection) => {
    await connection.transaction().execute(async (db) => {
      await fillWideBuyer(db, rows[0].id);
      await fillFlows(db, ROWS);
    });
    await startUpkeep(connection);
  });
  await database.close();
};

const originsOf = async ({ query }: PostgresWorld) => {
  const { rows } = await query(`select ${FIRST_PRODUCT} as id`);
  return `/products/${rows[0].id}/origins?material=cobalt`;
};

const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

const said = (statuses: Map<number, number>) =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

/** Linux notes the largest memory that a process has ever had. */
const peakMemory = (pid: number) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
