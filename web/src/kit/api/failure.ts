/** The request did not get an answer at all: no network, or no server. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('The service cannot be reached', { cause });
  }
}

/** The HTTP status behind a failure, be it of the API or of a loader. By shape: the first load does without the API's classes. */
export const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
