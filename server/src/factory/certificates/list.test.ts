import { CERTIFICATE_LIGHTS, dayAfter } from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { liftDeadline } from '../../../test/fixtures/database/lift-deadline.ts';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import type { Db } from '../../kit/db/database.ts';
import type { Viewer } from '../record/record.store.ts';
import { lockRemindable, lockTurning } from './due-dates.store.ts';
import { findCertificates } from './list.store.ts';

const world = useWorld();
const { furnish } = useCertificates(world);
const TODAY = '2026-11-15';

describe('listCertificates', () => {
  it('S2.3 finds each light by the same rule that it is shown by', async () => {
    const { ours } = await furnish();
    for (const days of [91, 90, 31, 30, 0, -1])
      await ours.addCertificate({ standardName: 'GOTS', number: `${days}`, validTo: dayAfter(TODAY, days) });
    const { id } = await ours.addCertificate({ standardName: 'GOTS', number: 'R', validTo: '2030-01-01' });
    await ours.revokeCertificate({ id, version: 1, reason: '-' });
    const found: Record<string, string[]> = {};
    for (const light of CERTIFICATE_LIGHTS) {
      const { rows, total, lights } = await ours.listCertificates({ light });
      expect(rows.every((row) => row.light === light)).toBe(true);
      expect([rows.length, lights[light]]).toEqual([total, total]);
      found[light] = rows.map(({ number }) => number);
    }
    expect(found).toEqual({
      valid: ['91'],
      expiring_90: ['31', '90'],
      expiring_30: ['0', '30'],
      expired: ['-1'],
      revoked: ['R'],
      replaced: [],
    });
    const listed = await ours.listCertificates();
    expect(listed.rows.map(({ number }) => number)).toEqual(['-1', '0', '30', '31', '90', '91', 'R']);
    expect([listed.total, listed.years]).toEqual([7, [2026, 2027, 2030]]);
  });

  it('S2.3 filters by standard, factory, year of its end and words, sorts and pages', async () => {
    const { ours, ulsan, pohang, iso9001, standardId } = await furnish();
    const add = (number: string, rest: object) =>
      ours.addCertificate({ number, validTo: '2027-06-30', ...rest } as never);
    await add('A', { standardId: iso9001, factoryIds: [ulsan, pohang], issuer: 'TÜV 라인란트' });
    await add('B', { standardId: standardId('ISO 14001'), factoryIds: [pohang], validTo: '2028-01-01' });
    await add('C', { standardName: 'GOTS', scope: '염색과 100%_가공' });
    const numbers = async (filter: object) => (await ours.listCertificates(filter)).rows.map(({ number }) => number);
    expect(await numbers({ standardId: iso9001 })).toEqual(['A']);
    expect(await numbers({ factoryId: pohang })).toEqual(['A', 'B']);
    expect(await numbers({ year: 2028 })).toEqual(['B']);
    expect(await numbers({ search: '라인' })).toEqual(['A']);
    expect(await numbers({ search: '품질' })).toEqual(['A']);
    expect(await numbers({ search: 'environ' })).toEqual(['B']);
    expect(await numbers({ search: '포항' })).toEqual(['A', 'B']);
    expect(await numbers({ search: '100%_' })).toEqual(['C']);
    expect(await numbers({ search: '없는 말' })).toEqual([]);
    expect(await numbers({ sort: 'endsDown' })).toEqual((await numbers({ sort: 'ends' })).toReversed());
    expect(await numbers({ sort: 'standard' })).toEqual(['C', 'B', 'A']);
    expect(await numbers({ sort: 'standardDown' })).toEqual(['A', 'B', 'C']);
    expect(await ours.listCertificates({ page: 2, size: 2 })).toMatchObject({ total: 3, rows: [expect.anything()] });
    expect(await ours.listCertificates({ page: 9 })).toMatchObject({ total: 3, rows: [] });
    const [first] = (await ours.listCertificates({ standardId: iso9001 })).rows;
    expect(first).toMatchObject({ factoryCount: 2, factories: [{ name: '울산 1공장' }, { name: '포항공장' }] });
    for (const odd of [{ light: 'green' }, { year: 1 }, { standardId: 'x' }, { sort: 'name' }])
      await expect(ours.listCertificates(odd as never)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('reads a few thousand by index, in two statements', async () => {
    const { companyId, ulsan, pohang } = await furnish();
    const others = [await world.company(), await world.company(), await world.company(), await world.company()];
    await liftDeadline(world.db());
    // The company's rows are few among many, as in production: for a fifth of the table the planner may read all of it.
    for (const [company, count] of [[companyId, 400], ...others.map((otherId) => [otherId, 2_000])])
      await sql`
        insert into factory_certificate (company_id, standard_name, valid_to, line_id, created_at, updated_at, next_reminder_on, next_turn_on)
        select ${company}::uuid, 'GOTS', date '2026-01-01' + n, gen_random_uuid(), now(), now(),
          date '2026-01-01' + n, date '2026-01-01' + n from generate_series(1, ${count}::int) n`.execute(world.db());
    // Foreign-key checks were planned while the table was empty and would scan all of it for each row.
    await sql`analyze factory_certificate`.execute(world.db());
    await sql`
      insert into factory_certificate_site (certificate_id, factory_id)
      select id, ${ulsan}::uuid from factory_certificate where company_id = ${companyId}::uuid limit 10`.execute(
      world.db(),
    );
    await sql`
      insert into factory_certificate_site (certificate_id, factory_id)
      select id, ${pohang}::uuid from factory_certificate`.execute(world.db());
    await sql`analyze factory_certificate, factory_certificate_site`.execute(world.db());
    const person = { id: crypto.randomUUID(), sessionId: crypto.randomUUID(), passwordAt: world.clock() };
    const actor: Viewer = { ...person, role: 'supplier', memberRole: 'owner', companyId };
    const query = { search: '', holds: '', sort: 'ends', page: 1, size: 20 } as const;
    const planOf = async (more: object) => {
      const list = (db: Db) => findCertificates(db, actor, TODAY, { ...query, ...more });
      const { statements, plans } = await watchStatements(world.db(), list);
      expect(statements).toHaveLength(2);
      return plans.join('\n');
    };
    for (const more of [
      {},
      { light: 'expiring_30' },
      { year: 2027 },
      { month: '2027-03', holds: 'yes' },
      { sort: 'endsDown' },
    ]) {
      const plan = await planOf(more);
      expect(plan).toMatch(/factory_certificate_list/);
      expect(plan).not.toMatch(/Seq Scan on factory_certificate certificate/);
    }
    expect(await planOf({ factoryId: ulsan })).toMatch(/factory_certificate_site_factory/);
    const due = await watchStatements(world.db(), (db) => lockRemindable(db, '2026-01-10', 100));
    expect(due.plans.join('\n')).toMatch(/factory_certificate_remind/);
    const turning = await watchStatements(world.db(), (db) => lockTurning(db, '2026-01-10', 100));
    expect(turning.plans.join('\n')).toMatch(/factory_certificate_turn/);
  });
});

describe('listCertificateStandards', () => {
  it('offers what is in use, and of the retired only what the own company has', async () => {
    const { ours, theirs, iso9001 } = await furnish();
    const { id, version } = await ours.addCertificate({ standardId: iso9001, validTo: '2027-06-30' });
    const admin = await world.admin();
    await admin.retireStandard({ id: iso9001, version: 1, isRetired: true });
    const codesOf = async (who: typeof ours) => (await who.listCertificateStandards()).rows.map(({ code }) => code);
    expect((await codesOf(ours)).at(-1)).toBe('ISO 9001');
    expect(await codesOf(theirs)).not.toContain('ISO 9001');
    const retired = theirs.addCertificate({ standardId: iso9001, validTo: '2027-06-30' });
    await expect(retired).rejects.toMatchObject({ status: 400, fields: { standardId: 'retired' } });
    const kept = { standardId: iso9001, validTo: '2028-06-30', id, version };
    expect(await ours.updateCertificate(kept)).toMatchObject({ validTo: '2028-06-30' });
    expect(await ours.renewCertificate({ ...kept, version: 2 })).toMatchObject({ standardId: iso9001 });
  });
});
