import { afterAll, describe, expect, it } from 'vitest';
import { useDatabases } from '../../test/databases.ts';
import { type Manner, openRudePostOffice } from '../../test/rude-post-office.ts';
import { createJobs } from '../kit/jobs.ts';
import { noticeJobs } from './notice.jobs.ts';
import { createOutbox } from './outbox.ts';
import { createSmtp } from './smtp.ts';

const DEADLINE_MS = 1_000;
const AN_HOUR_MS = 60 * 60 * 1000;

const databases = await useDatabases();
const office = await openRudePostOffice();
afterAll(office.close);
const smtp = createSmtp(office.url, { name: '이음', address: 'no-reply@ieum.example' }, DEADLINE_MS);

describe.each(databases)('F-10 a mail on %s', (_, database) => {
  const { inTransaction, kysely } = database;
  let now = Date.parse('2026-11-15T00:00:00Z');
  const clock = () => new Date(now);
  const failures: unknown[] = [];
  const { handlers, onGivenUp } = noticeJobs({ deliver: smtp.deliver, clock, onKept: () => undefined });
  const jobs = createJobs({ database, clock, handlers, onGivenUp, onError: (error) => failures.push(error) });
  const outbox = createOutbox({ enqueue: jobs.enqueue, clock });

  const posted = async () => {
    const letter = { subject: '알려 드려요', greeting: '안녕하세요.', paragraphs: ['내용'], closing: '이음 드림' };
    const to = `${crypto.randomUUID()}@test.kr`;
    await inTransaction((db) => outbox.post(db, { to, language: 'kr', kind: 'test', letter }));
    const rows = await kysely.selectFrom('notice_mail').select('id').where('recipient', '=', to).execute();
    return rows[0]?.id ?? '';
  };
  const stateOf = async (id: string) =>
    (await kysely.selectFrom('notice_mail').select('state').where('id', '=', id).executeTakeFirst())?.state;
  const copiesOf = (id: string) => office.taken.filter((one) => one.includes(id)).length;

  const manners: [Manner, copies: number][] = [
    ['slams the door', 1],
    ['silent', 1],
    ['hangs up in the middle', 1],
    // Nobody can know that it was taken; the second has the id of the first, by which its reader's server knows it.
    ['takes it and hangs up', 2],
  ];
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
