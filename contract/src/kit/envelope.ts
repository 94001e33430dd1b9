import { z } from 'zod';
import type { Language } from './language.ts';

/** A message of this server about a failure, always in all four languages. */
export type Sentence = Record<Language, string>;

export const answerEnvelope = <T extends z.ZodType>(data: T) => z.object({ result: z.object({ data }) });

const words = z.record(z.string(), z.string());

/** `msg` holds the languages that the answering server knows. `fields` maps the path of a field to a code. */
export const failureEnvelope = z.object({ result: z.object({ code: z.string(), msg: words, fields: words }) });
