import { NO_NAMES } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { KIM, PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { add, call, post, tokenOf, passSeconds } = usePeople(world);
const mine = async () => {
  const id = await add();
  const token = await tokenOf();
  return { id, token, ...world.withToken(token) };
};

describe('getProfile', () => {
  it('shows what is known of me and of my company', async () => {
    const { getProfile } = await mine();
    expect(await getProfile()).toEqual({
      ...KIM,
      language: 'kr',
      isEmailConfirmed: false,
      newEmail: null,
      hasPicture: false,
      since: expect.any(String),
      company: {
        ...NO_NAMES,
        businessNumber: '1234567890',
        state: 'pending',
        membership: 'active',
        isClosed: false,
        verification: null,
        certificate: null,
      },
    });
  });

  it('shows a newcomer nothing that the company has become, and no admin a company', async () => {
    const company_id = await world.company();
    await world.db().updateTable('company').set({ state: 'verified' }).where('id', '=', company_id).execute();
    await add({ company_id, membership: 'requested' });
    await add({ email: 'admin@test.kr', role: 'admin', phone: null });
    const newcomer = await world.withToken(await tokenOf()).getProfile();
    expect(newcomer.company).toMatchObject({ state: 'pending', membership: 'requested' });
    expect(await world.withToken(await tokenOf('admin@test.kr')).getProfile()).toMatchObject({
      company: null,
      phone: '',
    });
  });

  it("A9 gives a newcomer none of the company's data", async () => {
    const company_id = await world.company();
    const ours = await world.supplier(company_id);
    await ours.registerFactory({ name: '울산 1공장', country: 'KR' });
    await add({ company_id, membership: 'requested' });
    const newcomer = world.withToken(await tokenOf());
    const denied = { status: 403, code: 'access.denied' };
    await expect(newcomer.listFactories()).rejects.toMatchObject(denied);
    await expect(newcomer.registerFactory({ name: '부산 공장', country: 'KR' })).rejects.toMatchObject(denied);
  });
});

describe('updateProfile', () => {
  it('changes my name and language, and nobody else’s', async () => {
    const { updateProfile, getProfile } = await mine();
    await add({ email: 'lee@test.kr', name: '이다리' });
    await updateProfile({ name: `  ${'김다리'.normalize('NFD')} `, language: 'jp' });
    expect(await getProfile()).toMatchObject({ name: '김다리', language: 'jp' });
    expect(await world.withToken(await tokenOf('lee@test.kr')).getProfile()).toMatchObject({
      name: '이다리',
      language: 'kr',
    });
  });

  it.each([
    [{ name: '', language: 'kr' }, 'name'],
    [{ name: '   ', language: 'kr' }, 'name'],
    [{ name: 'x'.repeat(51), language: 'kr' }, 'name'],
    [{ name: '김\u0000이음', language: 'kr' }, 'name'],
    [{ name: '김\r\nBcc: x@y.kr', language: 'kr' }, 'name'],
    [{ name: '김\ud800', language: 'kr' }, 'name'],
    [{ name: ['김'], language: 'kr' }, 'name'],
    [{ name: '김', language: 'xx' }, 'language'],
    [{ name: '김', language: 'kr', email: 'x@y.kr' }, 'email'],
    [{ name: '김', language: 'kr', role: 'admin' }, 'role'],
    [{ name: '김', language: 'kr', token_version: 9, id: 'x' }, 'id'],
    [{ name: '김', language: 'kr', constructor: {} }, 'constructor'],
  ])('B11 A8 refuses %j', async (input, field) => {
    const { token } = await mine();
    const { result } = (await call('PATCH', '/profile', input, { token })).json();
    expect(result).toMatchObject({ code: 'request.invalid', fields: { [field]: expect.any(String) } });
  });
});

describe('changePhone', () => {
  it('S5.3 stores digits, after the password', async () => {
    const { changePhone, getProfile } = await mine();
    await changePhone({ phone: '010-9999-8888', password: PASSWORD });
    expect((await getProfile()).phone).toBe('01099998888');
  });

  it('23.5 takes a number abroad, by which the account is then found', async () => {
    const { changePhone, getProfile } = await mine();
    await changePhone({ phone: '+84 (0)24 3825-1234', password: PASSWORD });
    expect((await getProfile()).phone).toBe('842438251234');
    const found = await post('/find-email', { name: KIM.name, phone: '+84 24 3825 1234' });
    expect(found.json().result.data.emails).toHaveLength(1);
    await changePhone({ phone: '+82 10 9999 8888', password: PASSWORD });
    expect((await getProfile()).phone).toBe('01099998888');
  });

  it('refuses a wrong password, and a number that is none', async () => {
    const { token, getProfile } = await mine();
    const wrong = await post('/phone', { phone: '01099998888', password: 'not the one' }, { token });
    expect([wrong.statusCode, wrong.json().result.fields]).toEqual([403, { password: 'wrong' }]);
    for (const phone of ['0109999888', '02-123-4567', '84 24 3825 1234', '', 1_099_998_888]) {
      expect((await post('/phone', { phone, password: PASSWORD }, { token })).statusCode).toBe(400);
    }
    expect((await getProfile()).phone).toBe(KIM.phone);
  });
});

describe('setConsent', () => {
  it('S5.7 adds a row for every decision, with its version and the text that was shown', async () => {
    const { setConsent, listConsents, id } = await mine();
    await setConsent({ item: 'advertising', isGranted: true });
    passSeconds(60);
    await setConsent({ item: 'advertising', isGranted: false });
    const rows = await world
      .db()
      .selectFrom('account_consent')
      .selectAll()
      .where('user_id', '=', id)
      .orderBy('at')
      .execute();
    expect(rows.map(({ item, is_granted }) => [item, is_granted])).toEqual([
      ['advertising', true],
      ['advertising', false],
    ]);
    expect(rows[0]).toMatchObject({
      language: 'kr',
      address: '127.0.0.1',
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { rows: shown } = await listConsents();
    expect(shown.map(({ item }) => item)).toEqual([
      'service',
      'privacy',
      'contactSharing',
      'overseasTransfer',
      'marketingUse',
      'advertising',
    ]);
    expect(shown.at(-1)).toMatchObject({
      isGranted: false,
      isRequired: false,
      at: rows[1]?.at,
      version: rows[1]?.version,
    });
  });

  it('S5.7 takes the last of several decisions, even of the same moment', async () => {
    const { setConsent, listConsents } = await mine();
    for (let round = 0; round < 12; round++) {
      await setConsent({ item: 'marketingUse', isGranted: round % 2 === 0 });
      const { rows } = await listConsents();
      const last = rows.find(({ item }) => item === 'marketingUse');
      expect([round, last?.isGranted]).toEqual([round, round % 2 === 0]);
    }
  });

  it('S5.7 withdraws none that is required, and decides for nobody else', async () => {
    const { token } = await mine();
    for (const item of ['service', 'privacy', 'other', '__proto__', 'constructor', 1, null]) {
      const answer = await post('/consents', { item, isGranted: false }, { token });
      expect([item, answer.statusCode]).toEqual([item, 400]);
    }
    const input = { item: 'advertising', isGranted: true, userId: crypto.randomUUID() };
    expect((await post('/consents', input, { token })).statusCode).toBe(400);
    expect((await post('/consents', { item: 'advertising', isGranted: 'true' }, { token })).statusCode).toBe(400);
  });

  it.each([
    ['update', sql`update account_consent set is_granted = true`],
    ['delete', sql`delete from account_consent`],
    ['truncate', sql`truncate account_consent`],
  ])('S5.7 is kept by the database itself: no %s', async (_, statement) => {
    const { setConsent } = await mine();
    await setConsent({ item: 'advertising', isGranted: false });
    const attempt = await world.db().savepoint('attempt').execute();
    await expect(statement.execute(attempt)).rejects.toMatchObject({ code: '42501' });
    await attempt.rollbackToSavepoint('attempt').execute();
  });
});
