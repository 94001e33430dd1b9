import { z } from 'zod';

export const sentence = z.object({ kr: z.string(), en: z.string(), cn: z.string(), jp: z.string() });
export type Sentence = z.infer<typeof sentence>;

export const answerEnvelope = <T extends z.ZodType>(data: T) => z.object({ result: z.object({ data }) });

/** `fields` names what is wrong where: the path of a field, and a code. */
export const failureEnvelope = z.object({
  result: z.object({ code: z.string(), msg: sentence, fields: z.record(z.string(), z.string()) }),
});
