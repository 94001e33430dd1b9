import {
  COLUMN_WORDS,
  ERROR_WORDS,
  fillIn,
  type Language,
  problemSentence,
  SHEET_COLUMNS,
  SHEET_FIELDS,
  type SheetField,
} from '@ieum/contract';
import cn from '../../../../locales/cn/sheets/factory-errors.json' with { type: 'json' };
import en from '../../../../locales/en/sheets/factory-errors.json' with { type: 'json' };
import jp from '../../../../locales/jp/sheets/factory-errors.json' with { type: 'json' };
import kr from '../../../../locales/kr/sheets/factory-errors.json' with { type: 'json' };
import type { FileStore } from '../../document/file-store.ts';
import { documentFile } from '../../document/kept-files.ts';
import type { InTransaction } from '../../kit/db/database.ts';
import type { FileAnswer } from '../../kit/files/file-answer.ts';
import { fail } from '../../kit/http/failure.ts';
import { type SheetCell, type SheetColumn, sheetFile } from '../../kit/sheet/writer.ts';
import type { Import } from './import.store.ts';
import { findRowsAfter, type StoredRow } from './rows.store.ts';

const PART = 200;
const ERROR_WIDTH = 50;
const USUAL_WIDTH = 16;

/** Returns the original file, or a new one: the columns in their order, preceded by one that says what is wrong. */
export const importFile = async (
  inTransaction: InTransaction,
  files: FileStore,
  run: Import,
  rows: 'original' | 'all' | 'bad',
  language: Language,
): Promise<FileAnswer> => {
  const { documentId, sheet } = run;
  if (!documentId) return fail('request.not_found');
  if (rows === 'original')
    return (await inTransaction((db) => documentFile(db, files, documentId))) ?? fail('request.not_found');
  if (!sheet) return fail('request.not_found');
  const added = await addedFields(inTransaction, run);
  const columns: SheetColumn[] = [
    { heading: ERROR_WORDS[language], width: ERROR_WIDTH, isError: true },
    ...sheet.heads.map((heading, at) => ({ heading, width: widthOf(run.fields[at] ?? null) })),
    ...added.map((field) => ({ heading: COLUMN_WORDS[field][language], width: widthOf(field) })),
  ];
  const name = `${run.fileName.replace(/\.(csv|xlsx)$/i, '')}-${WORDS[language].file}`;
  const parts = rowParts(inTransaction, run, { onlyBad: rows === 'bad', added, language });
  return sheetFile(name, sheet.format, [{ name: sheet.name || 'Sheet1', columns, rows: parts }]);
};

const WORDS: Record<Language, typeof kr> = { kr, en, cn, jp };

const widthOf = (field: SheetField | null) => (field ? SHEET_COLUMNS[field].width : USUAL_WIDTH);

/** Returns fields that were filled in on the page and have no column in the file. */
const addedFields = async (inTransaction: InTransaction, run: Import) => {
  const found = new Set<string>();
  for await (const rows of storedParts(inTransaction, run.id))
    for (const { fixes } of rows) for (const field of Object.keys(fixes)) found.add(field);
  return SHEET_FIELDS.filter((field) => found.has(field) && !run.fields.includes(field));
};

async function* storedParts(inTransaction: InTransaction, id: string) {
  for (let after = 0; ; ) {
    const rows = await inTransaction((db) => findRowsAfter(db, id, after, PART));
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.row;
  }
}

type Wanted = { onlyBad: boolean; added: SheetField[]; language: Language };

async function* rowParts(inTransaction: InTransaction, run: Import, { onlyBad, added, language }: Wanted) {
  const width = run.sheet?.heads.length ?? 0;
  for await (const rows of storedParts(inTransaction, run.id)) {
    const wanted = onlyBad ? rows.filter(({ verdict }) => verdict === 'bad') : rows;
    yield wanted.map(({ row, cells, fixes, problems }): SheetCell[] => [
      errorText(row, problems, language),
      ...Array.from({ length: width }, (_, at) => {
        const field = run.fields[at] ?? null;
        return typed(field, (field && fixes[field]) ?? cells[at] ?? '');
      }),
      ...added.map((field) => typed(field, fixes[field] ?? '')),
    ]);
  }
}

const errorText = (row: number, problems: StoredRow['problems'], language: Language) => {
  if (problems.length === 0) return null;
  const sentences = problems.map(
    (problem) => `${COLUMN_WORDS[problem.field][language]}: ${problemSentence(problem, language)}`,
  );
  return `${fillIn(WORDS[language].row, { row })} · ${sentences.join(' ')}`;
};

/** Restores numbers and days, which were typed cells in the sheet. */
const typed = (field: SheetField | null, text: string): SheetCell => {
  if (text === '') return null;
  const kind = field && SHEET_COLUMNS[field].kind;
  if (kind === 'number' && String(Number(text)) === text) return Number(text);
  if (kind === 'day' && /^(19[1-9]|2)\d+-\d{2}-\d{2}$/.test(text)) return { day: text };
  return text;
};
