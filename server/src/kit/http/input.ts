import type { Endpoint } from '@ieum/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fail } from './failure.ts';

const MAX_DEPTH = 16;
/** A body has room for a hundred thousand keys; an answer that named them all would be larger than the request. */
const NAMED_MAX = 100;

/** Reads everything that the caller sent into the one flat object that the contract describes; refuses unknown keys. */
export const parseInput = ({ input, method }: Endpoint, request: FastifyRequest): object =>
  parsed(input, givenBy(method, request));

/** Reads the fields of a form, and those that the contract expects in the address. */
export const parseUpload = ({ input, inQuery = [] }: Endpoint, { query }: FastifyRequest, fields: object): object => {
  const beside = entriesOf(query);
  refuseStrays(Object.keys(beside).filter((key) => !inQuery.includes(key)));
  return parsed(input, { ...fields, ...beside });
};

const parsed = (input: z.ZodObject, values: object): object => {
  const { data, error } = input.safeParse(values);
  return data ?? fail('request.invalid', Object.fromEntries(error?.issues.flatMap(fieldsOf).slice(0, NAMED_MAX) ?? []));
};

const refuseStrays = (keys: string[]) => {
  const named = keys.slice(0, NAMED_MAX).map((key) => [key, 'unrecognized_keys']);
  if (named.length) fail('request.invalid', Object.fromEntries(named));
};

/** Uses a spread and no assignment: a key named `__proto__` must stay a key, so that it is refused like any other. */
const givenBy = (method: Endpoint['method'], { query, body, params }: FastifyRequest) => {
  const inQuery = entriesOf(query);
  const inPath = entriesOf(params);
  if (method === 'GET' || method === 'DELETE') return { ...inQuery, ...inPath };
  refuseStrays(Object.keys(inQuery));
  const inBody = body === undefined ? {} : body;
  if (!isPlain(inBody)) fail('request.invalid', { body: 'invalid_type' });
  for (const [key, value] of Object.entries(inBody)) {
    if (isDeeperThan(value, MAX_DEPTH)) fail('request.too_deep', { [key]: 'too_deep' });
  }
  return { ...inBody, ...inPath };
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown) => (isPlain(value) ? value : {});

/** Walks level by level, so that a body of a million brackets cannot exhaust the stack. */
const isDeeperThan = (value: unknown, depth: number) => {
  let level = [value];
  for (let down = 0; down < depth && level.length; down++) {
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return level.some((value) => typeof value === 'object' && value !== null);
};

const fieldsOf = (issue: z.core.$ZodIssue) => {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [[path, issue.code]];
  return issue.keys.map((key) => [path ? `${path}.${key}` : key, issue.code]);
};
