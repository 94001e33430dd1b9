import pg from 'pg';
import { expect, it } from 'vitest';
import { useCluster } from '../fixtures/database/databases.ts';
import { startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seedPostgres } from '../fixtures/process/seed.ts';
import { expectOnce, storedIn } from '../fixtures/process/stored-data.ts';
import { patientClientOf, until } from '../fixtures/process/waiting.ts';
import { createWriters, nextOf, type Operation, type Writer } from '../fixtures/process/writers.ts';
import { isLong } from '../suite.ts';

const [CRASHES, RESTARTS, CUTS, PAUSES] = isLong ? [10, 10, 100, 1] : [1, 1, 1, 0];
const OPERATIONS: Operation[] = ['registerFactory', 'setConsent', 'updateProfile'];
/** Number of further writes before and after each fault. */
const BETWEEN = 20;

const cluster = await useCluster();

/** Ends every connection of the product, whatever it is doing. */
const cutConnections = async () => {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
};

const times = <T>(count: number | undefined, make: (no: number) => T) =>
  Array.from({ length: count ?? 0 }, (_, no) => make(no));

it(
  'F-4 outlives the death of PostgreSQL in one process, loses nothing and does nothing twice',
  () =>
    withFolder(async (folder) => {
      const { suppliers } = await seedPostgres(folder, cluster.url);
      const { url, kill } = await startProduct(folder, {
        DATABASE_URL: cluster.url,
        QUERY_DEADLINE_MS: '1000',
        LOG_LEVEL: 'fatal',
      });
      const { writers, write, acknowledged } = await createWriters(suppliers);
      const answers = new Map<string, number>();
      /** Number of 503 answers by writer. */
      const putOff = writers.map(() => 0);
      let isOver = false;

      const run = async (writer: Writer) => {
        const look = ({ status, headers }: Response) => {
          const answer = status === 503 ? `503, retry-after ${headers.get('retry-after')}` : String(status);
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          if (status === 503) putOff[writer.no] = (putOff[writer.no] ?? 0) + 1;
        };
        while (!isOver) {
          await write(writer, nextOf(writer, OPERATIONS), ({ token }) => patientClientOf(url, token, look));
        }
      };
      const goesOn = () => {
        const target = acknowledged() + BETWEEN;
        return until(() => acknowledged() >= target);
      };
      const isReady = async () => (await fetch(`${url}/readyz`)).status === 200;
      const die = (signal: NodeJS.Signals) => async () => {
        await cluster.stop(signal);
        await until(async () => !(await isReady()));
        await cluster.start();
      };
      /** Pauses the database until every writer was answered. Nobody has to wait for the end of the pause. */
      const fallSilent = async () => {
        cluster.signal('SIGSTOP');
        const before = [...putOff];
        await until(() => putOff.every((count, no) => count > (before[no] ?? 0)));
        cluster.signal('SIGCONT');
      };
      const faults = [
        ...times(CRASHES, (no) => die(no % 2 ? 'SIGQUIT' : 'SIGKILL')),
        ...times(RESTARTS, () => die('SIGINT')),
        ...times(CUTS, () => cutConnections),
        ...times(PAUSES, () => fallSilent),
      ];
      const writing = writers.map(run);
      for (const fault of faults) {
        await goesOn();
        await fault();
        await goesOn();
        await until(isReady);
      }
      isOver = true;
      await Promise.all(writing);
      expect(await kill('SIGTERM')).toBe(0);

      expect([...answers.keys()].toSorted()).toEqual(['200', '503, retry-after 5']);
      expectOnce(writers, await storedIn(folder, cluster.url));
      score(
        `F-4: ${CRASHES} crashes, ${RESTARTS} restarts, ${CUTS} times all connections cut, ${PAUSES} pauses of PostgreSQL, one process: ${acknowledged()} writes acknowledged, each there once with one audit line; ${[...answers].map(([answer, count]) => `${count} × ${answer}`).join(', ')}`,
      );
    }),
  isLong ? 900_000 : 120_000,
);
