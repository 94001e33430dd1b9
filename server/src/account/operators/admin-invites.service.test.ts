import { describe, expect, it } from 'vitest';
import { usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const EMAIL = 'park@test.kr';
const PASSWORD = 'another horse';
const DEAD = { status: 400, code: 'account.link_dead' };

const world = useWorld();
const { add, signIn, linkIn, passSeconds } = usePeople(world);
const anybody = () => world.withToken(null);
const invite = async () => {
  const admin = await world.admin();
  await admin.inviteAdmin({ email: ` ${EMAIL.toUpperCase()} ` });
  return { admin, token: await linkIn('adminInvited', EMAIL) };
};

describe('inviteAdmin', () => {
  it('mails a link that makes an admin, once', async () => {
    const { admin, token } = await invite();
    expect((await admin.listAdminInvites()).rows).toMatchObject([{ email: EMAIL }]);
    expect(await anybody().checkAdminInvite({ token })).toEqual({ email: EMAIL });
    await anybody().acceptAdminInvite({ token, name: '박운영', password: PASSWORD });
    expect((await signIn(EMAIL, PASSWORD)).json().result.data).toMatchObject({ role: 'admin', name: '박운영' });
    const again = anybody().acceptAdminInvite({ token, name: '박운영', password: PASSWORD });
    await expect(again).rejects.toMatchObject(DEAD);
    expect(await admin.listAdminInvites()).toEqual({ rows: [] });
    await expect(admin.inviteAdmin({ email: EMAIL })).rejects.toMatchObject({ code: 'account.email_taken' });
  });

  it('lets one of ten win that use it at once', async () => {
    const { token } = await invite();
    const attempts = Array.from({ length: 10 }, () =>
      anybody().acceptAdminInvite({ token, name: '박운영', password: PASSWORD }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes the newest link to an address only, for three days, until it is revoked', async () => {
    const { admin, token } = await invite();
    passSeconds(1);
    await admin.inviteAdmin({ email: EMAIL });
    await expect(anybody().checkAdminInvite({ token })).rejects.toMatchObject(DEAD);
    const newest = await linkIn('adminInvited', EMAIL);
    const { rows } = await admin.listAdminInvites();
    expect(rows).toHaveLength(1);
    await admin.revokeAdminInvite({ id: rows[0]?.id ?? '' });
    await expect(anybody().checkAdminInvite({ token: newest })).rejects.toMatchObject(DEAD);
    const { token: last } = await invite();
    passSeconds(3 * 24 * 3600 + 1);
    await expect(anybody().checkAdminInvite({ token: last })).rejects.toMatchObject(DEAD);
  });

  it('refuses a guessable password, and an address that has got an account meanwhile', async () => {
    const { token } = await invite();
    const guessable = anybody().acceptAdminInvite({ token, name: '박운영', password: 'password1' });
    await expect(guessable).rejects.toMatchObject({ code: 'account.password_common' });
    await add({ email: EMAIL });
    const late = anybody().acceptAdminInvite({ token, name: '박운영', password: PASSWORD });
    await expect(late).rejects.toMatchObject({ code: 'account.email_taken' });
  });

  it('A10 is for admins with a fresh password; suppliers see no invitation', async () => {
    const supplier = await world.supplier();
    await expect(supplier.inviteAdmin({ email: EMAIL })).rejects.toMatchObject({ code: 'access.denied' });
    await expect(supplier.listAdminInvites()).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    world.passMinutes(11);
    await expect(admin.inviteAdmin({ email: EMAIL })).rejects.toMatchObject({ code: 'session.password_needed' });
    expect(await world.mails()).toEqual([]);
  });

  it('takes no link of another kind', async () => {
    const id = await add();
    const admin = await world.admin();
    await admin.startReset({ id });
    const token = await linkIn('resetPassword');
    await expect(anybody().checkAdminInvite({ token })).rejects.toMatchObject(DEAD);
  });
});
