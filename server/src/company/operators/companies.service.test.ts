import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import { findCompanies } from './companies.store.ts';

const world = useWorld();
type Admin = Awaited<ReturnType<typeof world.admin>>;
const named = async (name: string, nameEnglish: string, number: string) => {
  const id = await world.company(number);
  await sql`update company set name = ${name}, name_english = ${nameEnglish} where id = ${id}::uuid`.execute(
    world.db(),
  );
  return id;
};
const CHANGED = { status: 409, code: 'company.state_changed' };

const WRITES: [string, (api: Admin, id: string) => Promise<unknown>][] = [
  ['disableCompany', (api, id) => api.disableCompany({ id })],
  ['enableCompany', (api, id) => api.enableCompany({ id })],
  ['appointOwner', (api, id) => api.appointOwner({ id, userId: id })],
];

describe.each(WRITES)('%s', (_, call) => {
  it('A10 is for admins alone, and for those who gave their password in the last ten minutes', async () => {
    const id = await world.company();
    await expect(call(await world.supplier(id), id)).rejects.toMatchObject({ status: 403, code: 'access.denied' });
    const newcomer = await world.token({ role: 'supplier', company_id: id, membership: 'requested' });
    await expect(call(world.withToken(newcomer), id)).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    await expect(call(admin, crypto.randomUUID())).rejects.toMatchObject({ code: 'request.not_found' });
    world.passMinutes(11);
    await expect(call(admin, id)).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});

describe('disableCompany', () => {
  it('shuts its members out of everything of the company at their next request, and lets them see why', async () => {
    const id = await world.company();
    const supplier = await world.supplier(id);
    await supplier.registerFactory({ name: '울산 1공장', country: 'KR' });
    const stranger = await world.supplier();
    const admin = await world.admin();
    await admin.disableCompany({ id });
    await expect(supplier.listFactories()).rejects.toMatchObject({ status: 403, code: 'access.denied' });
    expect((await supplier.getProfile()).company).toMatchObject({ isClosed: true });
    await expect(stranger.listFactories()).resolves.toMatchObject({ total: 0 });
    expect(await world.mails()).toMatchObject([{ kind: 'company.disabled' }]);
    expect(await admin.inspectCompany({ id })).toMatchObject({ isDisabled: true, factories: 1, can: { enable: true } });
    await expect(admin.disableCompany({ id })).rejects.toMatchObject(CHANGED);
    await admin.enableCompany({ id });
    await expect(supplier.listFactories()).resolves.toMatchObject({ total: 1 });
    expect((await supplier.getProfile()).company).toMatchObject({ isClosed: false });
    await expect(admin.enableCompany({ id })).rejects.toMatchObject(CHANGED);
  });

  it('is done once by two admins at once, with one mail', async () => {
    const id = await world.company();
    await world.supplier(id);
    const admins = [await world.admin(), await world.admin()];
    const outcomes = await Promise.allSettled(admins.map((admin) => admin.disableCompany({ id })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await world.mails()).toHaveLength(1);
  });
});

describe('appointOwner', () => {
  it('makes a member the owner where none is left, and tells them', async () => {
    const company_id = await world.company();
    const userId = await world.person({ role: 'supplier', company_id, companyRole: 'viewer' });
    const gone = await world.person({ role: 'supplier', company_id, membership: 'left' });
    const admin = await world.admin();
    expect((await admin.inspectCompany({ id: company_id })).can).toMatchObject({ appointOwner: true });
    const absent = admin.appointOwner({ id: company_id, userId: gone });
    await expect(absent).rejects.toMatchObject({ code: 'request.not_found' });
    await admin.appointOwner({ id: company_id, userId });
    const { people, can } = await admin.inspectCompany({ id: company_id });
    expect(people[0]).toMatchObject({ userId, role: 'owner' });
    expect(can.appointOwner).toBe(false);
    expect(await world.mails()).toMatchObject([{ kind: 'company.roleChanged', user_id: userId }]);
    const again = admin.appointOwner({ id: company_id, userId });
    await expect(again).rejects.toMatchObject({ status: 409, code: 'company.has_owner' });
  });

  it('takes nobody of another company', async () => {
    const [id, otherId] = [await world.company(), await world.company()];
    await world.person({ role: 'supplier', company_id: id, companyRole: 'viewer' });
    const userId = await world.person({ role: 'supplier', company_id: otherId, companyRole: 'viewer' });
    const admin = await world.admin();
    await expect(admin.appointOwner({ id, userId })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});

describe('listCompanies', () => {
  it.each(['한빛', 'hanbit p', '124-81-00', '1248100998', '１２４'])('finds by the beginning: %s', async (q) => {
    const id = await named('한빛정밀', 'Hanbit Precision', '1248100998');
    await named('다온산업', 'Daon', '2208162517');
    const { rows, total } = await (await world.admin()).listCompanies({ q: q.normalize('NFKC') });
    expect([rows.map((row) => row.id), total]).toEqual([[id], 1]);
  });

  it('filters by state and closed ones, and is for admins', async () => {
    const id = await named('한빛정밀', '', '1248100998');
    const otherId = await named('다온산업', '', '2208162517');
    const admin = await world.admin();
    await admin.disableCompany({ id });
    const ids = async (search: Parameters<Admin['listCompanies']>[0]) =>
      (await admin.listCompanies(search)).rows.map((row) => row.id);
    expect(await ids({ isDisabled: 'yes' })).toEqual([id]);
    expect(await ids({ isDisabled: 'no' })).toEqual([otherId]);
    expect(await ids({ sort: 'name' })).toEqual([otherId, id]);
    expect(await ids({ state: 'verified' })).toEqual([]);
    const supplier = await world.supplier(id);
    await expect(supplier.listCompanies()).rejects.toMatchObject({ code: 'access.denied' });
    await expect(supplier.inspectCompany({ id })).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('reads by index however many there are', async () => {
    await liftDeadline(world.db());
    // Inserts in pieces: one statement for all rows could exceed the statement timeout.
    for (let from = 1; from < 20_000; from += 2000)
      await sql`insert into company (business_number, name, name_english, created_at, state, disabled_at)
      select lpad(no::text, 10, '0'), '회사 ' || no, 'Company ' || no, now() - no * interval '1 minute',
        case when no % 100 = 0 then 'verified' else 'pending' end, case when no % 200 = 0 then now() end
      from generate_series(${sql.lit(from)}, ${sql.lit(from + 1999)}) as no`.execute(world.db());
    await sql`analyze company`.execute(world.db());
    const defaults = { page: 1, size: 20, q: '', sort: 'newest' } as const;
    const searches: [object, RegExp][] = [
      [{}, /company_newest/],
      [{ sort: 'oldest' }, /company_newest/],
      [{ sort: 'name' }, /company_by_name/],
      [{ sort: 'nameDown' }, /company_by_name/],
      [{ state: 'verified' }, /company_(by_state|verified_number)/],
      [{ isDisabled: 'yes' }, /company_disabled/],
      [{ q: '회사 1234' }, /company_find_name/],
      [{ q: 'company 1234' }, /company_find_english/],
      [{ q: '00000123' }, /company_number_start/],
    ];
    for (const [search, index] of searches) {
      const list = (db: Db) => findCompanies(db, { ...defaults, ...search });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements).toHaveLength(1);
      expect([search, plans.join('\n')]).toEqual([search, expect.stringMatching(index)]);
      // A count of all may read them in any order; the result of a filter must not come from a scan of all.
      const isPart = !('sort' in search) && Object.keys(search).length > 0;
      if (isPart)
        expect([search, plans.join('\n')]).not.toEqual([search, expect.stringMatching(/Seq Scan on company\b/)]);
    }
  });
});
