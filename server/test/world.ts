import { type Client, contract, createClient, type Wire } from '@ieum/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type ControlledTransaction, type Insertable, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { AccountDeps } from '../src/account/account.deps.ts';
import { insertUser } from '../src/account/account.store.ts';
import { insertSession } from '../src/account/session.store.ts';
import type { Sms } from '../src/account/sms.ts';
import { readTerms } from '../src/account/terms.ts';
import { createAccountParts, NOTHING_SET } from '../src/app/account-parts.ts';
import { createApp } from '../src/app/app.ts';
import { insertCompany, insertMember, type MemberState } from '../src/company/company.store.ts';
import { createFileStore } from '../src/document/file-store.ts';
import type { MemberRole } from '../src/kit/context.ts';
import { guarded, type InTransaction, type Tables } from '../src/kit/db.ts';
import { createIdempotency } from '../src/kit/idempotency.ts';
import { insertJob } from '../src/kit/job.store.ts';
import { createKeyedHash } from '../src/kit/keyed-hash.ts';
import { createLog } from '../src/kit/log.ts';
import { readsOnly } from '../src/kit/reads-only.ts';
import { borrowDatabase, useFolders } from './databases.ts';
import { createDeliveries } from './deliveries.ts';
import { mailsIn } from './mail-links.ts';
import { PASSWORD, quickly } from './people.ts';
import { queueOn } from './request-queue.ts';
import { leaksIn } from './secrets.ts';

const START = new Date('2026-11-15T00:00:00Z');
const SECRET = 'a key for tests, 32 bytes or more';
const HOUR_MS = 60 * 60 * 1000;

type Person = Partial<Insertable<Tables['account_user']>> & {
  company_id?: string;
  membership?: MemberState;
  companyRole?: MemberRole;
};
type WorldOptions = {
  /** High unless a test is about limits. */
  limitFactor?: number;
  sms?: Sms;
  hasMailServer?: boolean;
  /** Cheap unless a test is about the hash itself or its queue. */
  passwords?: 'cheap' | 'real';
  /** To watch or to replace a part. */
  change?: (parts: AccountDeps) => AccountDeps;
};

/** By name: written out, the type of all calls would be longer than the compiler allows. */
export interface Caller extends Client<typeof contract> {}

/**
 * The real app on a real database. A file runs in one transaction and each test in a savepoint, so every test starts
 * from what `arrange` has built for it, and otherwise empty.
 */
export const useWorld = (options: WorldOptions = {}) => {
  const { limitFactor = 1_000, sms, hasMailServer = true, passwords = 'cheap', change = (made) => made } = options;
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const files = createFileStore(useFolders()());
  let now = START;
  let giveBack: () => void;
  let transaction: ControlledTransaction<Tables>;
  let app: FastifyInstance;
  const signed: string[] = [];
  const levels: { now: Date; signed: number }[] = [];
  const made = createAccountParts({
    secret: SECRET,
    limitFactor,
    clock: () => now,
    files,
    terms: readTerms('server/html/service-terms'),
    log,
    publicUrl: 'https://ieum.test',
    sms,
    ...(!hasMailServer && { environment: NOTHING_SET }),
    enqueue: (db, { kind, key, payload = null, dueAt = now }) => {
      deliveries.note(kind, payload);
      return insertJob(db, { kind, key, payload, dueAt: dueAt.toISOString() });
    },
    settle: (answer) => answer,
  });
  const parts = passwords === 'real' ? made : quickly(made);
  const account = change({ ...parts, tokens: { ...parts.tokens, sign: noting(parts.tokens.sign, signed) } });
  const { tokens } = account;

  const inTransaction = guarded(queueOn(() => transaction));
  const inStatement: InTransaction = (run) => inTransaction((db) => run(readsOnly(db)));
  const deliveries = createDeliveries(inTransaction, () => account.notices);

  beforeAll(async () => {
    const { database, ...borrowed } = await borrowDatabase();
    giveBack = borrowed.giveBack;
    now = START;
    transaction = await database.kysely.startTransaction().execute();
    app = createApp({
      account,
      idempotency: createIdempotency({ hash: createKeyedHash(SECRET, 'idempotency'), clock: () => now }),
      database: { inTransaction, inStatement },
      http: { log, isBehindTls: false },
      health: { isReady: async () => true },
      clock: () => now,
      checksAnswers: true,
    });
  });
  /** Begins a level: `leave` takes rows, clock and known tokens back to this point. */
  const enter = async () => {
    await sql.raw(`savepoint level_${levels.length}`).execute(transaction);
    levels.push({ now, signed: signed.length });
  };
  const leave = async () => {
    const level = levels.pop();
    if (!level) throw new Error('there is no level to leave');
    await sql.raw(`rollback to savepoint level_${levels.length}`).execute(transaction);
    await sql.raw(`release savepoint level_${levels.length}`).execute(transaction);
    now = level.now;
    signed.length = level.signed;
  };

  /** Checks what was logged since the last check. */
  const checkLog = async () => {
    // A test may have left its transaction in ruins.
    const sent = await mails().catch(() => []);
    const links = sent.flatMap(({ body_text }) => /\/(?:auth\/[\w-]+|invite)\/([\w-]{20,})/.exec(body_text)?.[1] ?? []);
    refuseLeaks(logged.splice(0), [SECRET, PASSWORD, ...signed, ...links]);
  };

  /** Builds once what each test of this file, or of this `describe`, starts from. */
  const arrange = (build: () => Promise<unknown>, timeoutMs?: number) => {
    beforeAll(async () => {
      await enter();
      await build();
      await checkLog();
    }, timeoutMs);
    afterAll(leave);
  };

  /** Runs something and takes it back, as if it had been a test of its own. */
  const undone = async <T>(run: () => Promise<T>) => {
    await enter();
    try {
      const result = await run();
      await checkLog();
      return result;
    } finally {
      await leave();
    }
  };

  beforeEach(enter);
  afterEach(async () => {
    try {
      await checkLog();
    } finally {
      await leave();
    }
  });
  afterAll(async () => {
    await app.close();
    await transaction.rollback().execute();
    giveBack();
  });

  /** What a caller with this token gets, byte for byte. */
  const inject = async (request: InjectOptions, token: string | null = null) => {
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await app.inject({ ...request, headers });
    await deliveries.deliver();
    return answer;
  };

  /** For what only a real connection can carry; gives its port. */
  const listen = async () => Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);

  const company = async (businessNumber: string | null = '1234567890') =>
    (await insertCompany(transaction, businessNumber)).id;

  /** Adds a user; what is not told is made up. */
  const person = async ({ company_id, membership = 'active', companyRole = 'owner', ...told }: Person) => {
    const email = `${crypto.randomUUID()}@test.kr`;
    const user = { email, name: '김이음', password_hash: '-', role: 'admin' as const, ...told };
    const made = await insertUser(transaction, user);
    if (!made) throw new Error(`${user.email} is there already`);
    const member = { user_id: made.id, role: companyRole, state: membership, since: now.toISOString() };
    if (company_id) await insertMember(transaction, { ...member, company_id });
    return made.id;
  };

  /** Adds a user with a session of twelve hours, and gives its token. */
  const token = async (told: Person) => {
    const userId = await person(told);
    const session = await insertSession(transaction, { userId, now, endsAt: new Date(now.getTime() + 12 * HOUR_MS) });
    return tokens.sign({ sub: userId, sid: session.id, ver: told.token_version ?? 1 });
  };

  const withToken = (bearer: string | null): Caller => {
    const send: Wire['send'] = async ({ url, method, headers, body }) => {
      const sent = await payloadOf(body);
      const answer = await inject({ url, method, headers: { ...headers, ...sent.headers }, ...sent.rest }, bearer);
      const type = String(answer.headers['content-type']);
      return new Response(new Uint8Array(answer.rawPayload), {
        status: answer.statusCode,
        headers: { 'content-type': type },
      });
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

  /** Mails that would go out, oldest first. */
  const mails = () => mailsIn(transaction, account.outbox);
  const passMinutes = (minutes: number) => passHours(minutes / 60);
  const clock = () => now;

  return {
    ...{ db, inject, listen, company, person, token, tokens, withToken, admin, supplier },
    ...{ arrange, undone, passHours, passMinutes, clock, logged, mails, files, account },
  };
};

const noting =
  <A extends unknown[]>(make: (...args: A) => string, noted: string[]) =>
  (...args: A) => {
    const made = make(...args);
    noted.push(made);
    return made;
  };

/** G1, over the whole suite: whatever a test does, the log tells no secret, and a line is an event. */
const refuseLeaks = (logged: string[], secrets: string[]) => {
  const named = Object.fromEntries(secrets.map((secret) => [secret, secret]));
  expect(logged.filter((line) => leaksIn(line, named).length)).toEqual([]);
  for (const line of logged) expect(JSON.parse(line)).toHaveProperty('level');
};

/** A form becomes the bytes that a browser would send. */
const payloadOf = async (body: string | FormData | undefined) => {
  if (body === undefined) return { headers: {}, rest: {} };
  if (typeof body === 'string') return { headers: {}, rest: { payload: body } };
  const encoded = new Response(body);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
  return { headers, rest: { payload: Buffer.from(await encoded.arrayBuffer()) } };
};
