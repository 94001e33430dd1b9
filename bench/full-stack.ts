import { readdirSync } from 'node:fs';
import { type Figure, ratio } from './figure.ts';
import { drive } from './http-driver.ts';
import { ADD_FACTORIES, sessionIn, withPostgres } from './postgres-product.ts';
import { processorMs } from './processor-time.ts';
import type { Target } from './started.ts';

const ROWS = 50;
const ROUNDS = 30;
/** Rounds that are not counted, while the machine warms up. */
const WARM_UP = 4;
const REQUESTS = 500;
const CONNECTIONS = 8;

type Call = { target: Target; path: string; headers?: Record<string, string> };

/** Compares processor time per request of both. They take short turns, so a drift of the machine affects both alike. */
const compare = async (pair: [ours: Call, bare: Call]) => {
  const spent = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { target, path, headers = {} }] of pair.entries()) {
      const before = processorMs(target.pid);
      const { failed } = await drive({ url: target.url, path, headers, connections: CONNECTIONS, requests: REQUESTS });
      if (failed) throw new Error(`${failed} of ${REQUESTS} requests to ${path} were refused`);
      if (round >= WARM_UP) spent[at] = (spent[at] ?? 0) + processorMs(target.pid) - before;
    }
  }
  const [ours = 0, bare = 0] = spent.map((ms) => (ms * 1000) / (REQUESTS * (ROUNDS - WARM_UP)));
  return { value: bare / ours, figures: `${ours.toFixed(0)} and ${bare.toFixed(0)} µs` };
};

/** Measures the cost of the whole stack against the least that Node needs for the same answer, log included. */
export const measureFullStack = () =>
  withPostgres(async ({ tokens, query, start, startBare }): Promise<Figure[]> => {
    await query(ADD_FACTORIES, [ROWS]);
    await query('analyze');
    const script = readdirSync('web/dist/assets').find((name) => /^vendor.*\.js$/.test(name)) ?? '';
    const product = await start();
    const bare = await startBare(`web/dist/assets/${script}`);
    const list = await compare([
      {
        target: product,
        path: `/api/factories?size=${ROWS}`,
        headers: { authorization: `Bearer ${tokens.supplier}` },
      },
      { target: bare, path: '/list', headers: { 'x-session': sessionIn(tokens.supplier) } },
    ]);
    const trivial = await compare([
      { target: product, path: '/healthz' },
      { target: bare, path: '/trivial' },
    ]);
    const file = await compare([
      { target: product, path: `/assets/${script}` },
      { target: bare, path: '/app.js' },
    ]);
    return [
      ratio(`list of ${ROWS} with a session, against bare`, list.value, { floor: 0.45, goal: 0.6 }, list.figures),
      ratio('trivial route, against bare', trivial.value, { floor: 0.2, goal: 0.4 }, trivial.figures),
      ratio('app.js, against bare', file.value, { floor: 0.7, goal: 0.85 }, file.figures),
    ];
  });
