import { readFileSync } from 'node:fs';
import {
  COLUMN_WORDS,
  fieldOfHeading,
  kindOfWord,
  LANGUAGES,
  materialOfWord,
  type SheetChoice,
  type SheetField,
  UNITS,
  unitOfWord,
} from '@ieum/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { csvFile, HEAD, useImports, xlsxFile } from '../../../test/fixtures/factory/imports.ts';
import { xlsxOf } from '../../../test/fixtures/factory/sheet-files.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { choiceOf, isNoExemption } from '../sheet/choices.ts';

const world = useWorld();
const { check, confirm, rowsOf } = useImports(world);

/** Reads the words of the screens: a namespace, or a part of it. */
const wordsOf = (language: string, name: string, part?: string): Record<string, string> => {
  const path = new URL(`../../../../locales/${language}/interface/${name}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(path, 'utf8'));
  return part === undefined ? words : words[part];
};
const HEADINGS: Record<string, string> = { headcount: 'headcountTotal' };

type Wrong = [SheetField, string, string, number | null, Partial<Record<SheetField, string>>?];
const WRONG: Wrong[] = [
  ['name', '', 'missing', null],
  ['name', 'x'.repeat(101), 'too_long', null],
  ['name', 'a\u0000b', 'characters', null],
  ['country', 'Atlantis', 'country', null],
  ['country', '', 'missing', null],
  ['region', '아틀란티스', 'region', null],
  ['region', 'CN-GD', 'region', null],
  ['region', '경기도', 'region', null, { country: 'JP' }],
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
];

/** Builds one file with a row for each mistake, because reading a file takes a process. */
const fileOf = (wrong: Wrong[]) => {
  const rows = wrong.map(
    ([field, text, , , more], at): Partial<Record<SheetField, string>> => ({
      name: `울산 ${at}`,
      country: 'KR',
      ...more,
      [field]: text,
    }),
  );
  const keys = [...new Set(rows.flatMap((cells) => Object.keys(cells)))];
  const fields = keys.filter((field): field is SheetField => field in COLUMN_WORDS);
  const lines = rows.map((cells) => fields.map((field) => `"${(cells[field] ?? '').replaceAll('"', '""')}"`).join(','));
  return csvFile(`${fields.map((field) => COLUMN_WORDS[field].en).join(',')}\n${lines.join('\n')}\n`);
};

describe('checking', () => {
  describe('of rows that are wrong', () => {
    let found: Awaited<ReturnType<typeof rowsOf>> = [];
    world.arrange(async () => {
      const ours = await world.supplier();
      const run = await check(ours, fileOf(WRONG));
      expect(run).toMatchObject({ state: 'checked', counts: { new: 0, bad: WRONG.length } });
      found = await rowsOf(ours, run.id, 'bad');
      expect(await ours.listFactories()).toMatchObject({ total: 0 });
    });

    it.each(WRONG.map((wrong, no) => [...wrong.slice(0, 3), no] as [SheetField, string, string, number]))(
      'S2.3 says at its cell what is wrong: %s %j is %s',
      (field, _, problem, no) => {
        const row = found.find((candidate) => candidate.row === no + 2);
        const where = field === 'headcountFemale' && problem === 'missing' ? 'headcountTotal' : field;
        const there = field === 'latitude' && problem === 'missing' ? 'longitude' : where;
        const shownField = field === 'ksic' ? 'ksicRevision' : there;
        expect(row?.problems).toContainEqual({ field: shownField, problem, at: WRONG[no]?.[3] ?? null });
      },
    );
  });

  it('S2.3 23.6 stores one region, however it is written; where a country has no list it stays as typed', async () => {
    const ours = await world.supplier();
    const ways = ['경기도', '경기', 'KR-41', 'Gyeonggi-do', '京畿道', '京畿'];
    const rows = ways.map((way, at) => `공장 ${at},F${at},KR,${way}`);
    const file = csvFile(`공장 이름,공장 코드,국가,시·도\n${rows.join('\n')}\nWerk,F9,DE,Bayern\n`);
    const run = await check(ours, file);
    expect(run).toMatchObject({ counts: { new: 7, bad: 0 } });
    await confirm(ours, run.id);
    const { rows: made } = await ours.listFactories({ sort: 'code', order: 'asc' });
    expect(made.map(({ region }) => region)).toEqual([...ways.map(() => 'KR-41'), 'Bayern']);
    // The form and the API write the same record.
    const { id } = await ours.registerFactory({ name: '다른 길', country: 'KR', region: '경기', isNew: true });
    expect(await ours.getFactory({ id })).toMatchObject({ region: 'KR-41' });
  });

  it('S2.3 23.6 keeps a region that no list knows, where the row does not change it', async () => {
    const ours = await world.supplier();
    const old = { name: '옛 공장', code: 'OLD', country: 'KR', region: '옛 고을', isNew: true };
    const { id } = await ours.registerFactory(old);
    const { id: run } = await check(ours, csvFile('공장 이름,공장 코드,국가,시·도\n새 이름,OLD,KR,옛 고을\n'));
    await confirm(ours, run);
    expect(await ours.getFactory({ id })).toMatchObject({ name: '새 이름', region: '옛 고을' });
  });

  it('S2.3 23.6 gives one code to regions of Korea that were stored as typed, and changes nothing else', async () => {
    const ours = await world.supplier();
    const stored = ['경기도', '경기', '전라북도', '옛 고을', 'KR-11'];
    for (const [nth, region] of stored.entries()) {
      const details = { name: `공장 ${nth}`, code: `F${nth}`, country: 'KR', isNew: true };
      const { id } = await ours.registerFactory(details);
      const written = sql`jsonb_set(details, '{region}', ${JSON.stringify(region)}::jsonb)`;
      await sql`update factory set details = ${written} where id = ${id}::uuid`.execute(world.db());
    }
    const migration = readFileSync('server/migrations/0057_process_list.sql', 'utf8');
    await sql.raw(migration.slice(migration.indexOf('update factory'))).execute(world.db());
    const { rows } = await ours.listFactories({ sort: 'code', order: 'asc' });
    expect(rows.map(({ region }) => region)).toEqual(['KR-41', 'KR-41', 'KR-45', '옛 고을', 'KR-11']);
    expect(rows.map(({ name }) => name)).toEqual(stored.map((_, nth) => `공장 ${nth}`));
  });

  it.each(LANGUAGES)('S1.4 23.6 reads every choice and heading by the words of the screens in %s', (language) => {
    const read = (choice: SheetChoice, part: string = choice) =>
      Object.entries(wordsOf(language, 'factory', part)).filter(
        ([value, word]) => value !== 'none' && choiceOf(choice, word) !== value,
      );
    const choices = ['state', 'siteType', 'precision', 'purpose', 'scheme', 'period', 'ksicRevision'] as const;
    const unread = <T>(namespace: string, part: string, meant: (word: string) => T) =>
      Object.entries(wordsOf(language, namespace, part)).filter(([value, word]) => meant(word) !== value);
    const units = wordsOf(language, 'unit');
    expect([
      ...choices.flatMap((choice) => read(choice)),
      ...read('registrationExemption', 'exemption'),
      ...UNITS.filter((code) => unitOfWord(units[code] ?? '') !== code),
      ...unread('material', 'name', materialOfWord),
      ...unread('product', 'kind', kindOfWord),
    ]).toEqual([]);
    expect(isNoExemption(wordsOf(language, 'factory', 'exemption').none ?? '')).toBe(true);
    const headings = Object.entries(wordsOf(language, 'factory', 'label')).flatMap(([field, word]) => {
      const column = HEADINGS[field] ?? field;
      return column in COLUMN_WORDS ? [{ column, word }] : [];
    });
    expect(headings.filter(({ column, word }) => fieldOfHeading(word) !== column)).toEqual([]);
    expect(headings.length).toBeGreaterThan(30);
  });

  it('S2.3 23.6 takes a row as the screen shows it', async () => {
    const ours = await world.supplier();
    const file = csvFile(
      '공장 이름,국가,상태,사업장 유형,생산능력,연락처,공장등록 제외 사유\n' +
        '울산,대한민국,가동 중,외주 생산 라인,5 | 킬로와트시 | 하루에,안전·환경 | 김이음,해당 없음\n',
    );
    const run = await check(ours, file);
    expect(run).toMatchObject({ counts: { new: 1, bad: 0 } });
    await confirm(ours, run.id);
    const [made] = (await ours.listFactories()).rows;
    expect(await ours.getFactory({ id: made?.id ?? '' })).toMatchObject({
      state: 'active',
      siteType: 'subcontract_line',
      registrationExemption: '',
      capacities: [{ quantity: 5, unit: 'KWH', period: 'day' }],
      contacts: [{ purpose: 'ehs', name: '김이음' }],
    });
  });

  it('finds all that is wrong in a row at once, and what is right is read as people write it', async () => {
    const ours = await world.supplier();
    const head = ['공장 이름', '국가', '종업원 수', '가동 시작일', '부지 면적(㎡)', '사업장 유형', '생산능력', '상태'];
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
      name: '울산',
      country: 'KR',
      openedOn: '2020-03-02',
      siteArea: 1234.5,
      siteType: 'warehouse',
      state: 'draft',
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
