import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

/** Key of the test world: the forger knows it, unless a case says otherwise. */
const KEY = 'a key for tests, 32 bytes or more';
const LONG = 9_000;

type Claims = Record<string, unknown>;
type Headers = Record<string, string | string[]>;
type Honest = { claims: Claims; token: string; rival: Claims };

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const sign = (header: object, claims: Claims, key = KEY, hash = 'sha256') => {
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
};
const HEADER = { alg: 'HS256', typ: 'JWT' };
const nowS = () => Math.floor(Date.now() / 1000);
const unsigned = (alg: string, claims: Claims, signature = '') =>
  `${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.${signature}`;
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const rsa = (claims: Claims) => {
  const content = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${createSign('sha256').update(content).sign(privateKey, 'base64url')}`;
};
const parts = (token: string) => token.split('.') as [string, string, string];
const without = (claims: Claims, key: string) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => name !== key));
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** Headers, and sometimes an address or a body, of a caller with a forged identity. */
const forgeries: Record<string, (honest: Honest) => { headers?: Headers; query?: string; body?: object }> = {
  'no token': () => ({}),
  'algorithm none': ({ claims }) => ({ headers: bearer(unsigned('none', claims)) }),
  'algorithm None': ({ claims }) => ({ headers: bearer(unsigned('None', claims)) }),
  'algorithm nOnE': ({ claims }) => ({ headers: bearer(unsigned('nOnE', claims)) }),
  'algorithm none, signed': ({ claims, token }) => ({ headers: bearer(unsigned('none', claims, parts(token)[2])) }),
  'algorithm HS512': ({ claims }) => ({ headers: bearer(sign({ ...HEADER, alg: 'HS512' }, claims, KEY, 'sha512')) }),
  'algorithm RS256': ({ claims }) => ({ headers: bearer(rsa(claims)) }),
  'a public key as the secret': ({ claims }) => ({
    headers: bearer(sign(HEADER, claims, publicKey.export({ type: 'spki', format: 'pem' }).toString())),
  }),
  'another key': ({ claims }) => ({ headers: bearer(sign(HEADER, claims, 'another key, just as long as ours')) }),
  'an empty key': ({ claims }) => ({ headers: bearer(sign(HEADER, claims, '')) }),
  'an empty signature': ({ token }) => ({ headers: bearer(token.replace(/[^.]+$/, '')) }),
  'two parts': ({ token }) => ({ headers: bearer(parts(token).slice(0, 2).join('.')) }),
  'four parts': ({ token }) => ({ headers: bearer(`${token}.${parts(token)[2]}`) }),
  'one part': ({ token }) => ({ headers: bearer(parts(token)[1]) }),
  'a key id with a path': ({ claims }) => ({
    headers: bearer(sign({ ...HEADER, kid: '../../../../dev/null' }, claims, '')),
  }),
  'a key id with SQL': ({ claims }) => ({
    headers: bearer(sign({ ...HEADER, kid: "x' union select 'k" }, claims, 'k')),
  }),
  'an address of keys (jku)': ({ claims }) => ({
    headers: bearer(sign({ ...HEADER, jku: 'https://evil.test/keys' }, claims, 'k')),
  }),
  'a key of its own (jwk)': ({ claims }) => ({
    headers: bearer(sign({ ...HEADER, jwk: { kty: 'oct', k: Buffer.from('k').toString('base64url') } }, claims, 'k')),
  }),
  'expired by a second': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, exp: nowS() - 1 })) }),
  'without an end': ({ claims }) => ({ headers: bearer(sign(HEADER, without(claims, 'exp'))) }),
  'not yet valid': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, nbf: nowS() + 60 })) }),
  'another audience': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, aud: 'ieum-admin' })) }),
  'another issuer': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, iss: 'ieum.evil' })) }),
  'another type': ({ claims }) => ({ headers: bearer(sign({ ...HEADER, typ: 'reset+jwt' }, claims)) }),
  'no type': ({ claims }) => ({ headers: bearer(sign({ alg: 'HS256' }, claims)) }),
  'an older version': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, ver: 0 })) }),
  'a version as text': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, ver: '1' })) }),
  'another person': ({ claims, rival }) => ({ headers: bearer(sign(HEADER, { ...claims, sub: rival.sub })) }),
  "another person's session": ({ claims, rival }) => ({ headers: bearer(sign(HEADER, { ...claims, sid: rival.sid })) }),
  'a session that never was': ({ claims }) => ({
    headers: bearer(sign(HEADER, { ...claims, sid: crypto.randomUUID() })),
  }),
  'SQL for a session': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, sid: "' or true --" })) }),
  'claims that are a list': ({ claims }) => ({
    headers: bearer(sign(HEADER, Object.assign([], claims) as unknown as Claims)),
  }),
  truncated: ({ token }) => ({ headers: bearer(token.slice(0, -1)) }),
  'changed in the middle': ({ token, rival }) => ({
    headers: bearer(`${parts(token)[0]}.${encoded(rival)}.${parts(token)[2]}`),
  }),
  '9 kB': ({ claims }) => ({ headers: bearer(sign(HEADER, { ...claims, more: 'x'.repeat(LONG) })) }),
  'no JSON inside': () => ({ headers: bearer('e30.bm90IGpzb24.c2lnbmVk') }),
  'two headers': ({ token }) => ({ headers: { authorization: [`Bearer ${token}`, 'Bearer an.other.one'] } }),
  'two tokens in one header': ({ token }) => ({ headers: { authorization: `Bearer ${token}, Bearer ${token}` } }),
  'a scheme in lower case': ({ token }) => ({ headers: { authorization: `bearer ${token}` } }),
  'another scheme': ({ token }) => ({ headers: { authorization: `Basic ${token}` } }),
  'no scheme': ({ token }) => ({ headers: { authorization: token } }),
  'in a cookie': ({ token }) => ({ headers: { cookie: `accessToken=${token}` } }),
  'in the address': ({ token }) => ({ query: `?access_token=${token}&authorization=Bearer%20${token}` }),
  'in the body': ({ token }) => ({ body: { access_token: token, authorization: `Bearer ${token}` } }),
};

const world = useWorld();
const { add, tokenOf } = usePeople(world);
const claimsIn = (token: string): Claims => JSON.parse(Buffer.from(parts(token)[1], 'base64url').toString());
const change = { name: '가짜 이름', language: 'en' };
const rename = (headers: Headers = {}, query = '', body: object = {}) =>
  world.inject({ method: 'PATCH', url: `/api/user/profile${query}`, headers, payload: { ...change, ...body } });

describe('a request', () => {
  it('is taken with a token that is signed as ours are', async () => {
    await add();
    expect((await rename(bearer(sign(HEADER, claimsIn(await tokenOf()))))).statusCode).toBe(200);
  });

  it.each(Object.entries(forgeries))('C2 is refused before anything is done: %s', async (_, forge) => {
    await add();
    await add({ email: 'lee@test.kr' });
    const [token, rival] = [await tokenOf(), await tokenOf('lee@test.kr')];
    const { headers, query, body } = forge({ token, claims: claimsIn(token), rival: claimsIn(rival) });
    const answer = await rename(headers, query, body);
    expect([answer.statusCode, answer.json().result.code]).toEqual([401, 'session.required']);
    const names = await world.db().selectFrom('account_user').select('name').execute();
    expect(names.map(({ name }) => name)).not.toContain(change.name);
    expect(
      await world.db().selectFrom('kit_audit').select('id').where('operation', '=', 'updateProfile').execute(),
    ).toEqual([]);
  });
});
