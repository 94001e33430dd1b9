import { answerEnvelope } from '@ieum/contract';
import build from 'fast-json-stringify';
import { z } from 'zod';

type Serialise = ReturnType<typeof build>;

const built = new WeakMap<z.ZodType, Serialise>();

/**
 * Builds one serialiser for each output, at its first answer: several endpoints share an output, and building all of
 * them takes most of the start.
 */
export const serialiserOf =
  (output: z.ZodType): Serialise =>
  (answer) => {
    const serialise = built.get(output) ?? buildSerialiser(output);
    built.set(output, serialise);
    return serialise(answer);
  };

/** Leaves undeclared fields out; a closed object would refuse them inside a union or nullable. */
const buildSerialiser = (output: z.ZodType) => {
  const schema = z.toJSONSchema(answerEnvelope(output), {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Moments are text already; with a format, the serialiser would check each of them.
      delete jsonSchema.format;
    },
  });
  return build(schema as Parameters<typeof build>[0]);
};
