import { tmpdir } from 'node:os';
import { defineContract, type ErrorCode } from '@ieum/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { noDatabase } from '../../../test/fixtures/database/no-database.ts';
import { messages } from '../../app/slices.ts';
import { systemClock } from '../clock.ts';
import type { InTransaction } from '../db/database.ts';
import { createLog } from '../log.ts';
import { Failure } from './failure.ts';
import { createIdempotency } from './idempotency.ts';
import { mount } from './mount.ts';
import { createServer } from './server.ts';

const part = z.object({ shown: z.string() });
const open = {
  summary: 'Is for tests.',
  access: 'public',
  input: z.strictObject({ deep: z.strictObject({}).optional() }),
  errors: ['factory.code_taken'],
} as const;
const contract = defineContract({
  show: {
    ...open,
    method: 'POST',
    path: '/show',
    output: z.object({ plain: part, nullable: part.nullable(), either: z.union([part, z.null()]) }),
    transaction: 'own',
    alsoAtRoot: true,
  },
  read: { ...open, method: 'GET', path: '/read', output: z.object({}) },
  explode: { ...open, method: 'GET', path: '/explode', output: z.object({}), transaction: 'own' },
});

const secretive = { shown: 'yes', secret: 'no' };
const logged: string[] = [];
const written: unknown[] = [];
let thrown: unknown;
let opened = 0;

const db = noDatabase((_, [, operation, actor_id, , , , address]) => written.push({ operation, actor_id, address }));
const inTransaction: InTransaction = (run) => {
  opened += 1;
  return run(db);
};
const handlers = {
  show: async () => ({ plain: secretive, nullable: secretive, either: secretive }),
  read: async () => ({}),
  explode: async () => {
    throw thrown;
  },
};
const idempotency = createIdempotency({ hash: (text) => text, clock: systemClock });
const actorOf = async () => undefined;
let isRoomLeft = true;
const hasRoom = () => isRoomLeft;
const deps = {
  inTransaction,
  inStatement: inTransaction,
  hasRoom,
  actorOf,
  clock: systemClock,
  idempotency,
  uploadFolder: tmpdir(),
};

const newServer = () =>
  createServer(messages, { log: createLog('debug', { write: (line) => logged.push(line) }), isBehindTls: false });
const server = newServer();
mount(server, contract, handlers, deps);

const post = async (url: string, payload: object | string = {}, type = 'application/json') => {
  const answer = await server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
  return { status: answer.statusCode, body: answer.json() };
};
const get = async (url: string) => {
  const answer = await server.inject(url);
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
};
const refusal = (code: ErrorCode, fields = {}) => ({ result: { code, msg: messages[code], fields } });
const invalid = (fields: object) => ({ status: 400, body: refusal('request.invalid', fields) });

it('S7.2 wraps every answer, and strips what the contract does not declare', async () => {
  const shown = { shown: 'yes' };
  expect((await post('/api/show')).body).toEqual({
    result: { data: { plain: shown, nullable: shown, either: shown } },
  });
});

it('S7.3 answers at the root as well where the contract says so', async () => {
  expect((await post('/show')).status).toBe(200);
  expect((await get('/read')).status).toBe(404);
});

it('refuses unknown keys, naming each', async () => {
  expect(await post('/api/show', { b: 1, deep: { c: 1 } })).toEqual(
    invalid({ b: 'unrecognized_keys', 'deep.c': 'unrecognized_keys' }),
  );
  expect(await post('/api/show?a=1', {})).toEqual(invalid({ a: 'unrecognized_keys' }));
  expect(await get('/api/read?a=1')).toMatchObject(invalid({ a: 'unrecognized_keys' }));
});

it('names a hundred unknown keys and leaves it at that', async () => {
  const keys = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`key${at}`, '1']));
  for (const answer of [await post('/api/show', keys), await post(`/api/show?${new URLSearchParams(keys)}`)]) {
    expect([answer.status, Object.keys(answer.body.result.fields).length]).toEqual([400, 100]);
  }
});

it('takes a key named __proto__ for a key like any other', async () => {
  expect(await get('/api/read?__proto__=1')).toMatchObject(invalid({ ['__proto__']: 'unrecognized_keys' }));
  expect(await post('/api/show', '{"__proto__": {"deep": 1}}')).toMatchObject({ status: 400 });
  expect(({} as { deep?: unknown }).deep).toBeUndefined();
});

it('refuses a body that is broken, too large, too deep or of the wrong type, naming the field', async () => {
  const malformed = { status: 400, body: refusal('request.malformed', { body: 'malformed' }) };
  expect(await post('/api/show', '{')).toEqual(malformed);
  expect(await post('/api/show', '')).toEqual(malformed);
  expect(await post('/api/show', `{"deep":"${'x'.repeat(1_100_000)}"}`)).toEqual({
    status: 413,
    body: refusal('request.too_large', { body: 'too_large' }),
  });
  expect(await post('/api/show', `{"deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`)).toEqual({
    status: 400,
    body: refusal('request.too_deep', { deep: 'too_deep' }),
  });
  expect(await post('/api/show', '[1]')).toEqual(invalid({ body: 'invalid_type' }));
  expect(await post('/api/show', { deep: 'text' })).toEqual(invalid({ deep: 'invalid_type' }));
  expect(await post('/api/show', 'text', 'text/plain')).toEqual({
    status: 415,
    body: refusal('request.unsupported_type', { body: 'unsupported_type' }),
  });
});

it('S3.5 answers in four languages also where no handler was reached', async () => {
  expect(await post('/api/nowhere')).toEqual({ status: 404, body: refusal('request.not_found') });
  expect(await post('/api/%')).toMatchObject({
    status: 400,
    body: refusal('request.malformed', { body: 'malformed' }),
  });
  expect(refusal('request.not_found').result.msg).toEqual({
    kr: '요청한 주소를 찾을 수 없어요.',
    en: 'Nothing was found at this address.',
    cn: '找不到所请求的地址。',
    jp: 'お探しのURLは見つかりません。',
  });
});

it.each([
  ['22003', 'request.invalid'],
  ['23505', 'request.conflict'],
  ['40001', 'server.unavailable'],
  ['53100', 'server.disk_full'],
  ['57014', 'server.unavailable'],
  ['57P01', 'server.unavailable'],
  ['ECONNREFUSED', 'server.unavailable'],
  ['ENOSPC', 'server.disk_full'],
  ['EROFS', 'server.unavailable'],
  ['EIO', 'server.unavailable'],
  ['42601', 'server.unexpected'],
] as const)(
  'maps what the database or the disk says (%s) to what the caller may know (%s)',
  async (code, publicCode) => {
    thrown = Object.assign(new Error('duplicate key value violates "x"'), { code });
    expect((await get('/api/explode')).body).toEqual(refusal(publicCode));
  },
);

it('says when to come back, wherever waiting helps', async () => {
  const passing = ['server.unavailable', 'server.disk_full', 'request.too_many'] as const;
  for (const refused of [
    Object.assign(new Error('gone'), { code: '08006' }),
    ...passing.map((code) => new Failure(code)),
  ]) {
    thrown = refused;
    expect((await get('/api/explode')).headers['retry-after'], refused.message).toBe('5');
  }
  thrown = new Failure('request.too_many', {}, 61);
  expect((await get('/api/explode')).headers['retry-after']).toBe('61');
  thrown = new Failure('factory.code_taken');
  expect((await get('/api/explode')).headers['retry-after']).toBeUndefined();
});

it('lets a test see a refusal that the contract does not declare as the fault it is', async () => {
  const strict = newServer();
  mount(strict, contract, handlers, { ...deps, checksAnswers: true });
  const answerTo = async (code: ErrorCode) => {
    thrown = new Failure(code, { name: 'taken' });
    const answer = await strict.inject('/api/explode');
    return [answer.statusCode, answer.json()];
  };
  expect(await answerTo('factory.code_taken')).toEqual([409, refusal('factory.code_taken', { name: 'taken' })]);
  expect(await answerTo('account.email_taken')).toEqual([500, refusal('server.unexpected')]);
  expect(logged.join()).toContain('explode answers account.email_taken, which the contract does not declare');
});

it('hides an unknown error from the caller and logs it, without what hangs on it', async () => {
  thrown = Object.assign(new Error('the disk is on fire'), { detail: 'Key (email)=(kim@test.kr)' });
  expect(await get('/api/explode')).toMatchObject({ status: 500, body: refusal('server.unexpected') });
  expect(logged.join()).toContain('the disk is on fire');
  expect(logged.join()).not.toContain('kim@test.kr');
});

it('F-5 begins no write without room on the disk, and reads all the same', async () => {
  isRoomLeft = false;
  written.length = 0;
  expect(await post('/api/show')).toEqual({ status: 507, body: refusal('server.disk_full') });
  expect(written).toEqual([]);
  expect((await get('/api/read')).status).toBe(200);
  isRoomLeft = true;
  expect((await post('/api/show')).status).toBe(200);
});

it('opens one transaction, or none where the handler opens its own', async () => {
  opened = 0;
  await get('/api/explode');
  expect(opened).toBe(0);
  await get('/api/read');
  expect(opened).toBe(1);
});

it('writes an audit line for a write, and none for a read or a refusal', async () => {
  written.length = 0;
  await get('/api/read');
  await post('/api/show', { unknown: 1 });
  expect(written).toEqual([]);
  await post('/api/show');
  expect(written).toMatchObject([{ operation: 'show', actor_id: null, address: '127.0.0.1' }]);
});

it.each([
  [undefined, 'does not say who may call'],
  [[], 'does not say who may call'],
  [['everybody'], 'does not say who may call'],
])('S6.2 refuses to start with an endpoint open to %j', (access, complaint) => {
  const broken = { read: { ...contract.read, access: access as never } };
  expect(() => mount(newServer(), broken, { read: handlers.read }, deps)).toThrow(complaint);
});

it('refuses to start with an endpoint that nobody answers', () => {
  expect(() => mount(newServer(), contract, {} as never, deps)).toThrow('no slice answers it');
});
