import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const REQUIRED = { status: 401, code: 'session.required' };
const STALE = { status: 403, code: 'session.password_needed' };
const CHANGED = { status: 409, code: 'account.state_changed' };
const MINUTES = 11;

const world = useWorld();
const { add, signIn, tokenOf, mailsOf, linkIn, post } = usePeople(world);
type Admin = Awaited<ReturnType<typeof world.admin>>;

/** Adds an admin and returns the id with the API. */
const addAdmin = async (person: Parameters<typeof world.token>[0] = {}) => {
  const token = await world.token(person);
  return { id: (await world.tokens.read(token))?.sub ?? '', api: world.withToken(token) };
};
const stateOf = async (id: string) =>
  (await world.db().selectFrom('account_user').select('state').where('id', '=', id).executeTakeFirst())?.state;

const WRITES: [string, (api: Admin, id: string) => Promise<unknown>][] = [
  ['disableUser', (api, id) => api.disableUser({ id })],
  ['enableUser', (api, id) => api.enableUser({ id })],
  ['endUserSession', (api, id) => api.endUserSession({ id, sessionId: id })],
  ['endUserSessions', (api, id) => api.endUserSessions({ id })],
  ['endCompanySessions', (api, id) => api.endCompanySessions({ id })],
  ['startReset', (api, id) => api.startReset({ id })],
  ['askConfirmation', (api, id) => api.askConfirmation({ id })],
  ['makeAdmin', (api, id) => api.makeAdmin({ id })],
  ['removeAdmin', (api, id) => api.removeAdmin({ id })],
  ['revokeAdminInvite', (api, id) => api.revokeAdminInvite({ id })],
];

describe.each(WRITES)('%s', (_, call) => {
  it('A10 is for admins alone, and for those who gave their password in the last ten minutes', async () => {
    const id = await add();
    await expect(call(await world.supplier(), id)).rejects.toMatchObject(DENIED);
    const company_id = await world.company();
    const newcomer = await world.token({ role: 'supplier', company_id, membership: 'requested' });
    await expect(call(world.withToken(newcomer), id)).rejects.toMatchObject(DENIED);
    await expect(call(world.withToken(null), id)).rejects.toMatchObject(REQUIRED);
    const admin = await world.admin();
    world.passMinutes(MINUTES);
    await expect(call(admin, id)).rejects.toMatchObject(STALE);
    expect(await stateOf(id)).toBe('active');
    expect(await world.mails()).toEqual([]);
  });

  it('answers an id that is nobody’s like any other', async () => {
    await expect(call(await world.admin(), crypto.randomUUID())).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('disableUser', () => {
  it('ends every session at once, tells the person, and nobody gets in any more', async () => {
    const id = await add({ language: 'en' });
    const token = await tokenOf();
    const { api } = await addAdmin();
    await api.disableUser({ id });
    await expect(world.withToken(token).getMe()).rejects.toMatchObject(REQUIRED);
    expect((await signIn()).json().result.code).toBe('account.sign_in_failed');
    expect(await mailsOf('disabled')).toMatchObject([{ recipient: KIM.email, language: 'en', user_id: id }]);
    expect(await api.inspectUser({ id })).toMatchObject({
      state: 'disabled',
      sessions: [],
      can: { disable: false, enable: true, reset: false },
    });
    await expect(api.disableUser({ id })).rejects.toMatchObject(CHANGED);
    await expect(api.startReset({ id })).rejects.toMatchObject(CHANGED);
  });

  it('leaves a line in the audit log that names the person', async () => {
    const id = await add();
    const { api, id: actor } = await addAdmin();
    await api.disableUser({ id });
    const lines = await world.db().selectFrom('kit_audit').selectAll().where('operation', '=', 'disableUser').execute();
    expect(lines).toMatchObject([{ actor_id: actor, record_id: id }]);
    expect((await api.inspectUser({ id })).acts).toMatchObject([{ operation: 'disableUser', actorName: '김이음' }]);
  });

  it('refuses the own account, so the last admin stays', async () => {
    const { api, id } = await addAdmin();
    const own = { status: 409, code: 'account.own_account' };
    await expect(api.disableUser({ id })).rejects.toMatchObject(own);
    await expect(api.removeAdmin({ id })).rejects.toMatchObject(own);
    expect(await stateOf(id)).toBe('active');
    expect((await api.inspectUser({ id })).can).toMatchObject({ disable: false, removeAdmin: false });
  });

  it('lets one of two admins win who shut each other out at once', async () => {
    const [first, second] = [await addAdmin(), await addAdmin()];
    const acts = [() => first.api.disableUser({ id: second.id }), () => second.api.removeAdmin({ id: first.id })];
    const outcomes = await Promise.allSettled(acts.map((act) => act()));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: REQUIRED });
    const left = [await stateOf(first.id), await stateOf(second.id)].filter((state) => state === 'active');
    expect(left).toHaveLength(1);
  });
});

describe('enableUser', () => {
  it('lets the person in again with the password they had', async () => {
    const id = await add({ state: 'disabled' });
    const { api } = await addAdmin();
    await api.enableUser({ id });
    expect((await signIn()).statusCode).toBe(200);
    expect(await mailsOf('enabled')).toMatchObject([{ recipient: KIM.email }]);
    await expect(api.enableUser({ id })).rejects.toMatchObject(CHANGED);
  });
});

describe('endUserSessions', () => {
  it('ends all of a person, or one, and never the one that asks', async () => {
    const id = await add();
    const tokens = [await tokenOf(), await tokenOf(), await tokenOf()];
    const { api, id: own } = await addAdmin();
    const { sessions } = await api.inspectUser({ id });
    await api.endUserSession({ id, sessionId: sessions[0]?.id ?? '' });
    expect((await api.inspectUser({ id })).sessions).toHaveLength(2);
    await api.endUserSessions({ id });
    for (const token of tokens) await expect(world.withToken(token).getMe()).rejects.toMatchObject(REQUIRED);
    await api.endUserSessions({ id: own });
    expect((await api.inspectUser({ id: own })).sessions).toMatchObject([{ isCurrent: true }]);
  });

  it('takes no session of somebody else', async () => {
    const [id, otherId] = [await add(), await add({ email: 'lee@test.kr' })];
    const token = await tokenOf();
    const { api } = await addAdmin();
    const { sessions } = await api.inspectUser({ id });
    const theirs = { id: otherId, sessionId: sessions[0]?.id ?? '' };
    await expect(api.endUserSession(theirs)).rejects.toMatchObject(NOT_FOUND);
    await expect(world.withToken(token).getMe()).resolves.toMatchObject({ email: KIM.email });
  });
});

describe('endCompanySessions', () => {
  it('ends those of its members and of nobody else', async () => {
    const company_id = await world.company();
    await add({ company_id });
    await add({ email: 'lee@test.kr' });
    const [mine, theirs] = [await tokenOf(), await tokenOf('lee@test.kr')];
    const { api } = await addAdmin();
    expect(await api.endCompanySessions({ id: company_id })).toEqual({ people: 1 });
    await expect(world.withToken(mine).getMe()).rejects.toMatchObject(REQUIRED);
    await expect(world.withToken(theirs).getMe()).resolves.toMatchObject({ email: 'lee@test.kr' });
  });
});

describe('startReset', () => {
  it('mails a link that works, and nobody else sees it', async () => {
    const id = await add();
    const { api } = await addAdmin();
    expect(await api.startReset({ id })).toEqual({});
    const token = await linkIn('resetPassword', KIM.email);
    expect((await post('/reset', { token, password: 'another horse' })).statusCode).toBe(200);
    expect((await signIn(KIM.email, 'another horse')).statusCode).toBe(200);
    expect((await signIn(KIM.email, PASSWORD)).statusCode).toBe(401);
  });
});

describe('askConfirmation', () => {
  it('mails the link once more, only while the address is not confirmed', async () => {
    const id = await add();
    const { api } = await addAdmin();
    await api.askConfirmation({ id });
    const token = await linkIn('confirmEmail');
    expect((await post('/confirm-email', { token })).statusCode).toBe(200);
    await expect(api.askConfirmation({ id })).rejects.toMatchObject(CHANGED);
  });
});

describe('makeAdmin', () => {
  it('takes somebody who belongs to no company, and nobody else', async () => {
    const id = await add({ membership: 'left' });
    const member = await add({ email: 'lee@test.kr' });
    const { api } = await addAdmin();
    await api.makeAdmin({ id });
    expect((await signIn()).json().result.data).toMatchObject({ role: 'admin' });
    expect(await mailsOf('adminMade')).toMatchObject([{ recipient: KIM.email }]);
    await expect(api.makeAdmin({ id: member })).rejects.toMatchObject({ status: 409, code: 'account.has_company' });
    const closed = await add({ email: 'closed@test.kr', membership: 'left', state: 'disabled' });
    await expect(api.makeAdmin({ id: closed })).rejects.toMatchObject(CHANGED);
  });
});

describe('removeAdmin', () => {
  it('erases what is personal and tells the person; a supplier is none to remove', async () => {
    const { api } = await addAdmin();
    const { id, api: gone } = await addAdmin({ email: 'gone@test.kr' });
    const supplier = await add();
    await api.removeAdmin({ id });
    await expect(gone.getMe()).rejects.toMatchObject(REQUIRED);
    expect(await api.inspectUser({ id })).toMatchObject({ state: 'left', name: '-', can: { removeAdmin: false } });
    expect(await mailsOf('left')).toMatchObject([{ recipient: 'gone@test.kr' }]);
    await expect(api.removeAdmin({ id: supplier })).rejects.toMatchObject(NOT_FOUND);
    await expect(api.removeAdmin({ id })).rejects.toMatchObject(NOT_FOUND);
  });
});
