import { clientOf } from '../server/test/fixtures/process/product-process.ts';
import { withProduct } from './bench-product.ts';
import { type Figure, plain, ratio } from './figure.ts';
import { drive } from './http-driver.ts';
import { median } from './measure.ts';
import { ADD_FACTORIES, sessionIn, withPostgres } from './postgres-product.ts';

const ROWS = 50;
const ROUNDS = 12;
const WARM_UP = 2;
const SECONDS = 1.5;
/** Enough to keep two processes busy: with fewer, each waits for its next request. */
const CONNECTIONS = 64;
const PATH = `/api/factories?size=${ROWS}`;

type Server = { url: string; headers: Record<string, string> };

/** Returns the requests per second of each server, measured in turns. */
const ratesOf = async (servers: Server[]) => {
  const rates: number[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, { url, headers }] of servers.entries()) {
      const { count, failed, seconds } = await drive({
        url,
        path: PATH,
        headers,
        connections: CONNECTIONS,
        seconds: SECONDS,
      });
      if (failed) throw new Error(`${failed} of ${count} requests were refused`);
      if (round >= WARM_UP) rates[at]?.push(count / seconds);
    }
  }
  return rates.map(median);
};

/**
 * Measures lists per second: two processes against one, compared with bare servers that share the same machine with
 * PostgreSQL; and the embedded database against PostgreSQL.
 */
export const measureThroughput = () =>
  withPostgres(async ({ tokens, query, start, startBare }): Promise<Figure[]> => {
    await query(ADD_FACTORIES, [ROWS]);
    await query('analyze');
    const headers = { authorization: `Bearer ${tokens.supplier}` };
    const session = { 'x-session': sessionIn(tokens.supplier) };
    const one = { url: (await start()).url, headers };
    const two = { url: (await start({ PROCESSES: '2' })).url, headers };
    const bareOne = { url: (await startBare('package.json')).url, headers: session };
    const bareTwo = { url: (await startBare('package.json', '2')).url, headers: session };
    return withEmbedded(async (embedded) => {
      const [single = 0, double = 0, bareSingle = 0, bareDouble = 0] = await ratesOf([one, two, bareOne, bareTwo]);
      const [postgres = 0, pglite = 0] = await ratesOf([one, embedded]);
      const bars = { processes: { floor: 1.3, goal: 1.5 }, embedded: { floor: 0.2, goal: 0.4 } };
      const rate = (a: number, b: number) => `${a.toFixed(0)} and ${b.toFixed(0)} /s`;
      const ratioOf = (a: number, b: number) => `${(a / b).toFixed(2)} (${rate(a, b)})`;
      return [
        ratio('two processes against one, lists', double / single, bars.processes, rate(double, single)),
        plain('the same of bare servers, on this machine', ratioOf(bareDouble, bareSingle)),
        ratio('embedded against PostgreSQL, lists', pglite / postgres, bars.embedded, rate(pglite, postgres)),
      ];
    });
  });

const withEmbedded = <T>(run: (server: Server) => Promise<T>) =>
  withProduct(async (url, { supplier }) => {
    const client = clientOf(url, supplier);
    for (let no = 1; no <= ROWS; no++) await client.registerFactory({ name: `공장 ${no}`, country: 'KR' });
    return run({ url, headers: { authorization: `Bearer ${supplier}` } });
  });
