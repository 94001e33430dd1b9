import type { FactoryChange } from '@ieum/contract';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Compares field by field, down to single values: `headcount.total`, `contacts.0.email`. */
export const changesBetween = (before: unknown, after: unknown): FactoryChange[] => {
  const [left, right] = [leavesOf(before as Json), leavesOf(after as Json)];
  const paths = [...new Set([...left.keys(), ...right.keys()])];
  return paths.flatMap((field) => {
    const change = { field, before: left.get(field) ?? null, after: right.get(field) ?? null };
    return change.before === change.after ? [] : [change];
  });
};

/** Returns the single values by path. An empty text, an empty list and null count as no value. */
const leavesOf = (value: Json, path = ''): Map<string, string> => {
  if (value === null || value === '' || value === undefined) return new Map();
  if (typeof value !== 'object') return new Map([[path, String(value)]]);
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return new Map(parts.flatMap(([key, part]) => [...leavesOf(part, path === '' ? String(key) : `${path}.${key}`)]));
};
