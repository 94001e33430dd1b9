import { z } from 'zod';
import { country } from '../../kit/country.ts';
import { moment } from '../../kit/moment.ts';
import { sheetField } from '../sheet/columns.ts';
import { sheetProblem } from '../sheet/problems.ts';

/**
 * `reading`, `checking`, `applying` and `undoing` are under way by themselves; `columns` and `checked` wait for a person;
 * the rest has ended.
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

/** Why a file, or a whole import, went no further. */
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

/** What is done with a row: `bad` has errors, `alike` looks like another and waits, `skipped` is left out by decision. */
export const ROW_VERDICTS = ['new', 'changed', 'same', 'bad', 'alike', 'skipped'] as const;
export type RowVerdict = (typeof ROW_VERDICTS)[number];

export const ROW_DECISIONS = ['new', 'update', 'skip'] as const;
export type RowDecision = (typeof ROW_DECISIONS)[number];

/** What an empty cell means for a factory that is there already. */
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

/** A column as the file has it, beside what it is taken for. */
const column = z.object({
  heading: z.string(),
  /** As the spreadsheet calls it: A, B, … */
  letter: z.string(),
  field: sheetField.nullable(),
  /** From the first rows. */
  samples: z.array(z.string()),
  /** `twice`: an earlier column has the same heading; `unnamed`: it has none; `errors`: ours, from a file given back. */
  note: z.enum(['twice', 'unnamed', 'errors']).nullable(),
});
export type ImportColumn = z.infer<typeof column>;

export const importSummary = z.object({
  id: z.uuid(),
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  /** Nobody’s name once they have left. */
  by: z.string(),
  createdAt: moment,
  endedAt: moment.nullable(),
  counts,
  /** Whether the file is still kept. */
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
    .meta({ description: 'Why it went no further, and in which row.' }),
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
  /** For rows that name none. */
  country: z.string(),
  /** What an undo had to leave, because somebody has changed it since. */
  left: count,
  can: z.object({ edit: z.boolean() }),
});
export type ImportRun = z.infer<typeof importRun>;

const other = z.object({ id: z.uuid(), name: z.string(), code: z.string() });

export const importRow = z.object({
  /** As the spreadsheet shows it. */
  row: z.int(),
  verdict: z.enum(ROW_VERDICTS),
  values: z.array(z.object({ field: sheetField, text: z.string() })),
  problems: z.array(sheetProblem),
  decision: z.enum(ROW_DECISIONS).nullable(),
  /** Whether the decision was made in an earlier import. */
  isRemembered: z.boolean(),
  /** The factory that the row changes, has made, or looks like. */
  factory: other.nullable(),
  /** The row of the same file that it looks like. */
  alikeRow: z.int().nullable(),
  undo: z.enum(['removed', 'restored', 'left']).nullable(),
});
export type ImportRow = z.infer<typeof importRow>;

export const CELL_MAX = 32_767;

export const matchingInput = {
  /** For each column of the file in order: the field, or nothing where it is not to be read. */
  fields: z.array(sheetField.nullable()).max(100),
  emptyCells: z.enum(EMPTY_CELLS).default('keep'),
  country: z.union([z.literal(''), country]).default(''),
};
