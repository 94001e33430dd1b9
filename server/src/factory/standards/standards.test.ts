import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const IRIS = {
  code: 'ISO/TS 22163',
  kr: '철도 품질경영',
  en: 'Railway quality',
  cn: '铁路质量管理',
  jp: '鉄道品質管理',
};
const TAKEN = { status: 409, code: 'factory.standard_taken', fields: { code: 'taken' } };

describe('standards', () => {
  it('come with the usual ones, each in four languages', async () => {
    const { rows } = await (await world.admin()).listStandards();
    const codes = rows.map(({ code }) => code);
    for (const code of ['ISO 9001', 'ISO 14001', 'ISO 45001', 'IATF 16949', 'ISO/IEC 27001'])
      expect(codes).toContain(code);
    expect(rows.every(({ kr, en, cn, jp }) => kr && en && cn && jp)).toBe(true);
  });

  it('are added, renamed, retired and taken back, and the code is there once', async () => {
    const admin = await world.admin();
    const made = await admin.addStandard(IRIS);
    await expect(admin.addStandard({ ...IRIS, code: 'iso/ts 22163' })).rejects.toMatchObject(TAKEN);
    const { id } = made;
    const renamed = await admin.updateStandard({ ...IRIS, id, version: made.version, kr: '철도 품질' });
    expect(renamed).toMatchObject({ kr: '철도 품질', version: 2 });
    await expect(admin.updateStandard({ ...IRIS, id, version: 2, code: 'ISO 9001' })).rejects.toMatchObject(TAKEN);
    const stale = admin.updateStandard({ ...IRIS, id, version: 1 });
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'factory.standard_changed' });
    const retired = await admin.retireStandard({ id, version: 2, isRetired: true });
    expect((await admin.listStandards()).rows.at(-1)).toEqual(retired);
    expect(await admin.retireStandard({ id, version: 3, isRetired: false })).toMatchObject({ isRetired: false });
    const nowhere = admin.retireStandard({ id: crypto.randomUUID(), version: 1, isRetired: true });
    await expect(nowhere).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('A10 are kept by admins with a fresh password', async () => {
    const supplier = await world.supplier();
    await expect(supplier.addStandard(IRIS)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(supplier.listStandards()).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    world.passMinutes(11);
    await expect(admin.addStandard(IRIS)).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});
