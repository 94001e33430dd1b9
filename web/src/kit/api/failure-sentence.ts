import { ApiError } from '@ieum/contract';
import { readStoredLanguage } from '../language/stored-language.ts';

/** Returns the message for a failed write: the server's sentence in the user's language, else the default (S8.2). */
export const failureSentence = (error: unknown, fallback: string) =>
  (error instanceof ApiError && sentenceIn(error.msg)) || fallback;

/** Tries the stored language, then Korean, English and the first entry. */
export const sentenceIn = (msg: Partial<Record<string, string>> | undefined) =>
  msg && (msg[readStoredLanguage()] || msg.kr || msg.en || Object.values(msg).find(Boolean));
