import type { Endpoint } from '@ieum/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { type Body, brokenBodies, jsonBody, type Pairs } from './fuzz-bodies.ts';
import { brokenForms, formBody, plain } from './fuzz-forms.ts';
import { valuesOf } from './fuzz-values.ts';

/** What leads far into the endpoint: an input that it takes, and where it wants one, a file. */
export type Good = { input: Record<string, unknown>; file: Buffer };

const QUERIES = [
  ...['?', '?&&', '?=', '?a', '?x=1', '?__proto__=1', '?__proto__[role]=admin', '?constructor[prototype][role]=admin'],
  ...[
    '?page=1&page=2',
    '?id=1&id=2',
    '?page[]=1',
    '?page[a]=1',
    '?%',
    '?%zz=%zz',
    '?x=%ff',
    '?x=%00',
    '?page=%31',
    '?;a=b',
  ],
  ...[`?${'a=1&'.repeat(20_000)}`, `?${'x'.repeat(20_000)}=1`, `?x=${'y'.repeat(20_000)}`, '#x', '?#', '?x=\u0000'],
];
const PATHS = [
  ...['%', '%zz', '%00', '%ff', '%2e%2e%2f', '..', 'x', '1', '-1', '9007199254740993', 'null', '😀', '%ed%a0%80', "'"],
  ...['x'.repeat(300), 'x'.repeat(5_000), '00000000-0000-0000-0000-000000000000', '%5b%5d', 'a%2fb', '%20', '*', ':id'],
];

const POOR_FILE = Buffer.from('%PDF-1.7');

/** Requests around one endpoint, from right to hopeless. `strangers` are names of keys that are not for callers. */
export const requestsOf = (endpoint: Endpoint, good: Good, strangers: string[]): fc.Arbitrary<InjectOptions> => {
  const right: Pairs = Object.entries(good.input).map(([key, value]) => [key, JSON.stringify(value)]);
  const fields = Object.entries(endpoint.input.shape).map(([key, field]) => ({ key, ...valuesOf(field) }));
  const known = (key: string) => right.flatMap(([name, value]) => (name === key ? [fc.constant(value)] : []));
  const likely = fc.tuple(
    ...fields.map(({ key, likely }) => fc.tuple(fc.constant(key), fc.oneof(...known(key), likely))),
  );
  const withOne = (kind: 'edge' | 'odd' | 'likely') =>
    fc.oneof(...fields.map((field) => field[kind].map((value) => replaced(right, field.key, value))));
  const stranger = fc.tuple(
    fc.constantFrom(...strangers),
    fc.constantFrom('"x"', 'true', '1', 'null', '{"role":"admin"}'),
  );
  const twice = fc.constantFrom(...right, ['twice', '1'] as Pairs[number]).map((pair): Pairs => [...right, pair]);
  const missing = fc.nat(right.length).map((at) => right.filter((_, index) => index !== at));

  const pairs = fc.oneof(
    { weight: 3, arbitrary: likely },
    ...(fields.length
      ? (['edge', 'odd', 'likely'] as const).map((kind) => ({ weight: 4, arbitrary: withOne(kind) }))
      : []),
    { weight: 3, arbitrary: stranger.map((pair): Pairs => [...right, pair]) },
    { weight: 1, arbitrary: fc.oneof(missing, twice, fc.constant<Pairs>([])) },
  );
  // To look into a file takes a hundred times as long as to refuse one at the door.
  const files = fc.oneof(
    { weight: 1, arbitrary: fc.constant(good.file) },
    { weight: 5, arbitrary: fc.constant(POOR_FILE) },
  );
  const send = (sent: Pairs, change: Change = {}) => requestFor(endpoint, sent, good.file, change);
  const bodies =
    endpoint.body === 'upload'
      ? brokenForms(bodyPairs(endpoint, right), good.file)
      : brokenBodies(bodyPairs(endpoint, right));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(pairs, headers, files).map(([sent, headers, file]) => send(sent, { headers, file })),
    },
    { weight: 3, arbitrary: bodies.map((body) => send(right, { body })) },
    { weight: 2, arbitrary: fc.constantFrom(...QUERIES).map((after) => send(right, { after })) },
    ...(endpoint.path.includes(':')
      ? [{ weight: 4, arbitrary: fc.constantFrom(...PATHS).map((inPath) => send(right, { inPath })) }]
      : []),
  );
};

/** The request that the endpoint takes. */
export const goodRequest = (endpoint: Endpoint, { input, file }: Good) =>
  requestFor(
    endpoint,
    Object.entries(input).map(([key, value]) => [key, JSON.stringify(value)]),
    file,
    {},
  );

type Change = { body?: Body; file?: Buffer; after?: string; inPath?: string; headers?: Record<string, string> };

/** What is kept of a caller, or decided by it, beside the input. */
const headers = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Record<string, string>>({}) },
  fc.constantFrom('xx', '*', 'ko;q=0', 'en-'.repeat(3_000), ',,,').map((language) => ({ 'accept-language': language })),
  fc.constantFrom('', 'x'.repeat(5_000), '\u00ff\u00fe', '<b>').map((agent) => ({ 'user-agent': agent })),
  fc.constantFrom('', 'key', 'x'.repeat(5_000), '\u00e9', 'a,b').map((key) => ({ 'idempotency-key': key })),
);

const hasBody = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE';
const inPathOf = ({ path }: Endpoint, key: string) => path.split('/').includes(`:${key}`);
const bodyPairs = (endpoint: Endpoint, pairs: Pairs) =>
  pairs.filter(([key]) => !inPathOf(endpoint, key) && !endpoint.inQuery?.includes(key));

const requestFor = (endpoint: Endpoint, pairs: Pairs, file: Buffer, change: Change): InjectOptions => {
  const { method, path, body: kind, inQuery = [] } = endpoint;
  const rest = bodyPairs(endpoint, pairs);
  const query = hasBody(endpoint) ? pairs.filter(([key]) => inQuery.includes(key)) : rest;
  const filled = path.replace(
    /:(\w+)/g,
    (_, key: string) => change.inPath ?? encoded(pairs.find(([name]) => name === key)?.[1]),
  );
  const search = query
    .flatMap(([key, value]) =>
      itemsIn(value).map((item) => `${encodeURIComponent(key.toWellFormed())}=${encoded(item)}`),
    )
    .join('&');
  const url = `/api${filled}${search && `?${search}`}`;
  const usual = kind === 'upload' ? formBody(rest, change.file ?? file) : jsonBody(rest);
  const body = change.body ?? (hasBody(endpoint) ? usual : undefined);
  const type = body?.type === undefined ? {} : { 'content-type': body.type };
  return {
    method,
    url: change.after ? `${url}${change.after}` : url,
    headers: { ...change.headers, ...type },
    ...(body && { payload: body.payload }),
  };
};

const encoded = (value = '""') => encodeURIComponent(plain(value)) || '%20';

/** Several values stand in an address one by one. */
const itemsIn = (value: string): string[] => {
  try {
    const items: unknown = JSON.parse(value);
    return Array.isArray(items) ? items.map((item) => JSON.stringify(item)) : [value];
  } catch {
    return [value];
  }
};

/** The last of its name goes, and this comes. */
const replaced = (pairs: Pairs, key: string, value: string): Pairs => [
  ...pairs.filter(([name]) => name !== key),
  [key, value],
];
