import { MATERIALS } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, link } = useSupply(world);

const FRACTION = 37.4217;
const cathode = {
  name: '양극 소재',
  family: 'cathode' as const,
  materials: [
    { material: 'nickel' as const, massFraction: FRACTION },
    { material: 'cobalt' as const, massFraction: 6 },
    { material: 'lithium' as const, massFraction: null },
  ],
  inputs: [{ name: '전구체', materials: [{ material: 'cobalt' as const, massFraction: FRACTION }] }],
};

describe('addProduct', () => {
  it('27.1 keeps materials in their order with their fractions, of the product and of its bill', async () => {
    const { owner } = await firm('에코');
    const { id } = await owner.addProduct(cathode);
    expect(await owner.getProduct({ id })).toMatchObject(cathode);
    expect((await owner.listProducts()).rows).toMatchObject([
      { family: 'cathode', materials: ['nickel', 'cobalt', 'lithium'] },
    ]);
  });

  it('27.1 refuses fractions over the whole, a material stated twice, and more than there are', async () => {
    const { owner } = await firm('에코');
    const of = (...fractions: (number | null)[]) =>
      fractions.map((massFraction, at) => ({ material: MATERIALS[at] ?? 'tin', massFraction }));
    const twice = [...of(1), ...of(2)];
    const refused: [Partial<Parameters<typeof owner.addProduct>[0]>, object][] = [
      [{ materials: of(60, 50) }, { materials: 'fractions_over_whole' }],
      [{ materials: twice }, { 'materials.1.material': 'repeated' }],
      [{ inputs: [{ name: '소금', materials: of(80, 30) }] }, { 'inputs.0.materials': 'fractions_over_whole' }],
      [{ inputs: [{ name: '소금', materials: twice }] }, { 'inputs.0.materials.1.material': 'repeated' }],
      [{ materials: of(0) }, { 'materials.0.massFraction': 'too_small' }],
      [{ materials: of(101) }, { 'materials.0.massFraction': 'too_big' }],
      [{ materials: Array.from({ length: 30 }, () => ({ material: 'tin' as const })) }, { materials: 'too_big' }],
    ];
    for (const [wrong, fields] of refused)
      await expect(owner.addProduct({ name: '가', ...wrong })).rejects.toMatchObject({
        code: 'request.invalid',
        fields,
      });
    expect((await owner.listProducts()).total).toBe(0);
    const all = of(...MATERIALS.map(() => null));
    expect((await owner.addProduct({ name: '모두', materials: all })).materials).toHaveLength(MATERIALS.length);
    const viewer = await member((await firm('나')).id, 'viewer');
    await expect(viewer.addProduct(cathode)).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('updateProduct', () => {
  it('27.1 shows what changed in the history, and never changes another company’s', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    const made = await ours.owner.addProduct(cathode);
    const { links, createdAt, updatedAt, updatedBy, can, state, ...details } = made;
    const changed = { ...details, materials: details.materials.slice(0, 2) };
    await expect(theirs.owner.updateProduct(changed)).rejects.toMatchObject({ code: 'request.not_found' });
    await ours.owner.updateProduct(changed);
    const [revision] = (await ours.owner.listProductRevisions({ id: made.id })).rows;
    expect(revision?.changes).toEqual([{ field: 'materials.2.material', before: 'lithium', after: null }]);
    await ours.owner.restoreProduct({ id: made.id, version: 2, revision: 1 });
    expect((await ours.owner.getProduct({ id: made.id })).materials).toEqual(cathode.materials);
  });
});

describe('listProducts', () => {
  it('27.1 filters by material, counts the products without one, and leaves services out', async () => {
    const { owner } = await firm('우리');
    await owner.addProduct(cathode);
    await owner.addProduct({ name: '구리선', materials: [{ material: 'copper' }] });
    await owner.addProduct({ name: '배터리팩', family: 'battery' });
    await owner.addProduct({ name: '전기차' });
    await owner.addProduct({ name: '임가공', kind: 'service' });
    const names = async (...material: ('cobalt' | 'copper' | 'tin' | 'none')[]) =>
      (await owner.listProducts({ material })).rows.map(({ name }) => name);
    expect(await names('cobalt')).toEqual(['양극 소재']);
    expect(await names('cobalt', 'copper')).toEqual(['구리선', '양극 소재']);
    expect(await names('tin')).toEqual([]);
    expect(await names('none')).toEqual(['전기차']);
    expect(await names('none', 'copper')).toEqual(['구리선', '전기차']);
    expect((await owner.listProducts({ material: ['cobalt'] })).withoutMaterial).toBe(1);
    expect((await (await firm('저희')).owner.listProducts()).withoutMaterial).toBe(0);
  });

  it('27.1 finds a product by its material in four languages, after those with the word in their name', async () => {
    const { owner } = await firm('우리');
    await owner.addProduct(cathode);
    await owner.addProduct({ name: '코발트 염' });
    for (const [search, names] of [
      ['코발트', ['양극 소재', '코발트 염']],
      ['ㅋㅂㅌ', ['양극 소재', '코발트 염']],
      ['cobalt', ['양극 소재']],
      ['钴', ['양극 소재']],
      ['コバルト', ['양극 소재']],
    ] as const)
      expect([search, (await owner.listProducts({ search })).rows.map(({ name }) => name)]).toEqual([search, names]);
    const { groups } = await owner.search({ query: '코발트' });
    expect(groups.find(({ kind }) => kind === 'product')?.rows.map(({ title }) => title)).toEqual([
      '코발트 염',
      '양극 소재',
    ]);
    expect((await (await firm('저희')).owner.search({ query: '코발트' })).groups).toEqual([]);
  });
});

describe('getSupplyTiers', () => {
  it('27.1 A5 shows materials and family of every node, and fractions to no other company', async () => {
    const [car, cell, eco] = [await firm('차'), await firm('셀'), await firm('에코')];
    const [carId, cellId] = [await product(car, '전기차'), await product(cell, '셀', { family: 'battery' })];
    const cathodeId = await product(eco, cathode.name, cathode);
    await link(car, carId, cell, cellId);
    const { id } = await link(cell, cellId, eco, cathodeId);
    for (const [viewer, hasName] of [
      [car, false],
      [cell, true],
    ] as const) {
      const { products, companies } = await viewer.owner.getSupplyTiers();
      const seen = products.find(({ family }) => family === 'cathode');
      expect(seen).toMatchObject({ materials: ['nickel', 'cobalt', 'lithium'], name: hasName ? cathode.name : '' });
      const company = await viewer.owner.getSupplyCompany({ id: seen?.companyId ?? '' });
      expect(company).toMatchObject({ families: ['cathode'], materials: ['cobalt', 'lithium', 'nickel'] });
      const answers = [
        products,
        companies,
        company,
        await viewer.owner.listSupplyFlags(),
        await viewer.owner.getDashboard({}),
      ];
      expect(JSON.stringify(answers)).not.toContain(String(FRACTION));
    }
    expect(JSON.stringify(await cell.owner.getLink({ id }))).not.toContain(String(FRACTION));
    expect(await (await car.owner.exportSupplyTiers({})).text()).not.toContain(String(FRACTION));
    await expect(cell.owner.getProduct({ id: cathodeId })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});
