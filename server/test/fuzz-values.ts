import fc from 'fast-check';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
/** A value as it stands in JSON: that way it can also be `-0`, `1e400` or something without end. */
export type JsonText = string;

const LETTERS = ['a', '가', '0', ' ', '😀', 'é'.normalize('NFD'), '\u0000', '\ud800', '@', '-'];
const LONG = 100_000;
const deep = (open: string, close: string, levels: number) => open.repeat(levels) + close.repeat(levels);

/** What no field was made for. */
const ODD: JsonText[] = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '2147483648', '9007199254740993', '1e308', '-1e308', '1e400'],
  ...['""', '" "', '[]', '["x"]', '[[]]', '{}', '{"toString":"x"}', '{"__proto__":{"role":"admin"}}', '{"length":1}'],
  ...['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"', '"\\ufeff"', '"\\u202e"', '"\\u2028"', '"%00"'],
  ...['"NaN"', '"Infinity"', '"1e3"', '"0x10"', '"null"', '"undefined"', '"true"', '"[object Object]"', '"__proto__"'],
  ...['"\' or 1=1 --"', '"$1"', '"\\\\"', '"{{7*7}}"', '"<script>"', '"../../etc/passwd"', '"a\\r\\nb: c"', '"%s%n"'],
  ...[deep('[', ']', 20), deep('[', ']', 10_000), deep('{"a":', '}', 17).replace(':}', ':1}')],
  ...[JSON.stringify('x'.repeat(LONG)), JSON.stringify('\ufdfa'.repeat(5_000)), JSON.stringify('a.'.repeat(20_000))],
];

const built = new WeakMap<z.core.$ZodType, ReturnType<typeof buildValues>>();

/** Builds the values of a field once: to read a pattern takes longer than a request. */
export const valuesOf = (field: z.core.$ZodType) => {
  const values = built.get(field) ?? buildValues(field);
  built.set(field, values);
  return values;
};

/** For one field: what it takes, what lies at its edges, and what it was never made for. */
const buildValues = (field: z.core.$ZodType) => {
  // Of what is sent the lengths are known, of what it becomes the form, such as that of an e-mail address.
  const schema = { ...jsonSchemaOf(field, 'output'), ...lengthsOf(jsonSchemaOf(field, 'input')) };
  return {
    likely: likely(schema).map((value): JsonText => JSON.stringify(value)),
    edge: fc.constantFrom(...edgesOf(schema)),
    odd: fc.oneof({ arbitrary: fc.constantFrom(...ODD), weight: 4 }, fc.json({ maxDepth: 3 })),
  };
};

const jsonSchemaOf = (field: z.core.$ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(field, { io, unrepresentable: 'any' });

const lengthsOf = ({ minLength, maxLength }: Schema): Schema => ({
  ...(minLength !== undefined && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
});

const likely = (schema: Schema): fc.Arbitrary<unknown> => {
  const { type, enum: choices, anyOf, items, properties = {}, minimum: min = 0, maximum: max = 2 ** 31 - 1 } = schema;
  if (choices) return fc.constantFrom(...choices);
  if (anyOf) return fc.oneof(...anyOf.map(likely));
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return fc.integer({ min, max });
  if (type === 'array') return fc.array(likely(typeof items === 'object' && !Array.isArray(items) ? items : {}));
  if (type === 'string') return likelyText(schema);
  if (type !== 'object') return fc.jsonValue({ maxDepth: 2 });
  const fields = Object.entries(properties).map(([key, value]) => [
    key,
    likely(typeof value === 'object' ? value : {}),
  ]);
  return fc.record(Object.fromEntries(fields));
};

const likelyText = ({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> => {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  const day = { min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  if (format?.startsWith('date'))
    return fc.date(day).map((at) => at.toISOString().slice(0, format === 'date' ? 10 : 30));
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).map((text) => text.slice(0, maxLength));
  return fc.string({ minLength, maxLength, unit: 'grapheme' });
};

const edgesOf = ({ type, minLength = 0, maxLength = 300, minimum = 0, maximum = 2 ** 31 }: Schema): JsonText[] => {
  if (type === 'integer' || type === 'number') {
    const around = [minimum, maximum].flatMap((edge) => [edge - 1, edge, edge + 1, edge + 0.5]);
    return [...around.map(String), '0', '-0', '1e1', `"${minimum}"`, `" ${maximum}"`];
  }
  const lengths = [minLength - 1, minLength, minLength + 1, maxLength - 1, maxLength, maxLength + 1];
  return lengths
    .filter((length) => length >= 0)
    .flatMap((length) => LETTERS.map((letter) => JSON.stringify(letter.repeat(length))));
};
