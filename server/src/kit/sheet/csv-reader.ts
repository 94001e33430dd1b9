import { SHEET_COLUMNS_MAX, SHEET_ROWS_MAX } from '@ieum/contract';
import { CsvError, parse } from 'csv-parse';
import { cellOf, rowOf, type SheetRow } from './cell.ts';
import { SheetTrouble } from './trouble.ts';

/** More than any row of a hundred cells that people fill in. */
const RECORD_MAX = 1_000_000;
/** The headings may be a few rows down. */
const ROWS_KEPT_MAX = SHEET_ROWS_MAX + 20;
const DELIMITERS = [',', ';', '\t'];

/** Reads the rows of a CSV file, numbered as a spreadsheet numbers them. */
export const readCsv = async (bytes: Buffer) => {
  const { text, encoding } = decoded(bytes);
  const { delimiter, rest, before } = delimiterOf(text);
  const rows: SheetRow[] = [];
  let number = before;
  try {
    const records: AsyncIterable<string[]> = parse(rest, {
      delimiter,
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: RECORD_MAX,
    });
    for await (const record of records) {
      number += 1;
      const row = rowOf(
        number,
        record.map((cell) => cellOf(cell)),
      );
      if (row.cells.length > SHEET_COLUMNS_MAX) throw new SheetTrouble('too_many_columns', number);
      if (row.cells.length > 0) rows.push(row);
      if (rows.length > ROWS_KEPT_MAX) throw new SheetTrouble('too_many_rows', number);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isLong = error.code === 'CSV_MAX_RECORD_SIZE';
    // The parser may have dropped rows before the faulty one.
    const row = before + Number(error.records ?? 0) + 1;
    throw new SheetTrouble(isLong ? 'line_too_long' : 'quotes', row);
  }
  return { format: 'csv' as const, encoding, name: '', rows };
};

/** Decodes by the byte order mark; without one as UTF-8, or else as Korean Windows writes. */
const decoded = (bytes: Buffer) => {
  const encoding = ENCODINGS.find(({ mark }) => bytes.subarray(0, mark.length).equals(Buffer.from(mark)))?.encoding;
  for (const name of encoding ? [encoding] : ['utf-8', 'euc-kr']) {
    const text = decodedAs(bytes, name);
    if (text !== undefined) return { text, encoding: name };
  }
  throw new SheetTrouble('encoding');
};

const ENCODINGS = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

const decodedAs = (bytes: Buffer, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const FIRST_LINES = 20_000;

/** Finds the separator of the first line; spreadsheets may name it in a separate line. */
const delimiterOf = (text: string) => {
  const declared = /^\ufeff?sep=([,;\t])\r?\n/.exec(text);
  if (declared) return { delimiter: declared[1] ?? ',', rest: text.slice(declared[0].length), before: 1 };
  const start = text.slice(0, FIRST_LINES).replace(/"(?:[^"]|"")*"?/g, '');
  const line = start.split(/[\r\n]+/).find((text) => text.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }));
  counts.sort((a, b) => b.count - a.count);
  return { delimiter: counts[0]?.delimiter ?? ',', rest: text, before: 0 };
};
