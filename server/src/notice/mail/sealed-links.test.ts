import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { startMailServer } from '../../../test/fixtures/process/mail-server.ts';
import { sealing } from '../../../test/fixtures/world/mail-links.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { noticeJobs } from '../notice.jobs.ts';
import type { MailContent } from './layout.ts';
import type { WaitingMail } from './mail.store.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const LINK = 'https://ieum.example/auth/reset?token=s3cret&lng=kr';
const content: MailContent = {
  subject: '비밀번호를 다시 설정해 주세요',
  greeting: '김이음 님, 안녕하세요.',
  paragraphs: ['아래 버튼을 눌러 주세요.'],
  action: { label: '새 비밀번호 정하기', url: LINK },
  closing: '이음 드림',
};

const databases = await useDatabases();
const office = await startMailServer();
afterAll(office.close);
const open = createSmtp(office.url, { name: '이음', address: 'no-reply@ieum.example' });

describe.each(databases)('links of mails on %s', (_, database) => {
  const { inTransaction, kysely } = database;
  const errors: unknown[] = [];
  const clock = () => new Date('2026-11-15T00:00:00Z');

  const runner = (deliver?: (mail: WaitingMail) => Promise<void>) => {
    const { handlers, onGivenUp } = noticeJobs({ deliver, linkOf: outbox.linkOf, clock, onKept: () => undefined });
    return createJobs({ database, clock, handlers, onGivenUp, onError: (error) => errors.push(error) });
  };
  const outbox = createOutbox({ enqueue: (db, job) => runner().enqueue(db, job), clock, sealing });
  const posted = () =>
    inTransaction((db) =>
      outbox.post(db, { to: 'kim@test.kr', language: 'kr', kind: 'account.resetPassword', content }),
    );
  const stored = () => kysely.selectFrom('notice_mail').selectAll().execute();

  beforeEach(async () => {
    errors.length = 0;
    office.received.length = 0;
    await sql`delete from kit_job`.execute(kysely);
    await sql`delete from notice_mail`.execute(kysely);
  });

  it('22.7 stores no link that works: not while a mail waits, not when it is kept, given up or sent', async () => {
    const everything = async () =>
      JSON.stringify([await stored(), await kysely.selectFrom('kit_job').selectAll().execute()]);
    await posted();
    expect(await everything()).not.toContain('s3cret');
    await runner().runDue();
    expect(await stored()).toMatchObject([{ state: 'kept' }]);
    expect(await everything()).not.toContain('s3cret');
    await kysely.updateTable('notice_mail').set({ state: 'waiting' }).execute();
    await kysely.updateTable('kit_job').set({ state: 'waiting' }).execute();
    await runner(open.deliver).runDue();
    expect(office.received[0]?.parts['text/plain']).toContain(LINK);
    expect(await stored()).toMatchObject([{ state: 'sent', sealed_link: '' }]);
  });

  it('22.7 gives up a mail whose link was sealed with another key, instead of sending it without', async () => {
    await posted();
    await kysely
      .updateTable('notice_mail')
      .set({ sealed_link: 'rubbish'.repeat(10) })
      .execute();
    await runner(open.deliver).runDue();
    expect(errors).toMatchObject([{ message: expect.stringContaining('another key') }]);
    expect(office.received).toEqual([]);
  });

  it('22.7 cuts a link from before links were sealed when its mail is kept or given up', async () => {
    await posted();
    await kysely
      .updateTable('notice_mail')
      .set({ sealed_link: '', body_text: `안녕\n${LINK}\n`, body_html: `<a href="${LINK}">` })
      .execute();
    await runner().runDue();
    const [old] = await stored();
    expect([old?.body_text, old?.body_html]).toEqual([
      '안녕\nhttps://ieum.example/…\n',
      '<a href="https://ieum.example/…">',
    ]);
  });
});
