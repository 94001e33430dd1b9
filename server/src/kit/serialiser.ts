import { answerEnvelope } from '@ieum/contract';
import build from 'fast-json-stringify';
import { z } from 'zod';

/** Undeclared fields are left out, not refused; a closed object would refuse them inside a union or nullable. */
export const serialiserOf = (output: z.ZodType) => {
  const schema = z.toJSONSchema(answerEnvelope(output), {
    io: 'output',
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Moments are text already; for a format the serialiser would look at each of them.
      delete jsonSchema.format;
    },
  });
  return build(schema as Parameters<typeof build>[0]);
};
