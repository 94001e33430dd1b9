import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
import { FACTORY_READS, IMPORT_READS } from '../reads.ts';
import { factoryFilters } from '../record/list.ts';
import { sheetField } from '../sheet/columns.ts';
import {
  CELL_MAX,
  importProgress,
  importRow,
  importRun,
  importSummary,
  matchingInput,
  ROW_DECISIONS,
  ROW_VERDICTS,
} from './run.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET_TYPES = [CSV_TYPE, XLSX_TYPE];

/** Number of rows that one request may fix. */
export const FIXED_ROWS_MAX = 100;
const DECIDED_ROWS_MAX = 1_000;

const idField = { id: z.uuid() };
/** The version rises with every change of the planned import: what a person confirms is what they saw. */
const idAndVersion = { ...idField, version: z.int32().min(1) };
const row = z.int32().min(1);
const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };

const write = { access: ['supplier'], output: importRun } as const;
const file = { body: 'file', mediaTypes: SHEET_TYPES, transaction: 'own', output: z.object({}) } as const;
const errors = ['request.not_found', 'factory.import_elsewhere'] as const;

/** Imports factories from a spreadsheet, and exports them into one. */
export const importContract = defineContract({
  listImports: {
    summary: "Lists the imports of the caller's company, the latest first.",
    method: 'GET',
    path: '/factory-imports',
    access: ['supplier'],
    input: z.strictObject(pageInput),
    output: z.object({ ...pageOf(importSummary).shape, can: z.object({ start: z.boolean() }) }),
    errors: [],
  },
  startImport: {
    summary: 'Uploads a CSV or XLSX file and starts to read it.',
    method: 'POST',
    path: '/factory-imports',
    access: ['supplier'],
    body: 'upload',
    mediaTypes: SHEET_TYPES,
    transaction: 'own',
    input: z.strictObject({}),
    output: z.object({ id: z.uuid() }),
    changes: IMPORT_READS,
    errors: ['factory.import_crowded'],
  },
  getImport: {
    summary: 'Returns an import with its progress, its columns and its planned changes.',
    method: 'GET',
    path: '/factory-imports/:id',
    access: ['supplier'],
    input: z.strictObject(idField),
    output: importRun,
    errors: ['request.not_found'],
  },
  getImportProgress: {
    summary: 'Returns the progress of an import.',
    method: 'GET',
    path: '/factory-imports/:id/progress',
    access: ['supplier'],
    isBackground: true,
    input: z.strictObject(idField),
    output: importProgress,
    errors: ['request.not_found'],
  },
  matchColumns: {
    ...write,
    summary:
      'Matches the columns of the file to fields and checks every row, and remembers the matching for the next file.',
    method: 'PUT',
    path: '/factory-imports/:id/columns',
    input: z.strictObject({ ...idAndVersion, ...matchingInput }),
    errors,
    changes: IMPORT_READS,
  },
  listImportRows: {
    summary: 'Lists the rows of an import that have a given result.',
    method: 'GET',
    path: '/factory-imports/:id/rows',
    access: ['supplier'],
    input: z.strictObject({ ...idField, ...pageInput, only: z.enum([...ROW_VERDICTS, 'left']) }),
    output: pageOf(importRow),
    errors: ['request.not_found'],
  },
  fixImportRows: {
    summary: 'Changes the values of cells and checks their rows again.',
    method: 'PUT',
    path: '/factory-imports/:id/rows',
    access: ['supplier'],
    input: z.strictObject({
      ...idField,
      rows: z
        .array(
          z.strictObject({
            row,
            values: z.array(z.strictObject({ field: sheetField, text: z.string().max(CELL_MAX) })).max(100),
          }),
        )
        .min(1)
        .max(FIXED_ROWS_MAX),
    }),
    output: z.object({ rows: z.array(importRow), run: importRun }),
    errors,
    changes: IMPORT_READS,
  },
  decideAlike: {
    ...write,
    summary: 'Decides about rows that resemble an existing factory, and remembers the decision for the next file.',
    method: 'POST',
    path: '/factory-imports/:id/decisions',
    input: z.strictObject({
      ...idField,
      decision: z.enum(ROW_DECISIONS),
      /** If left out: all rows that wait for a decision. */
      rows: z.array(row).min(1).max(DECIDED_ROWS_MAX).optional(),
    }),
    errors,
    changes: IMPORT_READS,
  },
  confirmImport: {
    ...write,
    summary: 'Imports all valid rows in one step, or none; rows with errors are left out.',
    method: 'POST',
    path: '/factory-imports/:id/confirm',
    input: z.strictObject(idAndVersion),
    changes: [...IMPORT_READS, ...FACTORY_READS],
    errors: [...errors, 'factory.import_undecided', 'factory.import_nothing'],
  },
  cancelImport: {
    ...write,
    summary: 'Cancels an import that is not finished.',
    method: 'POST',
    path: '/factory-imports/:id/cancel',
    input: z.strictObject(idField),
    errors,
    changes: IMPORT_READS,
  },
  undoImport: {
    ...write,
    summary: 'Undoes a whole import, except for factories that were changed since.',
    method: 'POST',
    path: '/factory-imports/:id/undo',
    input: z.strictObject(idField),
    errors,
    changes: [...IMPORT_READS, ...FACTORY_READS],
  },
  getImportFile: {
    ...file,
    summary: 'Returns the uploaded file, unchanged or with a column of errors.',
    method: 'GET',
    path: '/factory-imports/:id/file',
    access: ['supplier'],
    input: z.strictObject({
      ...idField,
      rows: z.enum(['original', 'all', 'bad']).default('original'),
      language: z.enum(LANGUAGES).default('kr'),
    }),
    errors: ['request.not_found'],
  },
  getImportTemplate: {
    ...file,
    summary: 'Returns an empty sheet with an example and an explanation of every column.',
    method: 'GET',
    path: '/factory-import-template',
    access: ROLES,
    input: z.strictObject(sheet),
    errors: [],
  },
  exportFactories: {
    ...file,
    summary: 'Exports the filtered factories that the caller may see as a sheet.',
    method: 'POST',
    path: '/factories/export',
    access: ROLES,
    input: z.strictObject({ ...factoryFilters, ...sheet }),
    changes: [],
    errors: [],
  },
});

export const importErrors = {
  /** The import has changed since, or is at another step. */
  'factory.import_elsewhere': 409,
  /** Rows that resemble other factories need a decision first. */
  'factory.import_undecided': 409,
  /** No valid row adds or changes a factory. */
  'factory.import_nothing': 409,
  /** Too many files of one company wait to be read. */
  'factory.import_crowded': 429,
} as const;
