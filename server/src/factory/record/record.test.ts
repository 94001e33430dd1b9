import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const ulsan = { name: '울산 1공장', nameEnglish: 'Ulsan plant 1', country: 'KR' };
const NOT_FOUND = { status: 404, code: 'request.not_found' };
const CHANGED = { status: 409, code: 'factory.changed_meanwhile' };

const world = useWorld();

/** Two people of one company, and one of another. */
const people = async () => {
  const companyId = await world.company();
  const [ours, colleague] = [await world.supplier(companyId), await world.supplier(companyId)];
  return { ours, colleague, theirs: await world.supplier() };
};

describe('updateFactory', () => {
  it('S2.3 keeps every field, and gives it back as it was', async () => {
    const { ours } = await people();
    const { id, version } = await ours.registerFactory(ulsan);
    const more = {
      ...ulsan,
      street: '산업로 1 “가”동 <b>',
      point: { latitude: 35.54122, longitude: 129.31467, precision: 'city' as const },
      headcount: { total: 120, on: '2026-10-01', female: 31, migrant: 0, temporary: null },
      capacities: [{ product: '모터', quantity: 5_000.25, unit: 'TNE' as const, period: 'year' as const }],
      contacts: [{ purpose: 'main' as const, name: '김이음', email: 'Kim@Hanbit.kr', phone: '+82-52-200-1234' }],
      gln: '952-0000-000011',
    };
    const changed = await ours.updateFactory({ ...more, id, version });
    expect(changed).toMatchObject({
      ...more,
      version: 2,
      gln: '9520000000011',
      contacts: [{ email: 'kim@hanbit.kr', phone: '0522001234' }],
    });
    expect(await ours.getFactory({ id })).toEqual(changed);
    expect(changed.completeness).toBeGreaterThan(40);
  });

  it('overwrites nothing that somebody else has saved meanwhile', async () => {
    const { ours, colleague } = await people();
    const { id, version } = await ours.registerFactory(ulsan);
    await colleague.updateFactory({ ...ulsan, id, version, locality: '북구' });
    await expect(ours.updateFactory({ ...ulsan, id, version, locality: '남구' })).rejects.toMatchObject(CHANGED);
    expect(await ours.getFactory({ id })).toMatchObject({ locality: '북구', version: 2 });
  });

  it.each([
    [{ openedOn: '2026-12-01' }, { openedOn: 'future' }],
    [{ openedOn: '2020-02-02', closedOn: '2020-02-01' }, { closedOn: 'before_opening' }],
    [{ headcount: { total: 10, female: 11 } }, { 'headcount.female': 'more_than_total' }],
    [{ headcount: { total: -1 } }, { 'headcount.total': 'too_small' }],
    [{ siteArea: 10, buildingArea: 11 }, { buildingArea: 'more_than_site' }],
    [{ point: { latitude: 129.3, longitude: 35.5, precision: 'exact' } }, { 'point.latitude': 'too_big' }],
    [{ capacities: [{ unit: 'TNE', period: 'year' }] }, { 'capacities.0.quantity': 'invalid_type' }],
    [{ ksic: '24312' }, { ksicRevision: 'missing' }],
    [{ processes: [{ scheme: 'isic', name: '주조' }] }, { 'processes.0.code': 'missing' }],
  ])('refuses %j at its field, and stores nothing', async (odd, fields) => {
    const { ours } = await people();
    const { id, version } = await ours.registerFactory(ulsan);
    const change = { ...ulsan, ...odd, id, version } as Parameters<typeof ours.updateFactory>[0];
    await expect(ours.updateFactory(change)).rejects.toMatchObject({ code: 'request.invalid', fields });
    expect(await ours.getFactory({ id })).toMatchObject({ version: 1 });
  });
});

describe('another company', () => {
  it('A1 knows of no factory but its own, whatever it tries', async () => {
    const { ours, theirs } = await people();
    const { id, version } = await ours.registerFactory(ulsan);
    const tries = [
      () => theirs.getFactory({ id }),
      () => theirs.updateFactory({ ...ulsan, id, version }),
      () => theirs.changeFactoryState({ id, version, state: 'closed' }),
      () => theirs.confirmFactory({ id, version }),
      () => theirs.removeFactory({ id }),
      () => theirs.listFactoryRevisions({ id }),
      () => theirs.getFactoryRevision({ id, revision: 1 }),
      () => theirs.restoreFactory({ id, version, revision: 1 }),
    ];
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject(NOT_FOUND);
    expect(await ours.getFactory({ id })).toMatchObject({ version: 1, state: 'active' });
  });
});

describe('the history of a factory', () => {
  it('S2.3 says who changed what and when, and goes back to what was', async () => {
    const { ours, colleague } = await people();
    const { id } = await ours.registerFactory({ ...ulsan, headcount: { total: 118 } });
    world.passMinutes(5);
    const changed = { ...ulsan, nameEnglish: '', headcount: { total: 120 } };
    await colleague.updateFactory({ ...changed, id, version: 1 });
    await ours.changeFactoryState({ id, version: 2, state: 'closed' });
    const { rows, total } = await ours.listFactoryRevisions({ id });
    expect([total, rows.map(({ kind }) => kind)]).toEqual([3, ['state_changed', 'changed', 'registered']]);
    expect(rows[0]?.changes).toEqual([{ field: 'state', before: 'active', after: 'closed' }]);
    expect(rows[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'nameEnglish', before: 'Ulsan plant 1', after: null },
        { field: 'headcount.total', before: '118', after: '120' },
      ]),
    );
    await expect(ours.restoreFactory({ id, version: 2, revision: 1 })).rejects.toMatchObject(CHANGED);
    expect(await ours.restoreFactory({ id, version: 3, revision: 1 })).toEqual({ id, version: 4 });
    expect(await ours.getFactory({ id })).toMatchObject({ ...ulsan, headcount: { total: 118 }, state: 'closed' });
    await expect(ours.restoreFactory({ id, version: 4, revision: 99 })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe('removeFactory', () => {
  it('removes a draft, and nothing that has been in use', async () => {
    const { ours } = await people();
    const draft = await ours.registerFactory({ ...ulsan, state: 'draft' });
    const { id } = await ours.registerFactory({ ...ulsan, name: '부산' });
    await ours.removeFactory({ id: draft.id });
    await expect(ours.getFactory({ id: draft.id })).rejects.toMatchObject(NOT_FOUND);
    await expect(ours.removeFactory({ id })).rejects.toMatchObject({ status: 409, code: 'factory.in_use' });
  });
});

describe('confirmFactory', () => {
  it('says that all of it still holds', async () => {
    const { ours } = await people();
    const { id, version } = await ours.registerFactory(ulsan);
    expect(await ours.confirmFactory({ id, version })).toMatchObject({
      version: 2,
      confirmedAt: expect.stringContaining('T'),
    });
  });
});

describe('completeness', () => {
  it('is whole again once somebody has changed something, however old the last confirmation is', async () => {
    const companyId = await world.company();
    const before = await world.supplier(companyId);
    const { id } = await before.registerFactory(ulsan);
    const fresh = await before.confirmFactory({ id, version: 1 });
    world.passHours(400 * 24);
    const after = await world.supplier(companyId);
    expect((await after.getFactory({ id })).completeness).toBeLessThan(fresh.completeness);
    const changed = await after.updateFactory({ ...ulsan, id, version: 2 });
    expect(changed.completeness).toBe(fresh.completeness);
    expect((await after.getFactory({ id })).completeness).toBe(fresh.completeness);
  });
});
