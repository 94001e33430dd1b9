import { statusOf } from '../../kit/api/failure.ts';

/**
 * Reason shown in a second line. Every failure has the same first line, and only faults that are not the user's add one
 * (S8.4).
 */
export type SignInTrouble = { reason: 'unreachable' | 'tooMany' | undefined };

export const signInTroubleOf = (error: unknown): SignInTrouble => {
  const status = statusOf(error);
  if (status === 429) return { reason: 'tooMany' };
  const isOurs = status === undefined || status >= 500;
  return { reason: isOurs ? 'unreachable' : undefined };
};
