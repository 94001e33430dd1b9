import { z } from 'zod';
import { defineContract } from '../../kit/endpoint.ts';
import { LANGUAGES } from '../../kit/language.ts';
import { sheetsContract } from '../../supply/sheets/sheets.ts';
import { flowFilters } from './rows.ts';

/** Row limit of one file: all rows are written at once, or none. */
export const FLOW_FILE_ROWS_MAX = 10_000;

const sheet = { format: z.enum(['csv', 'xlsx']).default('xlsx'), language: z.enum(LANGUAGES).default('kr') };
const { importProducts, exportProducts } = sheetsContract;

/** Imports the ledger from a spreadsheet, and exports it into one. */
export const flowSheetsContract = defineContract({
  exportFlows: {
    ...exportProducts,
    summary: "Exports the filtered rows of the shipment ledger of the caller's company as a sheet.",
    path: '/flows/export',
    input: z.strictObject({ ...flowFilters, ...sheet }),
    changes: [],
    errors: ['flow.period_reversed'],
  },
  importFlows: {
    ...importProducts,
    summary: "Imports figures of the caller's company from a sheet of up to ten thousand rows, all or none.",
    path: '/flows/import',
    changes: 'everything',
    errors: ['supply.sheet_unreadable', 'company.not_verified', 'company.email_unconfirmed'],
  },
});
