import {
  type FactoryDetails,
  type FactoryState,
  factoryDetails,
  factoryProblems,
  SHEET_COLUMNS,
  SHEET_FIELDS,
  type SheetField,
  type SheetProblem,
} from '@ieum/contract';
import type { CellFault } from '../../kit/sheet/cell.ts';
import { cleanFactoryName } from '../record/lookalikes.ts';
import { type ConvertedCell, convertCell } from './cell-values.ts';
import { headcountFrom, pointFrom, regionFrom } from './field-groups.ts';
import { issueProblem } from './schema-problems.ts';

type Existing = { details: FactoryDetails; state: FactoryState };

/** Texts of a row's cells by field, and the factory that they change. */
export type RowInput = {
  row: number;
  texts: Partial<Record<SheetField, string>>;
  faults: Partial<Record<SheetField, CellFault>>;
  existing?: Existing;
};
export type RowRules = { emptyCells: 'keep' | 'clear'; country: string; today: string };

export type ParsedRow = {
  row: number;
  problems: SheetProblem[];
  /** Missing while there are problems. */
  outcome?: Existing;
  isSame: boolean;
  nameKey: string;
  country: string;
};

/** Parses a row of a sheet as a factory and reports every problem at its cell, all at once. */
export const parseRow = ({ row, texts, faults, existing }: RowInput, rules: RowRules): ParsedRow => {
  const read = readCells(texts, faults, existing !== undefined && rules.emptyCells === 'keep');
  const input = inputOf(read, existing, rules);
  const { state, problems: stateProblems } = stateOf(read, existing);
  const parsed = factoryDetails.safeParse(input);
  const problems = distinct([
    ...read.problems,
    ...stateProblems,
    ...groupProblems(read, existing, String(input.country ?? '')),
    ...(parsed.error?.issues ?? []).flatMap(issueProblem),
    ...(parsed.data ? ruleProblems(parsed.data, rules.today) : []),
  ]);
  const name = parsed.data?.name ?? String(input.name ?? '');
  return {
    row,
    problems,
    nameKey: cleanFactoryName(name),
    country: String(input.country ?? ''),
    isSame: existing !== undefined && parsed.data !== undefined && isEqual(existing, { details: parsed.data, state }),
    ...(parsed.data && problems.length === 0 && { outcome: { details: parsed.data, state } }),
  };
};

type ReadCells = { values: Map<SheetField, ConvertedCell['value']>; problems: SheetProblem[] };

const readCells = (texts: RowInput['texts'], faults: RowInput['faults'], keepsEmpty: boolean): ReadCells => {
  const values: ReadCells['values'] = new Map();
  const problems: SheetProblem[] = [];
  for (const field of SHEET_FIELDS) {
    const fault = faults[field];
    const text = texts[field];
    if (fault) problems.push({ field, problem: fault, at: null });
    if (fault || text === undefined) continue;
    if (keepsEmpty && text.trim() === '') continue;
    const read = convertCell(field, text);
    if (read.problems.length > 0) problems.push(...read.problems.map((problem) => ({ field, ...problem })));
    else values.set(field, read.value);
  }
  return { values, problems };
};

/** Overlays the row on the existing factory. A cell that could not be read changes nothing. */
const inputOf = ({ values }: ReadCells, existing: Existing | undefined, rules: RowRules) => {
  const plain: Record<string, unknown> = { ...existing?.details };
  if (!existing && rules.country !== '') plain.country = rules.country;
  for (const [field, value] of values) {
    const { path } = SHEET_COLUMNS[field];
    const isOwnKey = field !== 'state' && !path.includes('.');
    if (isOwnKey && value !== undefined) plain[path] = value;
    else if (isOwnKey && field !== 'country') delete plain[path];
  }
  plain.region = regionFrom(values, String(plain.country ?? ''), existing?.details.region ?? '').value;
  plain.point = pointFrom(values, existing?.details.point ?? null).value;
  plain.headcount = headcountFrom(values, existing?.details.headcount ?? null).value;
  return plain;
};

const groupProblems = (
  { values, problems }: ReadCells,
  existing: Existing | undefined,
  country: string,
): SheetProblem[] => {
  const isRead = ({ field }: SheetProblem) => !problems.some((known) => known.field === field);
  return [
    ...regionFrom(values, country, existing?.details.region ?? '').problems,
    ...pointFrom(values, existing?.details.point ?? null).problems,
    ...headcountFrom(values, existing?.details.headcount ?? null).problems,
  ].filter(isRead);
};

/** Refuses to make a factory in use a draft again. */
const stateOf = ({ values }: ReadCells, existing: Existing | undefined) => {
  const typed = values.get('state');
  const state: FactoryState = typed === 'draft' || typed === 'closed' ? typed : 'active';
  if (typed === undefined) return { state: existing?.state ?? state, problems: [] };
  const isBack = state === 'draft' && existing !== undefined && existing.state !== 'draft';
  const problems: SheetProblem[] = isBack ? [{ field: 'state', problem: 'not_draft', at: null }] : [];
  return { state, problems };
};

const fields = new Map(SHEET_FIELDS.map((field) => [SHEET_COLUMNS[field].path, field]));

const ruleProblems = (details: FactoryDetails, today: string): SheetProblem[] =>
  factoryProblems(details, today).flatMap(({ field: path, problem }) => {
    const [list = '', item] = path.split('.');
    const field = fields.get(path) ?? fields.get(list);
    if (!field) return [];
    const at = SHEET_COLUMNS[field].kind === 'list' ? Number(item) + 1 : null;
    return [{ field, problem: RULES[problem] ?? 'choice', at }];
  });

/** Problems of the rules between fields, as a sheet calls them. */
const RULES: Record<string, SheetProblem['problem']> = {
  future: 'future',
  before_opening: 'before_opening',
  more_than_total: 'more_than_total',
  more_than_site: 'more_than_site',
  missing: 'missing',
  has_number: 'has_number',
};

const distinct = (problems: SheetProblem[]) =>
  problems.filter(
    (problem, at) => problems.findIndex(({ field, at: item }) => field === problem.field && item === problem.at) === at,
  );

const isEqual = (a: Existing, b: Existing) => a.state === b.state && canonical(a.details) === canonical(b.details);

/** Serializes with sorted keys, because the database keeps them in an order of its own. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${key}:${canonical(part)}`).join(',')}}`;
};
