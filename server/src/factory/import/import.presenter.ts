import {
  type ImportColumn,
  type ImportRow,
  type ImportRun,
  type ImportSummary,
  isErrorHeading,
  plainHeading,
  SHEET_FIELDS,
} from '@ieum/contract';
import type { Db } from '../../kit/db/database.ts';
import { fail } from '../../kit/http/failure.ts';
import { letterOf } from '../../kit/sheet/xlsx-reader.ts';
import { NO_COUNTS } from './check-step.ts';
import { findImport, type Import } from './import.store.ts';
import { textsOf } from './row-verdicts.ts';
import { findFirstRows, type findRowPage, type StoredRow } from './rows.store.ts';

const SAMPLES = 3;
const SAMPLE_MAX = 80;

export const presentImport = async (db: Db, companyId: string, id: string, canEdit: boolean): Promise<ImportRun> => {
  const run = (await findImport(db, companyId, id)) ?? fail('request.not_found');
  const firstRows = run.sheet ? await findFirstRows(db, id, SAMPLES) : [];
  return {
    ...summaryOf(run),
    done: run.done,
    total: run.total,
    version: run.version,
    trouble: run.trouble && { code: run.trouble, row: run.troubleRow },
    sheet: run.sheet && sheetOf(run.sheet),
    columns: columnsOf(run, firstRows),
    emptyCells: run.emptyCells,
    country: run.country,
    left: run.left,
    can: { edit: canEdit },
  };
};

export const summaryOf = (run: Import): ImportSummary => ({
  id: run.id,
  state: run.state,
  fileName: run.fileName,
  by: run.by ?? '',
  createdAt: run.createdAt,
  endedAt: run.endedAt,
  counts: { ...NO_COUNTS, ...run.counts },
  hasFile: run.documentId !== null,
});

const sheetOf = ({ format, encoding, name, headRow, rows }: NonNullable<Import['sheet']>) => ({
  format,
  encoding,
  name,
  headRow,
  rows,
});

const columnsOf = ({ sheet, fields }: Import, rows: StoredRow[]): ImportColumn[] => {
  const heads = sheet?.heads ?? [];
  const plain = heads.map(plainHeading);
  return heads.map((heading, at) => ({
    heading,
    letter: letterOf(at + 1),
    field: fields[at] ?? null,
    samples: rows.flatMap(({ cells }) => (cells[at] ?? '').slice(0, SAMPLE_MAX) || []),
    note: noteOf(heading, plain.indexOf(plain[at] ?? '') < at),
  }));
};

const noteOf = (heading: string, isAgain: boolean): ImportColumn['note'] => {
  if (heading === '') return 'unnamed';
  if (isErrorHeading(heading)) return 'errors';
  return isAgain ? 'twice' : null;
};

type PagedRow = Awaited<ReturnType<typeof findRowPage>>['rows'][number];

export const presentRow = (run: Import, row: PagedRow): ImportRow => {
  const texts = textsOf(run, row);
  const shown = new Set<string>([...Object.keys(texts), ...row.problems.map(({ field }) => field)]);
  const { factoryId, factoryName, factoryCode } = row;
  return {
    row: row.row,
    verdict: row.verdict ?? 'bad',
    values: SHEET_FIELDS.flatMap((field) => (shown.has(field) ? [{ field, text: texts[field] ?? '' }] : [])),
    problems: row.problems,
    decision: row.decision,
    isRemembered: row.isRemembered,
    factory: factoryId ? { id: factoryId, name: factoryName ?? '', code: factoryCode ?? '' } : null,
    alikeRow: row.alikeRow,
    undo: row.undo,
  };
};
