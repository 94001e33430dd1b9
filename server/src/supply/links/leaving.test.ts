import { describe, expect, it } from 'vitest';
import { useCertificates } from '../../../test/fixtures/factory/certificates.ts';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, propose, link } = useSupply(world);
const { pdf } = useCertificates(world);

/** A car maker that buys packs from a cell maker. */
const pair = async () => {
  const [buyer, supplier] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  const [car, pack] = [await product(buyer, '전기차'), await product(supplier, '배터리팩', { hs: '850760' })];
  return { buyer, supplier, car, pack };
};
type Pair = Awaited<ReturnType<typeof pair>>;

const proposed = async ({ buyer, car, supplier }: Pair) => propose(buyer, car, supplier, { spendShare: 10 });
const countered = async (two: Pair) => {
  const { id, version } = await proposed(two);
  return two.supplier.owner.counterLink({ id, version, productId: two.pack, figures: { spendShare: 8 } });
};
const disputedProposal = async (two: Pair) => {
  const { id, version } = await proposed(two);
  return two.supplier.owner.disputeLink({ id, version, reason: '아니에요.' });
};
const disputedCounter = async (two: Pair) => {
  const { id, version } = await countered(two);
  return two.buyer.owner.disputeLink({ id, version, reason: '아니에요.' });
};
const confirmed = ({ buyer, car, supplier, pack }: Pair) => link(buyer, car, supplier, pack, { spendShare: 10 });

const STATES = { proposed, countered, disputedProposal, disputedCounter };

const withCertificate = async ({ owner }: Firm, name: string) => {
  const { documentId } = await owner.uploadCertificateFile({ file: await pdf(`${name}.pdf`) });
  await owner.addCertificate({ standardName: name, validTo: '2027-12-31', documentId });
  return documentId;
};

/** Returns what one company reads of another's documents and places. */
const papersOf = async (viewer: Firm, seen: Firm, documentId: string) => {
  const company = await viewer.owner.getSupplyCompany({ id: seen.id }).catch(() => undefined);
  const file = viewer.owner.getSeenDocument({ id: seen.id, documentId });
  const isFileOpen = await file.then(
    () => true,
    () => false,
  );
  return { certificates: company?.certificates, factories: company?.factories, isFileOpen };
};
const CLOSED = { certificates: undefined, factories: undefined, isFileOpen: false };

describe('leaving a link', () => {
  const cases = Object.entries(STATES).flatMap(([name, make]) =>
    (['buyer', 'supplier'] as const).map((side) => ({ name, make, side })),
  );

  it.each(cases)('22.4 is open to the $side in the state $name', async ({ make, side }) => {
    const two = await pair();
    const { id, version } = await make(two);
    const { owner } = two[side];
    expect((await owner.getLink({ id })).acts).toEqual(expect.arrayContaining(['withdraw', 'setOnward']));
    const after = await owner.withdrawLink({ id, version, note: '그만할게요.' });
    expect(after).toMatchObject({ state: 'withdrawn', acts: [], waitsForMe: false });
    expect((await two.buyer.owner.listLinks()).total).toBe(0);
  });

  it.each(cases)('22.4 lets the $side take onward back in the state $name', async ({ make, side }) => {
    const two = await pair();
    const { id, version } = await make(two);
    const { owner } = two[side];
    expect(await owner.setLinkOnward({ id, version, onward: false })).toMatchObject({ onward: { mine: false } });
  });

  it('22.4 ends a confirmed one from either side, and lets nothing be passed on anew during a dispute', async () => {
    const two = await pair();
    const first = await confirmed(two);
    expect((await two.buyer.owner.getLink({ id: first.id })).acts).toContain('end');
    await two.supplier.owner.endLink({ id: first.id, version: first.version, on: '2026-11-14' }).catch(() => undefined);
    const second = await pair();
    const { id, version } = await disputedCounter(second);
    await expect(second.supplier.owner.setLinkOnward({ id, version, onward: true })).rejects.toMatchObject({
      code: 'supply.act_impossible',
    });
  });
});

describe('papers and places', () => {
  it('22.10 are closed to whoever only has a proposal, and open once both have confirmed', async () => {
    const two = await pair();
    const { buyer, supplier, pack } = two;
    const documentId = await withCertificate(buyer, 'ISO 9001');
    const factory = await buyer.owner.registerFactory({ name: '비밀 공장', country: 'KR' });
    const { id, version } = await buyer.owner.proposeLink({
      side: 'buyer',
      productId: two.car,
      businessNumber: supplier.number,
      words: { product: '팩' },
      figures: { buyerFactoryIds: [factory.id] },
    });
    expect(await papersOf(supplier, buyer, documentId)).toEqual(CLOSED);
    const seen = await supplier.owner.getLink({ id });
    expect(seen).toMatchObject({
      partner: { name: '한빛모빌리티', country: 'KR', number: buyer.number },
      factories: [],
      figures: { buyerFactoryIds: [] },
    });
    const { rows } = await supplier.owner.listLinkEvents({ id });
    expect(rows[0]?.figures.buyerFactoryIds).toEqual([]);
    await supplier.owner.confirmLink({ id, version, productId: pack });
    expect(await papersOf(supplier, buyer, documentId)).toMatchObject({
      certificates: [{ standard: 'ISO 9001' }],
      isFileOpen: true,
    });
    expect(await supplier.owner.getLink({ id })).toMatchObject({ factories: [{ name: '비밀 공장' }] });
  });

  it('22.4 22.10 close entirely while a link is disputed, also what was granted and what is uploaded later', async () => {
    const two = await pair();
    const { buyer, supplier } = two;
    const before = await withCertificate(buyer, 'ISO 9001');
    await confirmed(two);
    const fields = ['identity', 'location', 'certificates', 'documents'] as const;
    await buyer.owner.grantDisclosure({
      companyId: supplier.id,
      fields: [...fields],
      purpose: '실사',
      until: '2027-06-30',
    });
    expect(await papersOf(supplier, buyer, before)).toMatchObject({ isFileOpen: true });
    const bus = await product(buyer, '전기버스');
    const { id, version } = await propose(buyer, bus, supplier, {}, '버스 팩');
    await supplier.owner.disputeLink({ id, version, reason: '버스 팩은 안 팔아요.' });
    const after = await withCertificate(buyer, 'ISO 14001');
    expect(await papersOf(supplier, buyer, before)).toEqual(CLOSED);
    expect(await papersOf(supplier, buyer, after)).toEqual(CLOSED);
    const theirs = await withCertificate(supplier, 'IATF 16949');
    expect(await papersOf(buyer, supplier, theirs)).toEqual(CLOSED);
    await supplier.owner.withdrawLink({ id, version: version + 1 });
    expect(await papersOf(supplier, buyer, after)).toMatchObject({ isFileOpen: true });
  });
});
