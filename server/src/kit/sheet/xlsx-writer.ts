import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { guardedText, looksLikeFormula } from './csv-lines.ts';
import { serialOfDay } from './day-serial.ts';
import type { SheetCell, WrittenSheet } from './writer.ts';
import { letterOf } from './xlsx-reader.ts';

/** Positions in `cellXfs` below. */
const STYLE = { plain: 0, head: 1, day: 2, errorHead: 3, error: 4, likeFormula: 5 };

/** Writes the file part by part, and reads rows only as fast as the file is sent. */
export async function* xlsxParts(sheets: WrittenSheet[]): AsyncIterable<Buffer> {
  const zip = new ZipFile();
  const add = (path: string, text: string) => zip.addBuffer(Buffer.from(text), path);
  add('[Content_Types].xml', contentTypes(sheets));
  add('_rels/.rels', relations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]));
  add('xl/workbook.xml', workbook(sheets));
  add(
    'xl/_rels/workbook.xml.rels',
    relations([
      ...sheets.map((_, at) => ({ type: 'worksheet', target: `worksheets/sheet${at + 1}.xml` })),
      { type: 'styles', target: 'styles.xml' },
    ]),
  );
  add('xl/styles.xml', STYLES);
  for (const [at, sheet] of sheets.entries()) {
    const stream = Readable.from(sheetParts(sheet));
    zip.addReadStream(stream, `xl/worksheets/sheet${at + 1}.xml`);
    // An error in the rows must end the file: half of it would look like a whole one.
    stream.on('error', (error) => zip.outputStream.emit('error', error));
  }
  zip.end();
  for await (const part of zip.outputStream) yield Buffer.from(part);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

async function* sheetParts({ columns, rows }: WrittenSheet) {
  const cols = columns.map(
    ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
  yield `<cols>${cols.join('')}</cols><sheetData>`;
  const heads = columns.map(({ heading, isError }, at) =>
    textCell(letterOf(at + 1) + 1, heading, isError ? STYLE.errorHead : STYLE.head),
  );
  yield `<row r="1">${heads.join('')}</row>`;
  let number = 1;
  for await (const part of rows) {
    const written: string[] = [];
    for (const cells of part) {
      number += 1;
      const inside = cells.map((cell, at) => cellXml(cell, letterOf(at + 1) + number, columns[at]?.isError === true));
      written.push(`<row r="${number}">${inside.join('')}</row>`);
    }
    yield written.join('');
  }
  yield '</sheetData></worksheet>';
}

const cellXml = (cell: SheetCell, ref: string, isError: boolean) => {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${ref}" s="${STYLE.day}"><v>${serialOfDay(cell.day)}</v></c>`;
  if (isError) return textCell(ref, cell, STYLE.error);
  return textCell(ref, guardedText(cell), looksLikeFormula(cell) ? STYLE.likeFormula : STYLE.plain);
};

const textCell = (ref: string, text: string, style: number) =>
  `<c r="${ref}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is written otherwise
const UNSAYABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;
const asCode = (letter: string) => `_x${letter.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`;

/**
 * Spreadsheets write characters that XML cannot express as `_x000A_`. Text that only looks like that is escaped, so
 * that it comes back.
 */
const escaped = (text: string) =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(UNSAYABLE, asCode)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const quoted = (text: string) => escaped(text).replaceAll('"', '&quot;');

const contentTypes = (sheets: WrittenSheet[]) => {
  const overrides = [
    ['/xl/workbook.xml', `${TYPE}.sheet.main+xml`],
    ['/xl/styles.xml', `${TYPE}.styles+xml`],
    ...sheets.map((_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, `${TYPE}.worksheet+xml`]),
  ].map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>';
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types">${defaults}${overrides.join('')}</Types>`;
};

const relations = (targets: { type: string; target: string }[]) => {
  const inside = targets.map(
    ({ type, target }, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${inside.join('')}</Relationships>`;
};

const SHEET_NAME_MAX = 31;

const workbook = (sheets: WrittenSheet[]) => {
  const inside = sheets.map(({ name }, at) => {
    const allowed = name.replace(/[\\/?*[\]:]/g, ' ').slice(0, SHEET_NAME_MAX);
    return `<sheet name="${quoted(allowed)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`;
  });
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${inside.join('')}</sheets></workbook>`;
};

const font = (more = '') => `<font>${more}<sz val="11"/><name val="Calibri"/><family val="2"/></font>`;
const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="FF${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const xf = (more: string) => `<xf xfId="0" borderId="0" ${more}/>`;

const STYLES = [
  `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>`,
  `<fonts count="3">${font()}${font('<b/>')}${font('<b/><color rgb="FFC0292B"/>')}</fonts>`,
  '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  `${fill('E9EFFD')}${fill('FDE9E9')}</fills>`,
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">',
  xf('numFmtId="0" fontId="0" fillId="0"'),
  xf('numFmtId="0" fontId="1" fillId="2" applyFont="1" applyFill="1"'),
  xf('numFmtId="164" fontId="0" fillId="0" applyNumberFormat="1"'),
  xf('numFmtId="0" fontId="2" fillId="3" applyFont="1" applyFill="1"'),
  xf('numFmtId="0" fontId="0" fillId="3" applyFill="1"'),
  xf('numFmtId="49" fontId="0" fillId="0" quotePrefix="1" applyNumberFormat="1"'),
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
].join('');
