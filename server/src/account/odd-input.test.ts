import { contract, type Endpoint } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { NO_OBJECTS } from '../../test/fixtures/fuzz/bodies.ts';
import { KIM, PASSWORD, usePeople } from '../../test/fixtures/world/people.ts';
import { useWorld } from '../../test/fixtures/world/world.ts';

const LINK = 'x'.repeat(43);
const NEW = 'another horse';
/** A valid request for each account operation that takes a body or an address. */
const samples = {
  signIn: { email: KIM.email, password: PASSWORD },
  findEmail: { name: KIM.name, phone: KIM.phone },
  confirmFindEmail: { request: LINK, code: '123456' },
  requestReset: { ...KIM },
  checkReset: { token: LINK },
  resetPassword: { token: LINK, password: NEW },
  confirmEmail: { token: LINK },
  createFirstAdmin: { token: LINK, name: KIM.name, email: KIM.email, password: NEW },
  updateProfile: { name: KIM.name, language: 'kr' },
  changePhone: { phone: '01099998888', password: PASSWORD },
  changeEmail: { email: 'new@test.kr', password: PASSWORD },
  changePassword: { current: PASSWORD, password: NEW },
  setConsent: { item: 'advertising', isGranted: true },
  leave: { password: 'not the one' },
  signOut: {},
  signOutEverywhere: {},
  resendConfirmation: {},
} satisfies Partial<Record<keyof typeof contract, object>>;

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  [],
  ['x'],
  {},
  { toString: 'x' },
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e\u2066',
  '%00',
  '%s%n',
  '../../../etc/passwd',
  "' or 1=1 --",
  '"; drop table account_user; --',
  '$1',
  '\\',
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  'x'.repeat(100_000),
  '\ufdfa'.repeat(20_000),
  'é'.normalize('NFD').repeat(30_000),
  `${'a.'.repeat(20_000)}@x.kr`,
  'a@'.repeat(20_000),
  '0'.repeat(50_000),
  `+82${'0'.repeat(30)}`,
  `${'x@'.repeat(120)}x.kr`,
  '١٢٣٤٥٦',
  '１２３４５６',
];
/** Bodies that no browser sends. */
const bodies = [
  ...NO_OBJECTS,
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":"\\ud800"}',
  '{"email":"a","email":"b"}',
  deep(5_000),
  `{"email":${deep(5_000)}}`,
  `{"${'k'.repeat(50_000)}":1}`,
  `{${'"a":1,'.repeat(20_000)}"b":2}`,
  JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key${at}`, at]))),
];

const world = useWorld();
const { add, tokenOf, signIn } = usePeople(world);
const endpointOf = (name: string): Endpoint => contract[name as keyof typeof contract];
const send = async (name: string, payload: string | Buffer, token: string, type = 'application/json') => {
  const { method, path } = endpointOf(name);
  const answer = await world.inject({ method, url: `/api${path}`, payload, headers: { 'content-type': type } }, token);
  return { status: answer.statusCode, code: answer.json().result.code };
};
const begin = async () => {
  const id = await add();
  return { id, token: await tokenOf() };
};

describe.each(Object.entries(samples))('%s', (name, sample) => {
  it('F1 answers every odd value of every field without a fault', async () => {
    const faults: unknown[] = [];
    let { token } = await begin();
    for (const field of [...Object.keys(sample), 'stray', 'constructor']) {
      for (const value of values) {
        const { status, code } = await send(name, JSON.stringify({ ...sample, [field]: value }), token);
        if (status >= 500) faults.push([field, value, status, code]);
        if (!(field in sample) && code !== 'request.invalid' && code !== 'session.required') faults.push([field, code]);
        if (status === 200 && endpointOf(name).access !== 'public') token = await tokenOf().catch(() => token);
      }
    }
    expect(faults).toEqual([]);
  });

  it('F1 answers every odd body without a fault, and does nothing', async () => {
    const { id, token } = await begin();
    const before = await world.db().selectFrom('account_user').selectAll().where('id', '=', id).execute();
    for (const body of bodies) {
      const { status, code } = await send(name, body, token);
      expect([body.slice(0, 40), status < 500, code]).toEqual([body.slice(0, 40), true, code]);
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      '',
    ]) {
      const { status } = await send(name, JSON.stringify(sample), token, type);
      expect([type, status < 500]).toEqual([type, true]);
    }
    for (const bytes of [Buffer.from([0xff, 0xfe, 0x7b]), Buffer.from('7b22656d61696c223a22ff227d', 'hex')]) {
      expect((await send(name, bytes, token)).status).toBeLessThan(500);
    }
    const isHarmless = !['signOut', 'signOutEverywhere', 'resendConfirmation'].includes(name);
    const after = await world.db().selectFrom('account_user').selectAll().where('id', '=', id).execute();
    if (isHarmless) expect(after).toEqual(before);
    expect((await signIn()).statusCode).toBe(200);
  });
});
