import { describe, expect, it } from 'vitest';
import { usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { firstAdminLink } from './first-admin.service.ts';

const OPERATOR = { name: '박운영', email: 'operator@test.kr', password: 'another horse' };
const DEAD = [400, 'account.link_dead'];

const world = useWorld();
const { add, post, signIn, passSeconds } = usePeople(world);
const link = async () =>
  (await firstAdminLink(world.db(), 'https://ieum.test', world.clock()))?.split('/').at(-1) ?? '';
const create = (token: string, overrides: object = {}) => post('/first-admin', { ...OPERATOR, ...overrides, token });
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof create>>) => [statusCode, json().result.code];

describe('createFirstAdmin', () => {
  it('makes one admin, who can sign in', async () => {
    const token = await link();
    expect((await create(token)).body).toBe('{"result":{"data":{}}}');
    expect((await signIn(OPERATOR.email, OPERATOR.password)).json().result.data).toMatchObject({
      role: 'admin',
      business_number: '',
    });
    expect(outcome(await create(token, { email: 'second@test.kr' }))).toEqual(DEAD);
    expect(await link()).toBe('');
  });

  it('lets one of ten win that use the link at once', async () => {
    const token = await link();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(token, { email: `op${at}@test.kr` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await world.db().selectFrom('account_user').select('id').execute()).toHaveLength(1);
  });

  it('is dead once there is an admin, even with a link from before', async () => {
    const token = await link();
    await add({ role: 'admin' });
    expect(outcome(await create(token))).toEqual(DEAD);
  });

  it('takes the newest link only, for a quarter of an hour', async () => {
    const older = await link();
    const newest = await link();
    expect(outcome(await create(older))).toEqual(DEAD);
    passSeconds(15 * 60 + 1);
    expect(outcome(await create(newest))).toEqual(DEAD);
    const last = await link();
    passSeconds(15 * 60 - 1);
    expect((await create(last)).statusCode).toBe(200);
  });

  it('refuses a guessable password and a taken address, and the link is still good', async () => {
    await add({ email: OPERATOR.email });
    const token = await link();
    expect(outcome(await create(token, { email: 'op@test.kr', password: 'password1' }))).toEqual([
      400,
      'account.password_common',
    ]);
    expect(outcome(await create(token))).toEqual([409, 'account.email_taken']);
    expect((await create(token, { email: 'op@test.kr' })).statusCode).toBe(200);
  });

  it('takes no link of another kind', async () => {
    await add();
    await post('/find-password', { name: '김이음', phone: '01012345678', email: 'kim@test.kr' });
    const [mail] = await world.mails();
    const reset = /reset\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
    expect(outcome(await create(reset))).toEqual(DEAD);
    expect(outcome(await post('/reset', { token: await link(), password: 'another horse' }))).toEqual(DEAD);
  });
});
