import { describe, expect, it } from 'vitest';
import { PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const REASON = '전화로 본인을 확인했어요';
const world = useWorld({ hasMailServer: false });
const people = usePeople(world);

const secretIn = (url: string) => url.split('/').at(-1) ?? '';

describe('showLink', () => {
  it('22.7 makes a new link that works once, tells its owner, and leaves a line with the reason', async () => {
    const id = await people.add();
    const token = await world.token({});
    const admin = world.withToken(token);
    await admin.startReset({ id });
    const mailed = await people.linkIn('resetPassword');
    const { url, endsAt } = await admin.showLink({ id, link: 'reset', reason: REASON });
    expect(url).toMatch(/^https:\/\/ieum\.test\/auth\/reset\/[\w-]{43}$/);
    expect(Date.parse(endsAt)).toBe(world.clock().getTime() + 30 * 60_000);
    const nobody = world.withToken(null);
    await expect(nobody.checkReset({ token: mailed })).rejects.toMatchObject({ code: 'account.link_dead' });
    const password = 'another horse battery';
    await nobody.resetPassword({ token: secretIn(url), password });
    const owner = world.withToken(await people.tokenOf(undefined, password));
    expect((await owner.listNotices()).rows).toMatchObject([
      { kind: 'account.linkShown', about: { link: 'reset', reason: REASON } },
    ]);
    const lines = await world.db().selectFrom('kit_audit').selectAll().where('operation', '=', 'showLink').execute();
    const actor_id = (await world.tokens.read(token))?.sub;
    expect(lines).toMatchObject([{ record_id: id, actor_id, note: `reset: ${REASON}` }]);
    expect(JSON.stringify(await world.db().selectFrom('notice_mail').selectAll().execute())).not.toContain(
      secretIn(url),
    );
  });

  it('22.7 shows what an address waits for: its own confirmation, and that of a new one', async () => {
    const id = await people.add({ email_confirmed_at: null });
    const owner = world.withToken(await people.tokenOf());
    await owner.changeEmail({ email: 'new@test.kr', password: PASSWORD });
    const admin = await world.admin();
    expect((await admin.inspectUser({ id })).can.showLinks).toEqual(['reset', 'confirm', 'changeEmail']);
    const { url } = await admin.showLink({ id, link: 'changeEmail', reason: REASON });
    await world.withToken(null).confirmEmail({ token: secretIn(url) });
    expect(await owner.getProfile()).toMatchObject({ email: 'new@test.kr', isEmailConfirmed: true });
    expect((await admin.inspectUser({ id })).can.showLinks).toEqual(['reset']);
    const late = admin.showLink({ id, link: 'confirm', reason: REASON });
    await expect(late).rejects.toMatchObject({ status: 409, code: 'account.state_changed' });
  });

  it('22.7 is never possible for an operator’s account, whoever asks', async () => {
    const operatorId = await world.person({});
    const admin = await world.admin();
    expect((await admin.inspectUser({ id: operatorId })).can.showLinks).toEqual([]);
    const request = admin.showLink({ id: operatorId, link: 'reset', reason: REASON });
    await expect(request).rejects.toMatchObject({ status: 409, code: 'account.link_of_operator' });
    expect(await world.db().selectFrom('account_link').selectAll().execute()).toEqual([]);
  });

  it('22.7 leaves no link behind by which somebody who becomes an operator can be taken over', async () => {
    const id = await people.add({ membership: 'left' });
    const admin = await world.admin();
    const { url } = await admin.showLink({ id, link: 'reset', reason: REASON });
    await admin.makeAdmin({ id });
    const used = world.withToken(null).resetPassword({ token: secretIn(url), password: 'another horse battery' });
    await expect(used).rejects.toMatchObject({ code: 'account.link_dead' });
  });

  it('22.7 asks for the password and for a reason, and is for operators', async () => {
    const id = await people.add();
    const token = await people.tokenOf();
    const admin = await world.admin();
    const input = { id, link: 'reset', reason: REASON } as const;
    await expect(admin.showLink({ ...input, reason: ' ' })).rejects.toMatchObject({ status: 400 });
    await expect(world.withToken(token).showLink(input)).rejects.toMatchObject({ code: 'access.denied' });
    const unknown = admin.showLink({ ...input, id: crypto.randomUUID() });
    await expect(unknown).rejects.toMatchObject({ status: 404, code: 'request.not_found' });
    world.passMinutes(10.1);
    await expect(admin.showLink(input)).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});

describe('where a mail server is set', () => {
  const mailing = useWorld();
  it('22.7 shows no link at all: they go by mail alone', async () => {
    const id = await mailing.person({ role: 'supplier', company_id: await mailing.company() });
    const admin = await mailing.admin();
    expect((await admin.inspectUser({ id })).can.showLinks).toEqual([]);
    const request = admin.showLink({ id, link: 'reset', reason: REASON });
    await expect(request).rejects.toMatchObject({ status: 409, code: 'account.link_by_mail' });
  });
});
