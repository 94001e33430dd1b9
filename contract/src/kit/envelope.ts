import { z } from 'zod';
import type { Language } from './language.ts';

/** What this server says of a failure: always in all four. */
export type Sentence = Record<Language, string>;

export const answerEnvelope = <T extends z.ZodType>(data: T) => z.object({ result: z.object({ data }) });

const words = z.record(z.string(), z.string());

/** `msg` holds whatever languages the answering server knows; `fields` names the path of a field, and a code. */
export const failureEnvelope = z.object({ result: z.object({ code: z.string(), msg: words, fields: words }) });
