import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product, propose, link } = useSupply(world);

/** A car maker, and a cell maker that claims to deliver to it. */
const pair = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [car, pack] = [await product(buyer, '전기차'), await product(supplier, '배터리팩', { hs: '850760' })];
  return { buyer, supplier, car, pack };
};

const claim = ({ owner }: Firm, productId: string, businessNumber: string, called = '전기차', spendShare = 40) =>
  owner.proposeLink({
    side: 'supplier',
    productId,
    businessNumber,
    figures: { spendShare },
    words: { company: '고객사', product: called },
  });

/** Returns all that a buyer reads of its chain, its figures and its exports. */
const countedBy = async ({ owner }: Firm) => {
  const tiers = await owner.getSupplyTiers();
  const flags = await owner.listSupplyFlags({ show: 'all' });
  const { rows } = await owner.listProducts();
  return JSON.stringify([
    tiers.companies,
    tiers.links,
    tiers.coverage,
    flags.rows,
    rows.map(({ suppliers }) => suppliers),
    await (await owner.exportSupplyTiers()).text(),
    await (await owner.exportLinks({ format: 'csv', language: 'kr' })).text(),
  ]);
};

describe('proposeLink of a supplier', () => {
  it('22.5 answers the same, in the same statements, whatever number or product is known', async () => {
    const { buyer, supplier, pack } = await pair();
    const others = await Promise.all(['가', '나', '다'].map((name) => product(supplier, name)));
    const known = await claim(supplier, pack, buyer.number);
    const unknownProduct = await claim(supplier, others[0] ?? '', buyer.number, '없는 제품');
    const unknownNumber = await claim(supplier, others[1] ?? '', '9999999999');
    const shape = ({ id, product: own, words, partnerProduct, ...rest }: typeof known) => ({
      ...rest,
      createdAt: '',
      updatedAt: '',
      partnerProduct: { ...partnerProduct, name: '' },
    });
    expect(shape(unknownProduct)).toEqual(shape(known));
    expect(shape(unknownNumber)).toEqual(shape(known));
    for (const { id } of [known, unknownProduct, unknownNumber])
      expect(await supplier.owner.getLink({ id })).toMatchObject({ version: 1, partner: { id: null, number: '' } });
    const kept = await world.db().selectFrom('supply_link').select('buyer_product_id').execute();
    expect(kept.map((row) => row.buyer_product_id)).toEqual([null, null, null]);
  });

  it('22.5 tells the addressee after the request, who knows the proposer by name, country and number', async () => {
    const { buyer, supplier, pack } = await pair();
    const { id } = await claim(supplier, pack, buyer.number);
    expect((await buyer.owner.listLinks({ waiting: 'mine' })).rows).toMatchObject([
      {
        id,
        partner: { name: '누리셀에너지', country: 'KR', number: supplier.number },
        isUnassigned: true,
        product: null,
      },
    ]);
    expect((await buyer.owner.listNotices()).rows).toMatchObject([{ kind: 'supply.linkAsked' }]);
  });

  it('22.5 can be said of one product to several customers, and not twice to one', async () => {
    const { buyer, supplier, pack } = await pair();
    const second = await firm('두번째 고객');
    await claim(supplier, pack, buyer.number);
    await expect(claim(supplier, pack, second.number)).resolves.toMatchObject({ state: 'proposed' });
    await expect(claim(supplier, pack, '9999999999')).resolves.toMatchObject({ state: 'proposed' });
    for (const number of [buyer.number, '9999999999'])
      await expect(claim(supplier, pack, number)).rejects.toMatchObject({ code: 'supply.validity_overlaps' });
  });

  it('22.5 tells nothing by a refusal of what the buyer buys elsewhere or has made of a claim', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const rival = await firm('다른 공급사');
    await link(buyer, car, rival, await product(rival, '모터'), { spendShare: 50 });
    const proposal = { side: 'supplier', productId: pack, businessNumber: buyer.number } as const;
    const spans = [{ validTo: '2026-12-31' }, { validFrom: '2027-01-01' }];
    const claims: { id: string; version: number }[] = [];
    for (const [at, figures] of spans.entries())
      claims.push(await supplier.owner.proposeLink({ ...proposal, words: { product: `차 ${at}` }, figures }));
    for (const { id, version } of claims) await buyer.owner.assignLink({ id, version, productId: car });
    const figures = { validFrom: '2026-11-15', spendShare: 90 };
    for (const { id, version } of claims)
      await expect(supplier.owner.reviseLink({ id, version, figures })).resolves.toMatchObject({ version: 2 });
  });
});

describe('assignLink', () => {
  it('22.6 keeps a claim out of every chain, figure and export until its buyer names a product', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const customer = await firm('한빛의 고객');
    await link(customer, await product(customer, '차고'), buyer, car, { spendShare: 30 });
    const [before, above] = [await countedBy(buyer), await countedBy(customer)];
    const { id } = await claim(supplier, pack, buyer.number);
    expect(await countedBy(buyer)).toBe(before);
    expect(await countedBy(customer)).toBe(above);
    const assigned = await buyer.owner.assignLink({ id, version: 1, productId: car });
    expect(assigned).toMatchObject({ state: 'proposed', version: 1, product: { id: car }, isUnassigned: false });
    const { coverage, links } = await buyer.owner.getSupplyTiers({ productId: car });
    expect(links).toHaveLength(1);
    expect(JSON.stringify(coverage)).not.toBe('');
    expect(await countedBy(buyer)).not.toBe(before);
    await buyer.owner.assignLink({ id, version: 1, productId: null });
    expect(await countedBy(buyer)).toBe(before);
  });

  it('22.6 shows the supplier nothing of it', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await claim(supplier, pack, buyer.number);
    const everything = async () =>
      JSON.stringify([
        await supplier.owner.getLink({ id }),
        await supplier.owner.listLinkEvents({ id }),
        await supplier.owner.listLinks(),
        await supplier.owner.listNotices(),
        await supplier.owner.listProducts(),
      ]);
    const before = await everything();
    await buyer.owner.assignLink({ id, version: 1, productId: car });
    expect(await everything()).toBe(before);
  });

  it('22.6 is the buyer’s alone: not its supplier’s, not a stranger’s, not a viewer’s, and only with a product of its own', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await claim(supplier, pack, buyer.number);
    const key = { id, version: 1, productId: car };
    const stranger = await firm('남의 회사');
    const viewer = await member(buyer.id, 'viewer');
    await expect(supplier.owner.assignLink({ ...key, productId: pack })).rejects.toMatchObject({
      code: 'supply.act_impossible',
    });
    await expect(stranger.owner.assignLink(key)).rejects.toMatchObject({ code: 'request.not_found' });
    await expect(viewer.assignLink(key)).rejects.toMatchObject({ code: 'access.denied' });
    await expect(buyer.owner.assignLink({ ...key, productId: pack })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    await expect(buyer.owner.assignLink({ ...key, version: 7 })).rejects.toMatchObject({ code: 'supply.link_changed' });
    const { id: own } = await propose(buyer, car, supplier);
    await expect(buyer.owner.assignLink({ ...key, id: own })).rejects.toMatchObject({ code: 'supply.act_impossible' });
    expect(await buyer.owner.getLink({ id })).toMatchObject({ isUnassigned: true });
  });

  it('22.6 stays possible while the claim is disputed, and refuses what is over the whole', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const rival = await firm('다른 공급사');
    await link(buyer, car, rival, await product(rival, '모터'), { spendShare: 70 });
    const { id, version } = await claim(supplier, pack, buyer.number, '전기차', 31);
    await expect(buyer.owner.assignLink({ id, version, productId: car })).rejects.toMatchObject({
      code: 'supply.shares_over_whole',
    });
    const bus = await product(buyer, '전기버스');
    await buyer.owner.disputeLink({ id, version, reason: '물량이 달라요.' });
    expect(await buyer.owner.assignLink({ id, version: 2, productId: bus })).toMatchObject({ product: { id: bus } });
  });

  it('22.6 leaves what a supplier has shipped by a claim in its own books until then', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await claim(supplier, pack, buyer.number);
    const fromFactoryId = (await supplier.owner.registerFactory({ name: '울산공장', country: 'KR' })).id;
    const row = { linkId: id, fromFactoryId, period: '2026-Q3', quantity: 5, unit: 'H87' as const };
    await supplier.owner.saveFlowRows({ rows: [row] });
    expect((await buyer.owner.listFlowRows()).total).toBe(0);
    await buyer.owner.assignLink({ id, version: 1, productId: car });
    expect((await buyer.owner.listFlowRows()).total).toBe(1);
  });
});

describe('0049_supply_claim', () => {
  it('22.6 takes back what was put to a product by its name alone, and keeps what the buyer has answered', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id: guessed } = await claim(supplier, pack, buyer.number);
    const { id: answered } = await claim(supplier, await product(supplier, '모듈'), buyer.number, '전기차', 10);
    await buyer.owner.confirmLink({ id: answered, version: 1, productId: car });
    const mine = await propose(buyer, car, supplier, { spendShare: 1 }, '셀');
    const db = world.db();
    await db.updateTable('supply_link').set({ buyer_product_id: car }).where('id', '=', guessed).execute();
    const text = readFileSync('server/migrations/0049_supply_claim.sql', 'utf8');
    const [update = ''] = /^update supply_link[^;]*;/m.exec(text) ?? [];
    await sql.raw(update).execute(db);
    const rows = await db.selectFrom('supply_link').select(['id', 'buyer_product_id']).execute();
    expect(Object.fromEntries(rows.map((row) => [row.id, row.buyer_product_id]))).toEqual({
      [guessed]: null,
      [answered]: car,
      [mine.id]: car,
    });
  });
});
