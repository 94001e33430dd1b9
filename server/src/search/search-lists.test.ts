import { expect, it } from 'vitest';
import { useSupply } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link } = useSupply(world);

type Kind = 'factory' | 'product' | 'certificate' | 'link';
const LISTS: Record<Kind, (caller: Caller, search: string) => Promise<{ rows: { id: string }[] }>> = {
  factory: (caller, search) => caller.listFactories({ search }),
  product: (caller, search) => caller.listProducts({ search }),
  certificate: (caller, search) => caller.listCertificates({ search }),
  link: (caller, search) => caller.listLinks({ search }),
};
const QUERIES: Record<Kind, string[]> = {
  factory: ['오창', 'ㅇㅊㄱㅈ', 'ochang', 'F-001', 'f001', '공장 누리', 'ㄱㅈ'],
  product: ['팩', 'ㅂㅌㄹ', 'battery', 'BP-1', 'bp1', '8507.60', '850760'],
  certificate: ['ISO 9001', 'iso9001', 'KR-2024/0077', '20240077', '품질경영', '质量管理', '한국품질원', 'ㅎㄱㅍㅈㅇ'],
  link: ['누리셀', 'ㄴㄹㅅ', '팩', '배터리팩', 'BP-1', '우리가 부르는', 'ㅇㄹㄱ'],
};

it('S2.1 finds by the same words what the whole list finds by them', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await firm('누리셀')];
  const fields = { nameEnglish: 'Ochang plant', code: 'F-001', country: 'KR', isNew: true };
  const { id } = await ours.owner.registerFactory({ name: '누리 오창공장', ...fields });
  await ours.owner.registerFactory({ name: '울산 공장', country: 'KR', isNew: true });
  const pack = await product(ours, '배터리 팩', { nameEnglish: 'Battery pack', partNumber: 'BP-1', hs: '850760' });
  await product(ours, '전선');
  await link(ours, pack, partner, await product(partner, '파우치 셀'));
  const { rows: standards } = await ours.owner.listCertificateStandards();
  const standardId = standards.find(({ code }) => code === 'ISO 9001')?.id ?? '';
  const paper = { number: 'KR-2024/0077', issuer: '한국품질원', validTo: '2027-01-01', factoryIds: [id] };
  await ours.owner.addCertificate({ standardId, ...paper });

  for (const kind of Object.keys(LISTS) as Kind[])
    for (const query of QUERIES[kind]) {
      const { groups } = await ours.owner.search({ query, kind });
      const found = groups.flatMap(({ rows }) => rows.map((row) => row.id)).toSorted();
      const listed = (await LISTS[kind](ours.owner, query)).rows.map((row) => row.id).toSorted();
      expect(found.length, `${kind} ${query}`).toBeGreaterThan(0);
      expect(listed, `${kind} ${query}`).toEqual(found);
    }
});
