import { statusOf } from '../../kit/api/failure.ts';

/** Every failure reads alike; only what lies with us, not with the user, is said in a second line (S8.4). */
export type SignInTrouble = { reason: 'unreachable' | 'tooMany' | undefined };

export const signInTroubleOf = (error: unknown): SignInTrouble => {
  const status = statusOf(error);
  if (status === 429) return { reason: 'tooMany' };
  const isOurs = status === undefined || status >= 500;
  return { reason: isOurs ? 'unreachable' : undefined };
};
