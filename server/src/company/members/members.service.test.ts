import { describe, expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, membershipOf, noticesOf } = useCompanies(world);
const NOT_FOUND = { status: 404, code: 'request.not_found' };
const DENIED = { status: 403, code: 'access.denied' };
const LAST_OWNER = { status: 409, code: 'company.last_owner' };

type Member = Awaited<ReturnType<typeof member>>;
type Act = (who: Member, id: string) => Promise<unknown>;
const ACTS: [string, Act][] = [
  ['changeMemberRole', (who, id) => who.changeMemberRole({ id, role: 'viewer' })],
  ['disableMember', (who, id) => who.disableMember({ id })],
  ['enableMember', (who, id) => who.enableMember({ id })],
  ['removeMember', (who, id) => who.removeMember({ id })],
  ['passOnOwnership', (who, id) => who.passOnOwnership({ id })],
  ['letIn', (who, id) => who.letIn({ id, role: 'viewer' })],
  ['refuseRequest', (who, id) => who.refuseRequest({ id, reason: '모르는 사람' })],
];

describe.each(ACTS)('%s', (_, act) => {
  it('A1 A3 knows nobody of another company, and is denied to editors and viewers', async () => {
    const [ours, theirs] = [await verified(), await verified('2208162517')];
    const owner = await member(ours);
    for (const membership of ['active', 'requested', 'disabled', 'left'] as const) {
      const stranger = await member(theirs, 'editor', { membership });
      await expect(act(owner, stranger.id)).rejects.toMatchObject(NOT_FOUND);
      expect(await membershipOf(stranger.id)).toMatchObject({ role: 'editor', state: membership });
    }
    await expect(act(owner, crypto.randomUUID())).rejects.toMatchObject(NOT_FOUND);
    const colleague = await member(ours, 'editor');
    for (const role of ['editor', 'viewer'] as const) {
      const who = await member(ours, role);
      for (const id of [colleague.id, owner.id, crypto.randomUUID()])
        await expect(act(who, id)).rejects.toMatchObject(DENIED);
    }
    expect(await membershipOf(colleague.id)).toMatchObject({ role: 'editor', state: 'active' });
  });
});

it('22.14 changes nobody with a session alone, ten minutes after its password', async () => {
  const companyId = await verified();
  const owner = await member(companyId);
  const colleague = await member(companyId, 'editor');
  world.passMinutes(10.1);
  const stale = { status: 403, code: 'session.password_needed' };
  for (const [name, act] of ACTS.slice(0, 5)) await expect(act(owner, colleague.id), name).rejects.toMatchObject(stale);
  await expect(owner.leaveCompany({})).rejects.toMatchObject(stale);
  expect(await membershipOf(colleague.id)).toMatchObject({ role: 'editor', state: 'active' });
});

describe('listMembers', () => {
  it('shows everybody who is here or shut out, to each member, and nobody else', async () => {
    const [ours, theirs] = [await verified(), await verified('2208162517')];
    const kim = await member(ours, 'owner', { name: '김이음', email: 'kim@test.kr' });
    await member(ours, 'editor', { name: '박하나', membership: 'disabled' });
    await member(ours, 'viewer', { name: '오신청', membership: 'requested' });
    await member(ours, 'viewer', { name: '이퇴사', membership: 'left' });
    await member(theirs);
    const viewer = await member(ours, 'viewer', { name: '최열람' });
    const { rows, total, can } = await viewer.listMembers({});
    expect(rows.map(({ name, state, isMe }) => [name, state, isMe])).toEqual([
      ['김이음', 'active', false],
      ['박하나', 'disabled', false],
      ['최열람', 'active', true],
    ]);
    expect([total, can]).toEqual([3, { manage: false }]);
    expect(await kim.listMembers({ role: 'owner' })).toMatchObject({ total: 1, can: { manage: true } });
  });

  it('searches, filters, sorts and pages on the server', async () => {
    const company = await verified();
    const owner = await member(company, 'owner', { name: '가', email: 'first@test.kr' });
    for (const name of ['나', '다', '라']) await member(company, 'viewer', { name });
    const names = async (search: Parameters<typeof owner.listMembers>[0]) =>
      (await owner.listMembers(search)).rows.map(({ name }) => name);
    expect(await names({ order: 'desc' })).toEqual(['라', '다', '나', '가']);
    expect(await names({ size: 2, page: 2 })).toEqual(['다', '라']);
    expect(await names({ search: 'RST@TEST' })).toEqual(['가']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ role: 'viewer', state: 'active', sort: 'since' })).toHaveLength(3);
    expect(await names({ state: 'disabled' })).toEqual([]);
  });

  it('tells when somebody was here last, also after their session has ended', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'editor', { name: '이하나' });
    world.passMinutes(5);
    await lee.getCompany();
    const seen = world.clock().toISOString().slice(0, 19);
    await lee.signOut();
    const { rows } = await owner.listMembers({ search: '이하나' });
    expect(rows[0]?.lastSeenAt).toContain(seen);
    await world.person({ role: 'supplier', company_id: company, name: '한번도' });
    const byLast = async (order: 'asc' | 'desc') =>
      (await owner.listMembers({ sort: 'lastSeen', order })).rows.map(({ name }) => name);
    expect([(await byLast('asc'))[0], (await byLast('desc'))[2]]).toEqual(['한번도', '한번도']);
  });
});

describe('changeMemberRole', () => {
  it('S2.11 holds at the very next request, and tells the member in their language', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'viewer', { language: 'en', email: 'lee@test.kr' });
    await owner.changeMemberRole({ id: lee.id, role: 'editor' });
    expect(await lee.getCompany()).toMatchObject({ memberRole: 'editor', can: { edit: true } });
    expect(await noticesOf(lee.id)).toMatchObject([
      { kind: 'company.roleChanged', about: { company: '한빛정밀', role: 'editor' }, path: '/company' },
    ]);
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ recipient: 'lee@test.kr', subject: '[Ieum] Your role in the company has changed' });
    expect(mail?.body_text).toContain('- Role: Editor');
  });

  it('tells nobody when nothing changes', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'viewer');
    await owner.changeMemberRole({ id: lee.id, role: 'viewer' });
    expect(await noticesOf(lee.id)).toEqual([]);
  });
});

describe('the last owner', () => {
  it('cannot be demoted, disabled or removed, not even by themselves', async () => {
    const company = await verified();
    const owner = await member(company);
    await member(company, 'owner', { membership: 'disabled' });
    await member(company, 'editor');
    const { id } = owner;
    await expect(owner.changeMemberRole({ id, role: 'editor' })).rejects.toMatchObject(LAST_OWNER);
    await expect(owner.disableMember({ id })).rejects.toMatchObject(LAST_OWNER);
    await expect(owner.removeMember({ id })).rejects.toMatchObject(LAST_OWNER);
    expect(await membershipOf(owner.id)).toMatchObject({ role: 'owner', state: 'active' });
  });

  it('is one of two who demote each other at once', async () => {
    const company = await verified();
    const [kim, lee] = [await member(company), await member(company)];
    const outcomes = await Promise.allSettled([
      kim.changeMemberRole({ id: lee.id, role: 'viewer' }),
      lee.changeMemberRole({ id: kim.id, role: 'viewer' }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: DENIED });
    const roles = [await membershipOf(kim.id), await membershipOf(lee.id)].map(({ role }) => role);
    expect(roles.sort()).toEqual(['owner', 'viewer']);
  });
});

describe('disableMember and enableMember', () => {
  it('shut the door at once, and open it again', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'editor');
    await owner.disableMember({ id: lee.id });
    await expect(lee.getCompany()).rejects.toMatchObject({ code: 'session.required' });
    await owner.enableMember({ id: lee.id });
    expect(await lee.getCompany()).toMatchObject({ memberRole: 'editor' });
  });
});

describe('removeMember', () => {
  it('leaves the person their account, and tells them', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'editor', { email: 'lee@test.kr' });
    await owner.removeMember({ id: lee.id });
    await expect(lee.listMembers({})).rejects.toMatchObject(DENIED);
    expect(await lee.getOwnRequest()).toMatchObject({ state: 'none' });
    expect((await owner.listMembers({})).total).toBe(1);
    expect((await world.mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['company.membershipEnded', 'lee@test.kr'],
    ]);
    await expect(owner.removeMember({ id: lee.id })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('passOnOwnership', () => {
  it('makes the other the owner and the giver an editor, as one act', async () => {
    const company = await verified();
    const owner = await member(company);
    const lee = await member(company, 'viewer');
    await owner.passOnOwnership({ id: lee.id });
    expect(await membershipOf(owner.id)).toMatchObject({ role: 'editor' });
    expect(await membershipOf(lee.id)).toMatchObject({ role: 'owner' });
    expect(await noticesOf(lee.id)).toMatchObject([{ kind: 'company.roleChanged', about: { role: 'owner' } }]);
    await expect(owner.passOnOwnership({ id: lee.id })).rejects.toMatchObject(DENIED);
  });

  it('is not to oneself, nor to somebody who is shut out or not in yet', async () => {
    const company = await verified();
    const owner = await member(company);
    await expect(owner.passOnOwnership({ id: owner.id })).rejects.toMatchObject(NOT_FOUND);
    for (const membership of ['disabled', 'requested', 'left'] as const) {
      const { id } = await member(company, 'viewer', { membership });
      await expect(owner.passOnOwnership({ id })).rejects.toMatchObject(NOT_FOUND);
    }
    expect(await membershipOf(owner.id)).toMatchObject({ role: 'owner' });
  });
});
