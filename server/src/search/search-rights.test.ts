import { expect, it } from 'vitest';
import { useDeclarations } from '../../test/fixtures/review/declarations.ts';
import type { Firm } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, propose, member, ask, draft, submit } = useDeclarations(world);

const MAX = 20;
/** Returns everything that the answer shows: kinds, rows, and whether there is more. */
const groups = async (caller: Caller, query: string) => (await caller.search({ query, size: MAX })).groups;
const kinds = async (caller: Caller, query: string) => (await groups(caller, query)).map(({ kind }) => kind);

const certificate = async ({ owner }: Firm, factoryId: string, number: string, issuer: string) => {
  const { rows } = await owner.listCertificateStandards();
  const standardId = rows.find(({ code }) => code === 'ISO 9001')?.id ?? '';
  await owner.addCertificate({ standardId, number, issuer, validTo: '2027-06-30', factoryIds: [factoryId] });
};

/** Adds a company in which every name is so rare that a single letter of it would reveal it. */
const canary = async (name: string) => {
  const owned = await firm(name);
  const fields = { nameEnglish: `Canary ${name}`, code: 'CNR-77', country: 'KR', isNew: true };
  const { id } = await owned.owner.registerFactory({ name: '카나리아 공장', ...fields });
  await certificate(owned, id, 'CNR-2026/0099', '카나리아 인증원');
  const ore = await product(owned, '카나리아 광석', { nameEnglish: 'Canary ore', partNumber: 'CNR-811', hs: '260300' });
  return { ...owned, factoryId: id, ore };
};
const BY_NAME = [
  '카나리아',
  '카나',
  'ㅋㄴㄹㅇ',
  'ㅋㄴ',
  '카',
  '나리ㅇ',
  'canary',
  'ＣＡＮＡＲＹ',
  '카나리아'.normalize('NFD'),
];
const BY_NUMBER = ['CNR-77', 'cnr77', 'CNR-2026/0099', '0099', 'CNR-811', '811', '2603.00', '260300'];
const CANARIES = [...BY_NAME, ...BY_NUMBER];

it('S2.2 finds nothing of a company that one has nothing to do with, whatever one is in one’s own', async () => {
  const miner = await canary('카나리아광산');
  const ours = await firm('한빛정밀');
  const colleagues = { viewer: await member(ours.id, 'viewer'), editor: await member(ours.id, 'editor') };
  for (const query of [...CANARIES, miner.number, '카나리아광산'])
    expect(await groups(ours.owner, query), query).toEqual([]);
  for (const [who, caller] of Object.entries(colleagues))
    for (const query of ['카나리아', 'ㅋㄴㄹㅇ', miner.number])
      expect(await groups(caller, query), `${who} ${query}`).toEqual([]);
  // Matches among a company's own records do not depend on the records of others.
  await ours.owner.registerFactory({ name: '카나리아 우리공장', country: 'KR' });
  expect(await groups(ours.owner, '카나리아')).toMatchObject([
    { kind: 'factory', rows: { length: 1 }, hasMore: false },
  ]);
  expect((await ours.owner.search({ query: '카나리아', size: 1 })).groups).toMatchObject([{ hasMore: false }]);
});

it('S2.2 finds of a partner its name and number and the link, and nothing else that is its own', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await canary('누리셀')];
  await link(ours, await product(ours, '배터리 팩'), partner, partner.ore);
  expect(await kinds(ours.owner, '누리셀')).toEqual(['company', 'link']);
  expect(await kinds(ours.owner, partner.number)).toEqual(['company', 'link']);
  const viewer = await member(ours.id, 'viewer');
  expect(await kinds(viewer, 'ㄴㄹㅅ')).toEqual(['company', 'link']);
  for (const query of CANARIES) expect(await groups(ours.owner, query), query).toEqual([]);
});

it('S2.2 finds nobody behind a partner, on either side', async () => {
  const [first, second, third] = [await canary('카나리아가'), await firm('누리셀'), await canary('카나리아다')];
  const cell = await product(second, '파우치 셀');
  await link(first, first.ore, second, cell);
  await link(second, cell, third, third.ore);
  const ends = [
    [first, third],
    [third, first],
  ] as const;
  for (const [from, to] of ends)
    for (const query of [to.name, to.number, `Canary ${to.name}`])
      expect(await groups(from.owner, query), `${from.name} ${query}`).toEqual([]);
  // Both ends have such records of their own, and each sees one of each kind.
  for (const { kind, rows, hasMore } of await groups(first.owner, '카나리아'))
    expect({ kind, rows: rows.length, hasMore }).toEqual({ kind, rows: 1, hasMore: false });
});

it('S2.2 finds whom a link was proposed to only once they stand by it', async () => {
  const [ours, miner] = [await firm('한빛정밀'), await canary('카나리아광산')];
  const { id, version } = await propose(ours, await product(ours, '배터리 팩'), miner);
  for (const query of [...CANARIES, miner.number]) expect(await groups(ours.owner, query), query).toEqual([]);
  await miner.owner.disputeLink({ id, version, reason: '거래가 없습니다.' });
  for (const query of [...CANARIES, miner.number]) expect(await groups(ours.owner, query), query).toEqual([]);
});

it('S2.2 finds a further link by a partner’s own name only once the partner stands by that one too', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await canary('누리셀')];
  const pack = await product(ours, '배터리 팩');
  await link(ours, pack, partner, partner.ore);
  const bought = await propose(ours, await product(ours, '배터리 셀'), partner);
  const words = { company: '우리가 부르는 이름', product: '부품' };
  const selling = { side: 'supplier', productId: pack, businessNumber: partner.number, words } as const;
  const sold = await ours.owner.proposeLink(selling);
  const found = async () =>
    (await groups(ours.owner, '누리셀')).find(({ kind }) => kind === 'link')?.rows.map(({ id }) => id);
  expect(await found()).toHaveLength(1);
  for (const { id, version } of [bought, sold])
    await partner.owner.confirmLink({ id, version, productId: partner.ore });
  expect(await found()).toEqual(expect.arrayContaining([bought.id, sold.id]));
});

it('S2.5 finds requests and declarations for their two sides alone', async () => {
  const [asker, supplier, stranger] = [await firm('한빛모빌리티'), await canary('누리셀'), await firm('다른회사')];
  const { id: linkId } = await link(asker, await product(asker, '전기차'), supplier, supplier.ore);
  const two = { asker, supplier, linkId, factoryId: supplier.factoryId };
  await submit(two, await draft(two, { purpose: '광물 실사' }));
  await ask(two, { purpose: '광물 실사 둘째' });

  expect(await kinds(supplier.owner, '광물 실사')).toEqual(['declaration', 'request']);
  expect(await kinds(await member(asker.id, 'viewer'), '광물 실사')).toEqual(['declaration', 'request']);
  for (const query of ['광물 실사', 'ㄱㅁㅅㅅ', '누리셀', '한빛모빌리티', ...CANARIES])
    expect(await groups(stranger.owner, query), query).toEqual([]);
  // The names are the supplier's own, and are not searched for the reviewer.
  for (const query of CANARIES) expect(await groups(asker.owner, query), query).toEqual([]);
});

it('S4.1 finds for an operator what an operator may look at, and no product, certificate or link', async () => {
  await canary('카나리아광산');
  const admin = await world.admin();
  expect(await kinds(admin, '카나리아')).toEqual(['company', 'factory']);
  expect(await kinds(admin, 'CNR-77')).toEqual(['factory']);
  for (const query of ['CNR-2026/0099', 'CNR-811', '카나리아 광석', '카나리아 인증원'])
    expect(await groups(admin, query), query).toEqual([]);
});

it('S1.3 finds one’s own and nobody else while the company is not verified or the address not confirmed', async () => {
  const [ours, partner] = [await canary('카나리아광산'), await firm('누리셀')];
  await link(ours, ours.ore, partner, await product(partner, '파우치 셀'));
  const unconfirmed = await member(ours.id, 'owner', { email_confirmed_at: null });
  expect(await groups(unconfirmed, '누리셀')).toEqual([]);
  expect(await kinds(unconfirmed, '카나리아 공장')).toEqual(['factory']);
  for (const state of ['pending', 'rejected'] as const) {
    await world.db().updateTable('company').set({ state }).where('id', '=', ours.id).execute();
    for (const query of ['누리셀', 'ㄴㄹㅅ', partner.number])
      expect(await groups(ours.owner, query), query).toEqual([]);
    expect(await kinds(ours.owner, '카나리아')).toEqual(['company', 'factory', 'product', 'certificate', 'link']);
  }
});

it('refuses whoever waits to be let in, has left or was shut out', async () => {
  const { id } = await canary('카나리아광산');
  const refusals = { requested: 'access.denied', left: 'access.denied', disabled: 'session.required' } as const;
  for (const [membership, code] of Object.entries(refusals) as [keyof typeof refusals, string][]) {
    const caller = world.withToken(await world.token({ role: 'supplier', company_id: id, membership }));
    await expect(caller.search({ query: '카나리아' }), membership).rejects.toMatchObject({ code });
  }
});
