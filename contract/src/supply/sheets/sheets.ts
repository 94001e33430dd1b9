import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { linkFilters } from '../links/links.ts';
import { productFilters } from '../products/product.ts';

/** Row limit of one file: all rows are written at once, or none. */
export const SUPPLY_ROWS_MAX = 1_000;
/** Limit of the problems in an answer: of very many, the first say enough. */
export const SHEET_PROBLEMS_MAX = 200;

const SHEET_TYPES = [CSV_TYPE, XLSX_TYPE];
const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };
const file = { body: 'file', mediaTypes: SHEET_TYPES, transaction: 'own', output: z.object({}) } as const;

const importOperation = {
  method: 'POST',
  access: ['supplier'],
  body: 'upload',
  mediaTypes: SHEET_TYPES,
  transaction: 'own',
  /** `no` only reports what the import would do. */
  input: z.strictObject({ apply: z.enum(['yes', 'no']).default('no') }),
  output: z.object({
    /** True if the rows were written, which happens only without problems. */
    isApplied: z.boolean(),
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    /** Number of rows that equal the stored data. */
    same: z.int(),
    problemCount: z.int(),
    problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    /** Unknown headings; their columns are left out. */
    unknown: z.array(z.string()),
    /** Headings of earlier files whose columns were read as columns of today; absent where none was. */
    earlier: z.array(z.string()).optional(),
  }),
} as const;

/** Imports products and lists of suppliers from a spreadsheet, and exports them into one. */
export const sheetsContract = defineContract({
  exportProducts: {
    ...file,
    summary: "Exports the filtered products of the caller's company as a sheet.",
    method: 'POST',
    path: '/products/export',
    access: ['supplier'],
    input: z.strictObject({ ...productFilters, ...sheet }),
    changes: [],
    errors: [],
  },
  importProducts: {
    ...importOperation,
    summary: 'Imports products from a sheet, all or none; a row with a known part number changes that product.',
    path: '/products/import',
    changes: 'everything',
    errors: ['supply.sheet_unreadable'],
  },
  exportLinks: {
    ...file,
    summary: "Exports the filtered supply links of the caller's company as a sheet.",
    method: 'POST',
    path: '/supply-links/export',
    access: ['supplier'],
    input: z.strictObject({ ...linkFilters, ...sheet }),
    changes: [],
    errors: [],
  },
  importSuppliers: {
    ...importOperation,
    summary: 'Proposes a supply link to every supplier of a sheet, all or none.',
    path: '/supply-links/import',
    changes: 'everything',
    errors: ['supply.sheet_unreadable', 'company.not_verified', 'company.email_unconfirmed'],
  },
});

export const sheetsErrors = {
  /** `fields.file` names the reason, as for a sheet of factories. */
  'supply.sheet_unreadable': 400,
} as const;
