import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { moment } from '../../kit/moment.ts';
import { sheetField } from '../sheet/columns.ts';
import { sheetProblem } from '../sheet/problems.ts';

/**
 * `reading`, `checking`, `applying` and `undoing` run without a person; `columns` and `checked` wait for one; the other
 * states are final.
 */
export const IMPORT_STATES = [
  'reading',
  'columns',
  'checking',
  'checked',
  'applying',
  'done',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Reasons why a file or a whole import failed. */
export const IMPORT_TROUBLES = [
  'not_sheet',
  'old_format',
  'encrypted',
  'damaged',
  'bomb',
  'dtd',
  'macros',
  'too_complex',
  'encoding',
  'quotes',
  'line_too_long',
  'empty',
  'no_rows',
  'too_many_rows',
  'too_many_columns',
  'unexpected',
] as const;
export type ImportTrouble = (typeof IMPORT_TROUBLES)[number];

/**
 * Outcome for a row: `bad` has errors, `alike` resembles another factory and waits for a decision, `skipped` is left
 * out by decision.
 */
export const ROW_VERDICTS = ['new', 'changed', 'same', 'bad', 'alike', 'skipped'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

export const ROW_DECISIONS = ['new', 'update', 'skip'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** Meaning of an empty cell for an existing factory. */
export const EMPTY_CELLS = ['keep', 'clear'] as const;

const count = z.int();
const counts = z.object({
  new: count,
  changed: count,
  same: count,
  bad: count,
  alike: count,
  skipped: count,
});
export type ImportCounts = z.infer<typeof counts>;

/** A column of the file, with the field that it is matched to. */
const column = z.object({
  heading: z.string(),
  /** Name of the column in the spreadsheet: A, B, … */
  letter: z.string(),
  field: sheetField.nullable(),
  /** Values from the first rows. */
  samples: z.array(z.string()),
  /**
   * `twice`: an earlier column has the same heading; `unnamed`: no heading; `errors`: the column of errors in a file
   * that the portal returned.
   */
  note: z.enum(['twice', 'unnamed', 'errors']).nullable(),
});
export type ImportColumn = z.infer<typeof column>;

export const importSummary = z.object({
  id: z.uuid(),
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  /** Contains no name once the person has left. */
  by: z.string(),
  createdAt: moment,
  endedAt: moment.nullable(),
  counts,
  /** True while the file is still stored. */
  hasFile: z.boolean(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importProgress = z.object({
  state: z.enum(IMPORT_STATES),
  done: count,
  total: count.nullable(),
});
export type ImportProgress = z.infer<typeof importProgress>;

export const importRun = z.object({
  ...importSummary.shape,
  ...importProgress.shape,
  version: z.int(),
  trouble: z
    .object({ code: z.enum(IMPORT_TROUBLES), row: z.int().nullable() })
    .nullable()
    .meta({ description: 'The reason why the import failed, and the row.' }),
  sheet: z
    .object({
      format: z.enum(['csv', 'xlsx']),
      encoding: z.string(),
      name: z.string(),
      headRow: z.int(),
      rows: z.int(),
    })
    .nullable(),
  columns: z.array(column),
  emptyCells: z.enum(EMPTY_CELLS),
  /** Country for rows that name none. */
  country: z.string(),
  /** Number of factories that an undo left as they are, because they were changed since. */
  left: count,
  can: z.object({ edit: z.boolean() }),
});
export type ImportRun = z.infer<typeof importRun>;

const factoryReference = z.object({ id: z.uuid(), name: z.string(), code: z.string() });

export const importRow = z.object({
  /** Number of the row in the spreadsheet. */
  row: z.int(),
  verdict: z.enum(ROW_VERDICTS),
  values: z.array(z.object({ field: sheetField, text: z.string() })),
  problems: z.array(sheetProblem),
  decision: z.enum(ROW_DECISIONS).nullable(),
  /** True if the decision was made in an earlier import. */
  isRemembered: z.boolean(),
  /** Factory that the row changes, has created, or resembles. */
  factory: factoryReference.nullable(),
  /** Row of the same file that this row resembles. */
  alikeRow: z.int().nullable(),
  undo: z.enum(['removed', 'restored', 'left']).nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const CELL_MAX = 32_767;

export const matchingInput = {
  /** Field of each column of the file, in order; null for a column that is not read. */
  fields: z.array(sheetField.nullable()).max(100),
  emptyCells: z.enum(EMPTY_CELLS).default('keep'),
  country: z.union([z.literal(''), country]).default(''),
};
