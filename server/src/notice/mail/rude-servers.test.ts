import { afterAll, describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { type Manner, startRudeMailServer } from '../../../test/fixtures/process/rude-mail-server.ts';
import { sealing } from '../../../test/fixtures/world/mail-links.ts';
import { ATTEMPTS_MAX, createJobs } from '../../kit/jobs/queue.ts';
import { createNotices } from '../inbox/notices.ts';
import { noticeJobs } from '../notice.jobs.ts';
import { createOutboxDesk } from './outbox.service.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const DEADLINE_MS = 1_000;
const AN_HOUR_MS = 60 * 60 * 1000;

const databases = await useDatabases();
const office = await startRudeMailServer();
afterAll(office.close);
const smtp = createSmtp(office.url, { name: '이음', address: 'no-reply@ieum.example' }, DEADLINE_MS);

describe.each(databases)('F-10 a mail on %s', (_, database) => {
  const { inTransaction, kysely } = database;
  let now = Date.parse('2026-11-15T00:00:00Z');
  const clock = () => new Date(now);
  const failures: unknown[] = [];
  const enqueue: ReturnType<typeof createJobs>['enqueue'] = (db, job) => jobs.enqueue(db, job);
  const outbox = createOutbox({ enqueue, clock, sealing });
  const { linkOf } = outbox;
  const { handlers, onGivenUp } = noticeJobs({ deliver: smtp.deliver, linkOf, clock, onKept: () => undefined });
  const jobs = createJobs({ database, clock, handlers, onGivenUp, onError: (error) => failures.push(error) });

  const posted = async () => {
    const content = { subject: '알려 드려요', greeting: '안녕하세요.', paragraphs: ['내용'], closing: '이음 드림' };
    const to = `${crypto.randomUUID()}@test.kr`;
    await inTransaction((db) => outbox.post(db, { to, language: 'kr', kind: 'account.confirmEmail', content }));
    const rows = await kysely.selectFrom('notice_mail').select('id').where('recipient', '=', to).execute();
    return rows[0]?.id ?? '';
  };
  const stateOf = async (id: string) =>
    (await kysely.selectFrom('notice_mail').select('state').where('id', '=', id).executeTakeFirst())?.state;
  /** Notifies a person in the portal and by mail, in a transaction that is over at once. */
  const notifyPerson = async () => {
    const email = `${crypto.randomUUID()}@test.kr`;
    const reader = { email, name: '김이음', password_hash: '-', role: 'admin' } as const;
    const [to] = await kysely.insertInto('account_user').values(reader).returning('id').execute();
    const content = (_: unknown, { url }: { url: string }) => ({
      subject: '알려 드려요',
      greeting: '안녕하세요.',
      paragraphs: ['내용'],
      closing: '이음 드림',
      action: { label: '보기', url },
    });
    const news = { kind: 'company.caseWaiting', about: {}, path: '/admin', content } as const;
    await inTransaction((db) =>
      createNotices(outbox, 'https://ieum.test', clock).notify(db, { ...news, to: [to?.id ?? ''] }),
    );
    const rows = await kysely.selectFrom('notice_mail').select('id').where('recipient', '=', email).execute();
    expect(
      await kysely
        .selectFrom('notice')
        .selectAll()
        .where('user_id', '=', to?.id ?? '')
        .execute(),
    ).toHaveLength(1);
    expect(rows).toHaveLength(1);
    return rows[0]?.id ?? '';
  };
  const desk = createOutboxDesk(outbox, { hasMailServer: async () => true });
  const admin = { role: 'admin', id: crypto.randomUUID(), sessionId: '', passwordAt: clock() } as const;
  const sender = { address: '127.0.0.1', userAgent: '', language: 'kr' } as const;
  const sendAgain = (id: string) =>
    inTransaction((db) =>
      desk.sendMailAgain({ db, actor: admin, clock, sender, recordAccess: () => undefined }, { id }),
    );
  const copiesOf = (id: string) => office.taken.filter((text) => text.includes(id)).length;

  const manners: [Manner, copies: number][] = [
    ['slams the door', 1],
    ['silent', 1],
    ['hangs up in the middle', 1],
    // The sender cannot know that it was taken; the second has the id of the first, so the reader's server knows it.
    ['takes it and hangs up', 2],
  ];
  it.each(manners)('a notice waits in the portal while its mail waits for a server that %s', async (manner, copies) => {
    failures.length = 0;
    office.behave(manner);
    const id = await notifyPerson();
    await jobs.runDue();
    expect(failures).toHaveLength(1);
    expect(await stateOf(id)).toBe('waiting');
    office.behave('polite');
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(1);
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(0);
    expect([await stateOf(id), copiesOf(id)]).toEqual(['sent', copies]);
  });

  it('given up, it is sent again once though two operators press at once, and the server is rude again', async () => {
    const id = await posted();
    office.behave('slams the door');
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
      await jobs.runDue();
      now += AN_HOUR_MS;
    }
    expect(await stateOf(id)).toBe('failed');
    const presses = await Promise.allSettled([sendAgain(id), sendAgain(id)]);
    expect(presses.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(presses.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'notice.mail_waiting' },
    });
    await jobs.runDue();
    expect(await stateOf(id)).toBe('waiting');
    office.behave('says yes twice');
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(1);
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(0);
    expect([await stateOf(id), copiesOf(id)]).toEqual(['sent', 1]);
    await expect(sendAgain(id)).rejects.toMatchObject({ code: 'notice.mail_sent' });
  });

  it.each(manners)('waits for a server that %s to be polite, and is then sent', async (manner, copies) => {
    failures.length = 0;
    const id = await posted();
    office.behave(manner);
    await jobs.runDue();
    expect(failures).toHaveLength(1);
    expect(await stateOf(id)).toBe('waiting');
    office.behave('polite');
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(1);
    expect(await stateOf(id)).toBe('sent');
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(0);
    expect(copiesOf(id)).toBe(copies);
  });

  it('is sent once to a server that says yes twice', async () => {
    const id = await posted();
    office.behave('says yes twice');
    expect(await jobs.runDue()).toBe(1);
    now += AN_HOUR_MS;
    expect(await jobs.runDue()).toBe(0);
    expect([await stateOf(id), copiesOf(id)]).toEqual(['sent', 1]);
  });
});
