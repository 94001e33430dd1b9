import { afterAll } from 'vitest';
import { insertUser } from '../src/account/account.store.ts';
import { readTerms } from '../src/account/terms.ts';
import { createAccountParts } from '../src/app/account-parts.ts';
import { createApp } from '../src/app/app.ts';
import { insertCompany, insertMember } from '../src/company/company.store.ts';
import { createFileStore } from '../src/document/file-store.ts';
import type { Database, InTransaction } from '../src/kit/db.ts';
import { createIdempotency } from '../src/kit/idempotency.ts';
import { insertJob } from '../src/kit/job.store.ts';
import { createLog } from '../src/kit/log.ts';
import { createDeliveries } from './deliveries.ts';
import { asSent } from './mail-links.ts';
import { quickly } from './people.ts';

export const PASSWORD = 'correct horse';

/** The app on a database of its own, without the queue that a rolled-back test has: here requests really meet. */
export const appOn = (database: Database, folder: string) => {
  const clock = () => new Date();
  const log = createLog('silent');
  const account = quickly(
    createAccountParts({
      secret: 'a key for tests, 32 bytes or more',
      limitFactor: 1_000_000,
      clock,
      files: createFileStore(folder),
      terms: readTerms('server/html/service-terms'),
      log,
      publicUrl: 'https://ieum.test',
      enqueue: (db, { kind, key, payload = null, dueAt = new Date() }) => {
        deliveries.note(kind, payload);
        return insertJob(db, { kind, key, payload, dueAt: dueAt.toISOString() });
      },
      settle: (answer) => answer,
    }),
  );
  const deliveries = createDeliveries(database.inTransaction, () => account.notices);
  const runs = { asked: 0, made: 0 };
  const inTransaction: InTransaction = (run) => {
    runs.asked += 1;
    return database.inTransaction((db) => {
      runs.made += 1;
      return run(db);
    });
  };
  const app = createApp({
    account,
    idempotency: createIdempotency({ hash: (text) => text, clock }),
    database: { inTransaction, inStatement: database.inStatement },
    http: { log, isBehindTls: false },
    health: { isReady: async () => true },
    clock,
  });
  app.addHook('onSend', deliveries.deliver);
  afterAll(() => app.close());

  const person = async (role: 'admin' | 'supplier' = 'supplier', companyId?: string) => {
    const email = `${crypto.randomUUID()}@test.kr`;
    const password_hash = await account.passwords.inLine(({ hash }) => hash(PASSWORD));
    const told = { email, name: '김이음', phone: '01012345678', role, password_hash };
    const id = await database.inTransaction(async (db) => {
      const made = await insertUser(db, told);
      const company_id = companyId ?? (await insertCompany(db, null)).id;
      const member = { role: 'owner', state: 'active', since: new Date().toISOString() } as const;
      if (made && role === 'supplier') await insertMember(db, { user_id: made.id, company_id, ...member });
      return made?.id ?? '';
    });
    return { id, email, name: told.name, phone: told.phone };
  };
  const post = (path: string, payload: object, token?: string) =>
    app.inject({
      method: 'POST',
      url: `/api/user${path}`,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const signIn = (email: string, password = PASSWORD) => post('/signin', { email, password });
  const tokenOf = async (email: string) => String((await signIn(email)).json().result.data.jwt_token);
  const upload = async (path: string, fields: object, bytes: Uint8Array, token = '') => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, String(value));
    form.append('file', new File([new Uint8Array(bytes)], 'a.pdf'));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: `/api/user${path}`,
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  };
  const linkOf = async (email: string, kind: string) => {
    const mails = database.inTransaction((db) =>
      db.selectFrom('notice_mail').selectAll().where('recipient', '=', email).where('kind', '=', kind).execute(),
    );
    return /\/auth\/[\w-]+\/([\w-]+)/.exec(asSent(account.outbox, await mails).at(-1)?.body_text ?? '')?.[1] ?? '';
  };
  return { app, account, runs, person, post, signIn, tokenOf, upload, linkOf };
};
