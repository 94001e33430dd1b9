import { LIVE_PATH } from '@ieum/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { type Heard, hearChanges } from '../../../test/fixtures/world/heard-changes.ts';
import { PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { STREAMS_PER_PERSON } from './live.limits.ts';

const world = useWorld();
const { firm, propose, product } = useSupply(world);
const { add, tokenOf, post } = usePeople(world);
let url = '';
beforeAll(async () => {
  url = `http://127.0.0.1:${await world.listen()}`;
});

const open: Heard[] = [];
const hear = async (token?: string) => {
  const heard = await hearChanges(url, token);
  open.push(heard);
  return heard;
};
afterEach(() => {
  for (const { stop } of open.splice(0)) stop();
});

const memberOf = async (company_id: string) => {
  const token = await world.token({ role: 'supplier', company_id });
  return { token, caller: world.withToken(token) };
};

describe('a change', () => {
  it('26.7 is told to colleagues and to no other company, without any content', async () => {
    const [ours, theirs] = [await firm('한빛정밀'), await firm('다른회사')];
    const [colleague, stranger] = [await memberOf(ours.id), await memberOf(theirs.id)];
    const [heard, foreign] = [await hear(colleague.token), await hear(stranger.token)];
    await ours.owner.addProduct({ name: '양극재' });
    expect(await heard.until(1)).toEqual([['tasks']]);
    // What the stranger hears first is their own, although the other came before.
    await stranger.caller.markAllRead({});
    expect(await foreign.until(1)).toEqual([['notices']]);
    expect(heard.events).toEqual([['tasks']]);
  });

  it('26.7 reaches those in another company who are notified of it, and not a colleague who is not', async () => {
    const [buyer, supplier] = [await firm('구매사'), await firm('공급사')];
    const editor = await world.token({ role: 'supplier', company_id: supplier.id, companyRole: 'editor' });
    const viewer = await world.token({ role: 'supplier', company_id: supplier.id, companyRole: 'viewer' });
    const [heard, unheard] = [await hear(editor), await hear(viewer)];
    await propose(buyer, await product(buyer, '배터리'), supplier);
    expect(await heard.until(1)).toEqual([['notices', 'tasks']]);
    await world.withToken(viewer).markAllRead({});
    expect(await unheard.until(1)).toEqual([['notices']]);
  });

  it('26.7 is not told when the write was refused', async () => {
    const ours = await firm('한빛정밀');
    const colleague = await memberOf(ours.id);
    const heard = await hear(colleague.token);
    await expect(ours.owner.addProduct({ name: '' })).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(ours.owner.markNotice({ id: crypto.randomUUID(), isRead: true })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await colleague.caller.markAllRead({});
    expect(await heard.until(1)).toEqual([['notices']]);
  });

  it('26.7 tells the portal team of what one of them has done', async () => {
    const company = await firm('한빛정밀');
    const [first, second] = [await world.token({}), await world.token({})];
    const heard = await hear(second);
    await world.withToken(first).disableCompany({ id: company.id });
    expect((await heard.until(1))[0]).toContain('tasks');
  });
});

describe('a stream', () => {
  const ends: [string, (token: string, id: string) => Promise<unknown>][] = [
    ['signing out', (token) => post('/signout', {}, { token })],
    ['signing out everywhere', (token) => post('/signout-everywhere', {}, { token })],
    ['a new password', (token) => post('/password', { current: PASSWORD, password: 'another horse' }, { token })],
    ['leaving', (token) => post('/leave', { password: PASSWORD }, { token })],
    ['an admin who closes the account', async (_, id) => (await world.admin()).disableUser({ id })],
  ];
  it.each(ends)('26.7 C3 ends with its session by %s', async (_, end) => {
    const id = await add();
    const token = await tokenOf();
    const heard = await hear(token);
    await end(token, id);
    expect(await heard.ended).toEqual([]);
  });

  it('26.7 C4 ends when nobody has used its session for two hours, and tells nothing any more', async () => {
    const ours = await firm('한빛정밀');
    const { token } = await memberOf(ours.id);
    const heard = await hear(token);
    world.passHours(2.1);
    const other = await world.token({ role: 'supplier', company_id: ours.id });
    await world.withToken(other).addProduct({ name: '양극재' });
    expect(await heard.ended).toEqual([]);
  });

  it('26.7 C4 is no use of its session', async () => {
    const ours = await firm('한빛정밀');
    const { token } = await memberOf(ours.id);
    const seen = () => world.db().selectFrom('account_session').select(['id', 'last_seen_at']).orderBy('id').execute();
    const before = await seen();
    world.passMinutes(30);
    const heard = await hear(token);
    const other = await world.token({ role: 'supplier', company_id: ours.id });
    await world.withToken(other).addProduct({ name: '양극재' });
    await heard.until(1);
    const known = new Set(before.map(({ id }) => id));
    expect((await seen()).filter(({ id }) => known.has(id))).toEqual(before);
  });

  it('26.7 C4 lets a page read again without a use of its session', async () => {
    const { token } = await memberOf((await firm('한빛정밀')).id);
    const seen = () => world.db().selectFrom('account_session').select(['id', 'last_seen_at']).orderBy('id').execute();
    const before = await seen();
    world.passMinutes(30);
    const url = '/api/tasks';
    expect((await world.inject({ url, headers: { 'x-background': '1' } }, token)).statusCode).toBe(200);
    expect(await seen()).toEqual(before);
    await world.inject({ url }, token);
    expect(await seen()).not.toEqual(before);
  });

  it('26.7 C4 counts a write as a use of its session, whatever its header says', async () => {
    const { token } = await memberOf((await firm('한빛정밀')).id);
    const seen = () => world.db().selectFrom('account_session').select(['id', 'last_seen_at']).orderBy('id').execute();
    const before = await seen();
    world.passMinutes(30);
    const payload = { list: '/factory', name: '보기', query: '' };
    const request = { method: 'POST', url: '/api/user/views', headers: { 'x-background': '1' }, payload } as const;
    expect((await world.inject(request, token)).statusCode).toBe(200);
    expect(await seen()).not.toEqual(before);
  });

  it('26.7 ends when its person has moved to another company, and hears nothing more of the old one', async () => {
    const [ours, theirs] = [await firm('한빛정밀'), await firm('다른회사')];
    const id = await world.person({ role: 'supplier', company_id: ours.id });
    const token = await sessionOf(id);
    const heard = await hear(token);
    await world.db().updateTable('company_member').set({ company_id: theirs.id }).where('user_id', '=', id).execute();
    await ours.owner.addProduct({ name: '양극재' });
    expect(await heard.ended).toEqual([]);
  });

  it('26.7 is refused without a session, and has no head', async () => {
    for (const token of ['not.a.token', undefined]) {
      const refused = await hear(token);
      expect(refused.status).toBe(401);
      expect(JSON.parse(await refused.text)).toMatchObject({ result: { code: 'session.required' } });
    }
    const head = await world.inject({ method: 'HEAD', url: `/api${LIVE_PATH}` }, await world.token({}));
    expect(head.statusCode).toBe(404);
  });

  it('26.7 is one of few of a person, and the refusal says when to try again', async () => {
    const token = await world.token({});
    const streams: Heard[] = [];
    for (let count = 0; count < STREAMS_PER_PERSON; count++) streams.push(await hear(token));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    const refused = await hear(token);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(await refused.text)).toMatchObject({ result: { code: 'request.too_many' } });
    // Others have their own.
    expect((await hear(await world.token({}))).status).toBe(200);
  });

  const sessionOf = async (userId: string) => {
    const { insertSession } = await import('../../../test/fixtures/world/sessions.ts');
    const now = world.clock();
    const { id: sid } = await insertSession(world.db(), { userId, now, endsAt: new Date(now.getTime() + 3_600_000) });
    return world.tokens.sign({ sub: userId, sid, ver: 1 });
  };
});
