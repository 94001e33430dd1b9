import { VIEWS_IN_ALL_MAX, VIEWS_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { PASSWORD, usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { add, tokenOf } = usePeople(world);

const LEDGER = '/supply-chain/flow/ledger';
const FACTORIES = '/factory';
const mismatches = { list: LEDGER, name: '차이', query: 'state=mismatch&sort=updatedAt' };

const person = async () => {
  await add();
  return world.withToken(await tokenOf());
};

/** Two people of one company. */
const colleagues = async () => {
  const company_id = await world.company();
  const email = 'lee@test.kr';
  await add({ company_id });
  await add({ company_id, email, phone: '01099998888' });
  return { me: world.withToken(await tokenOf()), other: world.withToken(await tokenOf(email)) };
};

describe('saveView', () => {
  it('26.3 keeps a view of a list under its name, and replaces the one of the same name', async () => {
    const me = await person();
    const { id } = await me.saveView(mismatches);
    await me.saveView({ ...mismatches, list: FACTORIES });
    const again = await me.saveView({ ...mismatches, name: '  차이 ', query: 'state=mismatch&hide=places' });
    expect(again.id).toBe(id);
    const { rows } = await me.listViews({ list: LEDGER });
    expect(rows).toEqual([{ id, name: '차이', query: 'state=mismatch&hide=places', updatedAt: expect.any(String) }]);
  });

  it('26.3 refuses a view without a name, of no list, and one more than possible', async () => {
    const me = await person();
    const invalid = { status: 400, code: 'request.invalid' };
    await expect(me.saveView({ ...mismatches, name: ' ' })).rejects.toMatchObject(invalid);
    await expect(me.saveView({ ...mismatches, list: 'https://elsewhere.test' })).rejects.toMatchObject(invalid);
    for (let at = 0; at < VIEWS_MAX; at += 1) await me.saveView({ ...mismatches, name: `보기 ${at}` });
    const full = { status: 409, code: 'account.too_many_views' };
    await expect(me.saveView(mismatches)).rejects.toMatchObject(full);
    await me.saveView({ ...mismatches, name: '보기 0', query: 'side=in' });
    expect((await me.listViews({ list: LEDGER })).rows).toHaveLength(VIEWS_MAX);
  });

  it('26.3 refuses one more than a person can have in all lists', async () => {
    const user_id = await add();
    const me = world.withToken(await tokenOf());
    await me.saveView(mismatches);
    const row = { user_id, name: '차이', query: '', updated_at: world.clock().toISOString() };
    const others = Array.from({ length: VIEWS_IN_ALL_MAX - 1 }, (_, at) => ({ ...row, list: `/list-${at}` }));
    await world.db().insertInto('account_view').values(others).execute();
    const full = { status: 409, code: 'account.too_many_views' };
    await expect(me.saveView({ ...mismatches, list: FACTORIES })).rejects.toMatchObject(full);
    await me.saveView({ ...mismatches, query: 'side=in' });
    expect((await me.listViews({ list: LEDGER })).rows).toMatchObject([{ query: 'side=in' }]);
  });

  it.each<[string, Partial<typeof mismatches>]>([
    ['a name of several lines', { name: '차이\n보기' }],
    ['a name with a zero byte', { name: '차\u0000이' }],
    ['a place after the search', { query: 'state=mismatch#top' }],
    ['another address', { query: '//elsewhere.test/?state=mismatch' }],
    ['letters that are not encoded', { query: 'search=차이' }],
  ])('26.3 F1 refuses %s', async (_, odd) => {
    const me = await person();
    const invalid = { status: 400, code: 'request.invalid' };
    await expect(me.saveView({ ...mismatches, ...odd })).rejects.toMatchObject(invalid);
    await me.saveView({ ...mismatches, query: new URLSearchParams({ search: "차이 (a~b) 'c' *.-_" }).toString() });
  });
});

describe('listViews', () => {
  it("26.3 shows nobody another person's views, not even a colleague", async () => {
    const { me, other } = await colleagues();
    await me.saveView(mismatches);
    expect(await other.listViews({ list: LEDGER })).toEqual({ rows: [] });
  });
});

describe('removeView', () => {
  it("26.3 removes my view and not another person's", async () => {
    const { me, other } = await colleagues();
    const view = await me.saveView(mismatches);
    const missing = { status: 404, code: 'request.not_found' };
    await expect(other.removeView(view)).rejects.toMatchObject(missing);
    expect((await me.listViews({ list: LEDGER })).rows).toHaveLength(1);
    await me.removeView(view);
    await expect(me.removeView(view)).rejects.toMatchObject(missing);
    expect(await me.listViews({ list: LEDGER })).toEqual({ rows: [] });
  });

  it('26.3 forgets the views of a person who leaves', async () => {
    const me = await person();
    await me.saveView(mismatches);
    await me.leave({ password: PASSWORD });
    const left = await world.db().selectFrom('account_view').select('id').execute();
    expect(left).toEqual([]);
  });
});
