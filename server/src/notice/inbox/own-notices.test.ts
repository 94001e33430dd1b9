import { NOTICE_KINDS, type NoticeKind } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { countUnreadOf, findNotices, type Reader } from './own-notices.store.ts';

const NOT_FOUND = { status: 404, code: 'request.not_found' };
const BEYOND_A_HUNDRED = 130;

const world = useWorld();

const callerOf = async (person: Parameters<typeof world.token>[0] = {}) => {
  const token = await world.token(person);
  return { id: (await world.tokens.read(token))?.sub ?? '', token, api: world.withToken(token) };
};
const supplier = async (more: object = {}) =>
  callerOf({ role: 'supplier', company_id: await world.company(), ...more });

const readerOf = async (userId: string): Promise<Reader> => {
  const member = world.db().selectFrom('company_member').select('company_id').where('user_id', '=', userId);
  return { id: userId, companyId: (await member.executeTakeFirstOrThrow()).company_id, isOperator: false };
};

type NoticeOptions = { kind?: NoticeKind; at?: string; count?: number };
const addNotices = async (
  userId: string,
  { kind = 'company.verified', at = '2026-11-15T00:00:00Z', count = 1 }: NoticeOptions = {},
) => {
  const member = world.db().selectFrom('company_member').select('company_id').where('user_id', '=', userId);
  const company_id = (await member.executeTakeFirst())?.company_id ?? null;
  const row = { user_id: userId, company_id, kind, about: '{"company":"한빛정밀"}', path: '/company', created_at: at };
  const rows = Array.from({ length: count }, () => row);
  const made = await world.db().insertInto('notice').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
};

const markAllAsRead = (userId: string) =>
  world.db().updateTable('notice').set({ read_at: '2026-11-15T00:00:00Z' }).where('user_id', '=', userId).execute();

describe('listNotices', () => {
  it('S2.11 shows my own, the newest first, and nobody else’s', async () => {
    const [me, stranger] = [await supplier(), await supplier()];
    await addNotices(me.id, { at: '2026-11-14T01:00:00Z' });
    await addNotices(me.id, { kind: 'company.roleChanged', at: '2026-11-14T02:00:00Z' });
    await addNotices(stranger.id);
    const { rows, total } = await me.api.listNotices();
    expect(rows.map(({ kind }) => kind)).toEqual(['company.roleChanged', 'company.verified']);
    expect(rows[0]).toMatchObject({ about: { company: '한빛정밀' }, path: '/company', isRead: false });
    expect(total).toBe(2);
    expect((await (await callerOf()).api.listNotices()).total).toBe(0);
  });

  it('filters by what is unread, by kind and by Korean days, both counted in', async () => {
    const { id, api } = await supplier();
    const [late = ''] = await addNotices(id, { at: '2026-11-14T14:59:59Z' });
    await addNotices(id, { at: '2026-11-14T15:00:00Z' });
    await addNotices(id, { at: '2026-11-15T15:00:00Z', kind: 'company.roleChanged' });
    await api.markNotice({ id: late, isRead: true });
    const count = async (filter: Parameters<typeof api.listNotices>[0]) => (await api.listNotices(filter)).total;
    expect(await count({ show: 'unread' })).toBe(2);
    expect(await count({ kind: 'company.roleChanged' })).toBe(1);
    expect(await count({ from: '2026-11-15', to: '2026-11-15' })).toBe(1);
    expect(await count({ to: '2026-11-14' })).toBe(1);
    expect(await count({ from: '2026-11-15' })).toBe(2);
    expect(await count({ show: 'unread', kind: 'company.verified', from: '2026-11-16' })).toBe(0);
  });

  it('turns pages, and says how many there are even past the last', async () => {
    const { id, api } = await supplier();
    await addNotices(id, { count: 5 });
    const pages = [await api.listNotices({ page: 1, size: 3 }), await api.listNotices({ page: 2, size: 3 })];
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.id))).size).toBe(5);
    expect(await api.listNotices({ page: 9, size: 3 })).toEqual({ rows: [], total: 5 });
  });

  it.each([
    { from: '2026-02-30' },
    { to: '0000-01-01' },
    { from: '9999-12-31' },
    { kind: 'company.nothing' as NoticeKind },
  ])('refuses %j by its name', async (filter) => {
    const { api } = await supplier();
    const [field = ''] = Object.keys(filter);
    await expect(api.listNotices(filter)).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });

  it('reads by index whatever the filter, though somebody has thousands', async () => {
    const { id } = await supplier();
    await addNotices(id, { count: 3_000 });
    await addNotices((await supplier()).id, { count: 3_000 });
    await markAllAsRead(id);
    await addNotices(id, { count: 50 });
    await sql`analyze notice`.execute(world.db());
    const base = { show: 'all', page: 1, size: 20 } as const;
    const filters = [base, { ...base, show: 'unread' as const }, { ...base, from: '2026-11-01', to: '2026-11-30' }];
    const reader = await readerOf(id);
    for (const filter of filters) {
      const { plans, statements } = await watchStatements(world.db(), (db) => findNotices(db, reader, filter));
      expect(statements).toHaveLength(1);
      expect(plans.join().split('InitPlan').at(-1)).toMatch(/Index.* Scan using notice_(list|unread) on notice/);
    }
  });
});

describe('countUnread', () => {
  it('S2.11 counts mine that are unread, and names the newest', async () => {
    const { id, api } = await supplier();
    await addNotices((await supplier()).id);
    expect(await api.countUnread()).toEqual({ unread: 0, newestId: null, newestAt: null });
    await addNotices(id, { at: '2026-11-14T00:00:00Z', count: 2 });
    const [newest = ''] = await addNotices(id, { at: '2026-11-14T00:00:01Z' });
    expect(await api.countUnread()).toEqual({ unread: 3, newestId: newest, newestAt: '2026-11-14T00:00:01+00:00' });
    await api.markNotice({ id: newest, isRead: true });
    expect(await api.countUnread()).toMatchObject({ unread: 2, newestAt: '2026-11-14T00:00:00+00:00' });
  });

  it('is one read of one index, which ends after a hundred', async () => {
    const { id, api } = await supplier();
    // Without notices that were read, the index of all notices would cost as little as that of the unread ones.
    await addNotices(id, { count: 3_000 });
    await markAllAsRead(id);
    await addNotices(id, { count: BEYOND_A_HUNDRED });
    await addNotices((await supplier()).id, { count: 3_000 });
    expect((await api.countUnread()).unread).toBe(100);
    await sql`analyze notice`.execute(world.db());
    const reader = await readerOf(id);
    const { plans, statements } = await watchStatements(world.db(), (db) => countUnreadOf(db, reader));
    expect(statements).toHaveLength(1);
    expect(plans[0]?.match(/Index.* notice_\w+/g)).toHaveLength(1);
    expect(plans[0]).toContain('notice_unread');
    expect(plans[0]).not.toContain('Seq Scan');
  });

  it('C4 does not keep a session alive: whoever only leaves a page open is signed out after two hours', async () => {
    const { api, id } = await supplier();
    for (let minutes = 0; minutes < 119; minutes += 7) {
      world.passMinutes(7);
      await api.countUnread();
    }
    world.passMinutes(1.1);
    await expect(api.countUnread()).rejects.toMatchObject({ status: 401 });
    await expect(api.getMe()).rejects.toMatchObject({ status: 401 });
    const sessions = world.db().selectFrom('account_session').select('last_seen_at').where('user_id', '=', id);
    expect(await sessions.execute()).toEqual([{ last_seen_at: '2026-11-15T00:00:00+00:00' }]);
  });
});

describe('markNotice', () => {
  it('S2.11 marks as read and as unread again', async () => {
    const { id, api } = await supplier();
    const [noticeId = ''] = await addNotices(id);
    await api.markNotice({ id: noticeId, isRead: true });
    expect((await api.listNotices()).rows[0]?.isRead).toBe(true);
    await api.markNotice({ id: noticeId, isRead: true });
    await api.markNotice({ id: noticeId, isRead: false });
    expect((await api.listNotices()).rows[0]?.isRead).toBe(false);
  });

  it("answers somebody else's like one that does not exist, and leaves it alone", async () => {
    const [me, colleague, admin] = [await supplier(), await supplier(), await callerOf()];
    const [theirs = ''] = await addNotices(colleague.id);
    for (const { api } of [me, admin])
      for (const id of [theirs, crypto.randomUUID()])
        await expect(api.markNotice({ id, isRead: true })).rejects.toMatchObject(NOT_FOUND);
    expect((await colleague.api.listNotices()).rows[0]?.isRead).toBe(false);
  });
});

describe('markAllRead', () => {
  it('marks all of mine and nobody else’s, and not what came after the newest that I saw', async () => {
    const [me, stranger] = [await supplier(), await supplier()];
    await addNotices(stranger.id);
    const [seen = ''] = await addNotices(me.id, { at: '2026-11-14T00:00:00Z' });
    await addNotices(me.id, { at: '2026-11-14T00:00:01Z' });
    expect(await me.api.markAllRead({ upTo: seen })).toEqual({ count: 1 });
    expect((await me.api.countUnread()).unread).toBe(1);
    expect(await me.api.markAllRead()).toEqual({ count: 1 });
    expect((await me.api.countUnread()).unread).toBe(0);
    expect((await stranger.api.countUnread()).unread).toBe(1);
    await expect(stranger.api.markAllRead({ upTo: seen })).rejects.toMatchObject(NOT_FOUND);
    expect((await stranger.api.countUnread()).unread).toBe(1);
  });
});

describe('listNoticePreferences', () => {
  const kindsOf = async ({ api }: Awaited<ReturnType<typeof callerOf>>) =>
    (await api.listNoticePreferences()).rows.map(({ kind }) => kind);

  it('offers what somebody can be told of, being who they are', async () => {
    const owner = await kindsOf(await supplier());
    const viewer = await kindsOf(await supplier({ companyRole: 'viewer' }));
    const newcomer = await kindsOf(await supplier({ membership: 'requested' }));
    expect(await kindsOf(await callerOf())).toEqual([
      'company.caseWaiting',
      'company.closed',
      'admin.mailServerChanged',
      'review.submitted',
      'review.action',
      'account.newDevice',
    ]);
    expect(owner).toContain('company.joinRequested');
    expect(viewer).not.toContain('company.joinRequested');
    expect(newcomer).not.toContain('company.roleChanged');
    for (const kinds of [owner, viewer, newcomer]) expect(kinds).not.toContain('company.caseWaiting');
    expect(new Set([...owner, 'company.caseWaiting', 'company.closed', 'admin.mailServerChanged'])).toEqual(
      new Set(NOTICE_KINDS),
    );
  });

  it('says yes to everything until told otherwise, and which cannot be told otherwise', async () => {
    const { rows } = await (await supplier()).api.listNoticePreferences();
    expect(rows.every(({ inApp, byMail }) => inApp && byMail)).toBe(true);
    expect(rows.filter(({ isFixed }) => isFixed).map(({ kind }) => kind)).toEqual([
      'account.newDevice',
      'account.linkShown',
    ]);
  });
});

describe('setNoticePreference', () => {
  const mailOnly = { kind: 'company.roleChanged', inApp: false, byMail: true } as const;

  it('S2.11 is kept for me alone, and can be changed again', async () => {
    const [me, stranger] = [await supplier(), await supplier()];
    await me.api.setNoticePreference({ ...mailOnly, byMail: false });
    await me.api.setNoticePreference(mailOnly);
    const rowOf = async ({ api }: typeof me) =>
      (await api.listNoticePreferences()).rows.find(({ kind }) => kind === mailOnly.kind);
    expect(await rowOf(me)).toMatchObject(mailOnly);
    expect(await rowOf(stranger)).toMatchObject({ inApp: true, byMail: true });
  });

  it('refuses what one never gets as not there, and what keeps an account safe as fixed', async () => {
    const { api } = await supplier();
    await expect(api.setNoticePreference({ ...mailOnly, kind: 'company.caseWaiting' })).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect((await callerOf()).api.setNoticePreference(mailOnly)).rejects.toMatchObject(NOT_FOUND);
    const fixed = { status: 409, code: 'notice.kind_fixed' };
    await expect(api.setNoticePreference({ ...mailOnly, kind: 'account.newDevice' })).rejects.toMatchObject(fixed);
  });
});
