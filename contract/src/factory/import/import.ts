import { z } from 'zod';
import { defineContract, ROLES } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { pageInput, pageOf } from '../../kit/page.ts';
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

/** Fixed at once, by whoever goes through the errors. */
export const FIXED_ROWS_MAX = 100;
const DECIDED_ROWS_MAX = 1_000;

const one = { id: z.uuid() };
/** Raised by everything that changes what would be imported: what was looked at is what is done. */
const seen = { ...one, version: z.int32().min(1) };
const row = z.int32().min(1);
const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };

const write = { access: ['supplier'], output: importRun } as const;
const file = { body: 'file', mediaTypes: SHEET_TYPES, transaction: 'own', output: z.object({}) } as const;
const errors = ['request.not_found', 'factory.import_elsewhere'] as const;

/** Factories from a spreadsheet and back into one. */
export const importContract = defineContract({
  listImports: {
    summary: 'Lists the imports of the own company, the last first.',
    method: 'GET',
    path: '/factory-imports',
    access: ['supplier'],
    input: z.strictObject(pageInput),
    output: z.object({ ...pageOf(importSummary).shape, can: z.object({ start: z.boolean() }) }),
    errors: [],
  },
  startImport: {
    summary: 'Takes a CSV or XLSX file and begins to read it.',
    method: 'POST',
    path: '/factory-imports',
    access: ['supplier'],
    body: 'upload',
    mediaTypes: SHEET_TYPES,
    transaction: 'own',
    input: z.strictObject({}),
    output: z.object({ id: z.uuid() }),
    errors: ['factory.import_crowded'],
  },
  getImport: {
    summary: 'Gives an import: how far it is, its columns and what it would do.',
    method: 'GET',
    path: '/factory-imports/:id',
    access: ['supplier'],
    input: z.strictObject(one),
    output: importRun,
    errors: ['request.not_found'],
  },
  getImportProgress: {
    summary: 'Tells how far an import is.',
    method: 'GET',
    path: '/factory-imports/:id/progress',
    access: ['supplier'],
    isBackground: true,
    input: z.strictObject(one),
    output: importProgress,
    errors: ['request.not_found'],
  },
  matchColumns: {
    ...write,
    summary: 'Says what each column of the file is, and has every row checked; remembered for the next file.',
    method: 'PUT',
    path: '/factory-imports/:id/columns',
    input: z.strictObject({ ...seen, ...matchingInput }),
    errors,
  },
  listImportRows: {
    summary: 'Lists the rows of an import, by what would be done with them.',
    method: 'GET',
    path: '/factory-imports/:id/rows',
    access: ['supplier'],
    input: z.strictObject({ ...one, ...pageInput, only: z.enum([...ROW_VERDICTS, 'left']) }),
    output: pageOf(importRow),
    errors: ['request.not_found'],
  },
  fixImportRows: {
    summary: 'Writes other values into cells and checks their rows again.',
    method: 'PUT',
    path: '/factory-imports/:id/rows',
    access: ['supplier'],
    input: z.strictObject({
      ...one,
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
  },
  decideAlike: {
    ...write,
    summary: 'Decides what to do with rows that look like another factory; remembered for the next file.',
    method: 'POST',
    path: '/factory-imports/:id/decisions',
    input: z.strictObject({
      ...one,
      decision: z.enum(ROW_DECISIONS),
      /** All that wait for one, where it is left out. */
      rows: z.array(row).min(1).max(DECIDED_ROWS_MAX).optional(),
    }),
    errors,
  },
  confirmImport: {
    ...write,
    summary: 'Imports every row that is right, all of them or none; rows with errors are left out.',
    method: 'POST',
    path: '/factory-imports/:id/confirm',
    input: z.strictObject(seen),
    errors: [...errors, 'factory.import_undecided', 'factory.import_nothing'],
  },
  cancelImport: {
    ...write,
    summary: 'Ends an import that has not been confirmed, or is not yet done.',
    method: 'POST',
    path: '/factory-imports/:id/cancel',
    input: z.strictObject(one),
    errors,
  },
  undoImport: {
    ...write,
    summary: 'Takes back a whole import: what nobody has changed since.',
    method: 'POST',
    path: '/factory-imports/:id/undo',
    input: z.strictObject(one),
    errors,
  },
  getImportFile: {
    ...file,
    summary: 'Gives the file back as it came, or with a column that says what is wrong.',
    method: 'GET',
    path: '/factory-imports/:id/file',
    access: ['supplier'],
    input: z.strictObject({
      ...one,
      rows: z.enum(['original', 'all', 'bad']).default('original'),
      language: z.enum(LANGUAGES).default('kr'),
    }),
    errors: ['request.not_found'],
  },
  getImportTemplate: {
    ...file,
    summary: 'Gives an empty sheet with an example and an explanation of every column.',
    method: 'GET',
    path: '/factory-import-template',
    access: ROLES,
    input: z.strictObject(sheet),
    errors: [],
  },
  exportFactories: {
    ...file,
    summary: 'Writes the factories that the caller may see into a sheet, as they are filtered.',
    method: 'POST',
    path: '/factories/export',
    access: ROLES,
    input: z.strictObject({ ...factoryFilters, ...sheet }),
    errors: [],
  },
});

export const importErrors = {
  /** Something else has happened to it since, or it is at another step. */
  'factory.import_elsewhere': 409,
  /** Rows that look like others have to be decided first. */
  'factory.import_undecided': 409,
  /** No row is both right and new. */
  'factory.import_nothing': 409,
  /** So many files of one company wait to be read. */
  'factory.import_crowded': 429,
} as const;
