import { deflateSync } from 'node:zlib';

/** Files are put together as text in which one character is one byte. */
export const bytesOf = (text: string) => Buffer.from(text, 'latin1');
export const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

export const deflate = (data: string) => textOf(deflateSync(bytesOf(data)));

export const streamOf = (data: string, entries = '') =>
  `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;

export const packedStreamOf = (data: string, entries = '') =>
  streamOf(deflate(data), `${entries} /Filter /FlateDecode`);

export type Style = {
  version?: string;
  lineEnd?: string;
  /** Between header and first object: readers of old took a file without it for text. */
  comment?: string;
  trailer?: string;
  /** Where the revision before this one has its table. */
  previous?: number;
};

/** Objects 1, 2, 3 …, the first being the catalogue, with a table of cross-references. */
export const writePdf = (objects: string[], style: Style = {}) => bytesOf(appendTable(headerOf(style), objects, style));

/** What is appended when a file is saved again: these objects, by number, and a table that points to the one before. */
export const writeRevision = (file: Buffer, changed: Record<number, string>, entries = '') => {
  let text = textOf(file);
  const previous = /.*startxref\s+(\d+)/s.exec(text)?.[1];
  const rows = Object.entries(changed).map(([number, body]) => {
    const offset = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${rowOf(offset, '\n')}`;
  });
  const size = Math.max(...Object.keys(changed).map(Number)) + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Prev ${previous} ${entries} >>`;
  return bytesOf(`${text}xref\n${rows.join('')}${trailer}\nstartxref\n${text.length}\n%%EOF\n`);
};

/** How the stream of objects is written, given what it has to say about itself. */
type Pack = (data: string, entries: string) => string;

export type Packing = Style & {
  pack?: Pack;
  crossReferences?: string;
};

/** The same with all objects that are no streams inside an object stream, and the references in a stream as well. */
export const writePackedPdf = (objects: string[], { pack = packedStreamOf, ...style }: Packing = {}) => {
  const isLoose = objects.map((body) => body.includes('stream\n'));
  let text = headerOf({ version: '1.5', ...style });
  const offsets = new Map<number, number>();
  const put = (number: number, body: string) => {
    offsets.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  const inside = objects.flatMap((body, index) => (isLoose[index] ? [] : [{ number: index + 1, body }]));
  for (const [index, body] of objects.entries()) if (isLoose[index]) put(index + 1, body);
  const [container, table] = [objects.length + 1, objects.length + 2];
  put(container, packObjects(inside, pack));

  const rows = [...objects, '', ''].map((_, index) => {
    const number = index + 1;
    const nth = inside.findIndex((object) => object.number === number);
    return nth < 0 ? [1, number === table ? text.length : (offsets.get(number) ?? 0), 0] : [2, container, nth];
  });
  const at = text.length;
  const data = [[0, 0, 0], ...rows].map(([type = 0, offset = 0, nth = 0]) =>
    String.fromCharCode(type, offset >> 16, (offset >> 8) & 255, offset & 255, nth),
  );
  const size = style.crossReferences ?? `/Size ${table + 1}`;
  put(table, packedStreamOf(data.join(''), `/Type /XRef ${size} /W [1 3 1] /Root 1 0 R ${style.trailer ?? ''}`));
  return bytesOf(`${text}startxref\n${at}\n%%EOF\n`);
};

/** An object stream: first the numbers and places, then the objects. */
export const packObjects = (objects: { number: number; body: string }[], pack: Pack = packedStreamOf) => {
  let data = '';
  const index = objects.map(({ number, body }) => {
    const place = `${number} ${data.length} `;
    data += `${body}\n`;
    return place;
  });
  const first = index.join('');
  return pack(first + data, `/Type /ObjStm /N ${objects.length} /First ${first.length}`);
};

const headerOf = ({ version = '1.7', lineEnd = '\n', comment = '%\xe2\xe3\xcf\xd3' }: Style) =>
  `%PDF-${version}${lineEnd}${comment && comment + lineEnd}`;

const appendTable = (header: string, objects: string[], { lineEnd = '\n', trailer = '' }: Style) => {
  let text = header;
  const offsets = objects.map((body, index) => {
    const offset = text.length;
    text += [`${index + 1} 0 obj`, body, 'endobj', ''].join(lineEnd);
    return offset;
  });
  const size = objects.length + 1;
  const rows = offsets.map((offset) => rowOf(offset, lineEnd)).join('');
  return [
    `${text}xref`,
    `0 ${size}`,
    `0000000000 65535 f${pad(lineEnd)}${rows}trailer`,
    `<< /Size ${size} /Root 1 0 R ${trailer} >>`,
    'startxref',
    text.length,
    '%%EOF',
    '',
  ].join(lineEnd);
};

const rowOf = (offset: number, lineEnd: string) => `${String(offset).padStart(10, '0')} 00000 n${pad(lineEnd)}`;
const pad = (lineEnd: string) => lineEnd.padStart(2);

const SAYS = 'BT /F1 24 Tf 60 760 Td (Certificate of Registration) Tj 0 -40 Td (ISO 14001:2015) Tj ET';
export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const FONT_5 = '/Font << /F1 5 0 R >>';

export type Certificate = {
  catalog?: string;
  page?: string;
  /** All of object 4. */
  contents?: string;
  resources?: string;
  font?: string;
  /** Objects 6, 7 … */
  more?: string[];
};

/** The objects of an ordinary certificate of one page, with this and that added. */
export const certificate = (parts: Certificate = {}) => [
  `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R
  /Resources << ${parts.resources ?? FONT_5} >> ${parts.page ?? ''} >>`,
  parts.contents ?? streamOf(SAYS),
  parts.font ?? HELVETICA,
  ...(parts.more ?? []),
];
