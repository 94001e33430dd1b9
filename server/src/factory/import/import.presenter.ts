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
  const one = (await findImport(db, companyId, id)) ?? fail('request.not_found');
  const firstRows = one.sheet ? await findFirstRows(db, id, SAMPLES) : [];
  return {
    ...summaryOf(one),
    done: one.done,
    total: one.total,
    version: one.version,
    trouble: one.trouble && { code: one.trouble, row: one.troubleRow },
    sheet: one.sheet && sheetOf(one.sheet),
    columns: columnsOf(one, firstRows),
    emptyCells: one.emptyCells,
    country: one.country,
    left: one.left,
    can: { edit: canEdit },
  };
};

export const summaryOf = (one: Import): ImportSummary => ({
  id: one.id,
  state: one.state,
  fileName: one.fileName,
  by: one.by ?? '',
  createdAt: one.createdAt,
  endedAt: one.endedAt,
  counts: { ...NO_COUNTS, ...one.counts },
  hasFile: one.documentId !== null,
});

const sheetOf = ({ format, encoding, name, headRow, rows }: NonNullable<Import['sheet']>) => ({
  ...{ format, encoding, name, headRow, rows },
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

export const presentRow = (one: Import, row: PagedRow): ImportRow => {
  const texts = textsOf(one, row);
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
