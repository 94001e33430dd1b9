import { describe, expect, it } from 'vitest';
import { useWorld } from '../../test/fixtures/world/world.ts';

const ulsan = { name: '울산 1공장', nameEnglish: 'Ulsan plant 1', country: 'KR' };

const world = useWorld();

describe('registerFactory', () => {
  it('stores the name in local script and in English, and the country', async () => {
    const ours = await world.supplier();
    const made = await ours.registerFactory({ ...ulsan, name: '  울산 1공장 ' });
    expect(made).toMatchObject(ulsan);
    expect(await ours.getFactory({ id: made.id })).toEqual(made);
    expect(await ours.listFactories()).toMatchObject({ rows: [{ ...ulsan, id: made.id }], total: 1 });
  });

  it.each(['삼성 공장', '东莞工厂', 'サイタマ工場', 'Nhà máy Đồng Nai', 'مصنع', '🏭 공장', "O'Brien <b>&co;"])(
    'takes a name in any script: %s',
    async (name) => {
      const ours = await world.supplier();
      expect(await ours.registerFactory({ name, country: 'VN' })).toMatchObject({
        name,
        nameEnglish: '',
        country: 'VN',
      });
    },
  );

  it('stores decomposed Hangul as people type it', async () => {
    const ours = await world.supplier();
    const { name } = await ours.registerFactory({ ...ulsan, name: '울산'.normalize('NFD') });
    expect(name).toBe('울산'.normalize('NFC'));
  });

  it.each([
    [{ ...ulsan, name: '' }, { name: 'too_small' }],
    [{ ...ulsan, name: '   ' }, { name: 'too_small' }],
    [{ ...ulsan, name: 'x'.repeat(101) }, { name: 'too_big' }],
    [{ ...ulsan, name: 'a\u0000b' }, { name: 'invalid_format' }],
    [{ ...ulsan, name: 'a\ud800b' }, { name: 'invalid_format' }],
    [{ ...ulsan, country: 'ZZ' }, { country: 'invalid_value' }],
    [
      { name: 5, country: 'KR', companyId: 'x' },
      { name: 'invalid_type', companyId: 'unrecognized_keys' },
    ],
  ])('refuses %j, naming every field', async (input, fields) => {
    const ours = await world.supplier();
    const refused = { status: 400, code: 'request.invalid', fields };
    await expect(ours.registerFactory(input as typeof ulsan)).rejects.toMatchObject(refused);
    expect(await ours.listFactories()).toMatchObject({ total: 0 });
  });

  it('asks about one that looks like another of the company, and takes it when told that it is new', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier();
    const { id } = await ours.registerFactory(ulsan);
    await expect(theirs.registerFactory(ulsan)).resolves.toMatchObject(ulsan);
    const alike = { ...ulsan, name: '㈜ 울산1공장' };
    const refused = { status: 409, code: 'factory.looks_alike', fields: { id } };
    await expect(ours.registerFactory(alike)).rejects.toMatchObject(refused);
    await expect(ours.registerFactory({ ...alike, isNew: true })).resolves.toMatchObject(alike);
    await expect(ours.registerFactory({ ...ulsan, name: '울산 2공장' })).resolves.toMatchObject({ version: 1 });
  });

  it('gives a code to one factory of a company', async () => {
    const [ours, theirs] = [await world.supplier(), await world.supplier()];
    const coded = { ...ulsan, code: 'ULS-1' };
    await ours.registerFactory(coded);
    await theirs.registerFactory(coded);
    const taken = { status: 409, code: 'factory.code_taken', fields: { code: 'taken' } };
    await expect(ours.registerFactory({ ...coded, name: '부산' })).rejects.toMatchObject(taken);
    const { id, version } = await ours.registerFactory({ ...ulsan, name: '부산' });
    await expect(ours.updateFactory({ ...coded, name: '부산', id, version })).rejects.toMatchObject(taken);
    expect(await ours.listFactories()).toMatchObject({ total: 2 });
  });

  it('is for suppliers', async () => {
    const admin = await world.admin();
    await expect(admin.registerFactory(ulsan)).rejects.toMatchObject({ status: 403, code: 'access.denied' });
  });

  it('S6.2 is not for viewers of the company, who see the list', async () => {
    const company_id = await world.company();
    const viewerOf = { role: 'supplier', company_id, companyRole: 'viewer' } as const;
    const viewer = world.withToken(await world.token(viewerOf));
    await expect(viewer.registerFactory(ulsan)).rejects.toMatchObject({ status: 403, code: 'access.denied' });
    expect(await viewer.listFactories()).toMatchObject({ total: 0, can: { register: false } });
    const editor = world.withToken(await world.token({ ...viewerOf, companyRole: 'editor' }));
    await editor.registerFactory(ulsan);
    expect(await viewer.listFactories()).toMatchObject({ total: 1 });
  });

  it('leaves a line in the audit log that nobody can change', async () => {
    const companyId = await world.company();
    const ours = await world.supplier(companyId);
    const { id } = await ours.registerFactory(ulsan);
    const lines = await world.db().selectFrom('kit_audit').selectAll().execute();
    expect(lines).toMatchObject([{ operation: 'registerFactory', company_id: companyId, record_id: id }]);
    const change = world.db().updateTable('kit_audit').set({ operation: 'nothing' });
    await expect(change.execute()).rejects.toMatchObject({ code: '42501' });
  });
});

describe('listFactories', () => {
  it('hides other companies', async () => {
    const ours = await world.supplier();
    const theirs = await world.supplier();
    const admin = await world.admin();
    await ours.registerFactory(ulsan);
    expect(await ours.listFactories()).toMatchObject({ rows: [ulsan], total: 1, can: { register: true } });
    expect(await theirs.listFactories()).toMatchObject({ rows: [], total: 0 });
    expect(await admin.listFactories()).toMatchObject({ rows: [ulsan], total: 1, can: { register: false } });
  });

  it('shows twenty a page, in the order of their names', async () => {
    const ours = await world.supplier();
    for (let no = 21; no > 0; no--)
      await ours.registerFactory({ ...ulsan, name: `공장 ${String(no).padStart(2, '0')}` });
    const first = await ours.listFactories();
    const second = await ours.listFactories({ page: 2 });
    expect([...first.rows, ...second.rows].map(({ name }) => name)).toEqual(
      Array.from({ length: 21 }, (_, no) => `공장 ${String(no + 1).padStart(2, '0')}`),
    );
    expect([first.rows.length, first.total, second.total]).toEqual([20, 21, 21]);
  });

  it('shows as many a page as asked for', async () => {
    const ours = await world.supplier();
    for (const name of ['가', '나', '다']) await ours.registerFactory({ ...ulsan, name });
    const second = await ours.listFactories({ page: 2, size: 2 });
    expect(second).toMatchObject({ rows: [{ name: '다' }], total: 3 });
  });

  it('refuses a page that cannot be', async () => {
    const ours = await world.supplier();
    for (const size of [0, 101, 1.5]) {
      await expect(ours.listFactories({ size })).rejects.toMatchObject({ fields: { size: expect.any(String) } });
    }
    for (const page of [0, -1, 1.5, 1e9, Number.NaN]) {
      await expect(ours.listFactories({ page })).rejects.toMatchObject({ code: 'request.invalid' });
    }
  });
});
