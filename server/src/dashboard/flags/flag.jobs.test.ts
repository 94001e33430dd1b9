import { describe, expect, it } from 'vitest';
import { DAY, useFlagDays } from '../../../test/fixtures/dashboard/flag-days.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member } = useSupply(world);
const { runDay, passDays } = useFlagDays(world);

const flagsOf = async (companyId: string) => (await (await member(companyId, 'viewer')).getDashboard()).flags;
const expiring = async (companyId: string, validTo: string) =>
  (await (await member(companyId)).addCertificate({ standardName: 'ISO 9001', validTo })).id;
const revoke = async (companyId: string, id: string) =>
  (await member(companyId)).revokeCertificate({ id, version: 1, reason: '반납' });

describe('the daily count of flags', () => {
  const isHereSince = (id: string, day: string) =>
    world.db().updateTable('company').set({ created_at: day }).where('id', '=', id).execute();
  const newOf = async (id: string) => {
    const { rows } = await (await member(id, 'viewer')).listFlagHistory({ show: 'new' });
    return rows.map(({ code }) => code);
  };

  it('S2.2 23.13 tells a company on its first day what is new, before and after somebody has counted', async () => {
    const company = await firm('회사');
    await isHereSince(company.id, '2026-11-15');
    await expiring(company.id, '2026-11-10');
    await expiring(company.id, '2026-11-11');
    const week = { newThisWeek: 2, closedThisWeek: 0, weeks: [{ from: '2026-11-09', open: 2 }], open: [{ count: 2 }] };
    for (const count of [async () => {}, runDay, runDay]) {
      await count();
      expect(await flagsOf(company.id)).toMatchObject(week);
      expect(await newOf(company.id)).toEqual(['CERT_EXPIRED', 'CERT_EXPIRED']);
    }
    await passDays(1);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 0, closedThisWeek: 0, open: [{ count: 2 }] });
    // A flag that began after today's count is shown at once.
    await expiring(company.id, '2026-11-12');
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 1, open: [{ count: 3 }] });
    expect(await newOf(company.id)).toHaveLength(1);
  });

  it('S2.2 23.13 takes what it finds first in a company that was here before for nothing new', async () => {
    const company = await firm('회사');
    await isHereSince(company.id, '2026-11-01');
    await expiring(company.id, '2026-11-10');
    for (const count of [async () => {}, runDay]) {
      await count();
      expect(await flagsOf(company.id)).toMatchObject({
        newThisWeek: 0,
        closedThisWeek: 0,
        weeks: [{ from: '2026-11-09', open: 1 }],
        open: [{ count: 1 }],
      });
      expect(await newOf(company.id)).toEqual([]);
    }
    // A week without a count produces no new flag.
    world.passHours(DAY * 9);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 0, closedThisWeek: 0 });
    expect(await newOf(company.id)).toEqual([]);
  });

  it('S2.2 counts what began and what ended this week, and at the end of each week what was open', async () => {
    const company = await firm('회사');
    const first = await expiring(company.id, '2026-11-10');
    await runDay();
    await passDays(2);
    expect(await flagsOf(company.id)).toMatchObject({
      newThisWeek: 0,
      closedThisWeek: 0,
      weeks: [
        { from: '2026-11-09', open: 1 },
        { from: '2026-11-16', open: 1 },
      ],
    });
    await expiring(company.id, '2026-11-12');
    await expiring(company.id, '2026-11-13');
    await passDays(1);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 2, closedThisWeek: 0 });
    await revoke(company.id, first);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 2, closedThisWeek: 0, open: [{ count: 2 }] });
    await passDays(1);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 2, closedThisWeek: 1 });
    await passDays(7);
    expect(await flagsOf(company.id)).toMatchObject({
      newThisWeek: 0,
      closedThisWeek: 0,
      weeks: [
        { from: '2026-11-09', open: 1 },
        { from: '2026-11-16', open: 2 },
        { from: '2026-11-23', open: 2 },
      ],
    });
  });

  it('S2.2 shows twelve weeks and no more, and a flag that came back is new again', async () => {
    const company = await firm('회사');
    const id = await expiring(company.id, '2026-11-10');
    await runDay();
    await revoke(company.id, id);
    await passDays(1);
    const { version } = await (await member(company.id)).getCertificate({ id });
    await (await member(company.id)).reinstateCertificate({ id, version });
    await passDays(1);
    expect(await flagsOf(company.id)).toMatchObject({ newThisWeek: 1, closedThisWeek: 1 });
    const rows = await world.db().selectFrom('dashboard_flag').selectAll().orderBy('first_on').execute();
    expect(rows.map(({ first_on, last_on }) => [first_on, last_on])).toEqual([
      ['2026-11-15', '2026-11-15'],
      ['2026-11-17', '2026-11-17'],
    ]);
    await passDays(7 * 14);
    const { weeks } = await flagsOf(company.id);
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toEqual({ from: '2027-02-22', open: 1 });
  });

  it('S2.2 does not take a day on which nobody looked for one on which it was closed', async () => {
    const company = await firm('회사');
    await expiring(company.id, '2026-11-10');
    await runDay();
    world.passHours(DAY * 9);
    await runDay();
    expect(await flagsOf(company.id)).toMatchObject({
      newThisWeek: 0,
      closedThisWeek: 0,
      weeks: [
        { from: '2026-11-09', open: 1 },
        { from: '2026-11-16', open: 1 },
        { from: '2026-11-23', open: 1 },
      ],
    });
    expect(await world.db().selectFrom('dashboard_flag').selectAll().execute()).toMatchObject([
      { first_on: '2026-11-15', last_on: '2026-11-24', code: 'CERT_EXPIRED', severity: 'high' },
    ]);
  });

  it('S2.2 counts each company by itself, however many there are, and what was put off too', async () => {
    const [company, otherCompany] = [await firm('회사'), await firm('다른 회사')];
    const id = await expiring(company.id, '2026-11-10');
    for (let more = 0; more < 45; more++) await world.company(null);
    const snooze = { code: 'CERT_EXPIRED' as const, subjectId: id, until: '2026-12-31', reason: '갱신 심사 중' };
    await company.owner.snoozeFlag(snooze);
    await runDay();
    const counted = await world.db().selectFrom('dashboard_counted').selectAll().execute();
    expect(counted).toHaveLength(47);
    expect(counted.every(({ last_on }) => last_on === '2026-11-15')).toBe(true);
    expect(await flagsOf(company.id)).toMatchObject({ open: [], weeks: [{ from: '2026-11-09', open: 1 }] });
    expect(await flagsOf(otherCompany.id)).toMatchObject({ open: [], weeks: [{ from: '2026-11-09', open: 0 }] });
  });
});
