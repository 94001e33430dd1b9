import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/src/kit/security/passwords.ts';
import { PASSWORD, type Tokens } from '../server/test/fixtures/process/seed.ts';
import { post, withProduct } from './bench-product.ts';
import type { Where } from './both-databases.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { keepBusy, median, timed } from './measure.ts';
import { withPostgres } from './postgres-product.ts';

const PROBES = 300;
const FLOOD = 60;
const FLOOD_MS = 10_000;
const HASHES = 40;

/** Measures on both databases how a flood of sign-ins slows down other users, and how well it uses the machine. */
export const measureSignInFlood = async (): Promise<Figure[]> => [
  ...(await withProduct((url, tokens) => measureOn('embedded', url, tokens))),
  ...(await withPostgres(async ({ tokens, start }) => measureOn('PostgreSQL', (await start()).url, tokens))),
];

const measureOn = async (where: Where, url: string, tokens: Tokens): Promise<Figure[]> => {
  const headers = { authorization: `Bearer ${tokens.supplier}` };
  const probe = () => timed(async () => (await fetch(`${url}/api/factories`, { headers })).arrayBuffer());
  const probes = async (count: number) => {
    const times: number[] = [];
    for (let no = 0; no < count; no++) times.push(await probe());
    return times;
  };
  await probes(PROBES);
  const idle = median(await probes(PROBES));
  const hashes: number[] = [];
  for (let no = 0; no < HASHES; no++) hashes.push(await timed(() => hashPassword(PASSWORD)));
  const hashMs = median(hashes);

  const statuses = new Map<number, number>();
  let no = 0;
  const stop = keepBusy(FLOOD, async () => {
    no += 1;
    const status = await post(`${url}/user/signin`, { email: `supplier${no % 12}@test.kr`, password: PASSWORD });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // The client was turned away: one that comes back at once would only measure itself.
    if (status === 503) await wait(100);
  });
  const started = performance.now();
  const busyTimes: number[] = [];
  while (performance.now() - started < FLOOD_MS) busyTimes.push(await probe());
  const seconds = (performance.now() - started) / 1000;
  const done = statuses.get(200) ?? 0;
  await stop();
  const rate = done / seconds;
  return [
    ratio(`list while ${FLOOD} sign in without a pause, against idle, ${where}`, median(busyTimes) / idle, {
      floor: 5,
      goal: 2,
    }),
    ratio(`sign-ins per second ÷ (1 ÷ hash time), ${where}`, rate * (hashMs / 1000), { floor: 0.7, goal: 0.85 }),
    plain('list while idle', `${idle.toFixed(1)} ms`),
    plain('one password hash, alone', `${hashMs.toFixed(1)} ms`),
    plain('sign-ins per second', rate.toFixed(1)),
    plain('answers', [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '), '200, 503'),
  ];
};
