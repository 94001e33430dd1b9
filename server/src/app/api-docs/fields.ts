import type { Schema } from './openapi-document.ts';

/** A field at any depth: `rows[].createdAt`. */
export type Field = { path: string; type: string; isRequired: boolean; description: string };

type NamedSchemas = Record<string, Schema>;

const CHOICES_MAX = 12;

/** Lists the fields of a schema for people: flat, with references resolved. */
export const fieldsOf = (schema: Schema, named: NamedSchemas, within = ''): Field[] => {
  const { properties = {}, required = [] } = resolved(schema, named).schema;
  return Object.entries(properties).flatMap(([key, value]) => {
    if (typeof value === 'boolean') return [];
    const path = within + key;
    const { schema: field } = resolved(value, named);
    const { description = '' } = field;
    const line = { path, type: typeOf(value, named), isRequired: required.includes(key), description };
    const items = itemsOf(field);
    return [line, ...(items ? fieldsOf(items, named, `${path}[].`) : fieldsOf(field, named, `${path}.`))];
  });
};

/** `text, 1–254 characters`, `one of kr, en, cn, jp`, `list of object`, `text, date-time, or null` */
export const typeOf = (given: Schema, named: NamedSchemas): string => {
  const { schema, isNullable } = resolved(given, named);
  const byDefault = schema.default ? `${schema.default} when left out` : '';
  return [...wordsOf(schema, named), byDefault, isNullable && 'or null'].filter(Boolean).join(', ');
};

const wordsOf = (schema: Schema, named: NamedSchemas) => {
  const { type, enum: choices, format, minLength, maxLength, minimum, maximum } = schema;
  const items = itemsOf(schema);
  if (items) return [`list of ${typeOf(items, named)}`];
  if (choices) return [`one of ${choices.length > CHOICES_MAX ? `${choices.length} codes` : choices.join(', ')}`];
  if (format === 'binary') return ['bytes'];
  if (type === 'string') return ['text', format, lengthOf(minLength, maxLength)];
  return [String(type), rangeOf(minimum, maximum)];
};

const lengthOf = (low: number | undefined, high: number | undefined) =>
  low === 1 && high === undefined ? 'not empty' : rangeOf(low, high, ' characters');

const rangeOf = (low: number | undefined, high: number | undefined, unit = '') => {
  if (low !== undefined && high !== undefined) return `${low}–${high}${unit}`;
  if (high !== undefined) return `at most ${high}${unit}`;
  return low === undefined ? '' : `at least ${low}${unit}`;
};

const itemsOf = ({ items }: Schema) => (typeof items === 'object' && !Array.isArray(items) ? items : undefined);

/** A schema can allow null in two ways: as a second type, or as a second choice. */
const resolved = (given: Schema, named: NamedSchemas): { schema: Schema; isNullable: boolean } => {
  const id = given.$ref?.split('/').at(-1);
  const schema: Schema = id === undefined ? given : { ...named[id], ...given };
  const { type, anyOf = [] } = schema;
  const [only] = Array.isArray(type) ? type.filter((option) => option !== 'null') : [];
  if (only) return { schema: { ...schema, type: only }, isNullable: true };
  const choice = anyOf.find((option) => option.type !== 'null');
  return choice ? { schema: resolved(choice, named).schema, isNullable: true } : { schema, isNullable: false };
};
