import { type ProductDetails, productDetails, productProblems } from '@ieum/contract';
import { type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { inputOf, type ProductFormFields } from './fields.ts';

/** Messages by the server's reason. */
export const PRODUCT_MESSAGES: Record<string, string> = {
  taken: 'product:problem.taken',
  service: 'product:problem.service',
  contradicts: 'product:problem.contradicts',
  repeated: 'product:problem.repeated',
  mass_over_whole: 'product:problem.massOverWhole',
  spend_over_whole: 'product:problem.spendOverWhole',
  fractions_over_whole: 'product:problem.fractionsOverWhole',
};

/** Applies the contract's schema and rules, and shows each problem at its field, also inside the bill. */
export const productResolver: Resolver<ProductFormFields, unknown, ProductDetails> = (fields) => {
  const { input, rows } = inputOf(fields);
  const { data, error } = productDetails.safeParse(input);
  const found = error ? error.issues.map((issue) => [issue.path, messageOf(issue)] as const) : rulesOn(data);
  if (data && found.length === 0) return { values: data, errors: {} };
  const errors: FieldErrors<ProductFormFields> = {};
  for (const [path, message] of found) {
    const name = shownAt(path, rows);
    if (!get(errors, name)) set(errors, name, { type: 'invalid', message });
  }
  return { values: {}, errors };
};

const rulesOn = (details: ProductDetails) =>
  productProblems(details).map(
    ({ field, problem }) => [field.split('.'), PRODUCT_MESSAGES[problem] ?? 'form.invalid'] as const,
  );

/** Counts the omitted empty lines too, as the reader does. A problem of the whole bill appears below the list. */
const shownAt = (path: readonly PropertyKey[], rows: number[]) => {
  const [field = '', row, ...rest] = path.map(String);
  // A list of rows has its own problems below it.
  if (row === undefined) return field === 'inputs' || field === 'materials' ? `${field}.root` : field;
  if (field === 'materials') return [field, row, ...rest].join('.');
  if (rest.length === 1 && rest[0] === 'materials') rest.push('root');
  return [field, rows[Number(row)] ?? row, ...rest].join('.');
};

const SHARES = ['lossPercent', 'massShare', 'spendShare', 'massFraction'];

const messageOf = (issue: z.core.$ZodIssue) => {
  if (issue.message.startsWith('product:')) return issue.message;
  const isNumber = (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'number';
  if (!isNumber) return issue.message;
  if (SHARES.includes(String(issue.path.at(-1)))) return 'product:problem.share';
  return issue.code === 'too_small' ? 'product:problem.positive' : 'product:problem.tooBig';
};
