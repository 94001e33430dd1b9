import { COLUMN_WORDS, type SheetField } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { csvFile, HEAD, useImports, xlsxFile } from '../../test/imports.ts';
import { xlsxOf } from '../../test/sheet-files.ts';
import { useWorld } from '../../test/world.ts';

const world = useWorld();
const { check, confirm, rowsOf } = useImports(world);

const bad = (field: SheetField, text: string, more: Partial<Record<SheetField, string>> = {}) => {
  const cells = { name: '울산', country: 'KR', ...more, [field]: text };
  const fields = Object.keys(cells).filter((one): one is SheetField => one in COLUMN_WORDS);
  const quoted = fields.map((one) => `"${cells[one]?.replaceAll('"', '""')}"`);
  return csvFile(`${fields.map((one) => COLUMN_WORDS[one].en).join(',')}\n${quoted.join(',')}\n`);
};

describe('checking', () => {
  it.each<[SheetField, string, string, number | null, Partial<Record<SheetField, string>>?]>([
    ['name', '', 'missing', null],
    ['name', 'x'.repeat(101), 'too_long', null],
    ['name', 'a\u0000b', 'characters', null],
    ['country', 'Atlantis', 'country', null],
    ['country', '', 'missing', null],
    ['headcountTotal', '-5', 'negative', null],
    ['headcountTotal', '1.5', 'whole_number', null],
    ['headcountTotal', '열 명', 'number', null],
    ['headcountFemale', '11', 'more_than_total', null, { headcountTotal: '10' }],
    ['headcountFemale', '1', 'missing', null],
    ['closedOn', '2019-01-01', 'before_opening', null, { openedOn: '2020-01-01' }],
    ['openedOn', '2999-01-01', 'future', null],
    ['openedOn', '2020-02-30', 'date', null],
    ['openedOn', '1960-01-01', 'date', null],
    ['latitude', '91', 'latitude', null, { longitude: '120' }],
    ['latitude', '129.3', 'swapped', null, { longitude: '35.5' }],
    ['longitude', '200', 'longitude', null, { latitude: '10' }],
    ['latitude', '10', 'missing', null],
    ['buildingArea', '20', 'more_than_site', null, { siteArea: '10' }],
    ['siteType', '우주선', 'choice', null],
    ['ksic', '24312', 'missing', null],
    ['gln', '123', 'gln', null],
    ['osId', 'X', 'osId', null],
    ['products', '하우징 | 85', 'hs', 1],
    ['capacities', '5 | TNE | 년; | TNE | 년', 'quantity', 2],
    ['capacities', '5 | 말 | 년', 'unit', 1],
    ['contacts', '대표 | 김이음 | 아님', 'email', 1],
    ['contacts', '대표 | 김이음 | | 12', 'phone', 1],
    ['contacts', 'a | b | c | d | e', 'parts', 1],
    ['processes', '주조 | ISIC', 'missing', 1],
    ['registrationExemption', '임차 공장', 'has_number', null, { registrationNumber: '1' }],
    ['customerCodes', Array.from({ length: 51 }, (_, no) => `c${no} | ${no}`).join(';'), 'too_many', null],
  ])('S2.3 says at its cell what is wrong: %s %j is %s', async (field, text, problem, at, more) => {
    const ours = await world.supplier();
    const run = await check(ours, bad(field, text, more));
    expect(run).toMatchObject({ state: 'checked', counts: { new: 0, bad: 1 } });
    const [row] = await rowsOf(ours, run.id, 'bad');
    expect(row).toMatchObject({ row: 2 });
    const where = field === 'headcountFemale' && problem === 'missing' ? 'headcountTotal' : field;
    const there = field === 'latitude' && problem === 'missing' ? 'longitude' : where;
    const said = field === 'ksic' ? 'ksicRevision' : there;
    expect(row?.problems).toContainEqual({ field: said, problem, at });
    expect(await ours.listFactories()).toMatchObject({ total: 0 });
  });

  it('finds all that is wrong in a row at once, and what is right is read as people write it', async () => {
    const ours = await world.supplier();
    const head = ['공장 이름', '국가', '종업원 수', '가동 시작일', '부지 면적(㎡)', '사업장 유형', '생산 능력', '상태'];
    const file = await xlsxOf(head, [
      ['', '화성', -1, '어제', null, null, null, null],
      ['울산', '대한민국', '1,200', '2020년 3월 2일', '1,234.5', '창고', '5,000 | 톤 | 년 | 하우징', '작성 중'],
    ]);
    const run = await check(ours, xlsxFile(file));
    const [row] = await rowsOf(ours, run.id, 'bad');
    expect(row?.problems.map(({ field }) => field).sort()).toEqual(['country', 'headcountTotal', 'name', 'openedOn']);
    await confirm(ours, run.id);
    const { rows } = await ours.listFactories();
    const { id = '' } = rows[0] ?? {};
    expect(await ours.getFactory({ id })).toMatchObject({
      ...{
        name: '울산',
        country: 'KR',
        openedOn: '2020-03-02',
        siteArea: 1234.5,
        siteType: 'warehouse',
        state: 'draft',
      },
      headcount: { total: 1200, female: null },
      capacities: [{ quantity: 5000, unit: 'TNE', period: 'year', product: '하우징' }],
    });
  });

  it('finds a code that is there twice, and sets it free when one of them is fixed', async () => {
    const ours = await world.supplier();
    const { id } = await check(ours, csvFile(`${HEAD}울산,U1,KR,1\n부산,U1,KR,1\n대구,U3,KR,-1\n`));
    const [twice, negative] = await rowsOf(ours, id, 'bad');
    expect(twice).toMatchObject({ row: 3, problems: [{ field: 'code', problem: 'twice', at: 2 }] });
    expect(negative).toMatchObject({ row: 4, problems: [{ field: 'headcountTotal', problem: 'negative' }] });
    const still = await ours.fixImportRows({
      id,
      rows: [{ row: 4, values: [{ field: 'headcountTotal', text: '열' }] }],
    });
    expect(still.rows).toMatchObject([{ row: 4, verdict: 'bad', problems: [{ problem: 'number' }] }]);
    const fixed = await ours.fixImportRows({
      id,
      rows: [
        { row: 2, values: [{ field: 'code', text: 'U9' }] },
        { row: 4, values: [{ field: 'headcountTotal', text: '7' }] },
      ],
    });
    expect(fixed.run.counts).toMatchObject({ new: 3, bad: 0 });
    expect(fixed.rows.map(({ verdict }) => verdict)).toEqual(['new', 'new']);
  });
});
