import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { usePeople } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { maskedEmail } from '../../kit/security/contact-masking.ts';
import { findActsAround, findUsers } from './users.store.ts';

const world = useWorld({ limitFactor: 1 });
const { add, signIn } = usePeople(world);
const name = (companyId: string, words: { name: string }) =>
  sql`update company set name = ${words.name} where id = ${companyId}::uuid`.execute(world.db());

describe('listUsers', () => {
  it.each([
    ['김이', 'kim@test.kr'],
    ['KIM@', 'kim@test.kr'],
    ['010-1234', 'kim@test.kr'],
    ['+82 10 1234', 'kim@test.kr'],
    ['5678', 'kim@test.kr'],
    ['한빛', 'kim@test.kr'],
    ['124-81-00', 'kim@test.kr'],
    ['Nguyễn', 'nguyen@test.kr'],
    ['nguyỄn', 'nguyen@test.kr'],
    ['100%', 'percent@test.kr'],
  ])('finds by the beginning: %s', async (q, email) => {
    const company_id = await world.company('1248100998');
    await name(company_id, { name: '한빛정밀' });
    await add({ company_id });
    await add({ email: 'nguyen@test.kr', name: 'Nguyễn Văn', phone: '01099990000' });
    await add({ email: 'percent@test.kr', name: '100% 사람', phone: null });
    const admin = world.withToken(await world.token({ name: '박운영' }));
    const { rows, total } = await admin.listUsers({ q });
    expect([rows.map((row) => row.email), total]).toEqual([[maskedEmail(email)], 1]);
  });

  it.each(['없는 사람', '%', '_', '\\', "'; drop table account_user; --", '이음', '𠮷', '+8', 'x'.repeat(100)])(
    'finds nobody by %j',
    async (q) => {
      await add();
      const admin = await world.admin();
      expect(await admin.listUsers({ q })).toEqual({ rows: [], total: 0 });
    },
  );

  it('filters by role, state, company, confirmed address and lock, and sorts by name', async () => {
    const company_id = await world.company();
    const id = await add({ company_id, name: '나나', email_confirmed_at: world.clock().toISOString() });
    const off = await add({ email: 'off@test.kr', name: '가가', state: 'disabled' });
    const admin = await world.admin();
    const ids = async (search: Parameters<typeof admin.listUsers>[0]) =>
      (await admin.listUsers(search)).rows.map((row) => row.id);
    expect(await ids({ role: 'supplier', sort: 'name' })).toEqual([off, id]);
    expect(await ids({ role: 'supplier', state: 'disabled' })).toEqual([off]);
    expect(await ids({ companyId: company_id })).toEqual([id]);
    expect(await ids({ role: 'supplier', isConfirmed: 'yes' })).toEqual([id]);
    expect(await ids({ role: 'supplier', isConfirmed: 'no' })).toEqual([off]);
    expect(await ids({ isLocked: 'yes' })).toEqual([]);
    for (let tries = 0; tries < 6; tries++) await signIn('kim@test.kr', 'wrong password');
    expect(await ids({ isLocked: 'yes' })).toEqual([id]);
    expect(await ids({ isLocked: 'no', role: 'supplier' })).toEqual([off]);
    expect(await admin.inspectUser({ id })).toMatchObject({ isLocked: true });
  });

  it('is for admins', async () => {
    const supplier = await world.supplier();
    await expect(supplier.listUsers()).rejects.toMatchObject({ status: 403 });
    await expect(supplier.inspectUser({ id: crypto.randomUUID() })).rejects.toMatchObject({ status: 403 });
  });

  it('says how many there are beyond the last page', async () => {
    await add();
    const admin = await world.admin();
    expect(await admin.listUsers({ page: 9 })).toEqual({ rows: [], total: 2 });
  });
});

const PEOPLE = 20_000;
const PIECE = 2_000;
/** Allows for a busy machine: inserting so many rows takes longer than finding them. */
const PATIENCE_MS = 300_000;
const SEARCH = { page: 1, size: 20, q: '', sort: 'newest' } as const;

describe('of twenty thousand people', () => {
  it(
    'every search and filter reads by index',
    async () => {
      const companyId = await world.company('1248100998');
      await liftDeadline(world.db());
      // Inserts in pieces: one statement for all rows could exceed the statement timeout.
      for (let from = 1; from < PEOPLE; from += PIECE) {
        await sql`insert into account_user (email, name, password_hash, role, phone, created_at, email_confirmed_at, state)
        select 'person' || no || '@test.kr', '김' || no, '-', 'supplier', '010' || lpad(no::text, 8, '0'),
          now() - no * interval '1 minute', case when no % 100 = 0 then null else now() end,
          case when no % 100 = 1 then 'disabled' else 'active' end
        from generate_series(${sql.lit(from)}, ${sql.lit(from + PIECE - 1)}) as no`.execute(world.db());
      }
      await sql`insert into company_member (user_id, company_id, role, state, since)
      select id, ${companyId}::uuid, 'viewer', 'active', now() from account_user where name like '김1%' limit 50`.execute(
        world.db(),
      );
      await sql`insert into kit_audit (at, operation, actor_id, record_id, request_id, address)
      select now() - no * interval '1 second', 'x', gen_random_uuid(), gen_random_uuid()::text, '-', '-'
      from generate_series(1, 5000) as no`.execute(world.db());
      for (const table of ['account_user', 'company_member', 'company', 'account_sign_in_failure', 'kit_audit']) {
        await sql`analyze ${sql.table(table)}`.execute(world.db());
      }
      const held = { free: 5, now: world.clock() };
      const searches: [object, RegExp][] = [
        [{}, /account_user_newest/],
        [{ sort: 'oldest' }, /account_user_newest/],
        [{ sort: 'name' }, /account_user_by_name/],
        [{ sort: 'nameDown' }, /account_user_by_name/],
        [{ q: '김12345' }, /account_user_find_name/],
        [{ q: 'person777' }, /account_user_email_start/],
        [{ q: '010-0001-23' }, /account_user_find_phone\b/],
        [{ q: '4321' }, /account_user_find_phone_end/],
        [{ role: 'admin' }, /account_user_by_role/],
        [{ state: 'disabled' }, /account_user_by_state/],
        [{ isConfirmed: 'no' }, /account_user_unconfirmed/],
        [{ isLocked: 'yes' }, /account_sign_in_failure/],
        [{ companyId }, /company_member/],
      ];
      for (const [search, index] of searches) {
        const list = (db: Db) => findUsers(db, { ...SEARCH, ...search }, held);
        const { statements, plans } = await watchStatements(world.db(), list);
        expect(statements, JSON.stringify(search)).toHaveLength(1);
        expect([search, plans.join('\n')]).toEqual([search, expect.stringMatching(index)]);
        // A count of all people may read them in any order, and the planner may join as it likes what a word has found
        // by index. The result of a filter must not come from a scan of all people.
        const isPart = !('sort' in search || 'q' in search) && Object.keys(search).length > 0;
        if (isPart)
          expect([search, plans.join('\n')]).not.toEqual([search, expect.stringMatching(/Seq Scan on account_user\b/)]);
      }
      const acts = await watchStatements(world.db(), (db) => findActsAround(db, companyId));
      expect(acts.plans.join('')).toMatch(/kit_audit_record[\s\S]*kit_audit_actor/);
    },
    PATIENCE_MS,
  );
});
