import { describe, expect, it } from 'vitest';
import { csvFile } from '../../../test/fixtures/factory/imports.ts';
import { useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm } = useSupply(world);

const sheet = (...lines: string[]) => csvFile(lines.join('\r\n'));
const of = (...stated: [string, number | null][]) =>
  stated.map(([material, massFraction]) => ({ material, massFraction }));

describe('importProducts', () => {
  it('27.1 reads several materials with their fractions and the family, by the words of four languages', async () => {
    const { owner } = await firm('우리');
    const file = sheet(
      '제품 이름,품번,자재,혼합·재생 종류,투입 자재(BOM)',
      '양극재,P-1,니켈 48%; 코발트 6.5 ;리튬,양극재,전구체 |  |  | 톤 |  |  |  | 니켈 60%; 염 |  |  |  |  |  |  |',
      'Salt,P-2,Cobalt; nickel,,',
      '钴盐,P-3,钴,再生材料,',
      'コバルト塩,P-4,コバルト,,',
      '상자,P-5,,,',
    );
    const outcome = await owner.importProducts({ file, apply: 'yes' });
    expect(outcome).toMatchObject({ isApplied: true, added: 5, problems: [], unknown: [] });
    expect(outcome.earlier).toBeUndefined();
    const { rows } = await owner.listProducts({ sort: 'partNumber' });
    const found = await Promise.all(rows.map(({ id }) => owner.getProduct({ id })));
    expect(found).toMatchObject([
      {
        family: 'cathode',
        materials: of(['nickel', 48], ['cobalt', 6.5], ['lithium', null]),
        inputs: [{ materials: of(['nickel', 60]) }, { materials: [] }],
      },
      { family: '', materials: of(['cobalt', null], ['nickel', null]) },
      { family: 'recycled', materials: of(['cobalt', null]) },
      { family: '', materials: of(['cobalt', null]) },
      { family: '', materials: [] },
    ]);
    for (const language of ['kr', 'en', 'cn', 'jp'] as const) {
      const again = new File([await owner.exportProducts({ format: 'xlsx', language })], 'a.xlsx');
      expect(await owner.importProducts({ file: again })).toMatchObject({
        rows: 5,
        same: 5,
        problems: [],
        unknown: [],
      });
    }
  });

  it('27.1 refuses unknown materials, fractions over the whole and a material stated twice, and stores nothing', async () => {
    const { owner } = await firm('우리');
    const file = sheet(
      '제품 이름,자재,혼합·재생 종류,투입 자재(BOM)',
      '가,미스릴,,',
      '나,니켈 60; 코발트 50,,',
      '다,니켈; 니켈,,',
      '라,니켈 많이,,',
      '마,,합금,',
      '바,,,전구체 |  |  |  |  |  |  | 미스릴',
      '사,니켈 0%,,',
    );
    const { isApplied, problems } = await owner.importProducts({ file, apply: 'yes' });
    expect(isApplied).toBe(false);
    expect(problems).toEqual([
      { row: 2, column: 'materials', problem: 'unknown' },
      { row: 3, column: 'materials', problem: 'fractions_over_whole' },
      { row: 4, column: 'materials', problem: 'repeated' },
      { row: 5, column: 'materials', problem: 'unknown' },
      { row: 6, column: 'family', problem: 'unknown' },
      { row: 7, column: 'inputs', problem: 'invalid' },
      { row: 8, column: 'materials', problem: 'invalid' },
    ]);
    expect((await owner.listProducts()).total).toBe(0);
  });

  it('27.1 still reads the material group of an earlier file, says so, and keeps what is known in more detail', async () => {
    const { owner } = await firm('우리');
    const known = {
      materials: [
        { material: 'nickel' as const, massFraction: 48 },
        { material: 'cobalt' as const, massFraction: 6 },
      ],
    };
    await owner.addProduct({ name: '전구체', partNumber: 'P-1', ...known });
    await owner.addProduct({ name: '소금', partNumber: 'P-2', materials: [{ material: 'copper' }] });
    const file = sheet(
      '제품 이름,품번,자재군',
      '전구체,P-1,니켈',
      '소금,P-2,코발트',
      '팩,P-3,배터리',
      '상자,P-4,그 밖의 자재',
    );
    const outcome = await owner.importProducts({ file, apply: 'yes' });
    expect(outcome).toMatchObject({ isApplied: true, same: 1, changed: 1, added: 2, earlier: ['자재군'], unknown: [] });
    const { rows } = await owner.listProducts({ sort: 'partNumber' });
    const found = await Promise.all(rows.map(({ id }) => owner.getProduct({ id })));
    expect(found).toMatchObject([
      known,
      { family: '', materials: of(['cobalt', null]) },
      { family: 'battery', materials: [] },
      { family: '', materials: [] },
    ]);
    const wrong = sheet('제품 이름,자재군', '가,미스릴');
    expect((await owner.importProducts({ file: wrong })).problems).toEqual([
      { row: 2, column: 'materialGroup', problem: 'unknown' },
    ]);
  });
});
