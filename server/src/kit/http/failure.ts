import type { ErrorCode } from '@ieum/contract';

export type Fields = Record<string, string>;

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields: Fields;
  /** Seconds after which another try may succeed. */
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, fields: Fields = {}, retryAfterS?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfterS = retryAfterS;
  }
}

export function fail(code: ErrorCode, fields?: Fields, retryAfterS?: number): never {
  throw new Failure(code, fields, retryAfterS);
}

/** Translates any error into a failure for the caller, without the error's own message. */
export const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  const { code = '', statusCode = 0 } = error as { code?: string; statusCode?: number };
  const bySqlState = SQL_STATES.find(([pattern]) => pattern.test(code));
  if (bySqlState) return new Failure(bySqlState[1]);
  const byStatus = STATUSES[statusCode];
  if (byStatus) return new Failure(...byStatus);
  if (statusCode >= 400 && statusCode < 500) return new Failure('request.invalid');
  return new Failure('server.unexpected');
};

const SQL_STATES: [RegExp, ErrorCode][] = [
  [/^22[0-9A-Z]{3}$/, 'request.invalid'],
  [/^23(503|505)$/, 'request.conflict'],
  [/^53100$/, 'server.disk_full'],
  [/^(08[0-9A-Z]{3}|40001|40P01|53[0-9A-Z]{3}|55P03|57[0-9A-Z]{3})$/, 'server.unavailable'],
  [/^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/, 'server.unavailable'],
  // The disk is broken or not accessible, or too many files are open: the operator must repair it.
  [/^(EIO|EROFS|EACCES|EPERM|EMFILE|ENFILE)$/, 'server.unavailable'],
  [/^(ENOSPC|EDQUOT)$/, 'server.disk_full'],
];

/** Refusals of the HTTP layer before a handler is reached; they name the body as the field. */
const STATUSES: Partial<Record<number, [ErrorCode, Fields?]>> = {
  400: ['request.malformed', { body: 'malformed' }],
  408: ['request.timeout'],
  413: ['request.too_large', { body: 'too_large' }],
  414: ['request.malformed', { url: 'too_large' }],
  415: ['request.unsupported_type', { body: 'unsupported_type' }],
  431: ['request.too_large', { headers: 'too_large' }],
  503: ['server.unavailable'],
};
