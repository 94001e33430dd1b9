import { answerEnvelope } from '@ieum/contract';
import build from 'fast-json-stringify';
import { z } from 'zod';

const built = new WeakMap<z.ZodType, ReturnType<typeof build>>();

/** Builds one serialiser for each output: several endpoints share an output, and building takes milliseconds. */
export const serialiserOf = (output: z.ZodType) => {
  const serialise = built.get(output) ?? buildSerialiser(output);
  built.set(output, serialise);
  return serialise;
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
