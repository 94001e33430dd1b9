import { contract, createClient, type Wire } from '@ieum/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ControlledTransaction, Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { insertSession, insertUser } from '../src/account/account.store.ts';
import { createApp } from '../src/app/app.ts';
import { insertCompany } from '../src/company/company.store.ts';
import { type Database, type Db, guarded, type InTransaction, type Tables } from '../src/kit/db.ts';
import { openInMemory } from '../src/kit/embedded.ts';
import { createLog } from '../src/kit/log.ts';
import { createTokens } from '../src/kit/tokens.ts';
import { SNAPSHOT } from './databases.ts';

const START = new Date('2026-11-15T00:00:00Z');
const HOUR_MS = 60 * 60 * 1000;

type Person = Partial<Insertable<Tables['account_user']>>;

/** The real app on a real database; every test starts empty because it ends in a rollback. */
export const useWorld = () => {
  const tokens = createTokens('a key for tests, 32 bytes or more');
  const logged: string[] = [];
  let now = START;
  let database: Database;
  let transaction: ControlledTransaction<Tables>;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await openInMemory(SNAPSHOT);
    app = createApp({
      tokens,
      inTransaction: guarded(oneByOne((run) => inSavepoint(transaction, run))),
      http: { log: createLog('info', { write: (line) => logged.push(line) }), isBehindTls: false },
      health: { isReady: async () => true },
      clock: () => now,
      checksAnswers: true,
    });
  });
  beforeEach(async () => {
    now = START;
    logged.length = 0;
    transaction = await database.kysely.startTransaction().execute();
  });
  afterEach(() => transaction.rollback().execute());
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  /** What a caller with this token gets, byte for byte. */
  const inject = (request: InjectOptions, token: string | null = null) =>
    app.inject({ ...request, headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) } });

  const company = async (businessNumber: string | null = '1234567890') =>
    (await insertCompany(transaction, businessNumber)).id;

  /** Adds a user; what is not told is made up. */
  const person = async (told: Person) => {
    const email = `${crypto.randomUUID()}@test.kr`;
    const user = { email, name: '김이음', password_hash: '-', role: 'admin' as const, company_id: null, ...told };
    const made = await insertUser(transaction, user);
    if (!made) throw new Error(`${user.email} is there already`);
    return made.id;
  };

  /** Adds a user with a session of twelve hours, and gives its token. */
  const token = async (told: Person) => {
    const session = await insertSession(transaction, await person(told), new Date(now.getTime() + 12 * HOUR_MS));
    return tokens.sign(session.id);
  };

  const withToken = (bearer: string | null) => {
    const send: Wire['send'] = async ({ url, method, headers, body }) => {
      const answer = await inject({ url, method, headers, ...(body !== undefined && { payload: body }) }, bearer);
      return new Response(answer.body, { status: answer.statusCode });
    };
    return createClient(contract, { send });
  };
  const admin = async () => withToken(await token({}));
  const supplier = async (companyId?: string) => {
    const told = { role: 'supplier' as const, company_id: companyId ?? (await company()) };
    return withToken(await token(told));
  };
  const passHours = (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR_MS);
  };
  const db = () => transaction;

  return { db, inject, company, person, token, tokens, withToken, admin, supplier, passHours, logged };
};

const inSavepoint = async <T>(db: ControlledTransaction<Tables>, run: (db: Db) => Promise<T>) => {
  const request = await db.savepoint('request').execute();
  try {
    const value = await run(request);
    await request.releaseSavepoint('request').execute();
    return value;
  } catch (error) {
    await request.rollbackToSavepoint('request').execute();
    throw error;
  }
};

/** Savepoints share one connection: parallel requests must queue, as they do on PGlite itself. */
const oneByOne = (inTransaction: InTransaction): InTransaction => {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(() => inTransaction(run));
    last = next.catch(() => undefined);
    return next;
  };
};
