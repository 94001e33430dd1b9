import { z } from 'zod';
import { CSV_TYPE, XLSX_TYPE } from '../../factory/import/import.ts';
import { defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { linkFilters } from '../links/links.ts';
import { productFilters } from '../products/product.ts';

/** Rows of one file: all of them are written at once, or none. */
export const SUPPLY_ROWS_MAX = 1_000;
/** Of very many the first tell enough. */
export const SHEET_PROBLEMS_MAX = 200;

const SHEET_TYPES = [CSV_TYPE, XLSX_TYPE];
const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };
const file = { body: 'file', mediaTypes: SHEET_TYPES, transaction: 'own', output: z.object({}) } as const;

const taking = {
  method: 'POST',
  access: ['supplier'],
  body: 'upload',
  mediaTypes: SHEET_TYPES,
  transaction: 'own',
  /** Otherwise it only says what it would do. */
  input: z.strictObject({ apply: z.enum(['yes', 'no']).default('no') }),
  output: z.object({
    /** Whether anything was written: only where nothing is wrong. */
    isApplied: z.boolean(),
    rows: z.int(),
    added: z.int(),
    changed: z.int(),
    /** What is there already, just so. */
    same: z.int(),
    problemCount: z.int(),
    problems: z.array(z.object({ row: z.int(), column: z.string(), problem: z.string() })),
    /** Headings that nobody knows: their columns are left out. */
    unknown: z.array(z.string()),
  }),
} as const;

/** Products and lists of suppliers from a spreadsheet, and back into one. */
export const sheetsContract = defineContract({
  exportProducts: {
    ...file,
    summary: 'Writes the own company’s products into a sheet, as they are filtered.',
    method: 'POST',
    path: '/products/export',
    access: ['supplier'],
    input: z.strictObject({ ...productFilters, ...sheet }),
    errors: [],
  },
  importProducts: {
    ...taking,
    summary: 'Reads products from a sheet, all or none; one with a known part number is changed.',
    path: '/products/import',
    errors: ['supply.sheet_unreadable'],
  },
  exportLinks: {
    ...file,
    summary: 'Writes the own company’s supply links into a sheet, as they are filtered.',
    method: 'POST',
    path: '/supply-links/export',
    access: ['supplier'],
    input: z.strictObject({ ...linkFilters, ...sheet }),
    errors: [],
  },
  importSuppliers: {
    ...taking,
    summary: 'Proposes a supply link to every supplier of a sheet, to all or to none.',
    path: '/supply-links/import',
    errors: ['supply.sheet_unreadable', 'company.not_verified', 'company.email_unconfirmed'],
  },
});

export const sheetsErrors = {
  /** `fields.file` says why, as of a sheet of factories. */
  'supply.sheet_unreadable': 400,
} as const;
