import type { OriginAsk } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product } = useSupply(world);

/** A product with one line in its bill of materials. */
const productWithLine = async (buyer: Firm, name: string): Promise<[id: string, line: string]> => {
  const inputs = [{ name: '배터리팩', quantityPerUnit: 1, unit: 'H87' as const }];
  const id = await product(buyer, name, { inputs });
  const [line] = (await buyer.owner.getProduct({ id })).inputs;
  return [id, line?.id ?? ''];
};

/** A buyer, and a supplier that claims to deliver to it. */
const claimed = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const { id } = await supplier.owner.proposeLink({
    side: 'supplier',
    productId: await product(supplier, '배터리팩', {
      hs: '850760',
      isOrigin: true,
      materials: [{ material: 'cobalt' }],
    }),
    businessNumber: buyer.number,
    figures: { spendShare: 40 },
    words: { company: '고객사', product: '전기차' },
  });
  // The claim reaches its buyer after the request.
  await buyer.owner.listLinks();
  return { buyer, supplier, id };
};

const actsOf = (asks: OriginAsk[]) => asks.map(({ act }) => act);
const sure = (share: number) => ({ from: share, to: share });

describe('assignLink', () => {
  it('27.3 states the input and its share, which the supplier never sees, and keeps them when either side goes on', async () => {
    const { buyer, supplier, id } = await claimed();
    const [car, line] = await productWithLine(buyer, '전기차');
    const seenBySupplier = async () =>
      JSON.stringify([
        await supplier.owner.getLink({ id }),
        await supplier.owner.listLinkEvents({ id }),
        await supplier.owner.getSupplyTiers(),
        await (await supplier.owner.exportLinks({ format: 'csv', language: 'kr' })).text(),
      ]);
    const before = await seenBySupplier();
    const stated = { inputId: line, inputShare: 60 };
    const assigned = await buyer.owner.assignLink({ id, version: 1, productId: car, figures: stated });
    expect(assigned).toMatchObject({ state: 'proposed', version: 1, figures: { ...stated, spendShare: 40 } });
    expect(await seenBySupplier()).toBe(before);
    expect((await buyer.owner.getSupplyTiers({ productId: car })).links).toMatchObject([{ inputShare: 60 }]);
    const { shares, next } = await buyer.owner.getProductOrigins({ id: car, material: 'cobalt' });
    expect(shares).toEqual({ confirmed: sure(0), declared: sure(60), unknown: sure(40) });
    expect(actsOf(next)).not.toContain('stateShare');

    const figures = { spendShare: 35, inputId: null, inputShare: 5 };
    const revised = await supplier.owner.reviseLink({ id, version: 1, figures });
    expect(revised.figures).toMatchObject({ spendShare: 35, inputId: null, inputShare: null });
    expect((await buyer.owner.getLink({ id })).figures).toMatchObject({ ...stated, spendShare: 35 });
    const confirmed = await buyer.owner.confirmLink({ id, version: 2 });
    expect(confirmed).toMatchObject({ state: 'confirmed', product: { id: car }, figures: stated });
    expect((await supplier.owner.getLink({ id })).figures).toMatchObject({ inputId: null, inputShare: null });
    const { rows } = await supplier.owner.listLinkEvents({ id });
    expect(rows.map((row) => row.figures.inputShare)).toEqual([null, null, null]);
  });

  it('27.3 is what the origins of a material ask for, beside the answer, while the claim has no share', async () => {
    const { buyer, id } = await claimed();
    const [car] = await productWithLine(buyer, '전기차');
    await buyer.owner.assignLink({ id, version: 1, productId: car });
    const { shares, next } = await buyer.owner.getProductOrigins({ id: car, material: 'cobalt' });
    expect(shares.declared).toEqual({ from: 0, to: 100 });
    expect(actsOf(next.filter(({ linkId }) => linkId === id))).toEqual(['answerLink', 'stateShare']);
    await buyer.owner.assignLink({ id, version: 1, productId: car, figures: { inputShare: 100 } });
    const stated = await buyer.owner.getProductOrigins({ id: car, material: 'cobalt' });
    expect(stated.shares.declared).toEqual(sure(100));
    expect(actsOf(stated.next.filter(({ linkId }) => linkId === id))).toEqual(['answerLink']);
  });

  it('27.3 drops the input and its share with the product, and refuses those of another product', async () => {
    const { buyer, id } = await claimed();
    const [[car, line], [bus, other]] = [await productWithLine(buyer, '전기차'), await productWithLine(buyer, '버스')];
    const [key, stated] = [
      { id, version: 1 },
      { inputId: line, inputShare: 60 },
    ];
    const refused = (productId: string | null, figures: object) =>
      expect(buyer.owner.assignLink({ ...key, productId, figures })).rejects;
    await refused(car, { inputId: other, inputShare: 60 }).toMatchObject({ fields: { 'figures.inputId': 'unknown' } });
    await refused(null, { inputShare: 60 }).toMatchObject({ fields: { productId: 'missing' } });
    await refused(car, { inputShare: 101 }).toMatchObject({ code: 'request.invalid' });
    await buyer.owner.assignLink({ ...key, productId: car, figures: stated });
    const none = { inputId: null, inputShare: null };
    for (const productId of [bus, null]) {
      await buyer.owner.assignLink({ ...key, productId: car, figures: stated });
      expect((await buyer.owner.assignLink({ ...key, productId })).figures).toMatchObject(none);
    }
    await buyer.owner.assignLink({ ...key, productId: car, figures: stated });
    expect(await buyer.owner.confirmLink({ ...key, productId: bus })).toMatchObject({
      product: { id: bus },
      figures: none,
    });
  });
});
