import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { rawXlsx, sheetData, xlsxOf } from '../../../test/fixtures/factory/sheet-files.ts';
import type { SheetRow } from './cell.ts';
import { type ReadSheet, readSheet } from './reader.ts';

const newFolder = useFolders();

const read = async (content: string | Buffer) => {
  const path = join(newFolder(), 'file');
  writeFileSync(path, content);
  const rows: SheetRow[] = [];
  let sheet: ReadSheet | undefined;
  await readSheet(path, {
    onSheet: async (found) => {
      sheet = found;
    },
    onRows: async (part) => {
      rows.push(...JSON.parse(part));
    },
  });
  return { sheet, rows, cells: rows.map(({ cells }) => cells) };
};
const HEAD = '공장 이름,국가\n';
const CP949 = Buffer.from([0xbf, 0xef, 0xbb, 0xea]);

describe('CSV', () => {
  const lines = `${HEAD}울산,KR\n`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines, 'utf16le')]);
  it.each([
    ['UTF-8', lines, 'utf-8'],
    ['UTF-8 with a mark', `\ufeff${lines}`, 'utf-8'],
    ['UTF-16', utf16, 'utf-16le'],
    ['UTF-16, the other way', Buffer.from(utf16).swap16(), 'utf-16be'],
    ['CP949', Buffer.concat([Buffer.from('name,country\n'), CP949, Buffer.from(',KR\n')]), 'euc-kr'],
  ])('S2.3 is read in %s', async (_, content, encoding) => {
    const { sheet, cells } = await read(content);
    expect(sheet).toMatchObject({ format: 'csv', encoding, headRow: 1, rows: 1 });
    expect(sheet?.heads).toHaveLength(2);
    expect(cells).toEqual([['울산', 'KR']]);
  });

  it.each([',', ';', '\t'])('is parted by %j', async (delimiter) => {
    const { cells } = await read(`공장 이름${delimiter}국가\n"울${delimiter}산"${delimiter}KR\n`);
    expect(cells).toEqual([[`울${delimiter}산`, 'KR']]);
    expect((await read(`sep=${delimiter}\n공장 이름${delimiter}국가\n울산${delimiter}KR`)).rows[0]?.row).toBe(3);
  });

  it('E7 takes mixed line ends, and numbers rows as a spreadsheet does', async () => {
    const { rows } = await read('공장 이름,국가\r\n"두 줄의\n이름",KR\r\r\n부산,KR\n\n대구,KR');
    expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [2, '두 줄의\n이름'],
      [4, '부산'],
      [6, '대구'],
    ]);
  });

  it('E7 says which cell has a NUL in it, or is too long to be one', async () => {
    const { rows } = await read(`${HEAD}a\u0000b,KR\n${'x'.repeat(40_000)},KR\n`);
    expect(rows).toMatchObject([
      { row: 2, cells: ['a\ufffdb', 'KR'], faults: { 0: 'characters' } },
      { row: 3, faults: { 0: 'too_long' } },
    ]);
    expect(rows[1]?.cells[0]).toHaveLength(200);
  });

  it.each([
    ['one line of five megabytes', `${HEAD}${'x'.repeat(5_000_000)}`, 'line_too_long', 2],
    ['a million commas', `${HEAD}${','.repeat(999_000)}x`, 'too_many_columns', 2],
    ['a quote that never ends', `${HEAD}"울산,KR\n부산,KR`, 'quotes', 2],
    ['nothing', '', 'empty', null],
    ['blank lines', '\n\n  \n', 'empty', null],
    ['headings alone', HEAD, 'no_rows', 1],
    ['what is no text', Buffer.from([0x80, 0xff, 0x00, 0x81, 0x20]), 'encoding', null],
    ['more rows than are taken', HEAD + '울산,KR\n'.repeat(10_001), 'too_many_rows', 10_002],
    ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'old_format', null],
  ])('E7 refuses %s, and says where', async (_, content, code, row) => {
    await expect(read(content)).rejects.toMatchObject({ code, row });
  });

  it('finds the headings below a title, and keeps odd ones as they are', async () => {
    const { sheet } = await read('2026년 공장 현황,,\n\n공장 이름,__proto__,,공장 이름,국가\n울산,x,y,z,KR\n');
    expect(sheet).toMatchObject({ headRow: 3, heads: ['공장 이름', '__proto__', '', '공장 이름', '국가'] });
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('XLSX', () => {
  it('S2.3 is read as the product itself writes it, in any script', async () => {
    const names = [
      '울산 1공장',
      '東莞工厂',
      'サイタマ工場',
      'Nhà máy Đồng Nai',
      'مصنع الرياض',
      '🏭 공장',
      '=1+1',
      "'=x",
    ];
    const { sheet, cells } = await read(
      await xlsxOf(
        ['공장 이름', '국가', '종업원 수', '가동 시작일'],
        names.map((name) => [name, 'KR', 1.5, { day: '2009-03-02' }]),
      ),
    );
    expect(sheet).toMatchObject({ format: 'xlsx', name: '공장', headRow: 1, rows: names.length });
    expect(cells).toEqual(names.map((name) => [name, 'KR', '1.5', '2009-03-02']));
  });

  it('reads shared strings without the reading of a name, numbers, booleans and rich text', async () => {
    const strings =
      '<sst><si><t>東京</t><rPh sb="0" eb="1"><t>トウキョウ</t></rPh></si><si><r><t>울</t></r><r><t>산</t></r></si></sst>';
    const cells = [
      '<c r="A2" t="s"><v>0</v></c><c r="B2" t="b"><v>1</v></c><c r="C2"><v>9520000000011</v></c>',
      '<c r="A3" t="s"><v>1</v></c><c r="B3" t="str"><f>A1</f><v>KR</v></c><c r="C3"><v>1E3</v></c>',
    ];
    expect((await read(await rawXlsx({ sheet: sheetData(cells), strings }))).cells).toEqual([
      ['東京', 'TRUE', '9520000000011'],
      ['울산', 'KR', '1000'],
    ]);
  });

  it.each([
    [false, ['2026-11-15', '1900-02-28', '1900-03-01', '2026-11-15T12:00:00']],
    [true, ['2030-11-16', '1904-02-29', '1904-03-02', '2030-11-16T12:00:00']],
  ])('E6 reads days by their style, 1904: %s', async (is1904, days) => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;년&quot; m&quot;월&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="4"/></cellXfs></styleSheet>';
    const rows = [46_341, 59, 61, 46_341.5].map(
      (serial, at) => `<c r="A${at + 2}" s="${(at % 2) + 1}"><v>${serial}</v></c>`,
    );
    const workbook = `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets><sheet name="s" sheetId="1" r:id="rId1"/></sheets></workbook>`;
    const sheet = sheetData([...rows, '<c r="A6" s="3"><v>46341</v></c>']);
    const { cells } = await read(await rawXlsx({ sheet, styles, workbook }));
    expect(cells.map(([cell]) => cell)).toEqual([...days, '46341']);
  });

  it('E6 takes the value of a formula, and says which cell has none, or an error', async () => {
    const sheet = sheetData([
      '<c r="A2" t="str"><f>"울"&amp;"산"</f><v>울산</v></c><c r="B2" t="str"><f>HYPERLINK("[1]x")</f><v>KR</v></c>',
      '<c r="A3"><f>1+1</f></c><c r="B3" t="e"><f>A9</f><v>#REF!</v></c>',
    ]);
    expect((await read(await rawXlsx({ sheet }))).rows).toEqual([
      { row: 2, cells: ['울산', 'KR'], faults: {} },
      { row: 3, cells: ['', '#REF!'], faults: { 0: 'formula', 1: 'error_value' } },
    ]);
  });

  it('holds a merged cell for all of it', async () => {
    const inside = [
      '<c r="A2" t="str"><v>울산</v></c><c r="B2" t="str"><v>KR</v></c>',
      '<c r="A3" t="str"><v>부산</v></c>',
    ];
    const sheet = `${sheetData(inside)}<mergeCells><mergeCell ref="B2:C1048576"/></mergeCells>`;
    expect((await read(await rawXlsx({ sheet }))).cells).toEqual([
      ['울산', 'KR', 'KR'],
      ['부산', 'KR', 'KR'],
    ]);
  });

  it('passes over hidden sheets, and does not follow what leads out of the file', async () => {
    const workbook =
      '<workbook xmlns:r="r"><sheets><sheet name="숨김" sheetId="1" state="hidden" r:id="rId1"/><sheet name="밖" sheetId="3" r:id="rId3"/><sheet name="보임" sheetId="2" r:id="rId2"/></sheets></workbook>';
    const more = {
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
      'xl/worksheets/sheet2.xml': `<worksheet>${sheetData(['<c r="A2" t="str"><v>보임</v></c>'])}</worksheet>`,
      'xl/externalLinks/externalLink1.xml': '<externalLink/>',
    };
    const { sheet, cells } = await read(
      await rawXlsx({ sheet: sheetData(['<c r="A2"><v>1</v></c>']), workbook, more }),
    );
    expect([sheet?.name, cells]).toEqual(['보임', [['보임']]]);
  });

  const bomb = () =>
    rawXlsx({
      sheet: sheetData(['<c r="A2" t="str"><v>울산</v></c>']),
      more: { 'xl/media/x.bin': Buffer.alloc(60 * 1024 * 1024) },
    });
  const dense = () => rawXlsx({ sheet: sheetData([`<c r="A2" t="str"><v>${'가'.repeat(4_000_000)}</v></c>`]) });
  const many = () => rawXlsx({ more: Object.fromEntries(Array.from({ length: 2_100 }, (_, no) => [`x/${no}`, 'x'])) });
  const dtd = () =>
    rawXlsx({ head: '<!DOCTYPE x [<!ENTITY a "b">]>', sheet: sheetData(['<c r="A2" t="str"><v>&a;</v></c>']) });
  const entity = () => rawXlsx({ sheet: sheetData(['<c r="A2" t="str"><v>&amp;&unknown;</v></c>']) });
  const wide = () => rawXlsx({ sheet: sheetData(['<c r="XFD2" t="str"><v>x</v></c>']) });
  const notSheet = async () =>
    rawXlsx({ more: {} }).then((bytes) =>
      Buffer.from(bytes.toString('latin1').replaceAll('xl/workbook.xml', 'xl/elsewhere.xm'), 'latin1'),
    );
  const cut = async () => (await rawXlsx({ sheet: sheetData([]) })).subarray(0, 400);
  it.each([
    ['a bomb', bomb, 'bomb'],
    ['a dense entry', dense, 'bomb'],
    ['thousands of entries', many, 'bomb'],
    ['a document type', dtd, 'dtd'],
    ['an unknown entity', entity, 'damaged'],
    ['16,384 columns', wide, 'too_many_columns'],
    ['another archive', notSheet, 'not_sheet'],
    ['half a file', cut, 'damaged'],
    ['macros', () => rawXlsx({ more: { 'xl/vbaProject.bin': 'x' } }), 'macros'],
    ['an empty sheet', () => rawXlsx({ sheet: '<sheetData/>' }), 'empty'],
  ])('E5 E6 refuses %s', async (_, make, code) => {
    await expect(read(await make())).rejects.toMatchObject({ code });
  });

  it('E5 stops an entry that is longer than its directory says', async () => {
    const honest = await rawXlsx({
      sheet: `${sheetData(['<c r="A2" t="str"><v>울산</v></c>'])}${' '.repeat(500_000)}`,
    });
    const lying = Buffer.from(honest);
    // Finds the size in the directory, after its signature and before the name of the entry.
    for (
      let at = lying.indexOf('PK\x01\x02', 0, 'latin1');
      at >= 0;
      at = lying.indexOf('PK\x01\x02', at + 4, 'latin1')
    ) {
      if (lying.readUInt32LE(at + 24) > 100_000) lying.writeUInt32LE(2_000, at + 24);
    }
    await expect(read(lying)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('F-7 ends what takes too much memory, and the server goes on', async () => {
    const strings = `<sst>${'<si><t>x</t></si>'.repeat(1_100_000)}</sst>`;
    const bytes = await rawXlsx({ strings, sheet: sheetData(['<c r="A2" t="s"><v>0</v></c>']) });
    await expect(read(bytes)).rejects.toMatchObject({ code: expect.stringMatching(/bomb|too_complex/) });
  });
});
