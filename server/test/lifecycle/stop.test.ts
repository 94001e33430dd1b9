import { ApiError } from '@ieum/contract';
import { expect, it } from 'vitest';
import { clientOf, startProduct, withFolder } from '../fixtures/process/product-process.ts';
import { score } from '../fixtures/process/scorecard.ts';
import { seed } from '../fixtures/process/seed.ts';
import { expectKept, expectWholeFiles, storedIn } from '../fixtures/process/stored-data.ts';
import { createWriters, nextOf, type Operation, type Writer } from '../fixtures/process/writers.ts';
import { isLong } from '../suite.ts';

const ROUNDS = isLong ? 20 : 1;
const MIXED: Operation[] = ['registerFactory', 'setPicture', 'updateProfile', 'setConsent'];
const BEFORE_STOP = 60;

/** True if the connection was lost before any part of an answer came. The code is the kernel's or the client's. */
const isUnanswered = (error: unknown) => {
  const cause = error instanceof TypeError && error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'].includes(code);
};
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 503 && error.code === 'server.unavailable';

it(
  `F-2 ends what is under way before it stops, ${ROUNDS} times under load`,
  () =>
    withFolder(async (folder) => {
      const { suppliers } = await seed(folder);
      const writers = await createWriters(suppliers);
      const seen = { refused: 0, unanswered: 0, kept: new Set<string | null>(), odd: [] as unknown[] };
      const look = ({ status, headers }: Response) => status === 503 && seen.kept.add(headers.get('connection'));

      /** Writes until the server accepts no more connections. */
      const writeToTheEnd = async (writer: Writer, url: string, onDone: () => void) => {
        for (;;) {
          const clientFor = ({ token }: Writer) => clientOf(url, token, look);
          const error: unknown = await writers
            .write(writer, nextOf(writer, MIXED), clientFor)
            .catch((thrown) => thrown);
          if (isUnanswered(error)) {
            seen.unanswered += 1;
            return;
          }
          if (isRefused(error)) seen.refused += 1;
          else if (error !== undefined) seen.odd.push(error);
          onDone();
        }
      };
      for (let round = 1; round <= ROUNDS; round++) {
        const { url, kill } = await startProduct(folder, { LIMIT_FACTOR: '100000' });
        const enough = Promise.withResolvers<void>();
        const target = writers.acknowledged() + BEFORE_STOP;
        const onDone = () => writers.acknowledged() >= target && enough.resolve();
        const writing = writers.writers.map((writer) => writeToTheEnd(writer, url, onDone));
        await enough.promise;
        // The server waits for ten seconds. A request that is not done by then is cut off and shows below.
        expect(await kill('SIGTERM')).toBe(0);
        await Promise.all(writing);
      }
      expect(seen.odd).toEqual([]);
      expect([...seen.kept].filter((connection) => connection !== 'close')).toEqual([]);

      const stored = await storedIn(folder);
      expectKept(writers.writers, stored);
      expectWholeFiles(stored);
      score(
        `F-2: ${ROUNDS} rounds of SIGTERM under ${suppliers.length} writers: exit code 0 each, ${writers.acknowledged()} writes acknowledged, ${seen.refused} refused with 503, ${seen.unanswered} not answered, 0 lost, 0 half done`,
      );
    }),
  ROUNDS * 60_000,
);
