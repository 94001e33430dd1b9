import * as vocabulary from '@ieum/contract';
import { answerEnvelope, type Contract } from '@ieum/contract';
import { z } from 'zod';
import { refTo, type Schema } from './openapi-document.ts';

/**
 * Converts the zod schemas of a contract into JSON Schema; a schema that the contract exports keeps its name and is
 * referred to.
 */
export const schemasOf = (contract: Contract) => {
  const each = (schemaOf: (endpoint: Contract[string]) => z.ZodType) =>
    Object.entries(contract).map(([name, endpoint]): [string, z.ZodType] => [name, schemaOf(endpoint)]);
  const inputs = converted(
    'input',
    each(({ input }) => z.strictObject(input.shape)),
  );
  const answers = converted(
    'output',
    each(({ output }) => answerEnvelope(output)),
  );
  return {
    inputOf: (name: string) => inputs.own[name] ?? {},
    answerOf: (name: string) => answers.own[name] ?? {},
    named: joined(inputs.named, answers.named),
  };
};

type Schemas = Record<string, Schema>;

const converted = (io: 'input' | 'output', own: [string, z.ZodType][]) => {
  const registry = z.registry<{ id: string }>();
  const names = Object.entries(vocabulary).flatMap(([name, value]): [string, z.ZodType][] =>
    value instanceof z.ZodType ? [[name.charAt(0).toUpperCase() + name.slice(1), value]] : [],
  );
  for (const [id, schema] of [...names, ...own]) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => refTo('schemas', id).$ref,
    override: ({ jsonSchema }) => {
      // The format says the same in fewer words.
      if (jsonSchema.format) delete jsonSchema.pattern;
      // Every whole number in JSON has these limits.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // A later version may add to an answer; only a request must be exact.
      if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const bare = Object.entries(schemas).map(([id, { $schema, $id, ...schema }]): [string, Schema] => [id, schema]);
  const ownSchemas: Schemas = Object.fromEntries(bare.filter(([id]) => own.some(([name]) => name === id)));
  return { own: ownSchemas, named: referredTo(ownSchemas, Object.fromEntries(bare)) };
};

/** Returns the schemas that the first ones refer to, directly or through others. */
const referredTo = (from: Schemas, all: Schemas): Schemas => {
  const found: Schemas = {};
  const follow = (schema: unknown) => {
    for (const [, id = ''] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found[id] || !all[id]) continue;
      found[id] = all[id];
      follow(all[id]);
    }
  };
  follow(from);
  return found;
};

/** Requires that a name has the same meaning in requests and answers. */
const joined = (sent: Schemas, answered: Schemas): Schemas => {
  const torn = Object.keys(sent).filter((id) => answered[id] && !isSame(sent[id], answered[id]));
  if (torn.length) throw new Error(`not the same when sent and when answered: ${torn.join(', ')}`);
  const both = { ...sent, ...answered };
  return Object.fromEntries(Object.entries(both).sort(([a], [b]) => (a < b ? -1 : 1)));
};

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
