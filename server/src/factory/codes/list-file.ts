import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { fail } from '../../kit/http/failure.ts';

/** Row of a file as it was read; `place` is its number as a reader would count it. */
export type RawCode = { place: number; code: string; parent: string | undefined; names: Names };
export type Names = { kr: string; en: string; cn: string; jp: string };

type Column = 'code' | 'parent' | keyof Names;

/** Column names that publishers and spreadsheets use. */
const HEADS: Record<Column, string[]> = {
  code: ['code', '코드', '분류코드', '代码', 'コード'],
  parent: ['parent', 'parent_code', '상위', '상위코드', '上级', '上级代码', '上位', '上位コード'],
  kr: ['kr', 'ko', 'name_kr', 'name_ko', 'korean', '한국어', '한글', '항목명'],
  en: ['en', 'name_en', 'english', '영어', '영문', '영문항목명'],
  cn: ['cn', 'zh', 'name_cn', 'name_zh', 'chinese', '중국어', '中文'],
  jp: ['jp', 'ja', 'name_jp', 'name_ja', 'japanese', '일본어', '日本語'],
};
const COLUMNS: Column[] = ['code', 'parent', 'kr', 'en', 'cn', 'jp'];

type Cells = (column: Column) => unknown;

/** Reads a list from JSON or CSV, whatever the file is called. Checks only that it is a list. */
export const readCodeFile = async (path: string, rowsMax: number): Promise<RawCode[]> => {
  const text = decoded(await readFile(path));
  const isJson = /^\s*[[{]/.test(text);
  const rows = isJson ? jsonRows(text) : await csvRows(text);
  if (rows.length === 0) refuse('no_codes');
  if (rows.length > rowsMax) fail('factory.list_wrong', { file: 'too_long' });
  return rows;
};

const refuse = (why: 'encoding' | 'syntax' | 'no_codes') => fail('factory.list_unreadable', { file: why });

/** Decodes Unicode or CP949, which office programs in Korea still write; refuses anything else. */
const decoded = (bytes: Buffer) => {
  for (const encoding of encodingsOf(bytes)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (!text.includes('\u0000')) return text;
    } catch {
      // Try the next encoding.
    }
  }
  return refuse('encoding');
};

const encodingsOf = ([first, second]: Buffer) => {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'euc-kr'];
};

/** Reads `{"items": […]}` or only the items; each is an object, or a row under `columns`. */
const jsonRows = (text: string): RawCode[] => {
  const file = parsed(text);
  const items = Array.isArray(file) ? file : valueIn(file, 'items');
  if (!Array.isArray(items)) return refuse('no_codes');
  const heads = valueIn(file, 'columns');
  const placed = Array.isArray(heads) ? placesOf(heads.map(String)) : undefined;
  return items.map((item, at) => rowOf(at + 1, placed ? cellsOf(item, placed) : fieldsOf(item)));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('syntax');
  }
};

const valueIn = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const fieldsOf = (item: unknown): Cells => {
  const keys = typeof item === 'object' && item !== null ? Object.keys(item) : [];
  const placed = placesOf(keys);
  return (column) => valueIn(item, keys[placed.get(column) ?? -1] ?? '');
};

const placesOf = (heads: string[]) => {
  const clean = heads.map((head) => head.normalize('NFKC').trim().toLowerCase().replaceAll(' ', '_'));
  const found = COLUMNS.map((column) => [column, clean.findIndex((head) => HEADS[column].includes(head))] as const);
  return new Map(found.filter(([, at]) => at >= 0));
};

const cellsOf =
  (row: unknown, placed: Map<Column, number>): Cells =>
  (column) => {
    const at = placed.get(column);
    return at === undefined || !Array.isArray(row) ? undefined : row[at];
  };

/**
 * Reads row by row, to let the server answer other requests meanwhile. The first row is the head; places are counted as
 * a spreadsheet does.
 */
const csvRows = async (text: string): Promise<RawCode[]> => {
  const rows: RawCode[] = [];
  let placed: Map<Column, number> | undefined;
  let place = 0;
  try {
    for await (const row of parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true, trim: true })) {
      place += 1;
      if (placed) rows.push(rowOf(place, cellsOf(row, placed)));
      else placed = placesOf(row);
    }
  } catch {
    return refuse('syntax');
  }
  return placed?.has('code') ? rows : refuse('no_codes');
};

const rowOf = (place: number, cells: Cells): RawCode => ({
  place,
  code: textOf(cells('code')),
  parent: cells('parent') === undefined ? undefined : textOf(cells('parent')),
  names: {
    kr: textOf(cells('kr')),
    en: textOf(cells('en')),
    cn: textOf(cells('cn')),
    jp: textOf(cells('jp')),
  },
});

/** Returns the value as one clean line; anything but text and numbers becomes empty. */
const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
        .toWellFormed()
        .normalize('NFC')
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/[\s\u0000-\u001f\u007f]+/g, ' ')
        .trim()
    : '';
