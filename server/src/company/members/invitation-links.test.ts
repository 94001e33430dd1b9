import { describe, expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, membershipOf, invitationTo } = useCompanies(world);
const EMAIL = 'lee@hanbit.example';
const PERSON = { name: '이하나', phone: '010-2345-6789', password: 'seven ships at noon' };
const DEAD = { code: 'account.link_dead' };
const stranger = world.withToken(null);
const secretIn = (url: string) => /^https:\/\/ieum\.test\/invite\/([\w-]{43})$/.exec(url)?.[1] ?? '';

const invite = async () => {
  const companyId = await verified();
  const owner = await member(companyId);
  const { id } = await owner.inviteMember({ email: EMAIL, role: 'editor' });
  return { companyId, owner, id };
};

describe('makeInvitationLink', () => {
  it('22.7 gives the inviter a link beside the mailed one, of which only the hash is kept', async () => {
    const { owner, id } = await invite();
    const first = secretIn((await owner.makeInvitationLink({ id })).url);
    const second = secretIn((await owner.makeInvitationLink({ id })).url);
    await expect(stranger.readInvitation({ token: first })).rejects.toMatchObject(DEAD);
    for (const token of [second, await invitationTo(EMAIL)])
      expect(await stranger.readInvitation({ token })).toMatchObject({ companyName: '한빛정밀' });
    const rows = await world.db().selectFrom('company_invitation').selectAll().execute();
    expect(JSON.stringify([rows, await owner.listInvitations({})])).not.toContain(second);
    expect(await world.mails()).toHaveLength(1);
  });

  it('22.7 proves no mailbox: whoever comes by it confirms the address by a mail of its own', async () => {
    const { owner, id } = await invite();
    const token = secretIn((await owner.makeInvitationLink({ id })).url);
    await stranger.joinByInvitation({ token, ...PERSON });
    const { jwt_token } = await stranger.signIn({ email: EMAIL, password: PERSON.password });
    const lee = world.withToken(jwt_token);
    expect(await lee.getProfile()).toMatchObject({ isEmailConfirmed: false, company: { name: '한빛정밀' } });
    const kinds = (await world.mails()).map(({ kind, recipient }) => `${kind} ${recipient}`);
    expect(kinds).toContain(`account.confirmEmail ${EMAIL}`);
    await expect(stranger.readInvitation({ token: await invitationTo(EMAIL) })).rejects.toMatchObject(DEAD);
  });

  it('22.7 confirms no address of somebody who is here already either', async () => {
    const { companyId, owner, id } = await invite();
    const lee = await member(await world.company('2208162517'), 'viewer', {
      email: EMAIL,
      membership: 'left',
      email_confirmed_at: null,
    });
    await lee.acceptInvitation({ token: secretIn((await owner.makeInvitationLink({ id })).url) });
    expect(await membershipOf(lee.id)).toMatchObject({ companyId, state: 'active' });
    expect(await lee.getProfile()).toMatchObject({ isEmailConfirmed: false });
  });

  it('22.7 ends with the invitation, and when it is mailed again', async () => {
    const { owner, id } = await invite();
    const token = secretIn((await owner.makeInvitationLink({ id })).url);
    await owner.resendInvitation({ id });
    await expect(stranger.readInvitation({ token })).rejects.toMatchObject(DEAD);
    const again = secretIn((await owner.makeInvitationLink({ id })).url);
    await owner.revokeInvitation({ id });
    await expect(stranger.readInvitation({ token: again })).rejects.toMatchObject(DEAD);
    await expect(owner.makeInvitationLink({ id })).rejects.toMatchObject({ code: 'company.invitation_over' });
    expect((await owner.listInvitations({})).rows).toMatchObject([{ can: { makeLink: false } }]);
  });

  it('22.7 is for owners, and of their own company', async () => {
    const { companyId, id } = await invite();
    const [editor, otherOwner] = [await member(companyId, 'editor'), await member(await verified('2208162517'))];
    await expect(editor.makeInvitationLink({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(otherOwner.makeInvitationLink({ id })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});
