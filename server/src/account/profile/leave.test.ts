import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { add, post, call, signIn, tokenOf, linkIn, mailsOf } = usePeople(world);
const leave = (token: string, password = PASSWORD) => post('/leave', { password }, { token });
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof leave>>) => [statusCode, json().result.code];
const signUp = async () => {
  const file = new File([new Uint8Array(await simplePdf())], 'certificate.pdf', { type: 'application/pdf' });
  return world.withToken(null).signUp({ ...KIM, password: 'a second life', business_number: '1234567890', file });
};

describe('leave', () => {
  it('erases the person, ends every session, and keeps what the company has said', async () => {
    const company_id = await world.company();
    const id = await add({ company_id });
    const tokens = [await tokenOf(), await tokenOf()];
    await world.withToken(tokens[0] ?? '').registerFactory({ name: '울산 1공장', country: 'KR' });
    await post('/find-password', KIM);
    const link = await linkIn('resetPassword');
    expect((await leave(tokens[0] ?? '')).statusCode).toBe(200);
    for (const token of tokens) expect((await call('GET', '/me', undefined, { token })).statusCode).toBe(401);
    const row = await world.db().selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirst();
    expect(row).toMatchObject({ state: 'left', name: '-', phone: null, password_hash: '-', picture_id: null });
    for (const known of Object.values(KIM)) expect(JSON.stringify(row)).not.toContain(known);
    expect(await world.db().selectFrom('account_session').select('id').execute()).toEqual([]);
    expect((await post('/reset', { token: link, password: 'another horse' })).statusCode).toBe(400);
    expect(await world.db().selectFrom('factory').select('name').execute()).toEqual([{ name: '울산 1공장' }]);
    const member = await world.db().selectFrom('company_member').select('state').executeTakeFirst();
    expect(member?.state).toBe('left');
    // Of all mails to this person only the last one remains, and it is deleted soon.
    expect((await world.mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['account.left', KIM.email],
    ]);
    expect((await signIn()).statusCode).toBe(401);
  });

  it('lets the address sign up again, as somebody new', async () => {
    const id = await add();
    await leave(await tokenOf());
    await signUp();
    const token = await tokenOf(KIM.email, 'a second life');
    expect((await call('GET', '/me', undefined, { token })).json().result.data.email).toBe(KIM.email);
    const ids = await world.db().selectFrom('account_user').select('id').execute();
    expect(ids.filter((row) => row.id !== id)).toHaveLength(1);
  });

  it('refuses a wrong password, and nobody leaves', async () => {
    await add();
    const token = await tokenOf();
    expect(outcome(await leave(token, 'not the one'))).toEqual([403, 'account.password_wrong']);
    expect((await call('GET', '/me', undefined, { token })).statusCode).toBe(200);
  });

  it('refuses the last owner among colleagues, until there is another', async () => {
    const company_id = await world.company();
    await add({ company_id });
    const token = await tokenOf();
    const colleague = await add({ email: 'editor@test.kr', company_id, companyRole: 'editor' });
    expect(outcome(await leave(token))).toEqual([409, 'account.last_owner']);
    expect((await call('GET', '/me', undefined, { token })).statusCode).toBe(200);
    expect(await mailsOf('left')).toEqual([]);
    await world.db().updateTable('company_member').set({ role: 'owner' }).where('user_id', '=', colleague).execute();
    expect((await leave(token)).statusCode).toBe(200);
  });

  it('lets go whoever is alone, whoever is no owner, and whoever was never let in', async () => {
    const company_id = await world.company();
    await add({ email: 'owner@test.kr', company_id });
    await add({ email: 'viewer@test.kr', company_id, companyRole: 'viewer' });
    await add({ email: 'newcomer@test.kr', company_id, companyRole: 'viewer', membership: 'requested' });
    for (const who of ['newcomer', 'viewer', 'owner']) {
      const answer = await leave(await tokenOf(`${who}@test.kr`));
      expect([who, answer.statusCode]).toEqual([who, 200]);
    }
  });

  it('refuses the last admin', async () => {
    await add({ role: 'admin' });
    await add({ email: 'disabled@test.kr', role: 'admin', state: 'disabled' });
    const second = await add({ email: 'second@test.kr', role: 'admin' });
    const [token, theirs] = [await tokenOf(), await tokenOf('second@test.kr')];
    expect((await leave(theirs)).statusCode).toBe(200);
    expect(outcome(await leave(token))).toEqual([409, 'account.last_admin']);
    const row = await world.db().selectFrom('account_user').select('state').where('id', '=', second).executeTakeFirst();
    expect(row?.state).toBe('left');
  });

  it('lets one of two go who leave at once: two owners, two admins', async () => {
    const company_id = await world.company();
    await add({ email: 'third@test.kr', company_id, companyRole: 'editor' });
    for (const who of ['a', 'b']) await add({ email: `owner-${who}@test.kr`, company_id });
    for (const who of ['a', 'b']) await add({ email: `admin-${who}@test.kr`, role: 'admin' });
    for (const kind of ['owner', 'admin']) {
      const tokens = [await tokenOf(`${kind}-a@test.kr`), await tokenOf(`${kind}-b@test.kr`)];
      const answers = await Promise.all(tokens.map((token) => leave(token)));
      expect([kind, ...answers.map(({ statusCode }) => statusCode).sort()]).toEqual([kind, 200, 409]);
    }
  });

  it('happens once, however often it is pressed', async () => {
    await add();
    const token = await tokenOf();
    const answers = await Promise.all([leave(token), leave(token), leave(token)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await mailsOf('left')).toHaveLength(1);
  });

  it('leaves nothing behind that came at the same time', async () => {
    const { passwords } = world.platform;
    const inLine = passwords.inLine;
    const changes: [string, object][] = [
      ['/phone', { phone: '01099998888', password: PASSWORD }],
      ['/email', { email: 'new@test.kr', password: PASSWORD }],
      ['/password', { current: PASSWORD, password: 'another horse' }],
    ];
    for (const [path, input] of changes) {
      const email = `${path.slice(1)}@test.kr`;
      const id = await add({ email });
      const token = await tokenOf(email);
      passwords.inLine = async (run) => {
        const value = await inLine(run);
        // The account is erased right after the password check, before the change is made.
        passwords.inLine = inLine;
        await leave(token);
        return value;
      };
      expect([path, (await post(path, input, { token })).statusCode]).toEqual([path, 401]);
      const row = await world.db().selectFrom('account_user').selectAll().where('id', '=', id).executeTakeFirst();
      expect(row).toMatchObject({ state: 'left', phone: null, password_hash: '-' });
      expect(await world.db().selectFrom('account_link').select('id').where('user_id', '=', id).execute()).toEqual([]);
    }
  });
});
