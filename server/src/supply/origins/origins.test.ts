import type { Material } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { CANARY } from '../../../test/fixtures/supply/chains.ts';
import type { Firm } from '../../../test/fixtures/supply/companies.ts';
import { NAMES, of, useMaterialChain } from '../../../test/fixtures/supply/material-chain.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, member, made, chain } = useMaterialChain(world);

const originsOf = ({ owner }: Firm, id: string, material?: Material) =>
  owner.getProductOrigins({ id, ...(material && { material }) });
const actsOf = (next: { act: string }[]) => next.map(({ act }) => act);

describe('getProductOrigins', () => {
  it('27.3 tells the buyer of the last step exactly how much is confirmed, stated and unknown', async () => {
    const { cathodes, cathode } = await chain();
    const { shares, basis, countries, materials, paths, steps, reason } = await originsOf(cathodes, cathode.id);
    expect(shares).toEqual({
      confirmed: { from: 70, to: 70 },
      declared: { from: 20, to: 20 },
      unknown: { from: 10, to: 10 },
    });
    expect(basis).toMatchObject({ links: 2, confirmed: 1, exact: 2, banded: 0, unknown: 0 });
    expect(countries.map(({ country, share }) => [country, share.from])).toEqual([
      ['AU', 70],
      ['CL', 20],
    ]);
    // The coverage of a material is that of the whole product here, because it carries no other.
    expect(materials).toEqual([
      {
        material: 'lithium',
        paths: 2,
        isStated: false,
        shares: { confirmed: shares?.confirmed, declared: shares?.declared, unknown: shares?.unknown },
        basis: { links: 2, confirmed: 1 },
      },
    ]);
    expect(paths.map(({ state, end, steps: way }) => [state, end, way.length])).toEqual([
      ['confirmed', 'origin', 1],
      ['declared', 'origin', 1],
      ['unknown', 'gap', 0],
    ]);
    expect(steps.map(({ share, isOwn, input }) => [share, isOwn, input]).toSorted()).toEqual([
      [20, true, 1],
      [70, true, 1],
    ]);
    expect(reason).toBe('');
  });

  it('22.2 shows a company further up ranges that follow from bands, and nobody’s name', async () => {
    const { car, vehicle, cathodes } = await chain();
    const found = await originsOf(car, vehicle.id);
    // 100% own, then 60–100%, then 60–100% and 10–30%.
    expect(found.shares).toEqual({
      confirmed: { from: 36, to: 90 },
      declared: { from: 6, to: 30 },
      unknown: { from: 0, to: 58 },
    });
    expect(found.basis).toMatchObject({ links: 4, confirmed: 3, exact: 1, banded: 3 });
    expect(
      found.steps.filter(({ isOwn }) => !isOwn).every(({ share, linkId }) => share === null && linkId === null),
    ).toBe(true);
    const text = JSON.stringify(found);
    for (const secret of [CANARY, cathodes.id, NAMES[2], '253090']) expect(text).not.toContain(secret);
    expect(found.companies.filter(({ isMasked }) => !isMasked).map(({ name }) => name)).toEqual([NAMES[1]]);
    const tiers = await car.owner.getSupplyTiers({ productId: vehicle.id });
    const bands = tiers.links.map(({ inputShare, inputBand, input }) => [inputShare, inputBand, input].join(' '));
    expect(bands.toSorted()).toEqual([' over60 1', ' over60 1', ' to30 1', '100 over60 1']);
  });

  it('22.2 changes no byte for others while a share stays in its band, whatever the viewer enters itself', async () => {
    const { car, vehicle, cathodes, oreLink, own } = await chain();
    const read = async () => {
      const file = await car.owner.exportProductOrigins({ id: vehicle.id, format: 'csv', language: 'kr' });
      const rest = [await originsOf(car, vehicle.id), await car.owner.getMaterial({ material: 'lithium' })];
      return JSON.stringify([
        ...rest,
        await car.owner.listMaterials(),
        await car.owner.getSupplyTiers(),
        await file.text(),
      ]);
    };
    const readings = async () => {
      const found = [];
      for (const inputShare of [100, 37.5, 1]) {
        const { version, figures } = await car.owner.getLink({ id: own.id });
        await car.owner.reviseLink({ id: own.id, version, figures: { ...figures, inputShare } });
        found.push(await read());
      }
      return found;
    };
    const before = await readings();
    const { version, figures } = await cathodes.owner.getLink({ id: oreLink.id });
    await cathodes.owner.reviseLink({ id: oreLink.id, version, figures: { ...figures, inputShare: 63.25 } });
    const after = await readings();
    expect(after.map((text, at) => text === before[at])).toEqual([true, true, true]);
    const { shares } = await originsOf(cathodes, (await cathodes.owner.listProducts()).rows[0]?.id ?? '');
    expect(shares.confirmed).toEqual({ from: 63, to: 64 });
  });

  it('27.3 suggests the nearest named partner before the first break, and the masked company once', async () => {
    const { car, cells, vehicle } = await chain();
    const { next, companies, steps, can } = await originsOf(car, vehicle.id);
    expect(can).toEqual({ ask: true });
    expect(actsOf(next)).toEqual(['askSupplyMap', 'askDisclosure']);
    expect(next[0]).toMatchObject({ companyId: cells.id });
    expect(steps[next[0]?.step ?? -1]).toMatchObject({ state: 'countered', isOwn: false });
    const asked = companies.find(({ id }) => id === next[1]?.aboutId);
    expect(asked).toMatchObject({ isMasked: true, country: 'AU' });
    const request = { fields: ['identity' as const], purpose: '실사', until: '2027-06-30' };
    await car.owner.requestDisclosure({ ...request, companyId: asked?.id ?? '' });
    const again = (await originsOf(car, vehicle.id)).next.find(({ act }) => act === 'askDisclosure');
    expect(again?.aboutId).not.toBe(asked?.id);
    const reader = await member(car.id, 'viewer');
    expect((await reader.getProductOrigins({ id: vehicle.id })).can).toEqual({ ask: false });
  });

  it('27.3 suggests what the own company can do: name a supplier, state a share, answer, confirm', async () => {
    const [buyer, seller] = [await firm('구매사'), await firm('공급사')];
    const own = await made(buyer, '자석', of('rare-earth'));
    expect(actsOf((await originsOf(buyer, own.id)).next)).toEqual(['addSupplier']);
    const words = { company: '', product: '금속' };
    await buyer.owner.proposeLink({
      ...{ side: 'buyer', productId: own.id, words, isUnidentified: true },
      figures: { inputId: own.inputId, inputShare: 30 },
    });
    expect(actsOf((await originsOf(buyer, own.id)).next)).toEqual(['nameSupplier']);
    const metal = await product(seller, '금속', { ...of('rare-earth'), isOrigin: true });
    const { id } = await link(buyer, own.id, seller, metal, { inputId: own.inputId });
    const found = await originsOf(buyer, own.id);
    expect(found.shares.confirmed).toEqual({ from: 0, to: 70 });
    expect(found.next[0]).toMatchObject({ act: 'stateShare', linkId: id });
    const offer = await seller.owner.proposeLink({
      ...{ side: 'supplier', productId: metal, businessNumber: buyer.number },
      words: { company: '구매사', product: '다른 자석' },
    });
    const other = await made(buyer, '다른 자석');
    await buyer.owner.assignLink({ id: offer.id, version: offer.version, productId: other.id });
    expect(actsOf((await originsOf(buyer, other.id)).next)).toContain('answerLink');
  });

  it('27.3 asks for the weight of rows that cannot count, and counts them in the basis', async () => {
    const { car, cells, vehicle, own } = await chain();
    await car.owner.saveFlowRows({ rows: [{ linkId: own.id, period: '2026-Q3', quantity: 10, unit: 'H87' }] });
    const { basis, next, steps } = await originsOf(car, vehicle.id);
    expect(basis.rows).toEqual({ all: 1, carrying: 1, weighed: 0 });
    expect(next.find(({ act }) => act === 'askWeight')).toMatchObject({ companyId: cells.id, linkId: own.id, rows: 1 });
    expect(steps.map(({ rows }) => rows).filter((rows) => rows !== null)).toEqual([1]);
  });

  it('27.3 splits a material over several inputs only as the own bill of materials states it', async () => {
    const [buyer, seller] = [await firm('구매사'), await firm('공급사')];
    const stated = (first: number | null, second: number | null) => [
      { name: '판재', massShare: 40, materials: [{ material: 'steel' as const, massFraction: first }] },
      { name: '나사', massShare: 10, materials: [{ material: 'steel' as const, massFraction: second }] },
    ];
    const { id, inputs, version } = await buyer.owner.addProduct({ name: '차체', inputs: stated(100, null) });
    const plate = await product(seller, '판재', { ...of('steel'), isOrigin: true });
    await link(buyer, id, seller, plate, { inputId: inputs[0]?.id ?? null, inputShare: 100 });
    expect((await originsOf(buyer, id, 'steel')).shares.confirmed).toEqual({ from: 0, to: 100 });
    const { createdAt, updatedAt, updatedBy, can, state, links, ...details } = await buyer.owner.getProduct({ id });
    const lines = stated(100, 100).map((line, at) => ({ ...line, id: inputs[at]?.id }));
    await buyer.owner.updateProduct({ ...details, version, inputs: lines });
    const { shares, reason } = await originsOf(buyer, id, 'steel');
    expect(shares).toMatchObject({ confirmed: { from: 80, to: 80 }, unknown: { from: 20, to: 20 } });
    expect(reason).toBe('');
  });

  it('27.3 has a reason where there is nothing, and no product of another company', async () => {
    const { car, cells, vehicle, pack } = await chain();
    const bare = await product(car, '새 제품');
    const nothing = await originsOf(car, bare);
    expect(nothing).toMatchObject({ material: null, reason: 'noMaterials', paths: [], materials: [] });
    expect(actsOf(nothing.next)).toEqual(['stateMaterials']);
    // The product has no bill and no supplier, so its origin is unknown, and the next step is to name a supplier.
    const billless = await originsOf(car, await product(car, '도금품', of('gold')));
    expect(billless).toMatchObject({ material: 'gold', reason: '', shares: { unknown: { from: 100, to: 100 } } });
    expect(actsOf(billless.next)).toEqual(['addSupplier']);
    expect(await originsOf(car, vehicle.id, 'gold')).toMatchObject({
      material: 'gold',
      reason: 'notCarried',
      steps: [],
    });
    await expect(originsOf(car, pack.id)).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(originsOf(cells, crypto.randomUUID())).rejects.toMatchObject({ code: 'request.not_found' });
    const exported = car.owner.exportProductOrigins({ id: pack.id });
    await expect(exported).rejects.toMatchObject({ code: 'request.not_found' });
  });

  it('27.3 ends a cycle in what is unknown, and believes no shares over the whole', async () => {
    const [first, second] = [await firm('하나'), await firm('둘')];
    const [one, two] = [await made(first, '하나', of('copper')), await made(second, '둘', of('copper'))];
    await link(first, one.id, second, two.id, { inputId: one.inputId, inputShare: 100 });
    await link(second, two.id, first, one.id, { inputId: two.inputId, inputShare: 100 });
    const round = await originsOf(first, one.id);
    expect(round.shares.unknown).toEqual({ from: 100, to: 100 });
    expect(actsOf(round.next)).not.toEqual([]);
    const third = await firm('셋');
    const mine = await product(third, '광석', { ...of('copper'), isOrigin: true });
    await link(first, one.id, third, mine, { inputId: one.inputId, inputShare: 90 });
    const { shares, basis } = await originsOf(first, one.id);
    expect(shares.confirmed).toEqual({ from: 0, to: 100 });
    expect(basis.unknown).toBe(2);
  });
});
