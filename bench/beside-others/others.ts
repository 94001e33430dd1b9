import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../server/src/kit/db/database.ts';
import { openPostgres } from '../../server/src/kit/db/postgres.ts';
import { startUpkeep } from '../../server/test/fixtures/large/networks.ts';
import { timed } from '../measure.ts';
import type { PostgresWorld } from '../postgres-product.ts';

const PROBE_EVERY_MS = 20;
const FILL_MS = 1_800_000;
const MIB = 1024 * 1024;

/** Fills the database in one transaction, and does what a database does on its own sooner or later. */
export const fillLarge = async ({ url }: PostgresWorld, fill: (db: Db) => Promise<void>) => {
  const database = await openPostgres({ url, deadlineMs: FILL_MS, onError: () => undefined });
  await database.unhurried(async (connection) => {
    await connection.transaction().execute(fill);
    await startUpkeep(connection);
  });
  await database.close();
};

export const companyOf = async ({ query }: PostgresWorld, supplier: number) => {
  const { rows } = await query(
    `select member.company_id as id from company_member member
    join account_user person on person.id = member.user_id where person.email = $1`,
    [`supplier${supplier}@test.kr`],
  );
  return String(rows[0].id);
};

export type Answered = { status: number; bytes: number };

/** Returns a function that reads an address as this person, or sends it this body. */
export const readerFor =
  (url: string, token: string) =>
  async (path: string, body?: object): Promise<Answered> => {
    const sent = body && { method: 'POST', body: JSON.stringify(body) };
    const type = body && { 'content-type': 'application/json' };
    const answer = await fetch(url + path, { ...sent, headers: { ...type, authorization: `Bearer ${token}` } });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  };

type Probes = { health: number[]; me: number[] };

/** Measures how long others wait while the work is done: a monitor, and a person of another company. */
export const besideOthers = async (url: string, otherToken: string, work: () => Promise<unknown>): Promise<Probes> => {
  const times: Probes = { health: [], me: [] };
  let isOver = false;
  const probe = async (into: number[], path: string, token: string) => {
    const get = readerFor(url, token);
    while (!isOver) {
      into.push(await timed(() => get(path)));
      await wait(PROBE_EVERY_MS);
    }
  };
  const probes = [probe(times.health, '/healthz', ''), probe(times.me, '/api/user/me', otherToken)];
  await work();
  isOver = true;
  await Promise.all(probes);
  return times;
};

export const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Returns the largest memory that a process has ever had, in MiB. Linux notes it. */
export const peakMemory = (pid: number) =>
  (Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024) / MIB;
