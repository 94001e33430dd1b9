import { describe, expect, it } from 'vitest';
import { useDatabases } from '../../../test/fixtures/database/databases.ts';
import { PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createIdempotency } from './idempotency.ts';

const ulsan = { name: '울산 1공장', nameEnglish: 'Ulsan plant 1', country: 'KR' };

const world = useWorld();
const people = usePeople(world);

const newToken = async () => world.token({ role: 'supplier', company_id: await world.company() });
const register = (token: string, key: string, payload: object = ulsan) =>
  world.inject({ method: 'POST', url: '/api/factories', payload, headers: { 'idempotency-key': key } }, token);
const countOf = async (table: 'factory' | 'kit_audit' | 'kit_idempotency' | 'notice_mail') =>
  (await world.db().selectFrom(table).selectAll().execute()).length;

describe('a write with an Idempotency-Key', () => {
  it('is done once, and answered the same again, byte for byte', async () => {
    const token = await newToken();
    const first = await register(token, 'k1');
    const second = await register(token, 'k1');
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect([await countOf('factory'), await countOf('kit_audit')]).toEqual([1, 1]);
  });

  it('is another one under another key, and without one', async () => {
    const token = await newToken();
    await register(token, 'k1');
    expect((await register(token, 'k2')).json().result.code).toBe('factory.looks_alike');
    const plain = await world.inject({ method: 'POST', url: '/api/factories', payload: ulsan }, token);
    expect(plain.json().result.code).toBe('factory.looks_alike');
  });

  it('shows nobody what another person got under the same key', async () => {
    await register(await newToken(), 'k1');
    const theirs = await register(await newToken(), 'k1', { ...ulsan, name: '다른 공장' });
    expect(theirs.json().result.data).toMatchObject({ name: '다른 공장' });
    expect(await countOf('factory')).toBe(2);
  });

  it('is refused when the key already stands for something else', async () => {
    const token = await newToken();
    await register(token, 'k1');
    const other = await register(token, 'k1', { ...ulsan, name: '다른 공장' });
    expect(other.statusCode).toBe(422);
    expect(other.json().result).toMatchObject({
      code: 'request.key_reused',
      fields: { 'idempotency-key': 'reused' },
    });
    expect(await countOf('factory')).toBe(1);
  });

  it('may be tried again with the same key after a refusal', async () => {
    const token = await newToken();
    expect((await register(token, 'k1', { ...ulsan, country: 'ZZ' })).statusCode).toBe(400);
    await register(token, 'k2');
    expect((await register(token, 'k3')).statusCode).toBe(409);
    expect((await register(token, 'k3', { ...ulsan, name: '다른 공장' })).statusCode).toBe(200);
  });

  it.each([
    [23, { body: 'answer 1', isRepeated: true }],
    [25, { body: 'answer 2', isRepeated: false }],
  ])('is remembered for a day: after %i hours', async (hours, expected) => {
    const idempotency = createIdempotency({ hash: (text) => text, clock: world.clock });
    const act = { userId: crypto.randomUUID(), key: 'k', fingerprint: 'f' };
    let runs = 0;
    const work = async () => `answer ${++runs}`;
    await idempotency.once(world.db(), act, work);
    world.passHours(hours);
    expect(await idempotency.once(world.db(), act, work)).toEqual(expected);
  });

  it.each(['', 'ü', 'two words', 'x'.repeat(201)])('is refused under the key "%s"', async (key) => {
    const refused = await register(await newToken(), key);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().result.fields).toEqual({ 'idempotency-key': 'invalid_format' });
  });

  it('is done once too where it opens its own transactions', async () => {
    const id = await people.add({ email: 'kim@test.kr' });
    const token = await people.tokenOf('kim@test.kr');
    const headers = { 'idempotency-key': 'k1' };
    const send = () => people.post('/confirm-email/send', {}, { token, headers });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    expect(await countOf('notice_mail')).toBe(1);
    expect(await world.db().selectFrom('kit_idempotency').select('user_id').execute()).toEqual([{ user_id: id }]);
  });

  it('keeps no answer that is a key to the account, and nothing of a password', async () => {
    await people.add({ email: 'kim@test.kr' });
    const token = await people.tokenOf('kim@test.kr');
    const sent = { token, headers: { 'idempotency-key': 'k1' } };
    const changed = await people.post('/password', { current: PASSWORD, password: 'another horse 77' }, sent);
    expect(changed.statusCode).toBe(200);
    expect(await countOf('kit_idempotency')).toBe(0);
    const newer = { ...sent, token: String(changed.json().result.data.jwt_token) };
    await people.post('/phone', { phone: '01099998888', password: 'another horse 77' }, newer);
    const rows = await world.db().selectFrom('kit_idempotency').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/horse|9999/);
  });

  it('means nothing to a stranger, whom nobody could tell from another', async () => {
    await people.add({ email: 'kim@test.kr' });
    const headers = { 'idempotency-key': 'k1' };
    expect((await people.signIn('kim@test.kr', PASSWORD, { headers })).statusCode).toBe(200);
    expect(await countOf('kit_idempotency')).toBe(0);
  });
});

const databases = await useDatabases();
describe.each(databases)('at once, on %s', (_, { inTransaction }) => {
  const idempotency = createIdempotency({ hash: (text) => text, clock: () => new Date() });
  const newAct = () => ({ userId: crypto.randomUUID(), key: 'k', fingerprint: 'f' });
  const twenty = <T>(run: () => Promise<T>) => Promise.allSettled(Array.from({ length: 20 }, run));

  it('runs one of twenty, and answers all alike', async () => {
    const act = newAct();
    let runs = 0;
    const all = await twenty(() => inTransaction((db) => idempotency.once(db, act, async () => `answer ${++runs}`)));
    expect(runs).toBe(1);
    expect(all.map((outcome) => outcome.status === 'fulfilled' && outcome.value.body)).toEqual(
      Array(20).fill('answer 1'),
    );
  });

  it('lets the next one run when the first has failed', async () => {
    const act = newAct();
    let runs = 0;
    const work = async () => {
      runs += 1;
      if (runs === 1) throw new Error('no');
      return `answer ${runs}`;
    };
    const all = await twenty(() => inTransaction((db) => idempotency.once(db, act, work)));
    expect(runs).toBe(2);
    expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('tells the others to wait where the work is long', async () => {
    const act = newAct();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await mayEnd;
      return 'answer';
    };
    const first = idempotency.onceAlone(inTransaction, act, work);
    await expect.poll(() => runs).toBe(1);
    const second = idempotency.onceAlone(inTransaction, act, work);
    await expect(second).rejects.toMatchObject({ code: 'request.in_progress', retryAfterS: 2 });
    end();
    expect(await first).toEqual({ body: 'answer', isRepeated: false });
    expect(await idempotency.onceAlone(inTransaction, act, work)).toEqual({ body: 'answer', isRepeated: true });
    expect(runs).toBe(1);
  });

  it('takes over what a crash has left behind, once its lease has ended', async () => {
    const act = newAct();
    const earlier = createIdempotency({ hash: (text) => text, clock: () => new Date(Date.now() - 61_000) });
    const dies = new Promise<string>(() => undefined);
    const began = Promise.withResolvers<void>();
    void earlier.onceAlone(inTransaction, act, () => {
      began.resolve();
      return dies;
    });
    await began.promise;
    expect(await idempotency.onceAlone(inTransaction, act, async () => 'answer')).toMatchObject({ isRepeated: false });
  });
});
