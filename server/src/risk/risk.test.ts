import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const CONGO = {
  kind: 'country',
  country: 'CD',
  level: 'high',
  source: 'OECD Annex II',
  sourceDate: '2026-01-31',
} as const;
const WHOLE = { ...CONGO, name: '', note: '' };

describe('the risk list', () => {
  it('takes countries, regions and sectors, and shows the highest level first', async () => {
    const admin = await world.admin();
    const sector = { ...WHOLE, kind: 'sector', country: null, name: '섬유', level: 'low' } as const;
    await admin.addRiskEntry(sector);
    await admin.addRiskEntry({ ...WHOLE, kind: 'region', country: 'CN', name: '신장', level: 'medium' });
    await admin.addRiskEntry(CONGO);
    const { rows } = await admin.listRiskEntries();
    expect(rows.map(({ kind, country, name }) => [kind, country, name])).toEqual([
      ['country', 'CD', ''],
      ['region', 'CN', '신장'],
      ['sector', null, '섬유'],
    ]);
  });

  it('is changed and taken off; of two at once the second is told', async () => {
    const admin = await world.admin();
    const { id } = await admin.addRiskEntry(CONGO);
    expect(await admin.updateRiskEntry({ ...CONGO, id, version: 1, level: 'low' })).toMatchObject({ version: 2 });
    const stale = admin.updateRiskEntry({ ...CONGO, id, version: 1 });
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'risk.entry_changed' });
    await expect(admin.addRiskEntry(CONGO)).rejects.toMatchObject({ status: 409, code: 'risk.entry_taken' });
    await admin.removeRiskEntry({ id });
    await expect(admin.removeRiskEntry({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await admin.listRiskEntries()).toEqual({ rows: [] });
  });

  it.each([
    [{ ...CONGO, country: null }, { country: 'required' }],
    [{ ...CONGO, kind: 'region' as const }, { name: 'required' }],
    [{ ...CONGO, kind: 'sector' as const, country: null }, { name: 'required' }],
    [{ ...CONGO, source: '' }, { source: 'too_small' }],
    [{ ...CONGO, sourceDate: '2026-02-31' }, { sourceDate: 'invalid_format' }],
    [{ ...CONGO, note: 'x'.repeat(501) }, { note: 'too_big' }],
  ])('refuses %j, naming the field', async (input, fields) => {
    const admin = await world.admin();
    await expect(admin.addRiskEntry(input)).rejects.toMatchObject({ code: 'request.invalid', fields });
  });

  it('A10 is kept by admins with a fresh password', async () => {
    const supplier = await world.supplier();
    await expect(supplier.addRiskEntry(CONGO)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(supplier.listRiskEntries()).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    world.passMinutes(11);
    await expect(admin.addRiskEntry(CONGO)).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});
