import { CODES_MAX } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();

const KSIC = { scheme: 'ksic', revision: '11', source: '통계청', publishedOn: '2024-07-01' } as const;
const ITEMS = [
  { code: 'C', parent: null, ko: '제조업', en: 'Manufacturing' },
  { code: '28', parent: 'C', ko: '전기장비 제조업', en: 'Electrical equipment' },
  { code: '282', parent: '28', ko: '일차전지 및 이차전지 제조업', en: 'Batteries' },
  { code: '28202', parent: '282', ko: '운송장비용 이차전지 제조업', en: '' },
];
const json = (items: unknown, name = 'list.json') => new File([JSON.stringify({ items })], name);
const csv = (...lines: string[]) => new File([lines.join('\n')], 'list.csv');
const wrong = (fields: object) => ({ status: 400, code: 'factory.list_wrong', fields });
const unreadable = (why: string) => ({ status: 400, code: 'factory.list_unreadable', fields: { file: why } });

describe('loadCodeList', () => {
  it('S2.3 loads a list from JSON, with its source and date, and finds what is in it', async () => {
    const admin = await world.admin();
    const loaded = await admin.loadCodeList({ ...KSIC, file: json(ITEMS) });
    expect(loaded).toMatchObject({ ...KSIC, isBuiltIn: false, size: 4, loadedBy: '김이음' });
    expect((await admin.listCodeLists()).rows).toContainEqual(loaded);
    const supplier = await world.supplier();
    const { scheme, revision, source, publishedOn, isBuiltIn } = loaded;
    expect(await supplier.searchCodes({ scheme: 'ksic', query: '28202' })).toEqual({
      list: { scheme, revision, source, publishedOn, isBuiltIn },
      rows: [
        {
          code: '28202',
          name: '운송장비용 이차전지 제조업',
          parents: [
            { code: 'C', name: '제조업' },
            { code: '28', name: '전기장비 제조업' },
            { code: '282', name: '일차전지 및 이차전지 제조업' },
          ],
        },
      ],
      hasMore: false,
    });
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffcode,parent,ko,en\n01,,농업,Agriculture\n011,01,작물,Crops\n')],
    [
      'UTF-8 with Windows line ends',
      Buffer.from('코드,상위코드,한글,영문\r\n01,,농업,Agriculture\r\n011,01,작물,Crops\r\n'),
    ],
    ['UTF-16', Buffer.from('\ufeffcode,parent,ko,en\n01,,농업,Agriculture\n011,01,작물,Crops\n', 'utf16le')],
    // 농업 and 작물 as Korean office programs write them.
    [
      'CP949',
      Buffer.concat([
        Buffer.from('code,parent,ko,en\n01,,'),
        Buffer.from([0xb3, 0xf3, 0xbe, 0xf7]),
        Buffer.from(',Agriculture\n011,01,'),
        Buffer.from([0xc0, 0xdb, 0xb9, 0xb0]),
        Buffer.from(',Crops\n'),
      ]),
    ],
  ])('reads CSV in %s', async (_, bytes) => {
    const admin = await world.admin();
    await admin.loadCodeList({ ...KSIC, file: new File([bytes], 'list.csv') });
    const { rows } = await admin.searchCodes({ scheme: 'ksic', query: '작물' });
    expect(rows).toEqual([{ code: '011', name: '작물', parents: [{ code: '01', name: '농업' }] }]);
  });

  it('reads rows under columns, and where nobody says what a code belongs to, goes by its digits', async () => {
    const admin = await world.admin();
    const file = {
      columns: ['code', 'ko', 'en'],
      items: [['8507600000', '리튬이온 축전지', 'Lithium-ion accumulators']],
    };
    const list = { scheme: 'hsk', revision: '2025', source: '관세청', publishedOn: '2025-01-01' } as const;
    const loaded = await admin.loadCodeList({ ...list, file: new File([JSON.stringify(file)], 'hsk.json') });
    expect(loaded.size).toBe(1);
    const { rows } = await admin.searchCodes({ scheme: 'hsk', query: 'lithium', language: 'en' });
    expect(rows).toMatchObject([{ code: '8507600000', parents: [{ code: '85' }] }]);
    expect((await admin.searchCodes({ scheme: 'hsk' })).rows.length).toBeGreaterThan(20);
  });

  it('fills in from our own list what an official one leaves out: names in other languages, and wider codes', async () => {
    const admin = await world.admin();
    const items = [
      { code: '24', parent: null, en: 'Manufacture of basic metals' },
      { code: '2432', parent: '24', en: 'Casting of non-ferrous metals' },
    ];
    const isic = { scheme: 'isic', revision: '4', source: 'UN', publishedOn: '2008-08-11' } as const;
    await admin.loadCodeList({ ...isic, file: json(items) });
    const found = await admin.searchCodes({ scheme: 'isic', query: '금속 제조', language: 'jp' });
    expect(found.rows[0]).toEqual({ code: '24', name: '金属素材製造業', parents: [] });
    expect(found.list).toMatchObject({ isBuiltIn: false });
    const narrow = await admin.searchCodes({ scheme: 'isic', query: 'casting', language: 'kr' });
    expect(narrow.rows[0]).toMatchObject({ code: '2432', parents: [{ code: '24', name: '1차 금속 제조' }] });
    expect((await admin.searchCodes({ scheme: 'isic', query: '27' })).rows[0]).toMatchObject({ code: '27' });
  });

  it('takes the place of the same scheme and revision, and of no other', async () => {
    const admin = await world.admin();
    await admin.loadCodeList({ ...KSIC, file: json(ITEMS) });
    await admin.loadCodeList({ ...KSIC, revision: '10', publishedOn: '2017-07-01', file: json(ITEMS.slice(0, 2)) });
    await admin.loadCodeList({ ...KSIC, source: '국가데이터처', file: json(ITEMS.slice(0, 3)) });
    const { rows } = await admin.listCodeLists();
    const loaded = rows.filter(({ isBuiltIn }) => !isBuiltIn);
    expect(loaded.map(({ revision, source, size }) => [revision, source, size])).toEqual([
      ['11', '국가데이터처', 3],
      ['10', '통계청', 2],
    ]);
    expect((await admin.searchCodes({ scheme: 'ksic', query: '28202' })).rows).toEqual([]);
    const entries = await world
      .db()
      .selectFrom('factory_code_entry')
      .select('code')
      .where('code', '=', '28202')
      .execute();
    expect(entries).toEqual([]);
  });

  it('names every row that is wrong, by its place, and loads nothing', async () => {
    const admin = await world.admin();
    await admin.loadCodeList({ ...KSIC, file: json(ITEMS) });
    const items = [
      { code: '01', parent: null, ko: '농업' },
      { code: '0 1', parent: null, ko: '또 농업' },
      { code: '', ko: '이름뿐' },
      { code: '02', parent: '99', ko: '부모 없음' },
      { code: '03', parent: null, ko: '  ', en: '' },
      { code: '한글', ko: '코드가 아님' },
      { code: '04', ko: 'x'.repeat(1_001) },
    ];
    const load = admin.loadCodeList({ ...KSIC, file: json(items) });
    await expect(load).rejects.toMatchObject(
      wrong({
        '2.code': 'repeated',
        '3.code': 'missing',
        '4.parent': 'unknown',
        '5.name': 'missing',
        '6.code': 'invalid',
        '7.name': 'too_big',
      }),
    );
    expect(await admin.searchCodes({ scheme: 'ksic', query: '28202' })).toMatchObject({ rows: [{ code: '28202' }] });
    // Rows are counted as a spreadsheet does, including the head.
    const sheet = admin.loadCodeList({ ...KSIC, file: csv('code,parent,ko', '01,,농업', '01,,농업') });
    await expect(sheet).rejects.toMatchObject(wrong({ '3.code': 'repeated' }));
  });

  it.each([
    ['itself', [{ code: '01', parent: '01', ko: '가' }], { '1.parent': 'loop' }],
    [
      'one another',
      [
        { code: '01', parent: '02', ko: '가' },
        { code: '02', parent: '01', ko: '나' },
        { code: '03', parent: '01', ko: '다' },
      ],
      { '1.parent': 'loop', '2.parent': 'loop' },
    ],
  ])('refuses codes that belong to %s', async (_, items, fields) => {
    const admin = await world.admin();
    await expect(admin.loadCodeList({ ...KSIC, file: json(items) })).rejects.toMatchObject(wrong(fields));
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0xff, 0xff]), 'encoding'],
    ['text with a zero in it', Buffer.from('code,ko\n01,a\u0000b\n'), 'encoding'],
    ['JSON that breaks off', Buffer.from('{"items":[{"code":"01"'), 'syntax'],
    ['a quote without an end', Buffer.from('code,ko\n01,"농업\n'), 'syntax'],
    ['JSON without items', Buffer.from('{"codes":[]}'), 'no_codes'],
    ['a table without codes', Buffer.from('name,age\nKim,30\n'), 'no_codes'],
    ['a head alone', Buffer.from('code,ko\n'), 'no_codes'],
    ['no items', Buffer.from('[]'), 'no_codes'],
  ])('refuses %s', async (_, bytes, why) => {
    const admin = await world.admin();
    const load = admin.loadCodeList({ ...KSIC, file: new File([bytes], 'a') });
    await expect(load).rejects.toMatchObject(unreadable(why));
  });

  it('refuses more rows than any list has, and odd ones in the middle', async () => {
    const admin = await world.admin();
    const many = Array.from({ length: CODES_MAX + 1 }, (_, at) => ({ code: String(at), ko: '가' }));
    await expect(admin.loadCodeList({ ...KSIC, file: json(many) })).rejects.toMatchObject(wrong({ file: 'too_long' }));
    const odd = [null, 5, [], { code: { a: 1 }, ko: ['x'] }, { __proto__: { code: '01' } }];
    const load = admin.loadCodeList({ ...KSIC, file: json(odd) });
    await expect(load).rejects.toMatchObject({ code: 'factory.list_wrong' });
  });

  it('knows the revisions of KSIC that factories can name', async () => {
    const admin = await world.admin();
    const load = admin.loadCodeList({ ...KSIC, revision: '9', file: json(ITEMS) });
    await expect(load).rejects.toMatchObject({ code: 'request.invalid', fields: { revision: 'invalid_value' } });
  });

  it('A10 is for admins with a fresh password, and leaves a line in the audit log', async () => {
    const supplier = await world.supplier();
    await expect(supplier.loadCodeList({ ...KSIC, file: json(ITEMS) })).rejects.toMatchObject({
      code: 'access.denied',
    });
    await expect(supplier.listCodeLists()).rejects.toMatchObject({ code: 'access.denied' });
    const admin = await world.admin();
    const { id } = await admin.loadCodeList({ ...KSIC, file: json(ITEMS) });
    const lines = await world.db().selectFrom('kit_audit').select(['operation', 'record_id']).execute();
    expect(lines).toEqual([{ operation: 'loadCodeList', record_id: id }]);
    world.passMinutes(11);
    const late = admin.loadCodeList({ ...KSIC, file: json(ITEMS) });
    await expect(late).rejects.toMatchObject({ code: 'session.password_needed' });
    await expect(admin.removeCodeList({ id })).rejects.toMatchObject({ code: 'session.password_needed' });
  });
});

describe('removeCodeList', () => {
  it('removes what was loaded, and then our own is found again', async () => {
    const admin = await world.admin();
    const isic = { scheme: 'isic', revision: '4', source: 'UN', publishedOn: '2008-08-11' } as const;
    const { id } = await admin.loadCodeList({ ...isic, file: json([{ code: '01', en: 'Crops' }]) });
    const supplier = await world.supplier();
    await expect(supplier.removeCodeList({ id })).rejects.toMatchObject({ code: 'access.denied' });
    await admin.removeCodeList({ id });
    await expect(admin.removeCodeList({ id })).rejects.toMatchObject({ code: 'request.not_found' });
    expect(await admin.searchCodes({ scheme: 'isic' })).toMatchObject({ list: { isBuiltIn: true } });
  });

  it('leaves what comes with the product', async () => {
    const admin = await world.admin();
    const [own] = (await admin.listCodeLists()).rows;
    expect(own).toMatchObject({ scheme: 'hs', isBuiltIn: true, size: 96, loadedBy: '' });
    await expect(admin.removeCodeList({ id: own?.id ?? '' })).rejects.toMatchObject({ code: 'request.not_found' });
  });
});
