import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insertUser } from '../src/account/account.store.ts';
import { insertSession } from '../src/account/session.store.ts';
import { insertCompany, insertMember } from '../src/company/company.store.ts';
import { lockDataFolder, prepareDataFolder } from '../src/kit/data-folder.ts';
import type { Database } from '../src/kit/db.ts';
import { openEmbedded } from '../src/kit/embedded.ts';
import { migrate } from '../src/kit/migrate.ts';
import { hashPassword } from '../src/kit/passwords.ts';
import { openPostgres } from '../src/kit/postgres.ts';
import { tokenKeyIn } from '../src/kit/token-key.ts';
import { createTokens } from '../src/kit/tokens.ts';
import { insertMail } from '../src/notice/notice.store.ts';
import { seedInvitations } from './seed-invitations.ts';

const ROOT = 'server';
/** Everybody's. */
export const PASSWORD = 'for tests only 1234';
const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Suppliers of different companies, so that tests which run at once do not meet. */
const SUPPLIERS = 20;
/** And after them owners of companies that are verified. */
const VERIFIED = 50;
/** Which of them has invited suppliers for weeks. */
export const INVITING = 49;

/** `staleAdmin`: an admin who gave the password an hour ago. */
export type Tokens = { suppliers: string[]; supplier: string; admin: string; staleAdmin: string };

/** Puts suppliers and one admin, each with a session, into a data folder before the product starts on it. */
export const seed = async (folder: string): Promise<Tokens> => {
  seeded ??= seedFirst();
  const { template, tokens } = await seeded;
  prepareDataFolder(folder);
  cpSync(template, folder, { recursive: true });
  return tokens;
};

/** Opening and filling a database takes seconds; copying its folder takes a moment. */
let seeded: Promise<{ template: string; tokens: Tokens }> | undefined;

const seedFirst = async () => {
  const template = mkdtempSync(join(tmpdir(), 'ieum-seed-'));
  process.once('exit', () => rmSync(template, { recursive: true, force: true }));
  prepareDataFolder(template);
  const lock = lockDataFolder(template);
  const snapshot = join(ROOT, 'dist/snapshot.tar');
  const database = await openEmbedded({ folder: template, snapshot, deadlineMs: 30_000 });
  const tokens = await fill(database, template);
  lock.release();
  return { template, tokens };
};

/** The same into an empty PostgreSQL database; the folder has the key that signs the sessions. */
export const seedPostgres = async (folder: string, url: string): Promise<Tokens> => {
  prepareDataFolder(folder);
  const database = await openPostgres({ url, deadlineMs: 30_000, onError: () => undefined });
  await migrate(database, join(ROOT, 'migrations'));
  return fill(database, folder);
};

const fill = async (database: Database, folder: string): Promise<Tokens> => {
  const tokens = createTokens(tokenKeyIn(folder));
  const password_hash = await hashPassword(PASSWORD);
  const now = new Date();
  const endsAt = new Date(now.getTime() + DAY_MS);
  const made = await database.inTransaction(async (db) => {
    const sessionOf = async (person: Parameters<typeof insertUser>[1], companyId?: string, at = now) => {
      const user = await insertUser(db, { email_confirmed_at: now.toISOString(), ...person });
      if (!user) throw new Error(`${person.email} is there already`);
      const member = { user_id: user.id, role: 'owner', state: 'active', since: now.toISOString() } as const;
      if (companyId) await insertMember(db, { ...member, company_id: companyId });
      const session = await insertSession(db, { userId: user.id, now: at, endsAt });
      return tokens.sign({ sub: user.id, sid: session.id, ver: 1 });
    };
    const suppliers: string[] = [];
    for (let no = 0; no < SUPPLIERS + VERIFIED; no++) {
      const { id } = await insertCompany(db, String(1_234_567_890 + no));
      const verified = { state: 'verified', name: `한빛정밀 ${no}` } as const;
      if (no >= SUPPLIERS) await db.updateTable('company').set(verified).where('id', '=', id).execute();
      const email = `supplier${no}@test.kr`;
      const supplier = { email, name: '김이음', phone: '01012345678', role: 'supplier', password_hash } as const;
      suppliers.push(await sessionOf(supplier, id));
    }
    const operator = {
      email: 'admin@test.kr',
      name: '박운영',
      role: 'admin',
      password_hash,
    } as const;
    for (const mail of undelivered(now)) await insertMail(db, mail);
    await seedInvitations(db, { email: `supplier${INVITING}@test.kr`, now });
    const stale = { ...operator, email: 'stale@test.kr', name: '최운영' };
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    return {
      suppliers,
      supplier: suppliers[0] ?? '',
      admin: await sessionOf(operator),
      staleAdmin: await sessionOf(stale, undefined, hourAgo),
    };
  });
  await database.close();
  return made;
};

/** What an operator finds after a bad night: one mail that was given up, one from before there was a mail server. */
const undelivered = (now: Date): Parameters<typeof insertMail>[1][] => {
  const link = 'http://127.0.0.1/auth/find-password';
  const mail = {
    language: 'kr',
    body_text: `안녕하세요.\n\n${link}\n`,
    body_html: `<p>안녕하세요.</p><p><a href="${link}">${link}</a></p>`,
    created_at: new Date(now.getTime() - DAY_MS).toISOString(),
  } as const;
  const failed = { kind: 'account.passwordChanged', state: 'failed', error: '550 mailbox unavailable' } as const;
  return [
    { ...mail, ...failed, recipient: 'given-up@test.kr', subject: '[이음] 비밀번호가 바뀌었어요' },
    {
      ...mail,
      kind: 'account.locked',
      state: 'kept',
      recipient: 'kept@test.kr',
      subject: '[이음] 로그인 시도가 실패했어요',
    },
  ];
};
