import { type ProblemCode, SHEET_COLUMNS, SHEET_FIELDS, type SheetField, type SheetProblem } from '@ieum/contract';
import type { z } from 'zod';

const fields = new Map<string, SheetField>(SHEET_FIELDS.map((field) => [SHEET_COLUMNS[field].path, field]));

/** Reports an issue of the schema at its cell. */
export const issueProblem = (issue: z.core.$ZodIssue): SheetProblem[] => {
  const [first = '', item, part] = issue.path.map(String);
  const field = fields.get(issue.path.join('.')) ?? fields.get(first);
  if (!field) return [];
  const isList = SHEET_COLUMNS[field].kind === 'list';
  const at = isList && item !== undefined ? Number(item) + 1 : null;
  return [{ field, problem: problemOf(issue, isList ? (part ?? field) : field), at }];
};

/** Issues with a sentence of their own carry its key as their message. */
const OWN = /^(?:factory|company):problem\.(latitude|longitude|hs|osId|gln|phone)$/;

const problemOf = (issue: z.core.$ZodIssue, what: string): ProblemCode => {
  const own = OWN.exec(issue.message)?.[1];
  if (isOwn(own)) return own;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'missing' : 'negative';
    case 'too_big':
      return TOO_BIG[issue.origin] ?? 'too_large';
    case 'invalid_type':
      return issue.expected === 'int' ? 'whole_number' : 'missing';
    case 'invalid_union':
      return what === 'email' ? 'email' : 'date';
    case 'invalid_value':
      return what === 'country' ? 'missing' : 'choice';
    case 'custom':
      return 'date';
    default:
      return what === 'email' ? 'email' : 'characters';
  }
};

const TOO_BIG: Record<string, ProblemCode> = { string: 'too_long', array: 'too_many' };

const isOwn = (name: string | undefined): name is 'latitude' | 'longitude' | 'hs' | 'osId' | 'gln' | 'phone' =>
  name !== undefined;
