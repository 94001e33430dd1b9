import { ApiError } from '@ieum/contract';
import { readStoredLanguage } from '../language/stored-language.ts';

/** What to tell the user of a failed write: the server's sentence in their language, else the default (S8.2). */
export const failureSentence = (error: unknown, fallback: string) =>
  (error instanceof ApiError && sentenceIn(error.msg)) || fallback;

/** Stored language, then Korean, English, first entry. */
export const sentenceIn = (msg: Partial<Record<string, string>> | undefined) =>
  msg && (msg[readStoredLanguage()] || msg.kr || msg.en || Object.values(msg).find(Boolean));
