import fc from 'fast-check';
import type { JsonText } from './fuzz-values.ts';

/** A key may be missing, stand twice, or be none of ours. */
export type Pairs = [key: string, value: JsonText][];
export type Body = { type: string | undefined; payload: string | Buffer };

const JSON_TYPE = 'application/json';
const TYPES = [
  ...['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jso'],
  ...['application/json; charset=utf-16', 'application/json; charset=nonsense', 'application/json;;', 'json', '/', ' '],
  ...['APPLICATION/JSON', 'application/json; charset="utf-8"', 'application/vnd.api+json', 'a'.repeat(5_000)],
];
/** What is no object, or no JSON at all. */
export const NO_OBJECTS = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '1',
    '"x"',
    '[]',
    '[{}]',
    '{',
    '}',
    '{"a":1,}',
    "{'a':1}",
    '\ufeff{}',
    'NaN',
    'undefined',
  ],
  '{"a":01}',
];
const TEXTS = [
  ...NO_OBJECTS,
  ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '{"a":"\u0001"}', '{}{}'],
  ...['['.repeat(10_000), '{"a":'.repeat(10_000), `${'['.repeat(10_000)}${']'.repeat(10_000)}`, '{"a":1'.padEnd(9_999)],
  `{${'"k":1,'.repeat(20_000)}"k":2}`,
];
const BYTES = ['fffe7b', '7b22656d61696c223a22ff227d', 'efbbbf7b7d', '00', '7b226122c3283a317d', '1f8b0800'].map(
  (hex) => Buffer.from(hex, 'hex'),
);
const TOO_LARGE = 1_100_000;

export const objectText = (pairs: Pairs) =>
  `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;

export const jsonBody = (pairs: Pairs): Body => ({ type: JSON_TYPE, payload: objectText(pairs) });

/** The right content under a wrong name, in a wrong alphabet, or something else altogether. */
export const brokenBodies = (pairs: Pairs): fc.Arbitrary<Body> => {
  const text = objectText(pairs);
  const large = `{"large":"${'x'.repeat(TOO_LARGE)}"}`;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS, ...BYTES).map((payload) => ({ type: JSON_TYPE, payload })) },
    { weight: 6, arbitrary: fc.constantFrom(...TYPES, undefined).map((type) => ({ type, payload: text })) },
    { weight: 2, arbitrary: fc.nat(text.length).map((end) => ({ type: JSON_TYPE, payload: text.slice(0, end) })) },
    {
      weight: 2,
      arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => ({ type: JSON_TYPE, payload: Buffer.from(bytes) })),
    },
    {
      weight: 1,
      arbitrary: fc.constant({ type: `${JSON_TYPE}; charset=utf-16le`, payload: Buffer.from(text, 'utf16le') }),
    },
    { weight: 1, arbitrary: fc.constant({ type: JSON_TYPE, payload: large }) },
  );
};
