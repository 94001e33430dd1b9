import { expect, it } from 'vitest';
import { useSupply } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, propose } = useSupply(world);

/** Returns `factory: 울산 1공장` for each match, in the order in which they are shown. */
const found = async (caller: Caller, query: string) =>
  (await caller.search({ query })).groups.flatMap(({ kind, rows }) => rows.map(({ title }) => `${kind}: ${title}`));

const register = async (caller: Caller, ...names: string[]) => {
  for (const name of names) await caller.registerFactory({ name, country: 'KR', isNew: true });
};

it('S2.1 finds a factory by any part of its name in any of the four scripts', async () => {
  const { owner } = await firm('한빛정밀');
  await owner.registerFactory({ name: '울산 제1공장', nameEnglish: 'Ulsan Plant 1', code: 'F-001', country: 'KR' });
  await register(owner, '宁波镍业工厂', '関西めっき工場', 'Zürich Werk');

  for (const query of ['울산', '제1', '공장', '산제', 'ulsan', 'ULSAN PLANT', 'ｕｌｓａｎ', 'plant 1', 'F-001', 'f001'])
    expect(await found(owner, query), query).toEqual(['factory: 울산 제1공장']);
  for (const query of ['镍业', '宁波', '工厂'])
    expect(await found(owner, query), query).toEqual(['factory: 宁波镍业工厂']);
  for (const query of ['めっき', '関西', 'き工'])
    expect(await found(owner, query), query).toEqual(['factory: 関西めっき工場']);
  for (const query of ['zürich', 'WERK', 'rich w'])
    expect(await found(owner, query), query).toEqual(['factory: Zürich Werk']);
  expect(await found(owner, '없는 이름')).toEqual([]);
});

it('S2.1 finds by Hangul initials, and by a syllable that is still being typed', async () => {
  const { owner } = await firm('한빛정밀');
  await register(owner, '누리셀 공장', '가산 제2공장');

  for (const query of ['ㄴㄹㅅ', 'ㄴㄹ', 'ㄹㅅ', '누리ㅅ', '누리세', '누리셀', '누ㄹ', 'ㄴㄹㅅㄱㅈ'])
    expect(await found(owner, query), query).toEqual(['factory: 누리셀 공장']);
  // A keyboard makes one letter of two consonants.
  for (const query of ['ㄳ', 'ㄱㅅ', 'ㄱㅅㅈ2', '가사'])
    expect(await found(owner, query), query).toEqual(['factory: 가산 제2공장']);
  expect(await found(owner, '누리ㅈ')).toEqual([]);
});

it('S2.1 shows what is called so before what begins so, has a word that begins so, or has it somewhere', async () => {
  const { owner } = await firm('한빛정밀');
  await register(owner, '가온울산', '나라 울산동', '울산 2공장', '울산');

  expect(await found(owner, '울산')).toEqual([
    'factory: 울산',
    'factory: 울산 2공장',
    'factory: 나라 울산동',
    'factory: 가온울산',
  ]);
  const { groups } = await owner.search({ query: '울산', kind: 'factory', size: 3 });
  expect(groups).toMatchObject([{ kind: 'factory', hasMore: true, rows: { length: 3 } }]);
  expect((await owner.search({ query: '울산', kind: 'product' })).groups).toEqual([]);
});

it('S2.1 finds numbers with and without their dashes, dots and blanks', async () => {
  const ours = await firm('한빛정밀');
  await product(ours, '양극재', { partNumber: 'NCM-811/A', hs: '284190' });
  const { rows: standards } = await ours.owner.listCertificateStandards();
  const iso = standards.find(({ code }) => code === 'ISO 9001')?.id ?? '';
  const factory = await ours.owner.registerFactory({ name: '울산', country: 'KR' });
  await ours.owner.addCertificate({
    standardId: iso,
    number: 'KR-2024/0077',
    issuer: '한국품질원',
    validTo: '2027-01-01',
    factoryIds: [factory.id],
  });

  for (const query of ['NCM-811/A', 'ncm811a', '811', '2841.90', '284190', '2841', 'ㅇㄱㅈ'])
    expect(await found(ours.owner, query), query).toEqual(['product: 양극재']);
  for (const query of [
    'KR-2024/0077',
    'kr20240077',
    '2024-0077',
    '품질원',
    'ㅎㄱㅍㅈㅇ',
    '품질경영',
    '质量管理',
    '品質マネ',
    'iso9001',
  ])
    expect(await found(ours.owner, query), query).toContain('certificate: ISO 9001');
  const [first, second, third] = [ours.number.slice(0, 3), ours.number.slice(3, 5), ours.number.slice(5)];
  for (const query of [ours.number, `${first}-${second}-${third}`, `${first} ${second} ${third}`])
    expect(await found(ours.owner, query), query).toEqual(['company: 한빛정밀']);
});

it('takes signs for what they are', async () => {
  const { owner } = await firm('한빛정밀');
  await register(owner, '울산 77%공장', '울산 B_2', '부산');

  for (const query of [
    '%',
    '_',
    '\\',
    '%울%',
    '.*',
    '울.',
    '[가-힣]',
    '(',
    '^',
    "'; drop table factory; --",
    '울산%공장$',
  ])
    expect(await found(owner, query), query).not.toContain('factory: 부산');
  expect(await found(owner, '77%')).toEqual(['factory: 울산 77%공장']);
  expect(await found(owner, '\u200b')).toEqual([]);
  await expect(owner.search({ query: '울\u0000산' })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(owner.search({ query: '울\u001b산' })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(owner.search({ query: ' ' })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(owner.search({ query: '가'.repeat(101) })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('S2.2 finds partners once both stand by a link, and links by what is seen of them', async () => {
  const [buyer, supplier] = [await firm('한빛정밀'), await firm('누리셀')];
  const pack = await product(buyer, '배터리 팩');
  const cell = await product(supplier, '파우치 셀');

  const { id, version } = await propose(buyer, pack, supplier);
  expect(await found(buyer.owner, '누리')).toEqual([]);
  expect(await found(buyer.owner, supplier.number)).toEqual([]);
  expect(await found(buyer.owner, '부르는')).toEqual(['link: 우리가 부르는 이름']);
  // A company that proposes a link names itself.
  expect(await found(supplier.owner, 'ㅎㅂㅈㅁ')).toEqual(['company: 한빛정밀', 'link: 한빛정밀']);

  await supplier.owner.confirmLink({ id, version, productId: cell });
  for (const query of ['누리셀', 'ㄴㄹㅅ', '누리ㅅ'])
    expect(await found(buyer.owner, query), query).toEqual(['company: 누리셀', 'link: 누리셀']);
  expect(await found(buyer.owner, '배터리')).toEqual(['product: 배터리 팩', 'link: 누리셀']);
  // The product belongs to the partner and not to the buyer.
  expect(await found(buyer.owner, '파우치')).toEqual([]);
});

it('finds nothing of other companies, nor of those behind a partner', async () => {
  const [buyer, supplier, hidden] = [await firm('한빛정밀'), await firm('누리셀'), await firm('카나리아광산')];
  const pack = await product(buyer, '배터리 팩');
  const cell = await product(supplier, '카나리아셀');
  const ore = await product(hidden, '카나리아광석');
  await link(buyer, pack, supplier, cell);
  await link(supplier, cell, hidden, ore);
  await hidden.owner.registerFactory({ name: '카나리아공장', nameEnglish: 'Canary', country: 'KR' });
  await supplier.owner.registerFactory({ name: '카나리아창고', country: 'KR' });

  for (const query of ['카나리아', 'ㅋㄴㄹㅇ', 'canary', '카', hidden.number])
    expect(await found(buyer.owner, query), query).toEqual([]);
  // A direct partner is found by its name, and nothing else of it is.
  expect(await found(supplier.owner, '카나리아광')).toEqual(['company: 카나리아광산', 'link: 카나리아광산']);
});

it('finds no partner for whoever is not verified, and nothing for strangers and newcomers', async () => {
  const [buyer, supplier] = [await firm('한빛정밀'), await firm('누리셀')];
  await link(buyer, await product(buyer, '팩'), supplier, await product(supplier, '셀'));
  await world.db().updateTable('company').set({ state: 'pending' }).where('id', '=', buyer.id).execute();
  expect((await buyer.owner.search({ query: '누리', kind: 'company' })).groups).toEqual([]);
  expect(await found(buyer.owner, '한빛')).toEqual(['company: 한빛정밀']);

  await expect(world.withToken(null).search({ query: '누리' })).rejects.toMatchObject({ code: 'session.required' });
  const newcomer = world.withToken(
    await world.token({ role: 'supplier', company_id: supplier.id, membership: 'requested' }),
  );
  await expect(newcomer.search({ query: '누리' })).rejects.toMatchObject({ code: 'access.denied' });
});

it('drops a link that is over', async () => {
  const [buyer, supplier] = [await firm('한빛정밀'), await firm('누리셀')];
  const { id, version } = await propose(buyer, await product(buyer, '팩'), supplier);
  expect(await found(buyer.owner, '부르는')).toEqual(['link: 우리가 부르는 이름']);
  await buyer.owner.withdrawLink({ id, version });
  expect(await found(buyer.owner, '부르는')).toEqual([]);
  expect(await found(supplier.owner, '한빛')).toEqual([]);
});

it('S4.1 finds companies, people, cases and factories for an operator', async () => {
  const admin = await world.admin();
  const ours = await firm('누리셀');
  await register(ours.owner, '울산 누리공장');
  await world.person({
    role: 'supplier',
    company_id: ours.id,
    name: '김누리',
    email: 'nuri.kim@test.kr',
    phone: '01012345678',
  });

  expect(await found(admin, 'ㄴㄹㅅ')).toEqual(['company: 누리셀']);
  expect(await found(admin, '누리')).toEqual(['company: 누리셀', 'factory: 울산 누리공장', 'person: 김누리']);
  expect(await found(admin, '010-1234-5678')).toEqual(['person: 김누리']);
  expect(await found(admin, 'nuri.kim@test.kr')).toEqual(['person: 김누리']);
  expect(await found(admin, ours.number)).toEqual(['company: 누리셀']);
  // One letter finds what begins with it.
  expect(await found(admin, '울')).toEqual(['factory: 울산 누리공장']);
});
