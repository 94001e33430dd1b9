import { describe, expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, invitationTo } = useCompanies(world);
const DENIED = { status: 403, code: 'access.denied' };
const NOT_FOUND = { status: 404, code: 'request.not_found' };
const OVER = { status: 409, code: 'company.invitation_over' };
const LEE = { email: 'lee@test.kr', role: 'editor' } as const;
const stranger = world.withToken;

const stateOf = async (owner: Awaited<ReturnType<typeof member>>) => (await owner.listInvitations({})).rows[0]?.state;

describe('inviteMember', () => {
  it('mails a link of which only the hash is kept', async () => {
    const owner = await member(await verified(), 'owner', { name: '김이음' });
    const { id } = await owner.inviteMember({ ...LEE, email: ' LEE@test.kr ' });
    const [mail] = await world.mails();
    expect(mail).toMatchObject({
      kind: 'company.invited',
      recipient: 'lee@test.kr',
      subject: '[이음] 회사에 초대받았어요',
    });
    for (const word of ['한빛정밀', '김이음', '편집자']) expect(mail?.body_text).toContain(word);
    const secret = await invitationTo('lee@test.kr');
    expect(secret).toMatch(/^[\w-]{43}$/);
    const [row] = await world.db().selectFrom('company_invitation').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(secret);
    const [listed] = (await owner.listInvitations({})).rows;
    expect(listed).toMatchObject({
      id,
      ...LEE,
      state: 'sent',
      invitedBy: '김이음',
      can: { resend: true, revoke: true },
    });
    expect(listed?.endsAt).toContain('2026-12-15');
  });

  it('writes to somebody who has an account in their language, and tells the inviter no difference', async () => {
    const owner = await member(await verified());
    await member(await verified('2208162517'), 'owner', { email: 'lee@test.kr', language: 'en' });
    const known = await owner.inviteMember(LEE);
    const unknown = await owner.inviteMember({ ...LEE, email: 'nobody@test.kr' });
    expect(Object.keys(known)).toEqual(Object.keys(unknown));
    const { rows } = await owner.listInvitations({});
    const shapeOf = ({ email: _, id: __, ...rest }: (typeof rows)[number]) => rest;
    expect(rows.map(shapeOf)[0]).toEqual(rows.map(shapeOf)[1]);
    expect((await world.mails()).map(({ language }) => language).sort()).toEqual(['en', 'kr']);
  });

  it('waits until the company is verified and the own address confirmed', async () => {
    const pending = await member(await world.company());
    await expect(pending.inviteMember(LEE)).rejects.toMatchObject({ status: 409, code: 'company.not_verified' });
    const unconfirmed = await member(await verified(), 'owner', { email_confirmed_at: null });
    await expect(unconfirmed.inviteMember(LEE)).rejects.toMatchObject({ code: 'company.email_unconfirmed' });
    expect(await world.mails()).toEqual([]);
  });

  it('refuses oneself, a colleague, who asks already, and the same address twice', async () => {
    const company = await verified();
    const owner = await member(company, 'owner', { email: 'me@test.kr' });
    await member(company, 'viewer', { email: 'colleague@test.kr', membership: 'disabled' });
    await member(company, 'viewer', { email: 'asks@test.kr', membership: 'requested' });
    for (const email of ['me@test.kr', 'ME@test.kr', 'colleague@test.kr', 'asks@test.kr']) {
      await expect(owner.inviteMember({ ...LEE, email })).rejects.toMatchObject({
        code: 'company.already_member',
        fields: { email: 'member' },
      });
    }
    await owner.inviteMember(LEE);
    await expect(owner.inviteMember({ ...LEE, role: 'viewer' })).rejects.toMatchObject({
      code: 'company.already_invited',
      fields: { email: 'invited' },
    });
    expect(await world.mails()).toHaveLength(1);
  });

  it.each([
    { email: 'no address' },
    { email: `${'x'.repeat(10_000)}@test.kr` },
    { email: 'a@test.kr,b@test.kr' },
    { role: 'owner' },
  ])('refuses %j', async (wrong) => {
    const owner = await member(await verified());
    await expect(owner.inviteMember({ ...LEE, ...wrong } as typeof LEE)).rejects.toMatchObject({ status: 400 });
  });

  it('is for owners', async () => {
    const company = await verified();
    for (const role of ['editor', 'viewer'] as const) {
      const who = await member(company, role);
      await expect(who.inviteMember(LEE)).rejects.toMatchObject(DENIED);
      await expect(who.listInvitations({})).rejects.toMatchObject(DENIED);
    }
  });

  it('sends again to an address whose invitation has run out', async () => {
    const company = await verified();
    const owner = await member(company);
    await owner.inviteMember(LEE);
    world.passHours(30 * 24);
    const later = await member(company);
    expect(await stateOf(later)).toBe('expired');
    expect(await later.listInvitations({ state: 'sent' })).toMatchObject({ total: 0 });
    await later.inviteMember(LEE);
    expect((await later.listInvitations({})).rows.map(({ state }) => state)).toEqual(['sent', 'expired']);
    expect(await later.listInvitations({ state: 'expired' })).toMatchObject({ total: 1 });
  });
});

describe('resendInvitation', () => {
  it('sends a new link and ends the old one, also after it has run out', async () => {
    const company = await verified();
    const owner = await member(company);
    const { id } = await owner.inviteMember(LEE);
    const old = await invitationTo(LEE.email);
    world.passMinutes(1);
    await owner.resendInvitation({ id });
    const fresh = await invitationTo(LEE.email);
    expect(fresh).not.toBe(old);
    await expect(stranger(null).readInvitation({ token: old })).rejects.toMatchObject({ code: 'account.link_dead' });
    expect(await stranger(null).readInvitation({ token: fresh })).toMatchObject({ companyName: '한빛정밀' });
    world.passHours(30 * 24);
    await expect(stranger(null).readInvitation({ token: fresh })).rejects.toMatchObject({ code: 'account.link_dead' });
    const later = await member(company);
    await later.resendInvitation({ id });
    expect(await stateOf(later)).toBe('sent');
    expect(await stranger(null).readInvitation({ token: await invitationTo(LEE.email) })).toBeTruthy();
  });

  it('is refused while another goes to the same address, and when the person has come meanwhile', async () => {
    const company = await verified();
    const { id } = await (await member(company)).inviteMember(LEE);
    world.passHours(30 * 24);
    const owner = await member(company);
    await owner.inviteMember(LEE);
    await expect(owner.resendInvitation({ id })).rejects.toMatchObject({ code: 'company.already_invited' });
    await member(company, 'viewer', { email: LEE.email });
    await expect(owner.resendInvitation({ id })).rejects.toMatchObject({ code: 'company.already_member' });
  });
});

describe('revokeInvitation', () => {
  it('ends the link, once', async () => {
    const owner = await member(await verified());
    const { id } = await owner.inviteMember(LEE);
    const token = await invitationTo(LEE.email);
    await owner.revokeInvitation({ id });
    expect(await stateOf(owner)).toBe('revoked');
    await expect(stranger(null).readInvitation({ token })).rejects.toMatchObject({ code: 'account.link_dead' });
    await expect(owner.revokeInvitation({ id })).rejects.toMatchObject(OVER);
    await expect(owner.resendInvitation({ id })).rejects.toMatchObject(OVER);
  });

  it('A3 knows no invitation of another company, and is denied to editors', async () => {
    const company = await verified();
    const { id } = await (await member(company)).inviteMember(LEE);
    const otherOwner = await member(await verified('2208162517'));
    const editor = await member(company, 'editor');
    for (const target of [id, crypto.randomUUID()]) {
      await expect(otherOwner.revokeInvitation({ id: target })).rejects.toMatchObject(NOT_FOUND);
      await expect(otherOwner.resendInvitation({ id: target })).rejects.toMatchObject(NOT_FOUND);
      await expect(editor.revokeInvitation({ id: target })).rejects.toMatchObject(DENIED);
      await expect(editor.resendInvitation({ id: target })).rejects.toMatchObject(DENIED);
    }
    expect(await otherOwner.listInvitations({})).toEqual({ rows: [], total: 0 });
  });
});
