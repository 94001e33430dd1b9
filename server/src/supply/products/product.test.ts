import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { watchStatements } from '../../../test/fixtures/database/plans.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { findProducts } from './list.store.ts';

const world = useWorld();
const { firm, member, product, propose } = useSupply(world);

const cathode = {
  name: 'NCM 양극재',
  nameEnglish: 'NCM cathode',
  partNumber: 'NCM-811',
  kind: 'material' as const,
  hs: '2841.90',
  unit: 'TNE' as const,
  kgPerUnit: 1000,
  family: 'cathode' as const,
  materials: [
    { material: 'nickel' as const, massFraction: 48 },
    { material: 'cobalt' as const, massFraction: null },
  ],
  inputs: [{ name: 'NCM 전구체', hs: '285390', quantityPerUnit: 0.949, unit: 'TNE' as const, massShare: 68 }],
};

describe('addProduct', () => {
  it('S2.4 keeps everything that is told, and gives each line of the bill an id', async () => {
    const { owner } = await firm('에코양극재');
    const made = await owner.addProduct(cathode);
    expect(made).toMatchObject({ ...cathode, hs: '284190', version: 1, state: 'active', isOrigin: false, links: 0 });
    expect(made.inputs[0]?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await owner.getProduct({ id: made.id })).toEqual(made);
  });

  it.each([
    ['770000', { hs: 'custom' }],
    ['980100', { hs: 'custom' }],
    ['000100', { hs: 'custom' }],
    ['850060', { hs: 'custom' }],
    ['8507', { hs: 'invalid_format' }],
    ['85076012345', { hs: 'invalid_format' }],
    ['850700', undefined],
  ])('S2.4 looks whether the code %s can exist', async (hs, fields) => {
    const { owner } = await firm('가나');
    const attempt = owner.addProduct({ name: '전지', hs });
    if (fields === undefined) await expect(attempt).resolves.toMatchObject({ hs });
    else await expect(attempt).rejects.toMatchObject({ code: 'request.invalid', fields });
  });

  it('S2.4 refuses a bill that is more than the whole, a line said twice, a service with a code, a weight that cannot be', async () => {
    const { owner } = await firm('가나');
    const line = (name: string, massShare: number) => ({ name, massShare });
    for (const [wrong, fields] of [
      [{ inputs: [line('가', 60), line('나', 50)] }, { inputs: 'mass_over_whole' }],
      [{ inputs: [line('가', 6), line('가', 5)] }, { 'inputs.1.name': 'repeated' }],
      [{ kind: 'service' as const, hs: '850760' }, { hs: 'service' }],
      [{ unit: 'TNE' as const, kgPerUnit: 900 }, { kgPerUnit: 'contradicts' }],
    ] as const)
      await expect(
        owner.addProduct({ name: '제품', ...wrong, inputs: 'inputs' in wrong ? [...wrong.inputs] : [] }),
      ).rejects.toMatchObject({
        code: 'request.invalid',
        fields,
      });
    expect((await owner.listProducts()).total).toBe(0);
  });

  it('S2.4 refuses a part number that the company has already, and no other company’s', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    await product(ours, '하나', { partNumber: 'A-1' });
    await expect(ours.owner.addProduct({ name: '둘', partNumber: 'A-1' })).rejects.toMatchObject({
      code: 'supply.part_number_taken',
    });
    await expect(theirs.owner.addProduct({ name: '둘', partNumber: 'A-1' })).resolves.toMatchObject({ version: 1 });
  });

  it('A1 lets no viewer write', async () => {
    const { id } = await firm('우리');
    const viewer = await member(id, 'viewer');
    await expect(viewer.addProduct(cathode)).rejects.toMatchObject({ code: 'access.denied' });
    expect(await viewer.listProducts()).toMatchObject({ can: { add: false } });
  });
});

describe('updateProduct', () => {
  it('S2.4 tells the second of two writers, and keeps what was in the history', async () => {
    const { owner } = await firm('우리');
    const { id, version, ...made } = await owner.addProduct(cathode);
    const details = { ...cathode, inputs: made.inputs };
    await owner.updateProduct({ ...details, id, version, name: '새 이름' });
    await expect(owner.updateProduct({ ...details, id, version, name: '다른 이름' })).rejects.toMatchObject({
      code: 'supply.product_changed',
    });
    const { rows } = await owner.listProductRevisions({ id });
    expect(rows[0]).toMatchObject({
      version: 2,
      kind: 'changed',
      changes: [{ field: 'name', before: 'NCM 양극재', after: '새 이름' }],
    });
    expect(await owner.restoreProduct({ id, version: 2, revision: 1 })).toMatchObject({
      name: cathode.name,
      version: 3,
    });
    expect((await owner.getProductRevision({ id, revision: 2 })).details.name).toBe('새 이름');
  });

  it('A3 knows no other company’s product: neither to read nor to change', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    const id = await product(theirs, '저희 것');
    const refused = { code: 'request.not_found' };
    await expect(ours.owner.getProduct({ id })).rejects.toMatchObject(refused);
    await expect(ours.owner.updateProduct({ ...cathode, id, version: 1 })).rejects.toMatchObject(refused);
    await expect(ours.owner.changeProductState({ id, version: 1, state: 'retired' })).rejects.toMatchObject(refused);
    await expect(ours.owner.removeProduct({ id })).rejects.toMatchObject(refused);
    await expect(ours.owner.listProductRevisions({ id })).rejects.toMatchObject(refused);
    await expect(ours.owner.getProductRevision({ id, revision: 1 })).rejects.toMatchObject(refused);
    await expect(ours.owner.restoreProduct({ id, version: 1, revision: 1 })).rejects.toMatchObject(refused);
    expect((await ours.owner.listProducts({ state: ['active', 'retired'] })).total).toBe(0);
  });
});

describe('removeProduct', () => {
  it('S2.4 removes what no link speaks of; anything else is retired', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    const [free, used] = [await product(ours, '하나'), await product(ours, '둘')];
    await propose(ours, used, theirs);
    await ours.owner.removeProduct({ id: free });
    await expect(ours.owner.removeProduct({ id: used })).rejects.toMatchObject({ code: 'supply.product_in_use' });
    await ours.owner.changeProductState({ id: used, version: 1, state: 'retired' });
    expect((await ours.owner.listProducts()).total).toBe(0);
    expect((await ours.owner.listProducts({ state: 'retired' })).rows).toMatchObject([{ id: used, suppliers: 1 }]);
  });
});

describe('listProducts', () => {
  it('S2.4 finds by any part of a word, by initial consonants, part number and code, and sorts', async () => {
    const ours = await firm('우리');
    const cell = await product(ours, '배터리 셀', { partNumber: 'CELL-9', hs: '850760' });
    const scrap = await product(ours, '셀 스크랩', { kind: 'scrap', isOrigin: true });
    const found = async (query: Parameters<typeof ours.owner.listProducts>[0]) =>
      (await ours.owner.listProducts(query)).rows.map(({ id }) => id);
    expect(await found({ search: '터리' })).toEqual([cell]);
    expect(await found({ search: 'ㅂㅌㄹ' })).toEqual([cell]);
    expect(await found({ search: 'cell9' })).toEqual([cell]);
    expect(await found({ search: '850760' })).toEqual([cell]);
    expect(await found({ search: '셀' })).toEqual([cell, scrap]);
    expect(await found({ origin: 'yes' })).toEqual([scrap]);
    expect(await found({ kind: 'scrap' })).toEqual([scrap]);
    expect(await found({ hs: '85' })).toEqual([cell]);
    expect(await found({ hs: '8507' })).toEqual([cell]);
    expect(await found({ hs: '86' })).toEqual([]);
    expect(await found({ order: 'desc' })).toEqual([scrap, cell]);
  });

  it('S2.4 reads a page from the index of its order, in one statement', async () => {
    const [{ id }, rival] = [await firm('우리'), await firm('저희')];
    const db = world.db();
    // Few among many: for every eighth product a scan of all would be as quick.
    const many = [[id, 50], ...Array.from({ length: 5 }, () => [rival.id, 1_000] as const)] as const;
    for (const [companyId, products] of many)
      await sql`
        insert into supply_product (company_id, details, created_at, updated_at)
        select ${companyId}::uuid, jsonb_build_object(
          'name', '제품 ' || n, 'kind', 'component', 'unit', 'H87', 'inputs', '[]'::jsonb), now(), now()
        from generate_series(1, ${products}::int) n`.execute(db);
    await sql`analyze supply_product`.execute(db);
    const query = { search: '', origin: '', hs: '', sort: 'name', order: 'asc', page: 1, size: 20 } as const;
    const { statements, plans } = await watchStatements(db, (watched) =>
      findProducts(watched, id, { ...query, kind: [], state: [], material: [] }),
    );
    expect(statements).toHaveLength(1);
    expect(plans[0]).toContain('supply_product_list');
    expect(plans[0]).not.toContain('Seq Scan on supply_product');
  });
});
