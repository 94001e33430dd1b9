import { describe, expect, it } from 'vitest';
import { useCompanies } from '../../../test/fixtures/world/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { verified, member, membershipOf, invitationTo } = useCompanies(world);
const DEAD = { status: 400, code: 'account.link_dead' };
const NOT_YOURS = { status: 403, code: 'account.link_not_yours' };
const EMAIL = 'lee@hanbit.example';
const PERSON = { name: '이하나', phone: '010-2345-6789', password: 'seven ships at noon' };
const stranger = world.withToken(null);

const invite = async (company: string, role: 'editor' | 'viewer' = 'editor', email = EMAIL) => {
  const owner = await member(company, 'owner', { name: '김이음' });
  await owner.inviteMember({ email, role });
  return { owner, token: await invitationTo(email) };
};
const stateOf = async (owner: Awaited<ReturnType<typeof member>>) => (await owner.listInvitations({})).rows[0]?.state;

describe('readInvitation', () => {
  it('tells who invites, and only hints at whom', async () => {
    const { owner, token } = await invite(await verified());
    const shown = await stranger.readInvitation({ token });
    expect(shown).toMatchObject({ companyName: '한빛정밀', invitedBy: '김이음', role: 'editor', hasAccount: false });
    expect(JSON.stringify(shown)).not.toContain(EMAIL);
    expect(await stateOf(owner)).toBe('opened');
    expect(await stranger.readInvitation({ token })).toMatchObject({ hasAccount: false });
  });

  it('is dead when unknown, run out, or when the company is no longer verified', async () => {
    const company = await verified();
    const { token } = await invite(company);
    await expect(stranger.readInvitation({ token: 'x'.repeat(43) })).rejects.toMatchObject(DEAD);
    await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', company).execute();
    await expect(stranger.readInvitation({ token })).rejects.toMatchObject(DEAD);
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', company).execute();
    world.passHours(30 * 24);
    await expect(stranger.readInvitation({ token })).rejects.toMatchObject(DEAD);
  });
});

describe('joinByInvitation', () => {
  it('makes an account that is confirmed, has agreed, and is in the company at once', async () => {
    const company = await verified();
    const { owner, token } = await invite(company);
    expect(await stranger.joinByInvitation({ token, ...PERSON })).toEqual({
      name: '이하나',
      email: EMAIL,
      companyName: '한빛정밀',
    });
    const { jwt_token } = await stranger.signIn({ email: EMAIL, password: PERSON.password });
    const lee = world.withToken(jwt_token);
    expect(await lee.getCompany()).toMatchObject({ name: '한빛정밀', memberRole: 'editor' });
    expect(await lee.getProfile()).toMatchObject({ isEmailConfirmed: true, company: { name: '한빛정밀' } });
    const required = (await lee.listConsents({})).rows.filter(({ isRequired }) => isRequired);
    expect(required.map(({ isGranted }) => isGranted)).toEqual([true, true]);
    expect(await stateOf(owner)).toBe('accepted');
    await expect(stranger.joinByInvitation({ token, ...PERSON })).rejects.toMatchObject(DEAD);
  });

  it('23.5 takes a colleague with a phone abroad, who finds the account by it', async () => {
    const { token } = await invite(await verified());
    await stranger.joinByInvitation({ token, ...PERSON, phone: '+84 24 3825 1234' });
    expect(await stranger.findEmail({ name: PERSON.name, phone: '0084 24-3825-1234' })).toMatchObject({
      emails: ['l****@h***.example'],
    });
  });

  it('refuses a password that is easy to guess, terms that have changed, and an address that has an account', async () => {
    const { owner, token } = await invite(await verified());
    const join = (wrong: object) => stranger.joinByInvitation({ token, ...PERSON, ...wrong });
    await expect(join({ password: EMAIL })).rejects.toMatchObject({ code: 'account.password_common' });
    await expect(join({ terms_version: '2020-01-01' })).rejects.toMatchObject({ code: 'account.terms_changed' });
    await expect(join({ name: '', phone: '02-123-4567' })).rejects.toMatchObject({
      fields: { name: 'too_small', phone: 'invalid_format' },
    });
    await world.person({ email: EMAIL });
    await expect(join({})).rejects.toMatchObject({ code: 'account.email_taken' });
    expect(await stateOf(owner)).toBe('sent');
  });

  it('works for one of twenty at once', async () => {
    const { token } = await invite(await verified());
    const tries = Array.from({ length: 20 }, () => stranger.joinByInvitation({ token, ...PERSON }));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('acceptInvitation', () => {
  it('takes in somebody without a company, or who waits for another', async () => {
    const company = await verified();
    for (const membership of ['left', 'requested'] as const) {
      const email = `${membership}@hanbit.example`;
      const { token } = await invite(company, 'viewer', email);
      const lee = await member(await world.company(null), 'owner', { email, membership, email_confirmed_at: null });
      expect(await stranger.readInvitation({ token })).toMatchObject({ hasAccount: true });
      expect(await lee.readOwnInvitation({ token })).toMatchObject({ companyName: '한빛정밀', role: 'viewer' });
      expect(await lee.acceptInvitation({ token })).toEqual({ companyName: '한빛정밀' });
      expect(await lee.getCompany()).toMatchObject({ name: '한빛정밀', memberRole: 'viewer' });
      expect(await lee.getProfile()).toMatchObject({ isEmailConfirmed: true });
      await expect(lee.acceptInvitation({ token })).rejects.toMatchObject(DEAD);
    }
  });

  it('tells whoever is in another company, and keeps the link for later', async () => {
    const company = await verified();
    const { owner, token } = await invite(company);
    const lee = await member(await world.company('2208162517'), 'owner', { email: EMAIL });
    await expect(lee.acceptInvitation({ token })).rejects.toMatchObject({ status: 409, code: 'account.other_company' });
    await lee.leaveCompany();
    await lee.acceptInvitation({ token });
    expect(await membershipOf(lee.id)).toEqual({ companyId: company, role: 'editor', state: 'active' });
    expect(await stateOf(owner)).toBe('accepted');
  });

  it('A3 refuses a wrong account without telling whose it is, and leaves the link as it was', async () => {
    const company = await verified();
    const { owner, token } = await invite(company);
    const wrong = await member(await verified('2208162517'), 'viewer', { membership: 'left' });
    const admin = await world.admin();
    for (const who of [wrong, admin, owner]) {
      for (const act of ['readOwnInvitation', 'acceptInvitation'] as const) {
        const refusal = await who[act]({ token }).catch((error) => error);
        expect(refusal).toMatchObject({ ...NOT_YOURS, fields: {} });
        expect(JSON.stringify(refusal)).not.toMatch(/hanbit|한빛|lee/i);
      }
    }
    expect(await stateOf(owner)).toBe('sent');
    expect(await membershipOf(wrong.id)).toMatchObject({ state: 'left' });
  });

  it('keeps the role of somebody who was let in meanwhile', async () => {
    const company = await verified();
    const { token } = await invite(company, 'viewer');
    const lee = await member(company, 'editor', { email: EMAIL });
    await lee.acceptInvitation({ token });
    expect(await membershipOf(lee.id)).toMatchObject({ role: 'editor', state: 'active' });
  });
});

describe('declineInvitation', () => {
  it('ends the link, which the inviter sees', async () => {
    const { owner, token } = await invite(await verified());
    await stranger.declineInvitation({ token });
    expect(await stateOf(owner)).toBe('declined');
    await expect(stranger.readInvitation({ token })).rejects.toMatchObject(DEAD);
    await expect(stranger.declineInvitation({ token })).rejects.toMatchObject(DEAD);
  });
});
