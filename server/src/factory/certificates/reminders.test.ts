import { certificateDetails, dayAfter, type Language } from '@ieum/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { sealing } from '../../../test/fixtures/world/mail-links.ts';
import { insertCompany } from '../../company/company.store.ts';
import { todayInSeoul } from '../../kit/clock.ts';
import type { Db, InTransaction } from '../../kit/db/database.ts';
import { createJobs, LEASE_MS } from '../../kit/jobs/queue.ts';
import { createNotices } from '../../notice/inbox/notices.ts';
import { createOutbox } from '../../notice/mail/outbox.ts';
import { certificateJobs } from './certificate.jobs.ts';
import { type LockedCertificate, lockCertificate } from './certificate.store.ts';
import { addCertificate, changeCertificate, changeStatus } from './writer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-15T03:00:00Z');
const TODAY = '2026-11-15';
const NOTHING = certificateDetails.parse({ standardName: 'ISO 9001', edition: '2015', number: 'KR-1', validTo: TODAY });

describe.each(await useDatabases())('reminders of certificates, on %s', (_, database) => {
  const { kysely } = database;
  let now = START;
  let companyId = '';
  let owner = '';
  const clock = () => new Date(now);

  /** Acts as a separate process, as far as the database can see. */
  const processOf = (inTransaction: InTransaction = database.inTransaction) => {
    const errors: string[] = [];
    const enqueue: ReturnType<typeof createJobs>['enqueue'] = (db, job) => jobs.enqueue(db, job);
    const notices = createNotices(createOutbox({ enqueue, clock, sealing }), 'https://ieum.test', clock);
    const jobs = createJobs({
      database: { inTransaction },
      clock,
      daily: certificateJobs({ notices, clock }),
      onError: (error) => errors.push(String(error)),
    });
    const plan = () => database.inTransaction((db) => jobs.planDaily(db));
    return { ...jobs, plan, errors };
  };

  const addPerson = async (
    role: 'owner' | 'editor' | 'viewer',
    { language = 'kr', state = 'active', of = companyId }: { language?: Language; state?: string; of?: string } = {},
  ) => {
    const { rows } = await sql<{ id: string }>`
      insert into account_user (email, name, password_hash, role, language, state)
      values (${`${crypto.randomUUID()}@test.kr`}, '김이음', '-', 'supplier', ${language}, ${state}) returning id`.execute(
      kysely,
    );
    const id = rows[0]?.id ?? '';
    await sql`insert into company_member (user_id, company_id, role, state, since)
      values (${id}::uuid, ${of}::uuid, ${role}, 'active', now())`.execute(kysely);
    return id;
  };
  const add = (daysLeft: number, more: object = {}) => {
    const details = { ...NOTHING, validTo: dayAfter(todayInSeoul(clock()), daysLeft), ...more };
    return database.inTransaction((db) => addCertificate(db, { companyId, details, by: owner, at: clock() }));
  };
  const withLocked = (id: string, run: (db: Db, row: LockedCertificate) => Promise<unknown>) =>
    database.inTransaction(async (db) => {
      const row = await lockCertificate(db, companyId, id);
      if (row) await run(db, row);
    });
  const sentNotices = async () =>
    (
      await kysely
        .selectFrom('notice')
        .select(['user_id as to', 'about', 'path', 'created_at as at'])
        .orderBy('created_at')
        .execute()
    ).map(({ to, about, path, at }) => ({ to, days: about.days, path, on: todayInSeoul(new Date(at)) }));
  const mails = () => kysely.selectFrom('notice_mail').select(['recipient', 'subject', 'body_text']).execute();
  const passDays = (days: number) => {
    now += days * DAY_MS;
  };

  beforeEach(async () => {
    now = START;
    for (const table of [
      'factory_certificate_reminder',
      'factory_certificate',
      'kit_job',
      'notice',
      'notice_mail',
      'company_member',
      'factory',
      'company',
      'account_user',
    ] as const)
      await kysely.deleteFrom(table).execute();
    companyId = (await database.inTransaction((db) => insertCompany(db, null))).id;
    owner = await addPerson('owner');
  });

  it('S2.3 S2.11 are sent once each over 120 days, with a restart each week and two processes at once', async () => {
    const editor = await addPerson('editor', { language: 'en' });
    await addPerson('viewer');
    await addPerson('editor', { state: 'disabled' });
    const { id: otherId } = await database.inTransaction((db) => insertCompany(db, null));
    await addPerson('owner', { of: otherId });
    const ids = [await add(100), await add(95), await add(119)];
    let pair = [processOf(), processOf()];
    await Promise.all(pair.map(({ plan }) => plan()));
    for (let day = 0; day <= 120; day += 1) {
      if (day % 7 === 0) {
        await Promise.all(pair.map(({ stop }) => stop()));
        pair = [processOf(), processOf()];
        await Promise.all(pair.map(({ plan }) => plan()));
      }
      await Promise.all(pair.map(({ runDue }) => runDue()));
      passDays(1);
    }
    expect(pair.flatMap(({ errors }) => errors)).toEqual([]);
    const sent = (await sentNotices()).map(({ to, days, path }) => `${path} ${to} ${days}`);
    const wanted = ids.flatMap((id) =>
      [owner, editor].flatMap((to) =>
        ['90', '30', '7', '0'].map((days) => `/factory/certificates/${id} ${to} ${days}`),
      ),
    );
    expect(sent.toSorted()).toEqual(wanted.toSorted());
    expect(await mails()).toHaveLength(wanted.length);
    // The first reminder comes ninety days before the last day, in Korean time.
    const first = (await sentNotices()).find(({ path }) => path.endsWith(ids[1] ?? ''));
    expect(first?.on).toBe(dayAfter(TODAY, 5));
  });

  it('S2.11 speak the language of each reader, and say what ends when', async () => {
    await addPerson('editor', { language: 'en' });
    await addPerson('editor', { language: 'cn' });
    await addPerson('editor', { language: 'jp' });
    await add(30);
    const runner = processOf();
    await runner.plan();
    passDays(1);
    await runner.runDue();
    const subjects = (await mails()).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      '[Ieum] A certificate expires in 29 days',
      '[이음] 인증서가 29일 뒤 만료돼요',
      '【Ieum】有证书将在 29 天后到期',
      '【Ieum】認証書の有効期限まであと29日です',
    ]);
    const korean = (await mails()).find(({ subject }) => subject.includes('만료돼요'))?.body_text ?? '';
    expect(korean).toContain('ISO 9001:2015 · KR-1');
    expect(korean).toContain('2026.12.15');
    expect(korean).toContain('https://ieum.test/…');
  });

  it('S2.3 make up for a standstill with the most urgent one only, also after the end', async () => {
    const [soon, past] = [await add(100), await add(20)];
    const runner = processOf();
    await runner.plan();
    passDays(95);
    await runner.runDue();
    const days = (await sentNotices()).map(({ path, days }) => [path.slice(-36), days]);
    expect(days.toSorted()).toEqual(
      [
        [soon, '5'],
        [past, '-75'],
      ].toSorted(),
    );
    expect((await mails()).map(({ subject }) => subject)).toContain('[이음] 인증서가 만료됐어요');
    for (let day = 0; day < 10; day += 1) {
      passDays(1);
      await runner.runDue();
    }
    expect((await sentNotices()).map(({ days }) => days)).toEqual(expect.arrayContaining(['5', '-75', '0']));
    expect(await sentNotices()).toHaveLength(3);
  });

  it('S2.3 stop for what was renewed or revoked, and start anew for another end', async () => {
    const [renewed, revoked, moved] = [await add(31), await add(31), await add(31)];
    await withLocked(renewed, (db, row) =>
      addCertificate(db, { companyId, details: { ...NOTHING, validTo: '2030-01-01' }, by: owner, at: clock() }, row),
    );
    await withLocked(revoked, (db, row) => changeStatus(db, row, { revokedAt: clock() }, { by: owner, at: clock() }));
    const runner = processOf();
    await runner.plan();
    passDays(1);
    await runner.runDue();
    expect((await sentNotices()).map(({ path, days }) => [path.slice(-36), days])).toEqual([[moved, '30']]);
    const setEnd = (validTo: string) =>
      withLocked(moved, (db, locked) =>
        changeCertificate(db, locked, { companyId, details: { ...NOTHING, validTo }, by: owner, at: clock() }),
      );
    await setEnd(dayAfter(todayInSeoul(clock()), 91));
    passDays(1);
    await runner.runDue();
    expect((await sentNotices()).map(({ days }) => days)).toEqual(['30', '90']);
    // Back to the end date whose reminder was sent already.
    await setEnd(dayAfter(TODAY, 31));
    passDays(1);
    await runner.runDue();
    expect(await sentNotices()).toHaveLength(2);
    passDays(21);
    await runner.runDue();
    expect((await sentNotices()).map(({ days }) => days)).toEqual(['30', '90', '7']);
  });

  it('say nothing of what had ended before it was entered, and go where the reader wants them', async () => {
    await sql`insert into notice_preference (user_id, kind, in_app, by_mail)
      values (${owner}::uuid, 'factory.certificateEnding', true, false)`.execute(kysely);
    await add(-1);
    await add(7);
    const runner = processOf();
    await runner.plan();
    passDays(1);
    await runner.runDue();
    expect((await sentNotices()).map(({ days }) => days)).toEqual(['6']);
    expect(await mails()).toEqual([]);
    await sql`delete from notice_preference`.execute(kysely);
  });

  it('go on after a crash in the middle, a hundred at a time', async () => {
    for (const at of Array.from({ length: 250 }, (__, nth) => nth)) await add(30, { number: `N-${at}` });
    const dead = Promise.withResolvers<void>();
    let transactions = 0;
    // The process dies after the first hundred reminders.
    const dying: InTransaction = (run) => {
      transactions += 1;
      if (transactions < 6) return database.inTransaction(run);
      dead.resolve();
      return new Promise(() => undefined);
    };
    await processOf().plan();
    passDays(1);
    void processOf(dying).runDue();
    await dead.promise;
    const before = (await sentNotices()).length;
    expect(before).toBe(100);
    now += LEASE_MS + 1;
    await processOf().runDue();
    const notices = await sentNotices();
    expect(notices).toHaveLength(250);
    expect(new Set(notices.map(({ path }) => path)).size).toBe(250);
  });
});
