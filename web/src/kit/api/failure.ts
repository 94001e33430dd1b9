/** Thrown when the request got no answer at all: no network, or no server. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The service cannot be reached', { cause });
  }
}

/** Thrown when the user has cancelled the call: nothing was done, and the user knows it. */
export class CancelledError extends Error {}

/**
 * Returns the HTTP status behind a failure of the API or of a loader. It reads the shape of the error, because the
 * first load does without the API's classes.
 */
export const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
