// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readToken, storeSession } from '../session/storage.ts';
import { createSend } from './transport.ts';

const RUNS = 500;
const TABS = 2;
const REQUESTS = 3;
/** Enough turns of the microtask queue for everything that one answer causes. */
const SETTLING_STEPS = 30;

/** Returns a small seeded generator, so a failing order can be run again. */
const randomOf = (seed: number) => () => {
  seed = (seed * 1664525 + 1013904223) % 2 ** 32;
  return seed / 2 ** 32;
};

/** Plays two tabs that share one storage. Answers arrive in any order, and sign-ins happen in between. */
const play = async (seed: number) => {
  const random = randomOf(seed);
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const clears = new Map<string, number>();
  const sends = new Map<string, number>();
  let alive = 's0.b.c';
  let wronglyCleared = 0;

  localStorage.clear();
  storeSession(alive, {}, {});
  const removeItem = Storage.prototype.removeItem;
  Storage.prototype.removeItem = function (key) {
    const token = this.getItem('accessToken');
    if (key === 'accessToken' && token !== null) {
      clears.set(token, (clears.get(token) ?? 0) + 1);
      if (token === alive) wronglyCleared += 1;
    }
    removeItem.call(this, key);
  };

  const request = async (tab: number, number: number) => {
    const url = `/${tab}/${number}`;
    const send = createSend(
      async (_, init) => {
        sends.set(url, (sends.get(url) ?? 0) + 1);
        const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
        await turn();
        const status = token === alive ? 200 : 401;
        await turn();
        return new Response(null, { status });
      },
      () => {},
    );
    await turn();
    await send({ url, method: 'GET', headers: {}, isPublic: false });
  };
  /** The server ends the session; some time later somebody signs in again. */
  const signInAgain = async (number: number) => {
    await turn();
    alive = '';
    await turn();
    alive = `s${number}.b.c`;
    storeSession(alive, {}, {});
  };

  const ops = [1, 2].map(signInAgain);
  for (let tab = 0; tab < TABS; tab++) for (let number = 0; number < REQUESTS; number++) ops.push(request(tab, number));
  let isOver = false;
  const end = Promise.all(ops).then(() => {
    isOver = true;
  });
  while (!isOver) {
    waiting.splice(Math.floor(random() * waiting.length), 1)[0]?.();
    for (let step = 0; step < SETTLING_STEPS; step++) await null;
  }
  await end;
  Storage.prototype.removeItem = removeItem;
  return { mostSends: Math.max(...sends.values()), mostClears: Math.max(0, ...clears.values()), wronglyCleared, alive };
};

it(`S8.3 holds in ${RUNS} orders of two tabs, six requests and two new sign-ins`, { timeout: 60_000 }, async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const { mostSends, mostClears, wronglyCleared, alive } = await play(seed);
    expect({ seed, wronglyCleared, isTwiceAtMost: mostSends <= 2, isClearedOnce: mostClears <= 1 }).toEqual({
      seed,
      wronglyCleared: 0,
      isTwiceAtMost: true,
      isClearedOnce: true,
    });
    expect(readToken()).toBe(alive);
  }
});
