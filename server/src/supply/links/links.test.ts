import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, propose, link } = useSupply(world);

/** A car maker that buys packs from a cell maker. */
const pair = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [car, pack] = [await product(buyer, '전기차'), await product(supplier, '배터리팩', { hs: '850760' })];
  return { buyer, supplier, car, pack };
};

describe('proposeLink', () => {
  it('S2.4 waits for the other side, which alone can confirm it; both then know each other', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const made = await propose(buyer, car, supplier, { spendShare: 56 });
    // The answer does not show whether the number has a company here.
    expect(made).toMatchObject({
      state: 'proposed',
      side: 'buyer',
      waitsForMe: false,
      spendShare: 56,
      partner: { id: null, name: '우리가 부르는 이름' },
    });
    const key = { id: made.id, version: made.version };
    await expect(buyer.owner.confirmLink(key)).rejects.toMatchObject({ code: 'supply.act_impossible' });
    const { rows } = await supplier.owner.listLinks({ waiting: 'mine' });
    expect(rows).toMatchObject([{ id: made.id, side: 'supplier', partner: { id: buyer.id, name: '한빛모빌리티' } }]);
    const confirmed = await supplier.owner.confirmLink({ ...key, productId: pack });
    expect(confirmed).toMatchObject({ state: 'confirmed', product: { id: pack }, waitsForMe: false });
    expect(await buyer.owner.getLink({ id: made.id })).toMatchObject({
      state: 'confirmed',
      partner: { id: supplier.id, name: '누리셀에너지' },
      partnerProduct: { name: '배터리팩', hs: '850760' },
    });
  });

  it('S2.4 tells the other side’s owners and editors, and back again', async () => {
    const { buyer, supplier, car } = await pair();
    const editor = await member(supplier.id, 'editor');
    const viewer = await member(supplier.id, 'viewer');
    const { id, version } = await propose(buyer, car, supplier);
    expect((await editor.listNotices()).rows).toMatchObject([
      { kind: 'supply.linkAsked', about: { company: '한빛모빌리티' }, path: `/supply-chain/links/${id}` },
    ]);
    expect((await viewer.listNotices()).total).toBe(0);
    await supplier.owner.disputeLink({ id, version, reason: '거래한 적이 없어요.' });
    expect((await buyer.owner.listNotices()).rows).toMatchObject([
      { kind: 'supply.linkAnswered', about: { state: 'disputed', reason: '거래한 적이 없어요.' } },
    ]);
  });

  it('S2.4 gives the same answer for a number that nobody here has', async () => {
    const { buyer, supplier, car } = await pair();
    const there = await propose(buyer, car, supplier, { validTo: '2026-12-31' });
    const nowhere = await propose(buyer, car, { ...supplier, number: '9999999999' }, { validFrom: '2027-01-01' });
    const shape = ({ id: _, figures: __, validFrom: ___, validTo: ____, ...rest }: typeof there) => rest;
    expect(shape(nowhere)).toEqual(shape(there));
  });

  it('S2.4 says only to the proposing side whether it gave a number', async () => {
    const { buyer, supplier, car } = await pair();
    const { id, hasPartnerNumber } = await propose(buyer, car, supplier);
    expect(hasPartnerNumber).toBe(true);
    expect(await supplier.owner.getLink({ id })).toMatchObject({ hasPartnerNumber: false });
    const input = { side: 'buyer' as const, productId: car, words: { company: '송홍전선', product: '전선' } };
    expect(await buyer.owner.proposeLink(input)).toMatchObject({ hasPartnerNumber: false });
  });

  it('S2.4 makes a product of the words where the confirming side has none', async () => {
    const { buyer, supplier, car } = await pair();
    const made = await propose(buyer, car, supplier, {}, '84kWh 팩');
    const confirmed = await supplier.owner.confirmLink({ id: made.id, version: 1 });
    expect(confirmed.product).toMatchObject({ name: '84kWh 팩' });
    expect((await supplier.owner.listProducts({ search: '84kWh' })).rows).toMatchObject([{ customers: 1 }]);
  });

  it('S2.4 lets a supplier propose, and the buyer choose which product is meant', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const words = { company: '한빛', product: '모르는 차' };
    const input = { side: 'supplier' as const, productId: pack, businessNumber: buyer.number };
    const { id } = await supplier.owner.proposeLink({ ...input, words, figures: { spendShare: 50 } });
    expect(await buyer.owner.getLink({ id })).toMatchObject({ waitsForMe: true, product: null });
    expect(await buyer.owner.confirmLink({ id, version: 1, productId: car })).toMatchObject({
      state: 'confirmed',
      product: { id: car },
      partner: { name: '누리셀에너지' },
    });
  });

  it('S2.4 refuses oneself, nobody, reversed days, and what is somebody else’s, and stores nothing', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const theirFactory = (await supplier.owner.registerFactory({ name: '저희 공장', country: 'KR' })).id;
    const input = { side: 'buyer' as const, productId: car, businessNumber: supplier.number, words: { product: '팩' } };
    const refused: [object, object][] = [
      [{ businessNumber: buyer.number }, { code: 'supply.link_to_self' }],
      [{ businessNumber: undefined, companyId: buyer.id }, { code: 'supply.link_to_self' }],
      [{ businessNumber: undefined }, { code: 'supply.partner_missing' }],
      [{ businessNumber: undefined, companyId: supplier.id }, { code: 'request.not_found' }],
      [{ productId: pack }, { code: 'request.not_found' }],
      [{ figures: { validFrom: '2026-12-01', validTo: '2026-11-01' } }, { code: 'supply.validity_reversed' }],
      [{ figures: { spendShare: 100.5 } }, { code: 'request.invalid' }],
      [{ figures: { buyerFactoryIds: [theirFactory] } }, { fields: { 'figures.buyerFactoryIds': 'unknown' } }],
      [{ figures: { inputId: crypto.randomUUID() } }, { fields: { 'figures.inputId': 'unknown' } }],
    ];
    for (const [wrong, why] of refused)
      await expect(buyer.owner.proposeLink({ ...input, ...wrong })).rejects.toMatchObject(why);
    expect((await buyer.owner.listLinks()).total).toBe(0);
    expect((await supplier.owner.listLinks()).total).toBe(0);
  });

  it('S2.4 refuses shares over 100 % to the buyer, who is told what is free; a supplier learns nothing of it', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const rival = await firm('다른 공급사');
    await link(buyer, car, supplier, pack, { spendShare: 70 });
    await expect(propose(buyer, car, rival, { spendShare: 31 })).rejects.toMatchObject({
      code: 'supply.shares_over_whole',
      fields: { spendShare: '30.00' },
    });
    const theirs = await product(rival, '모터');
    const input = { side: 'supplier' as const, productId: theirs, businessNumber: buyer.number };
    const claim = await rival.owner.proposeLink({
      ...input,
      words: { company: '한빛', product: '전기차' },
      figures: { spendShare: 31 },
    });
    await expect(buyer.owner.confirmLink({ id: claim.id, version: 1 })).rejects.toMatchObject({
      code: 'supply.shares_over_whole',
    });
    expect(await buyer.owner.getLink({ id: claim.id })).toMatchObject({ state: 'proposed', version: 1 });
  });

  it('S2.4 refuses the same pair for the same time, and takes it for another', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const first = await link(buyer, car, supplier, pack, { validFrom: '2026-01-01', validTo: '2026-12-31' });
    const again = await propose(buyer, car, supplier, { validFrom: '2026-12-31' });
    await expect(supplier.owner.confirmLink({ id: again.id, version: 1, productId: pack })).rejects.toMatchObject({
      code: 'supply.validity_overlaps',
      fields: { id: first.id },
    });
    await expect(propose(buyer, car, supplier, { validFrom: '2026-12-31' })).rejects.toMatchObject({
      code: 'supply.validity_overlaps',
    });
    await buyer.owner.withdrawLink({ id: again.id, version: 1 });
    const next = await propose(buyer, car, supplier, { validFrom: '2027-01-01' });
    await expect(supplier.owner.confirmLink({ id: next.id, version: 1, productId: pack })).resolves.toMatchObject({
      state: 'confirmed',
    });
  });

  it('A1 waits for a verified company and a confirmed address, and for somebody who may write', async () => {
    const { buyer, supplier, car } = await pair();
    const viewer = await member(buyer.id, 'viewer');
    const unconfirmed = await member(buyer.id, 'editor', { email_confirmed_at: null });
    const input = { side: 'buyer' as const, productId: car, businessNumber: supplier.number };
    await expect(viewer.proposeLink(input)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(unconfirmed.proposeLink(input)).rejects.toMatchObject({ code: 'company.email_unconfirmed' });
    await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', buyer.id).execute();
    await expect(buyer.owner.proposeLink(input)).rejects.toMatchObject({ code: 'company.not_verified' });
  });
});

describe('listLinks', () => {
  it('S2.4 puts what waits for the caller first, and then what was changed last', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const earlier = await propose(buyer, car, supplier, { spendShare: 10 });
    const later = await supplier.owner.proposeLink({
      side: 'supplier',
      productId: pack,
      businessNumber: buyer.number,
      words: { product: '다른 차' },
    });
    const orderOf = async ({ owner }: typeof buyer) =>
      (await owner.listLinks({ sort: 'waiting' })).rows.map(({ id }) => id);
    expect(await orderOf(buyer)).toEqual([later.id, earlier.id]);
    expect(await orderOf(supplier)).toEqual([earlier.id, later.id]);
  });
});
