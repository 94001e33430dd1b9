import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { type ReceivedMail, startMailServer } from '../../../test/fixtures/process/mail-server.ts';
import { asSent, sealing } from '../../../test/fixtures/world/mail-links.ts';
import { ATTEMPTS_MAX, createJobs, LEASE_MS } from '../../kit/jobs/queue.ts';
import { type KeptMail, noticeJobs } from '../notice.jobs.ts';
import type { MailContent } from './layout.ts';
import type { WaitingMail } from './mail.store.ts';
import { createOutbox, type Mail } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const LINK = 'https://ieum.example/auth/reset?token=s3cret&lng=kr';
const content: MailContent = {
  subject: '비밀번호를 다시 설정해 주세요',
  greeting: '김이음 님, 안녕하세요.',
  paragraphs: ['아래 버튼을 눌러 주세요. 👋'],
  action: { label: '새 비밀번호 정하기', url: LINK },
  closing: '이음 드림',
};
const mail: Mail = { to: 'kim@test.kr', language: 'kr', kind: 'account.resetPassword', content };
const nothing: ReceivedMail = { readers: [], headers: {}, parts: {} };
const from = { name: '이음', address: 'no-reply@ieum.example' };

const databases = await useDatabases();
const office = await startMailServer();
afterAll(office.close);
const closed = await startMailServer();
await closed.close();
const open = createSmtp(office.url, from);
const down = createSmtp(closed.url, from);

describe.each(databases)('the outbox on %s', (_, database) => {
  const { inTransaction, kysely } = database;
  const errors: unknown[] = [];
  const kept: KeptMail[] = [];
  let now = Date.parse('2026-11-15T00:00:00Z');
  const clock = () => new Date(now);

  /** Acts as a separate process, as far as the database can see. */
  const runner = (deliver?: (mail: WaitingMail) => Promise<void>) => {
    const { linkOf } = outbox;
    const { handlers, onGivenUp } = noticeJobs({ deliver, linkOf, clock, onKept: (outgoing) => kept.push(outgoing) });
    return createJobs({ database, clock, handlers, onGivenUp, onError: (error) => errors.push(error) });
  };
  const outbox = createOutbox({ enqueue: (db, job) => runner().enqueue(db, job), clock, sealing });
  const { post } = outbox;
  const posted = (more: Partial<Mail> = {}) => inTransaction((db) => post(db, { ...mail, ...more }));
  const stored = () => kysely.selectFrom('notice_mail').selectAll().orderBy('recipient').execute();

  beforeEach(async () => {
    errors.length = 0;
    kept.length = 0;
    office.received.length = 0;
    office.accept();
    await sql`delete from kit_job`.execute(kysely);
    await sql`delete from notice_mail`.execute(kysely);
  });

  it('delivers a mail once, whole, in both forms', async () => {
    const userId = crypto.randomUUID();
    await posted({ userId });
    const [waiting] = asSent(outbox, await stored());
    expect(waiting).toMatchObject({ state: 'waiting', sent_at: null, error: null, user_id: userId });
    expect(await runner(open.deliver).runDue()).toBe(1);
    expect(await runner(open.deliver).runDue()).toBe(0);

    expect(office.received).toHaveLength(1);
    const [{ readers, headers, parts } = nothing] = office.received;
    expect(readers).toEqual(['kim@test.kr']);
    expect(headers).toMatchObject({
      from: '이음 <no-reply@ieum.example>',
      to: 'kim@test.kr',
      subject: '[이음] 비밀번호를 다시 설정해 주세요',
      'message-id': `<${waiting?.id}@ieum.example>`,
      date: 'Sun, 15 Nov 2026 00:00:00 +0000',
      'auto-submitted': 'auto-generated',
      'content-language': 'ko',
    });
    expect(Object.keys(parts)).toEqual(['text/plain', 'text/html']);
    expect(parts['text/plain']?.trim()).toBe(waiting?.body_text.trim());
    expect(parts['text/html']?.trim()).toBe(waiting?.body_html.trim());
    expect(parts['text/plain']).toContain('아래 버튼을 눌러 주세요. 👋');
    expect(parts['text/plain']).toContain(`새 비밀번호 정하기\n${LINK}\n`);
    expect(parts['text/html']).toContain('아래 버튼을 눌러 주세요. 👋');
  });

  it('leaves alone what was sent, though its job comes again', async () => {
    await posted();
    await runner(open.deliver).runDue();
    await kysely.updateTable('kit_job').set({ state: 'waiting' }).execute();
    expect(await runner(open.deliver).runDue()).toBe(1);
    expect(office.received).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  it('keeps no working link of what was sent', async () => {
    await posted();
    await runner(open.deliver).runDue();
    const [sent] = await stored();
    expect(sent).toMatchObject({ state: 'sent', recipient: 'kim@test.kr', kind: 'account.resetPassword' });
    expect(Date.parse(sent?.sent_at ?? '')).toBe(now);
    expect(sent?.body_text).toContain('https://ieum.example/…\n');
    expect(JSON.stringify(sent)).not.toContain('s3cret');
    expect(JSON.stringify(await kysely.selectFrom('kit_job').selectAll().execute())).not.toContain('s3cret');
  });

  it('F-10 tries again while the mail server is away, and delivers once when it is back', async () => {
    let server = down;
    const jobs = runner((outgoing) => server.deliver(outgoing));
    await posted();
    await jobs.runDue();
    expect(errors).toMatchObject([{ message: expect.stringContaining('ECONNREFUSED') }]);
    expect(await stored()).toMatchObject([{ state: 'waiting' }]);
    expect(await jobs.runDue()).toBe(0);
    server = open;
    now += 10_000;
    expect(await jobs.runDue()).toBe(1);
    expect(await stored()).toMatchObject([{ state: 'sent', error: null }]);
    expect(office.received).toHaveLength(1);
  });

  it('F-10 shows a mail as failed after the last attempt, without its reader or link in the error', async () => {
    office.refuse(550, `<kim@test.kr> refused because of ${LINK}`);
    const jobs = runner(open.deliver);
    await posted();
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
      expect(await stored()).toMatchObject([{ state: 'waiting' }]);
      expect(await jobs.runDue()).toBe(1);
      now += 3_600_000;
    }
    expect(await jobs.runDue()).toBe(0);
    const [failed] = await stored();
    expect(failed).toMatchObject({ state: 'failed', sent_at: null, error: expect.stringContaining('550') });
    for (const words of [failed?.error, ...errors.map(String)]) expect(words).not.toMatch(/kim@test|s3cret/);
    expect(office.received).toEqual([]);
  });

  it('shows a mail as failed that ended the process at every attempt', async () => {
    await posted();
    await kysely
      .updateTable('kit_job')
      .set({ attempts: ATTEMPTS_MAX, state: 'running', leased_until: clock().toISOString() })
      .execute();
    await runner(open.deliver).runDue();
    expect(await stored()).toMatchObject([{ state: 'failed', error: 'the process ended during every attempt' }]);
  });

  it('F-10 sends the same message again when the process died between delivery and note', async () => {
    const death = Promise.withResolvers<void>();
    const delivered = Promise.withResolvers<void>();
    await posted();
    const dying = runner(async (outgoing) => {
      await open.deliver(outgoing);
      delivered.resolve();
      await death.promise;
    }).runDue();
    await delivered.promise;
    now += LEASE_MS;
    expect(await runner(open.deliver).runDue()).toBe(1);
    const ids = office.received.map(({ headers }) => headers['message-id']);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(office.received[0]?.parts).toEqual(office.received[1]?.parts);
    death.reject(new Error('too late to matter'));
    await dying;
    expect(await stored()).toMatchObject([{ state: 'sent' }]);
  });

  it('delivers each mail once though two processes look at once', async () => {
    const readers = Array.from({ length: 6 }, (_, n) => `reader-${n}@test.kr`);
    for (const to of readers) await posted({ to });
    await Promise.all([runner(open.deliver).runDue(), runner(open.deliver).runDue()]);
    expect(office.received.flatMap((outgoing) => outgoing.readers).sort()).toEqual(readers);
  });

  it('keeps mail for the operator where no mail server is set', async () => {
    await posted();
    expect(await runner().runDue()).toBe(1);
    const [row] = await stored();
    expect(row).toMatchObject({
      state: 'kept',
      sent_at: null,
      body_text: expect.stringContaining('https://ieum.example/…'),
    });
    expect(kept).toMatchObject([
      { id: row?.id, kind: 'account.resetPassword', recipient: 'kim@test.kr', subject: row?.subject, link: LINK },
    ]);
    expect(await runner(open.deliver).runDue()).toBe(0);
  });

  it('forgets a mail whose transaction is undone', async () => {
    const undone = inTransaction(async (db) => {
      await post(db, mail);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await stored()).toEqual([]);
    expect(await runner(open.deliver).runDue()).toBe(0);
  });

  it('talks to no mail server inside a transaction', async () => {
    await posted();
    const inside = inTransaction(async (db) => {
      const outgoing = await db.selectFrom('notice_mail').selectAll().executeTakeFirstOrThrow();
      const body = { text: '', html: '', sealedLink: '', isForNobody: false };
      await open.deliver({ ...outgoing, ...body, createdAt: outgoing.created_at });
    });
    await expect(inside).rejects.toThrow('sending mail inside a transaction');
  });

  it('B11 lets no line break become a header', async () => {
    const subject = '안녕하세요\r\nBcc: everyone@test.kr';
    await posted({ content: { ...content, subject } });
    await runner(open.deliver).runDue();
    const subjectOnly = { subject: '[이음] 안녕하세요 Bcc: everyone@test.kr' };
    expect(office.received).toMatchObject([{ readers: ['kim@test.kr'], headers: subjectOnly }]);
    expect(office.received[0]?.headers).not.toHaveProperty('bcc');
  });

  it.each([
    'kim@test.kr, lee@test.kr',
    'kim@test.kr\r\nBcc: lee@test.kr',
    'Kim <kim@test.kr>',
    'kim@test.kr\n',
    '"kim"@test.kr',
    'kim',
    '',
  ])('B11 takes one plain address only: %j is refused', async (to) => {
    await expect(posted({ to })).rejects.toThrow('not an address');
    expect(await stored()).toEqual([]);
  });
});
