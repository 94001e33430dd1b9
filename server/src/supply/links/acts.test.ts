import { describe, expect, it } from 'vitest';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { inSavepoint } from '../../../test/fixtures/world/people.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { createJobs } from '../../kit/jobs/queue.ts';
import { linkJobs } from './expiry.jobs.ts';

const world = useWorld();
const { firm, member, product, propose, link } = useSupply(world);

/** A car maker that buys packs from a cell maker. */
const pair = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [car, pack] = [await product(buyer, '전기차'), await product(supplier, '배터리팩', { hs: '850760' })];
  return { buyer, supplier, car, pack };
};

describe('counterLink', () => {
  it('S2.4 offers other figures, which the proposer accepts; the history keeps who said what', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await propose(buyer, car, supplier, { spendShare: 56 });
    const countered = await supplier.owner.counterLink({
      id,
      version: 1,
      productId: pack,
      figures: { spendShare: 48 },
      note: '올해 물량',
    });
    expect(countered).toMatchObject({ state: 'countered', figures: { spendShare: 56 }, waitsForMe: false });
    expect(await buyer.owner.getLink({ id })).toMatchObject({
      waitsForMe: true,
      offer: { figures: { spendShare: 48 }, isMine: false },
    });
    expect(await buyer.owner.confirmLink({ id, version: 2 })).toMatchObject({
      state: 'confirmed',
      figures: { spendShare: 48 },
      offer: null,
    });
    const { rows } = await buyer.owner.listLinkEvents({ id });
    expect(rows.map(({ kind, isMine, by, note }) => [kind, isMine, by, note])).toEqual([
      ['confirmed', true, '김이음', ''],
      ['countered', false, '누리셀에너지', '올해 물량'],
      ['proposed', true, '김이음', ''],
    ]);
  });

  it('S2.4 is refused by the proposer as a dispute, which can still be settled', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await propose(buyer, car, supplier, { spendShare: 56 });
    await supplier.owner.counterLink({ id, version: 1, productId: pack, figures: { spendShare: 48 } });
    await buyer.owner.disputeLink({ id, version: 2, reason: '아니에요.' });
    expect(await supplier.owner.getLink({ id })).toMatchObject({
      state: 'disputed',
      dispute: { reason: '아니에요.', isMine: false },
    });
    expect(await buyer.owner.confirmLink({ id, version: 3 })).toMatchObject({ figures: { spendShare: 48 } });
  });
});

describe('reviseLink', () => {
  it('S2.4 leaves what is confirmed in force until the other side accepts the change', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id, version } = await link(buyer, car, supplier, pack, { spendShare: 50 });
    const revised = await buyer.owner.reviseLink({ id, version, figures: { spendShare: 60 } });
    expect(revised).toMatchObject({ state: 'confirmed', figures: { spendShare: 50 }, offer: { isMine: true } });
    expect(await supplier.owner.disputeLink({ id, version: 3, reason: '아직은요.' })).toMatchObject({
      state: 'confirmed',
      figures: { spendShare: 50 },
      offer: null,
    });
    await supplier.owner.reviseLink({ id, version: 4, figures: { spendShare: 55 } });
    expect(await buyer.owner.confirmLink({ id, version: 5 })).toMatchObject({ figures: { spendShare: 55 } });
  });

  it('S2.4 takes at once what only one side says, and tells the supplier nothing of the buyer’s bill', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id, version, figures } = await link(buyer, car, supplier, pack, { spendShare: 50 });
    const own = await buyer.owner.getProduct({ id: car });
    const { inputs } = await buyer.owner.updateProduct({
      name: own.name,
      inputs: [{ name: '팩' }],
      id: car,
      version: 1,
    });
    const inputId = inputs[0]?.id ?? null;
    const typed = { spendShare: 50, validFrom: figures.validFrom, inputId, inputShare: 100 };
    expect(await buyer.owner.reviseLink({ id, version, figures: typed })).toMatchObject({
      offer: null,
      figures: { inputId, inputShare: 100 },
    });
    expect(await supplier.owner.getLink({ id })).toMatchObject({ figures: { inputId: null, inputShare: null } });
    await expect(buyer.owner.updateProduct({ name: '전기차', id: car, version: 2 })).rejects.toMatchObject({
      code: 'supply.input_in_use',
      fields: { inputs: '팩' },
    });
  });
});

describe('two sides at once', () => {
  it('S2.4 lets one win and tells the other how it stands now', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id, version } = await propose(buyer, car, supplier, { spendShare: 50 });
    const outcomes = await Promise.allSettled([
      supplier.owner.confirmLink({ id, version, productId: pack }),
      buyer.owner.withdrawLink({ id, version }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { state } = await buyer.owner.getLink({ id });
    const lost = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(lost?.reason).toMatchObject({ code: 'supply.link_changed', fields: { state, version: '2' } });
  });
});

describe('an unidentified supplier', () => {
  it('S2.4 is noted with what the buyer knows, and named later', async () => {
    const { buyer, supplier, car } = await pair();
    const noted = await buyer.owner.proposeLink({
      side: 'buyer',
      productId: car,
      isUnidentified: true,
      figures: { spendShare: 10 },
      words: { country: 'CN', product: '흑연' },
    });
    expect(noted).toMatchObject({ state: 'unidentified', partner: { id: null, country: 'CN' } });
    const key = { id: noted.id, version: 1 };
    await expect(supplier.owner.identifyLink({ ...key, businessNumber: supplier.number })).rejects.toMatchObject({
      code: 'request.not_found',
    });
    const words = { company: '누리', product: '흑연' };
    await buyer.owner.identifyLink({ ...key, businessNumber: supplier.number, words });
    expect((await supplier.owner.listLinks()).rows).toMatchObject([{ id: noted.id, waitsForMe: true }]);
  });
});

describe('confirmLinks', () => {
  it('S2.4 confirms many, and refuses each for itself', async () => {
    const { buyer, supplier, car } = await pair();
    const bus = await product(buyer, '전기버스');
    const [first, second] = [await propose(buyer, car, supplier), await propose(buyer, bus, supplier, {}, '버스 팩')];
    const stranger = crypto.randomUUID();
    const requested = [
      { id: first.id, version: 1 },
      { id: second.id, version: 9 },
      { id: stranger, version: 1 },
    ];
    expect(await supplier.owner.confirmLinks({ links: requested })).toEqual({
      confirmed: 1,
      refused: [
        { id: second.id, code: 'supply.link_changed' },
        { id: stranger, code: 'request.not_found' },
      ],
    });
    expect(await buyer.owner.getLink({ id: first.id })).toMatchObject({ state: 'confirmed' });
  });
});

describe('the end of a link', () => {
  const runDaily = async () => {
    const jobs = createJobs({
      database: { inTransaction: inSavepoint(world) },
      clock: world.clock,
      daily: linkJobs(world.clock),
      onError: (error) => expect(error).toBeUndefined(),
    });
    await jobs.planDaily(world.db());
    return jobs;
  };

  it('22.2 opens no place of a side that offered other figures and was never confirmed', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id } = await propose(buyer, car, supplier, { spendShare: 50, validTo: '2026-11-15' });
    const { id: plant } = await supplier.owner.registerFactory({ name: '오창 2공장', country: 'KR' });
    const offer = { spendShare: 40, validTo: '2026-11-15', supplierFactoryIds: [plant] };
    await supplier.owner.counterLink({ id, version: 1, productId: pack, figures: offer });
    const jobs = await runDaily();
    world.passHours(24);
    await jobs.runDue();
    const late = await member(buyer.id);
    expect(await late.getLink({ id })).toMatchObject({ state: 'ended', partner: { name: '우리가 부르는 이름' } });
    expect(JSON.stringify(await late.listLinkEvents({ id }))).not.toContain(plant);
    expect(JSON.stringify(await late.getLink({ id }))).not.toContain('오창');
  });

  it('S2.4 comes by itself after its last day, without anybody', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id, version } = await link(buyer, car, supplier, pack, { spendShare: 50 });
    await supplier.owner.endLink({ id, version, on: '2026-11-15' });
    const jobs = await runDaily();
    await jobs.runDue();
    expect(await buyer.owner.getLink({ id })).toMatchObject({ state: 'confirmed', validTo: '2026-11-15' });
    world.passHours(24);
    await jobs.runDue();
    const late = await member(buyer.id);
    expect(await late.getLink({ id })).toMatchObject({ state: 'ended', acts: [] });
    expect((await late.listLinkEvents({ id })).rows[0]).toMatchObject({ kind: 'ended', by: '', isMine: false });
  });
});

describe('another company', () => {
  it('A3 A7 finds no link that is not its own, and changes nothing by its id', async () => {
    const { buyer, supplier, car, pack } = await pair();
    const { id, version } = await link(buyer, car, supplier, pack, { spendShare: 50 });
    const { owner } = await firm('남의 회사');
    const key = { id, version };
    const tries = [
      owner.getLink({ id }),
      owner.listLinkEvents({ id }),
      owner.confirmLink(key),
      owner.counterLink({ ...key, figures: {} }),
      owner.reviseLink({ ...key, figures: {} }),
      owner.disputeLink({ ...key, reason: '-' }),
      owner.withdrawLink(key),
      owner.endLink({ ...key, on: '2026-11-01' }),
      owner.identifyLink({ ...key, words: { company: '-' } }),
      owner.setLinkOnward({ ...key, onward: true }),
    ];
    await Promise.all(tries.map((tried) => expect(tried).rejects.toMatchObject({ code: 'request.not_found' })));
    expect(await owner.listLinks({ state: ['confirmed', 'ended'] })).toMatchObject({ total: 0 });
    expect(await buyer.owner.getLink({ id })).toMatchObject({ version, state: 'confirmed' });
  });
});
