import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_PRODUCT, fillWideBuyer } from '../../server/test/fixtures/large/wide-buyer.ts';
import { clientOf } from '../../server/test/fixtures/process/product-process.ts';
import { plain, ratio } from '../figure.ts';
import { type PostgresWorld, withPostgres } from '../postgres-product.ts';
import { besideOthers, companyOf, fillLarge, p99, peakMemory, readerFor } from './others.ts';

/** Index of the owner of a verified company among the seeded people, and of another one. */
const BUYER = 30;
const OTHER = 31;
const EVERY_MS = 10;
const SECONDS = 20;

/** Measures what others notice while a buyer with 40,000 links changes one of them every ten milliseconds. */
export const measureRestlessLink = () =>
  withPostgres(async (world) => {
    const companyId = await companyOf(world, BUYER);
    await fillLarge(world, (db) => fillWideBuyer(db, companyId));
    const id = await linkOf(world);
    // With the real limits: the bench lifts them otherwise.
    const { url, pid } = await world.start({ LIMIT_FACTOR: '1' });
    const token = world.tokens.suppliers[BUYER] ?? '';
    const answers = new Map<number, number>();
    let { version } = await clientOf(url, token).getLink({ id });
    const put = async (onward: boolean) => {
      const body = JSON.stringify({ version, onward });
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/api/supply-links/${id}/onward`, { method: 'PUT', body, headers });
      answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      const changed: { result: { data?: { version: number } } } = await answer.json();
      version = changed.result.data?.version ?? version;
      return answer.ok;
    };
    const { health, me } = await besideOthers(url, world.tokens.suppliers[OTHER] ?? '', async () => {
      const until = performance.now() + SECONDS * 1000;
      for (let isOn = true; performance.now() < until; await wait(EVERY_MS)) if (await put(isOn)) isOn = !isOn;
    });
    const tiers = await readerFor(url, token)('/api/supply-tiers');
    const counted = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ');
    return [
      ratio('a restless link: p99 of /healthz, ms', p99(health), { floor: 1000, goal: 200 }),
      ratio('a restless link: slowest "me" of another company, ms', Math.max(...me), { floor: 2000, goal: 500 }),
      ratio('a restless link: memory at its peak, MiB', peakMemory(pid), { floor: 1000, goal: 600 }),
      plain(`a restless link: answers in ${SECONDS} s`, counted, `tiers afterwards: ${tiers.status}`),
    ];
  });

/** Returns the id of a confirmed link of the buyer's first product. */
const linkOf = async ({ query }: PostgresWorld) => {
  const { rows } = await query(
    `select id from supply_link where buyer_product_id = ${FIRST_PRODUCT} and state = 'confirmed' limit 1`,
  );
  return String(rows[0]?.id);
};
