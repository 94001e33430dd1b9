import { type FactoryDetails, factoryDetails, factoryProblems } from '@ieum/contract';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { todayInKorea } from '../../kit/format/today.ts';
import type { FactoryFormFields } from './fields.ts';

const LISTS = ['processes', 'products', 'capacities', 'customerCodes', 'contacts'] as const;

/** Messages by the server's reason. Each reason means the same at every field. */
export const PROBLEM_MESSAGES: Record<string, string> = {
  missing: 'form.required',
  taken: 'factory:problem.codeTaken',
  future: 'factory:problem.future',
  before_opening: 'factory:problem.before_opening',
  more_than_total: 'factory:problem.more_than_total',
  more_than_site: 'factory:problem.more_than_site',
  has_number: 'factory:problem.has_number',
};

/** Validates with the contract's schema and rules. Each problem is shown at its field, also inside lists. */
export const factoryResolver: Resolver<FactoryFormFields, unknown, FactoryDetails> = (fields) => {
  const { input, rows } = inputOf(fields);
  const { data, error } = factoryDetails.safeParse(input);
  const found = error ? error.issues.map((issue) => [issue.path, messageOf(issue, input)] as const) : rulesOn(data);
  if (data && found.length === 0) return { values: data, errors: {} };
  const errors: FieldErrors<FactoryFormFields> = {};
  for (const [path, message] of found) {
    const name = shownAt(path, rows);
    if (!get(errors, name)) set(errors, name, { type: 'invalid', message });
  }
  return { values: {}, errors };
};

const rulesOn = (details: FactoryDetails) =>
  factoryProblems(details, todayInKorea()).map(
    ({ field, problem }) => [field.split('.'), PROBLEM_MESSAGES[problem] ?? 'form.invalid'] as const,
  );

/** Leaves out empty rows and empty groups. The schema judges the rest. */
const inputOf = ({ version: _, ...fields }: FactoryFormFields) => {
  const rows = Object.fromEntries(LISTS.map((list) => [list, writtenRows(fields[list])]));
  const lists = LISTS.map((list) => [list, rows[list]?.map((row) => fields[list][row])]);
  const { latitude, longitude } = fields.point;
  const { total, on, female, migrant, temporary } = fields.headcount;
  const hasPoint = latitude !== null || longitude !== null;
  const hasHeadcount = [total, female, migrant, temporary].some((people) => people !== null) || on !== '';
  const groups = { point: hasPoint ? fields.point : null, headcount: hasHeadcount ? fields.headcount : null };
  return { input: { ...fields, ...Object.fromEntries(lists), ...groups }, rows };
};

/** Fields with a default in every row. Only typed fields make a row count. */
const CHOSEN = ['scheme', 'purpose', 'unit', 'period', 'isPrimary', 'isOutsourced'];

const writtenRows = (rows: readonly object[]) =>
  [...rows.entries()].flatMap(([at, row]) => {
    const typed = Object.entries(row).filter(([key]) => !CHOSEN.includes(key));
    return typed.some(([, value]) => value !== '' && value !== null) ? [at] : [];
  });

/** Converts a path to the row's place in the form: empty rows were left out before validation. */
const shownAt = (path: readonly PropertyKey[], rows: Record<string, number[]>) => {
  const [list = '', row, ...rest] = path.map(String);
  if (row === undefined) return list;
  return [list, rows[list]?.[Number(row)] ?? row, ...rest].join('.');
};

const messageOf = (issue: z.core.$ZodIssue, input: object) => {
  const isMissing = get(input, issue.path.join('.')) === null;
  if (isMissing) return 'form.required';
  const isOwn = issue.message.startsWith('factory:') || issue.message.startsWith('company:');
  if (isOwn) return issue.message;
  if (issue.code === 'too_small' && issue.origin !== 'string') return 'factory:problem.negative';
  if (issue.code === 'too_big' && issue.origin !== 'string' && issue.origin !== 'array')
    return 'factory:problem.tooBig';
  if (issue.code === 'invalid_type' && issue.expected === 'int') return 'factory:problem.wholeNumber';
  return issue.message;
};
