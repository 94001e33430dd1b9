import { Failure } from '../http/failure.ts';
import type { Told } from './messages.ts';

/** Packs an error for the way between two threads. */
export const toldOf = (error: unknown): Told => {
  if (error instanceof Failure) {
    const { code, fields, retryAfterS } = error;
    return { failure: { code, fields, retryAfterS } };
  }
  const { message = String(error), code, stack } = (error ?? {}) as { message?: string; code?: string; stack?: string };
  return { error: { message, code, stack } };
};

export const errorOf = (told: Told): Error => {
  if ('error' in told) {
    const { message, code, stack } = told.error;
    return Object.assign(new Error(message), { ...(code && { code }), ...(stack && { stack }) });
  }
  const { code, fields, retryAfterS } = told.failure;
  return new Failure(code as Failure['code'], fields, retryAfterS);
};
