import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { type SheetCell, sheetFile } from '../src/factory/sheet-writing.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type XlsxParts = {
  /** What stands inside `worksheet`. */
  sheet?: string;
  workbook?: string;
  styles?: string;
  strings?: string;
  more?: Record<string, string | Buffer>;
  head?: string;
};

/** An XLSX file as other programs write it, part by part. */
export const rawXlsx = ({ sheet = '', workbook, styles, strings, more = {}, head = '' }: XlsxParts) => {
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml':
      workbook ??
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="표" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
    ...(styles && { 'xl/styles.xml': styles }),
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...more,
  };
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
};

const text = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** Rows of bare cells, under the two headings that every import has. */
export const sheetData = (rows: string[], heads = ['공장 이름', '국가', '가동 시작일']) => {
  const first = heads.map((head, at) => text(`${String.fromCharCode(65 + at)}1`, head)).join('');
  return `<sheetData><row r="1">${first}</row>${rows.map((row, at) => `<row r="${at + 2}">${row}</row>`).join('')}</sheetData>`;
};

/** As the product itself writes it. */
export const xlsxOf = async (headings: string[], rows: SheetCell[][]): Promise<Buffer> => {
  const sheet = { name: '공장', columns: headings.map((heading) => ({ heading, width: 12 })), rows: inOne(rows) };
  const file = sheetFile('x', 'xlsx', [sheet]);
  const parts: Buffer[] = [];
  if ('parts' in file) for await (const part of file.parts) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

async function* inOne(rows: SheetCell[][]) {
  yield rows;
}
