import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../test/fixtures/factory/imports.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, member, product } = useSupply(world);

const sheet = (...lines: string[]) => csvFile(lines.join('\r\n'));

describe('importProducts', () => {
  it('S2.4 says first what it would do, and then does it: known part numbers are changed, others are new', async () => {
    const { owner } = await firm('우리');
    await owner.addProduct({ name: '옛 이름', partNumber: 'P-1', description: '그대로' });
    const file = sheet('제품 이름,품번,HS 코드,종류,비고', '새 이름,P-1,8507.60,부품,a', '양극재,P-2,,Material,b');
    const would = { rows: 2, added: 1, changed: 1, same: 0, problems: [], unknown: ['비고'] };
    expect(await owner.importProducts({ file })).toMatchObject({ isApplied: false, ...would });
    expect((await owner.listProducts()).rows).toMatchObject([{ name: '옛 이름' }]);
    expect(await owner.importProducts({ file, apply: 'yes' })).toMatchObject({ isApplied: true, ...would });
    const { rows } = await owner.listProducts({ sort: 'partNumber' });
    expect(rows).toMatchObject([
      { name: '새 이름', hs: '850760', kind: 'component' },
      { name: '양극재', kind: 'material' },
    ]);
    // Fields without a column in the file stay.
    expect(await owner.getProduct({ id: rows[0]?.id ?? '' })).toMatchObject({ description: '그대로' });
    expect(await owner.importProducts({ file })).toMatchObject({ same: 2, changed: 0, added: 0 });
  });

  it('S2.4 23.6 reads units and materials by the words that the screen shows, in four languages', async () => {
    const { owner } = await firm('우리');
    const file = sheet(
      '제품 이름,품번,단위,자재군,투입 자재',
      '리튬염,P-1,킬로그램,리튬,물 |  | 2 | 리터',
      'Salt,P-2,kilogram,Lithium,',
      '锂盐,P-3,千克,锂,',
      'リチウム塩,P-4,キログラム,リチウム,',
      '포장,P-5,개,해당 없음,',
    );
    expect(await owner.importProducts({ file, apply: 'yes' })).toMatchObject({
      isApplied: true,
      added: 5,
      problems: [],
    });
    const { rows } = await owner.listProducts({ sort: 'partNumber' });
    const found = await Promise.all(rows.map(({ id }) => owner.getProduct({ id })));
    expect(found.slice(0, 4)).toMatchObject(
      Array(4).fill({ unit: 'KGM', materials: [{ material: 'lithium', massFraction: null }] }),
    );
    expect(found[0]).toMatchObject({ inputs: [{ unit: 'LTR' }] });
    expect(found[4]).toMatchObject({ unit: 'H87', family: '', materials: [] });
    const wrong = sheet('제품 이름,품번,단위,자재군', '이상,P-9,말,미스릴');
    expect((await owner.importProducts({ file: wrong })).problems).toEqual([
      { row: 2, column: 'unit', problem: 'unknown' },
      { row: 2, column: 'materialGroup', problem: 'unknown' },
    ]);
  });

  it('S2.4 stores nothing where one row is wrong, and names row, column and problem', async () => {
    const { owner } = await firm('우리');
    const file = sheet(
      'Product name,Part number,HS code,Inputs',
      'Good,G-1,850760,',
      'Bad code,B-1,990000,',
      'Too much,B-2,,Cell | | | | | 70; Case | | | | | 60',
      'Again,G-1,,',
    );
    const outcome = await owner.importProducts({ file, apply: 'yes' });
    expect(outcome).toMatchObject({ isApplied: false, problemCount: 3 });
    expect(outcome.problems).toEqual([
      { row: 3, column: 'hs', problem: 'invalid' },
      { row: 4, column: 'inputs', problem: 'mass_over_whole' },
      { row: 5, column: 'partNumber', problem: 'repeated' },
    ]);
    expect((await owner.listProducts()).total).toBe(0);
  });

  it('S2.4 reads what was exported as the same, bills and odd signs and all', async () => {
    const { owner } = await firm('우리');
    const inputs = [{ name: '셀; A|B\\', hs: '850760', quantityPerUnit: 1.5, massShare: 60 }];
    await owner.addProduct({ name: '=팩, "큰"', partNumber: 'P-1', kind: 'finished', isOrigin: true, inputs });
    for (const format of ['csv', 'xlsx'] as const) {
      const file = new File([await owner.exportProducts({ format, language: 'jp' })], `a.${format}`);
      expect(await owner.importProducts({ file })).toMatchObject({ rows: 1, same: 1, problems: [], unknown: [] });
    }
  });

  it('A1 is refused to who only reads, and never touches another company', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    await theirs.owner.addProduct({ name: '저희 것', partNumber: 'P-1' });
    const file = sheet('제품 이름,품번', '우리 것,P-1');
    const viewer = await member(ours.id, 'viewer');
    await expect(viewer.importProducts({ file, apply: 'yes' })).rejects.toMatchObject({ code: 'access.denied' });
    expect(await ours.owner.importProducts({ file, apply: 'yes' })).toMatchObject({ added: 1, changed: 0 });
    expect((await theirs.owner.listProducts()).rows).toMatchObject([{ name: '저희 것' }]);
    expect(await (await theirs.owner.exportProducts({ format: 'csv' })).text()).not.toContain('우리 것');
  });

  it.each([
    [['아무 열', '아무 값'], 'no_columns'],
    [['제품 이름,품번'], 'no_rows'],
    [['제품 이름', ...Array.from({ length: 1_001 }, (_, at) => `제품 ${at}`)], 'too_many_rows'],
  ])('S2.4 refuses a file of %#, and says why', async (lines, reason) => {
    const { owner } = await firm('우리');
    await expect(owner.importProducts({ file: sheet(...lines) })).rejects.toMatchObject({
      code: 'supply.sheet_unreadable',
      fields: { file: reason },
    });
  });
});

describe('importSuppliers', () => {
  it('S2.4 proposes a link to each, tells those who are here, and leaves what is told already', async () => {
    const [ours, theirs] = [await firm('우리'), await firm('저희')];
    await product(ours, '전기차', { partNumber: 'CAR-1' });
    const file = sheet(
      '우리 제품,거래처,사업자등록번호,거래처 제품,구매 비중(%),시작일',
      `CAR-1,저희라고 부름,${theirs.number},팩,40%,2026.11.01`,
      '전기차,Hai Son,,Case,12.5,2026-11-01',
    );
    expect(await ours.owner.importSuppliers({ file, apply: 'yes' })).toMatchObject({ isApplied: true, added: 2 });
    expect((await theirs.owner.listLinks({ waiting: 'mine' })).rows).toMatchObject([{ spendShare: 40 }]);
    expect((await theirs.owner.listNotices()).rows).toMatchObject([{ kind: 'supply.linkAsked' }]);
    expect(await ours.owner.importSuppliers({ file, apply: 'yes' })).toMatchObject({ added: 0, same: 2 });
    const text = await (await ours.owner.exportLinks({ format: 'csv', language: 'en' })).text();
    expect(text).toContain('Hai Son');
    // A file says no more about the owner of a number than the screens do.
    expect(text).not.toContain(theirs.number);
  });

  it('S2.4 refuses all where shares are over 100 %, oneself is named or a product is unknown', async () => {
    const ours = await firm('우리');
    await product(ours, '전기차');
    const file = sheet(
      '우리 제품,거래 상대,사업자등록번호,구매 비중(%),시작일,종료일',
      '전기차,하나,,80,,',
      '전기차,둘,,30,,',
      `전기차,우리,${ours.number},,,`,
      '없는 차,셋,,,,',
      '전기차,넷,,,2026-12-01,2026-11-01',
    );
    const outcome = await ours.owner.importSuppliers({ file, apply: 'yes' });
    expect(outcome).toMatchObject({ isApplied: false, problemCount: 4 });
    expect(outcome.problems).toEqual([
      { row: 3, column: 'spendShare', problem: 'shares_over_whole' },
      { row: 4, column: 'businessNumber', problem: 'link_to_self' },
      { row: 5, column: 'ownProduct', problem: 'no_product' },
      { row: 6, column: 'validTo', problem: 'validity_reversed' },
    ]);
    expect((await ours.owner.listLinks()).total).toBe(0);
  });
});
