import type { MailFilter } from '@ieum/contract';
import { type Insertable, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Tables } from '../../kit/db/database.ts';
import { findMailKinds, findMails } from './outbox.store.ts';

const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const LINK = 'https://ieum.test/auth/reset/abcdefghijklmnopqrstuvwxyz';

const world = useWorld();

type Row = Partial<Insertable<Tables['notice_mail']>>;
const mailRow = (changes: Row = {}): Insertable<Tables['notice_mail']> => ({
  recipient: 'kim@hanbit.example',
  subject: '[이음] 비밀번호를 다시 설정해 주세요',
  language: 'kr',
  kind: 'account.resetPassword',
  body_text: `안녕하세요.\n${LINK}\n`,
  body_html: `<p><a href="${LINK}">안녕하세요</a></p>`,
  created_at: '2026-11-15T00:00:00Z',
  ...changes,
});
const add = async (changes: Row = {}) => {
  const row = world.db().insertInto('notice_mail').values(mailRow(changes)).returning('id');
  return (await row.executeTakeFirstOrThrow()).id;
};
const idsOf = async (filter: MailFilter) => (await (await world.admin()).listMails(filter)).rows.map(({ id }) => id);
const jobsOf = (id: string) =>
  world.db().selectFrom('kit_job').select(['key', 'state']).where('key', 'like', `${id}%`).execute();

describe('listMails', () => {
  it('S2.7 shows the newest first, with state, times and error, and not what they say', async () => {
    const older = await add({ state: 'failed', error: '550 no such mailbox', created_at: '2026-11-14T00:00:00Z' });
    const newer = await add({ state: 'kept' });
    const { rows, total, kinds, hasMailServer } = await (await world.admin()).listMails();
    expect(rows.map(({ id }) => id)).toEqual([newer, older]);
    expect(rows[1]).toEqual({
      id: older,
      recipient: 'k****@h***.example',
      subject: '[이음] 비밀번호를 다시 설정해 주세요',
      kind: 'account.resetPassword',
      language: 'kr',
      state: 'failed',
      error: '550 no such mailbox',
      createdAt: '2026-11-14T00:00:00+00:00',
      sentAt: null,
    });
    expect({ total, kinds, hasMailServer }).toEqual({
      total: 2,
      kinds: ['account.resetPassword'],
      hasMailServer: true,
    });
  });

  it('finds by state, kind, address and Korean days', async () => {
    const sent = await add({ state: 'sent', created_at: '2026-11-13T14:59:59Z' });
    const confirmation = await add({ recipient: 'lee@test.kr', kind: 'account.confirmEmail' });
    expect(await idsOf({ state: 'sent' })).toEqual([sent]);
    expect(await idsOf({ kind: 'account.confirmEmail' })).toEqual([confirmation]);
    expect(await idsOf({ recipient: ' LEE@test.kr' })).toEqual([confirmation]);
    expect(await idsOf({ to: '2026-11-13' })).toEqual([sent]);
    expect(await idsOf({ from: '2026-11-14', state: 'sent' })).toEqual([]);
  });

  it.each([
    ['kim', true],
    ['KIM@hanbit', true],
    ['hanbit.example', true],
    ['비밀번호', true],
    ['비밀 설정', true],
    ['anbit', false],
    ['kim lee', false],
    ["' | ! & <-> :* ()", false],
    ['\\', false],
  ])('looks for beginnings of words in address and subject: %s', async (search, isFound) => {
    const id = await add();
    await add({ recipient: 'lee@test.kr', subject: '[Ieum] Verified', kind: 'company.verified' });
    expect((await idsOf({ search })).includes(id)).toBe(isFound);
  });

  it('turns pages, and says how many there are even past the last', async () => {
    for (let no = 0; no < 5; no++) await add();
    const admin = await world.admin();
    const pages = [await admin.listMails({ size: 3 }), await admin.listMails({ size: 3, page: 2 })];
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(5);
    expect(await admin.listMails({ size: 3, page: 7 })).toMatchObject({ rows: [], total: 5 });
  });

  it('S2.7 is for operators', async () => {
    const id = await add({ state: 'failed' });
    const newcomer = { role: 'supplier', company_id: await world.company(), membership: 'requested' } as const;
    for (const api of [await world.supplier(), world.withToken(await world.token(newcomer))]) {
      await expect(api.listMails()).rejects.toMatchObject(DENIED);
      await expect(api.getMail({ id })).rejects.toMatchObject(DENIED);
      await expect(api.sendMailAgain({ id })).rejects.toMatchObject(DENIED);
    }
  });

  it('reads 10,000 mails by index, whatever is looked for', async () => {
    await fillTenThousand();
    const filters: [MailFilter, index: string][] = [
      [{}, 'notice_mail_list'],
      [{ state: 'failed' }, 'notice_mail_state'],
      [{ kind: 'kind.7' }, 'notice_mail_kind'],
      [{ recipient: 'reader42@test.kr' }, 'notice_mail_recipient'],
      [{ search: 'reader42' }, 'notice_mail_words'],
      [{ from: '2026-10-01', to: '2026-10-02' }, 'notice_mail_list'],
    ];
    for (const [filter, index] of filters) {
      const list = (db: Parameters<typeof findMails>[0]) => findMails(db, { ...filter, page: 1, size: 20 });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements).toHaveLength(1);
      const [page = ''] = plans.join().split('InitPlan').slice(-1);
      expect(page).toContain(index);
      // The count ends at ten thousand rows, by index or not; the page itself never reads all of them.
      const isFiltered = Object.keys(filter).length > 0;
      expect(page).not.toMatch(isFiltered ? /Seq Scan/ : /Seq Scan on notice_mail +\(/);
    }
    const [kinds = ''] = (await watchStatements(world.db(), findMailKinds)).plans;
    expect(kinds).toContain('notice_mail_kind');
    expect(kinds).not.toContain('Seq Scan on notice_mail');
    expect(await findMailKinds(world.db())).toHaveLength(20);
  });
});

const fillTenThousand = async () => {
  await liftDeadline(world.db());
  await sql`insert into notice_mail (recipient, subject, language, kind, body_text, body_html, state, created_at)
    select 'reader' || (no % 2000) || '@test.kr', '[이음] 알림 ' || no, 'kr', 'kind.' || (no % 20), '', '',
      case when no % 100 = 0 then 'failed' else 'sent' end,
      '2026-01-01T00:00:00Z'::timestamptz + no * interval '45 minutes'
    from generate_series(1, 10000) as no`.execute(world.db());
  await sql`analyze notice_mail`.execute(world.db());
};

describe('getMail', () => {
  it('shows the words in both forms, and leaves a line about who opened it', async () => {
    const id = await add({ state: 'kept' });
    const token = await world.token({});
    const opened = await world.withToken(token).getMail({ id });
    expect(opened).toMatchObject({ state: 'kept', personId: null, can: { sendAgain: true } });
    expect(opened.text).toContain('안녕하세요.\nhttps://ieum.test/…');
    expect(opened.html).toContain('<a href="https://ieum.test/…">');
    const lines = await world.db().selectFrom('kit_audit').selectAll().execute();
    const actor_id = (await world.tokens.read(token))?.sub;
    expect(lines).toMatchObject([{ operation: 'getMail', record_id: id, actor_id, address: '127.0.0.1' }]);
  });

  it('22.7 shows nobody the link of another operator or of anybody else, in whatever state the mail is', async () => {
    const operatorId = await world.person({ email: 'other@ieum.test' });
    const admin = await world.admin();
    await admin.startReset({ id: operatorId });
    await admin.inviteAdmin({ email: 'third@ieum.test' });
    const secrets = (await world.mails()).map(({ body_text }) => /\/auth\/[\w-]+\/([\w-]+)/.exec(body_text)?.[1] ?? '');
    expect(secrets.filter((secret) => secret.length > 20)).toHaveLength(2);
    for (const state of ['waiting', 'kept', 'failed', 'sent'] as const) {
      await world.db().updateTable('notice_mail').set({ state }).execute();
      for (const { id } of (await admin.listMails()).rows) {
        const shown = JSON.stringify([await admin.getMail({ id }), await admin.listMails()]);
        for (const secret of secrets) expect(shown).not.toContain(secret);
      }
    }
  });

  it('22.7 asks for the password, as every act of an operator does', async () => {
    const id = await add({ state: 'kept' });
    const admin = await world.admin();
    world.passMinutes(10.1);
    await expect(admin.getMail({ id })).rejects.toMatchObject({ status: 403, code: 'session.password_needed' });
    expect(await world.db().selectFrom('kit_audit').selectAll().execute()).toEqual([]);
  });

  it('leaves no line about a mail that is not there', async () => {
    await expect((await world.admin()).getMail({ id: crypto.randomUUID() })).rejects.toMatchObject(NOT_FOUND);
    expect(await world.db().selectFrom('kit_audit').selectAll().execute()).toEqual([]);
  });
});

describe('sendMailAgain', () => {
  it.each(['failed', 'kept'] as const)('puts a mail that %s on its way again, as a job of its own', async (state) => {
    const id = await add({ state, error: state === 'failed' ? '550 no' : null });
    await world
      .db()
      .insertInto('kit_job')
      .values({ kind: 'notice.sendMail', key: id, payload: `"${id}"`, state: 'failed', due_at: '2026-11-15T00:00:00Z' })
      .execute();
    const again = await (await world.admin()).sendMailAgain({ id });
    expect(again).toMatchObject({ id, state: 'waiting', error: null });
    expect(await jobsOf(id)).toEqual([
      { key: id, state: 'failed' },
      { key: `${id} 2`, state: 'waiting' },
    ]);
  });

  it('22.7 refuses one whose link was cut out before links were sealed', async () => {
    const id = await add({ state: 'failed', body_text: 'https://ieum.test/…' });
    const admin = await world.admin();
    expect((await admin.getMail({ id })).can).toEqual({ sendAgain: false });
    await expect(admin.sendMailAgain({ id })).rejects.toMatchObject({ status: 409, code: 'notice.link_gone' });
  });

  it('works as often as it fails', async () => {
    const id = await add({ state: 'failed' });
    const admin = await world.admin();
    for (let round = 0; round < 3; round++) {
      await admin.sendMailAgain({ id });
      await world.db().updateTable('notice_mail').set({ state: 'failed' }).where('id', '=', id).execute();
    }
    expect((await jobsOf(id)).map(({ key }) => key).sort()).toEqual([`${id} 2`, `${id} 3`, `${id} 4`]);
  });

  it.each([
    ['sent', 'notice.mail_sent'],
    ['waiting', 'notice.mail_waiting'],
  ] as const)('refuses one that is %s, and says why', async (state, code) => {
    const id = await add({ state });
    const admin = await world.admin();
    await expect(admin.sendMailAgain({ id })).rejects.toMatchObject({ status: 409, code });
    expect((await admin.getMail({ id })).can).toEqual({ sendAgain: false });
    expect(await jobsOf(id)).toEqual([]);
  });

  it('sends once though two operators press at once', async () => {
    const id = await add({ state: 'failed' });
    const [first, second] = [await world.admin(), await world.admin()];
    const presses = await Promise.allSettled([first.sendMailAgain({ id }), second.sendMailAgain({ id })]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const refused = presses.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { status: 409, code: 'notice.mail_waiting' } });
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('A10 asks for the password when it was given more than ten minutes ago', async () => {
    const id = await add({ state: 'failed' });
    const admin = await world.admin();
    world.passMinutes(10.1);
    await expect(admin.sendMailAgain({ id })).rejects.toMatchObject({ status: 403, code: 'session.password_needed' });
    expect(await jobsOf(id)).toEqual([]);
  });

  it('knows no mail that is not there', async () => {
    const id = crypto.randomUUID();
    await expect((await world.admin()).sendMailAgain({ id })).rejects.toMatchObject(NOT_FOUND);
  });
});
