import { expect, it } from 'vitest';
import { familyOfHs, MATERIAL_HEADINGS, MATERIALS, markOf, materialsOfHs } from './materials.ts';
import { goodsOfName, proposedGoods } from './recognition.ts';

it('27.1 gives each material headings that exist in the Harmonized System, each once', () => {
  for (const material of MATERIALS) {
    const headings = MATERIAL_HEADINGS[material];
    expect(headings.length).toBeGreaterThan(0);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => !/^(0[1-9]|[1-9]\d)\d{2}(\d{2})?$/.test(heading))).toEqual([]);
  }
});

it('27.1 finds the material of an HS code of any length', () => {
  expect(['2605', '282200', '8105209000'].map(materialsOfHs)).toEqual(Array(3).fill(['cobalt']));
  expect(materialsOfHs('283691')).toEqual(['lithium']);
  expect(materialsOfHs('870380')).toEqual([]);
  expect(materialsOfHs('')).toEqual([]);
  expect([familyOfHs('850760'), familyOfHs('850790'), familyOfHs('854913'), familyOfHs('')]).toEqual([
    'battery',
    '',
    'recycled',
    '',
  ]);
});

it('27.1 marks goods by their family, then by their main material', () => {
  expect(markOf({ family: '', materials: ['cobalt', 'nickel'] })).toBe('cobalt');
  expect(markOf({ family: 'cathode', materials: ['nickel'] })).toBe('mix');
  expect(markOf({ family: 'battery', materials: [] })).toBe('mix');
  expect(markOf({ family: 'recycled', materials: ['nickel'] })).toBe('recycled');
  expect(['tin', 'gold', 'rubber', 'palm', 'unknown'].map((name) => markOf({ family: '', materials: [name] }))).toEqual(
    ['threeTg', 'threeTg', 'plastic', 'bio', 'none'],
  );
  expect(markOf({ family: '', materials: [] })).toBe('none');
});

it.each([
  ['황산코발트', ['cobalt'], ''],
  ['Cobalt sulfate', ['cobalt'], ''],
  ['硫酸钴', ['cobalt'], ''],
  ['硫酸コバルト', ['cobalt'], ''],
  ['ＣＯＢＡＬＴ', ['cobalt'], ''],
  ['NCM 양극재', ['nickel', 'cobalt', 'manganese', 'lithium'], 'cathode'],
  ['NCM811 cathode material', ['nickel', 'cobalt', 'manganese', 'lithium'], 'cathode'],
  ['NCM 전구체', ['nickel', 'cobalt', 'manganese'], ''],
  ['NCA 正极材料', ['nickel', 'cobalt', 'aluminium', 'lithium'], 'cathode'],
  ['LFP 正極材', ['lithium'], 'cathode'],
  ['Lithium iron phosphate', ['lithium'], ''],
  ['磷酸铁锂', ['lithium'], ''],
  ['리튬 니켈 산화물', ['lithium', 'nickel'], ''],
  ['배터리팩 84kWh', [], 'battery'],
  ['Battery module', [], 'battery'],
  ['배터리 케이스', [], ''],
  ['셀 공정 스크랩', [], 'recycled'],
  ['Copper cathode', ['copper'], ''],
  ['금속 지퍼', [], ''],
  ['金属ファスナー', [], ''],
  ['Coating agent', [], ''],
  ['Tin ingot', ['tin'], ''],
  ['전기동력 장치', [], ''],
  ['구동모터 150kW', [], ''],
] as const)('27.1 recognizes the materials in the name %s', (name, materials, family) => {
  expect(goodsOfName(name)).toEqual({ materials, family });
});

it('27.1 proposes materials by the words of both names, and by the HS code where they say nothing', () => {
  expect(proposedGoods({ hs: '283329', names: ['황산망간', ''] })).toEqual({ materials: ['manganese'], family: '' });
  expect(proposedGoods({ hs: '283329', names: ['CS-20', ''] }).materials).toEqual(['cobalt']);
  expect(proposedGoods({ hs: '', names: ['소재 A', 'Nickel and copper foil'] }).materials).toEqual([
    'nickel',
    'copper',
  ]);
  expect(proposedGoods({ hs: '850760', names: ['HB-84', ''] })).toEqual({ materials: [], family: 'battery' });
});
