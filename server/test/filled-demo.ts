import { readFileSync } from 'node:fs';
import { contract, createClient, type Wire } from '@ieum/contract';
import type { FastifyInstance } from 'fastify';
import type { ControlledTransaction } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { AccountDeps } from '../src/account/account.deps.ts';
import { readTerms } from '../src/account/terms.ts';
import { createAccountParts } from '../src/app/account-parts.ts';
import { createApp } from '../src/app/app.ts';
import { demoData } from '../src/app/demo/data.ts';
import { fillIn } from '../src/app/demo/filling.ts';
import { createFileStore } from '../src/document/file-store.ts';
import type { Clock } from '../src/kit/clock.ts';
import type { InTransaction, Tables } from '../src/kit/db.ts';
import { createIdempotency } from '../src/kit/idempotency.ts';
import { insertJob } from '../src/kit/job.store.ts';
import { createLog } from '../src/kit/log.ts';
import { borrowDatabase, useFolders } from './databases.ts';
import { quickly } from './people.ts';
import type { Caller } from './world.ts';

/** Filling takes as long as hundreds of requests do. */
const FILL_MS = 600_000;
export const DEMO_PASSWORD = 'everybody in the demo has this';

type Filled = Awaited<ReturnType<typeof fillIn>>;

/** The demo, filled once for a whole file, and the product on it as it is now; nothing of it stays. */
export const useFilledDemo = (now: Date) => {
  const file = JSON.parse(readFileSync('demo/demo.json', 'utf8'));
  const demo = demoData.parse(file);
  const folder = useFolders();
  const log = createLog('silent');
  const clock = () => now;
  let transaction: ControlledTransaction<Tables>;
  let filled: Filled;
  let account: AccountDeps;
  let app: FastifyInstance;
  let giveBack = () => undefined as unknown;
  const inTransaction: InTransaction = (run) => run(transaction);

  beforeAll(async () => {
    const borrowed = await borrowDatabase();
    giveBack = borrowed.giveBack;
    transaction = await borrowed.database.kysely.startTransaction().execute();
    const files = createFileStore(folder());
    const partsOf = (walking: Clock) =>
      quickly(
        createAccountParts({
          ...{ secret: 'a key for tests, 32 bytes or more', limitFactor: 1, clock: walking, files, log },
          terms: readTerms('server/html/service-terms'),
          publicUrl: 'https://ieum.test',
          enqueue: (db, { kind, key, payload = null, dueAt = walking() }) =>
            insertJob(db, { kind, key, payload, dueAt: dueAt.toISOString() }),
          settle: (answer) => answer,
        }),
      );
    account = partsOf(clock);
    const passwordHash = await account.passwords.inLine(({ hash }) => hash(DEMO_PASSWORD));
    filled = await fillIn(inTransaction, { demo, now, partsOf, passwordHash });
    app = createApp({
      ...{ account, clock, checksAnswers: true, http: { log, isBehindTls: false } },
      idempotency: createIdempotency({ hash: account.masking, clock }),
      database: { inTransaction, inStatement: inTransaction },
      health: { isReady: async () => true },
    });
  }, FILL_MS);
  afterAll(async () => {
    await app?.close();
    await transaction?.rollback().execute();
    giveBack();
  });

  const callerOf = (token: string | null): Caller => {
    const send: Wire['send'] = async ({ url, method, headers, body }) => {
      const sent = typeof body === 'string' ? { payload: body } : {};
      const bearer = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await app.inject({ url, method, headers: { ...headers, ...bearer }, ...sent });
      const type = String(answer.headers['content-type']);
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'content-type': type },
      });
    };
    return createClient(contract, { send });
  };
  const signedIn = async (email: string) => {
    const { jwt_token } = await callerOf(null).signIn({ email, password: DEMO_PASSWORD });
    return callerOf(jwt_token);
  };

  return {
    ...{ demo, expected: file.expected, clock, folder, inTransaction, signedIn },
    db: () => transaction,
    accounts: () => filled.accounts,
    masking: () => account.masking,
  };
};
