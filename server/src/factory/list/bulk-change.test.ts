import { BULK_MAX } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { changeMany } from './bulk-change.ts';

const world = useWorld();
let companyId: string;
let ours: Awaited<ReturnType<typeof world.supplier>>;
world.arrange(async () => {
  companyId = await world.company();
  ours = await world.supplier(companyId);
});
const add = async (name: string, state: 'draft' | 'active' = 'active', country = 'KR') =>
  (await ours.registerFactory({ name, country, state, isNew: true })).id;
const statesOf = async (...ids: string[]) => {
  const found = [];
  for (const id of ids) found.push((await ours.getFactory({ id })).state);
  return found;
};

describe('changeFactories', () => {
  it('S2.3 takes drafts into use, closes and confirms those that are named, each with its revision', async () => {
    const ids = [await add('가', 'draft'), await add('나', 'draft')];
    expect(await ours.changeFactories({ act: 'activate', ids })).toEqual({ changed: 2, refused: [], next: null });
    expect(await statesOf(...ids)).toEqual(['active', 'active']);
    expect(await ours.changeFactories({ act: 'confirm', ids })).toMatchObject({ changed: 2 });
    const { rows } = await ours.listFactoryRevisions({ id: ids[0] ?? '' });
    expect(rows.map(({ kind }) => kind)).toEqual(['confirmed', 'state_changed', 'registered']);
    expect(await ours.getFactory({ id: ids[0] ?? '' })).toMatchObject({ version: 3, confirmedAt: expect.any(String) });
    expect(await ours.changeFactories({ act: 'close', ids })).toMatchObject({ changed: 2 });
    expect(await statesOf(...ids)).toEqual(['closed', 'closed']);
  });

  it('refuses each for itself and does the rest', async () => {
    const [draft, active] = [await add('초안', 'draft'), await add('가동')];
    const closed = await add('폐쇄');
    await ours.changeFactoryState({ id: closed, version: 1, state: 'closed' });
    const ids = [draft, active, closed];
    const { changed, refused } = await ours.changeFactories({ act: 'close', ids });
    expect(changed).toBe(1);
    expect(refused.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { id: draft, name: '초안', reason: 'draft' },
      { id: closed, name: '폐쇄', reason: 'unchanged' },
    ]);
    const confirmed = await ours.changeFactories({ act: 'confirm', ids: [draft, closed] });
    expect(confirmed).toMatchObject({ changed: 0, refused: [{ reason: 'not_active' }, { reason: 'not_active' }] });
    expect(await statesOf(draft, closed)).toEqual(['draft', 'closed']);
  });

  it('refuses what breaks a rule between its fields, and changes the others', async () => {
    const [good, bad] = [await add('좋음', 'draft'), await add('나쁨', 'draft')];
    await world
      .db()
      .updateTable('factory')
      .set({ details: JSON.stringify({ name: '나쁨', country: 'KR', openedOn: '2999-01-01' }) })
      .where('id', '=', bad)
      .execute();
    const { changed, refused } = await ours.changeFactories({ act: 'activate', ids: [good, bad] });
    expect([changed, refused]).toEqual([1, [{ id: bad, name: '나쁨', reason: 'invalid' }]]);
    expect(await statesOf(good, bad)).toEqual(['active', 'draft']);
  });

  it('A1 does not find another company’s, and leaves them as they are', async () => {
    const id = await add('우리');
    const theirs = await world.supplier();
    const random = crypto.randomUUID();
    expect(await theirs.changeFactories({ act: 'close', ids: [id, random] })).toEqual({
      changed: 0,
      refused: [
        { id, name: '', reason: 'not_found' },
        { id: random, name: '', reason: 'not_found' },
      ],
      next: null,
    });
    expect(await theirs.changeFactories({ act: 'close', isAll: true })).toMatchObject({ changed: 0, refused: [] });
    expect(await statesOf(id)).toEqual(['active']);
  });

  it('changes all that the filters leave, a part at a time', async () => {
    await sql`
      insert into factory (company_id, details, name_key, state)
      select ${companyId}::uuid, jsonb_build_object('name', '공장 ' || n, 'country', case when n % 20 = 0 then 'KR' else 'VN' end),
        '공장' || n, 'active'
      from generate_series(1, ${BULK_MAX + 20}::int) n`.execute(world.db());
    const request = { act: 'confirm', isAll: true, country: 'VN' } as const;
    const first = await ours.changeFactories(request);
    expect(first).toMatchObject({ changed: BULK_MAX, refused: [], next: expect.any(String) });
    const second = await ours.changeFactories({ ...request, after: first.next ?? undefined });
    expect(second).toMatchObject({ changed: 20 - (BULK_MAX + 20) / 20, next: null });
    const counted = await sql<{ kr: number; vn: number }>`
      select count(*) filter (where country = 'KR' and confirmed_at is not null) as kr,
        count(*) filter (where country = 'VN' and confirmed_at is not null) as vn from factory`.execute(world.db());
    expect(counted.rows).toEqual([{ kr: 0, vn: (BULK_MAX + 20) * 0.95 }]);
  });

  it('costs one statement, and four for each that is changed', async () => {
    const ids = [await add('가'), await add('나'), await add('다')];
    const by = await world.person({ role: 'supplier', company_id: companyId });
    const actor = {
      id: by,
      sessionId: by,
      passwordAt: world.clock(),
      role: 'supplier',
      memberRole: 'owner',
      companyId,
    } as const;
    const days = { today: '2026-11-15', soon: '2027-02-13' };
    const none = { state: [], country: [], process: [], certificate: [], standard: [], completeness: [] };
    const query = { act: 'confirm' as const, ids, isAll: false, search: '', place: '' as const, within: '', ...none };
    const { statements } = await watchStatements(world.db(), (db) => changeMany(db, actor, query, world.clock(), days));
    // These factories have no code, so no statement looks for its owner.
    expect(statements).toHaveLength(1 + 3 * ids.length);
  });

  it('refuses nothing, both ways at once, and too many', async () => {
    const id = await add('가');
    const invalid = { status: 400, code: 'request.invalid', fields: { ids: expect.any(String) } };
    await expect(ours.changeFactories({ act: 'close' })).rejects.toMatchObject(invalid);
    await expect(ours.changeFactories({ act: 'close', ids: [id], isAll: true })).rejects.toMatchObject(invalid);
    const many = Array.from({ length: BULK_MAX + 1 }, () => crypto.randomUUID());
    await expect(ours.changeFactories({ act: 'close', ids: many })).rejects.toMatchObject(invalid);
    expect(await statesOf(id)).toEqual(['active']);
  });

  it('S6.2 is for those who may write for the company', async () => {
    const id = await add('가');
    const denied = { status: 403, code: 'access.denied' };
    const viewer = await world.token({ role: 'supplier', company_id: companyId, companyRole: 'viewer' });
    await expect(world.withToken(viewer).changeFactories({ act: 'close', ids: [id] })).rejects.toMatchObject(denied);
    await expect((await world.admin()).changeFactories({ act: 'close', ids: [id] })).rejects.toMatchObject(denied);
    expect(await statesOf(id)).toEqual(['active']);
  });
});
