import { CALLERS, type Endpoint, takesKey } from './kit/endpoint.ts';
import { slices } from './slices.ts';

/** Every failure that a caller can meet. The server keeps the messages beside each slice. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too_deep': 400,
  'request.not_found': 404,
  'request.timeout': 408,
  'request.conflict': 409,
  /** A write with the same idempotency key is still running. */
  'request.in_progress': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  /** The idempotency key was used before, for a different request. */
  'request.key_reused': 422,
  'request.too_many': 429,
  'session.required': 401,
  /** The password was entered too long ago; `confirmPassword` takes it again. */
  'session.password_needed': 403,
  'access.denied': 403,
  'server.unexpected': 500,
  /** Several expensive computations run or wait already. */
  'server.busy': 429,
  /** The computation took more memory or time than one may. */
  'server.too_much': 422,
  'server.unavailable': 503,
  'server.disk_full': 507,
  ...slices.document.errors,
  ...slices.notice.errors,
  ...slices.company.errors,
  ...slices.account.errors,
  ...slices.factory.errors,
  ...slices.risk.errors,
  ...slices.supply.errors,
  ...slices.flow.errors,
  ...slices.review.errors,
  ...slices.search.errors,
  ...slices.dashboard.errors,
  ...slices.admin.errors,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Returns every error of an endpoint: those that follow from its fields, and those that it declares itself. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...COMMON,
  ...RULES.flatMap(([applies, codes]) => (applies(endpoint) ? codes : [])),
  ...endpoint.errors.filter(isErrorCode),
];

/**
 * Errors of every endpoint, even without input: an address or a header can be unreadable or too long, a key in the
 * query unknown.
 */
const COMMON: ErrorCode[] = [
  'request.invalid',
  'request.malformed',
  'request.timeout',
  'request.too_large',
  'server.unexpected',
  'server.unavailable',
];

const isWrite = ({ method }: Endpoint) => method !== 'GET';
const hasSession = ({ access }: Endpoint) => access !== 'public';
const takesJson = ({ method, body }: Endpoint) => method !== 'GET' && method !== 'DELETE' && body !== 'upload';
const isUpload = ({ body }: Endpoint) => body === 'upload';

const RULES: [applies: (endpoint: Endpoint) => boolean, codes: ErrorCode[]][] = [
  [hasSession, ['session.required']],
  [({ access }) => access !== 'public' && CALLERS.some((caller) => !access.includes(caller)), ['access.denied']],
  // The server reads a body wherever one is possible, even when it uses nothing of it.
  [isWrite, ['request.unsupported_type', 'request.conflict']],
  [takesJson, ['request.too_deep']],
  [isUpload, ['document.missing', 'document.too_large']],
  [({ body }) => body === 'file', ['document.gone']],
  // A use of the session is written down too. A background call does not count as use.
  [(endpoint) => isWrite(endpoint) || (hasSession(endpoint) && !endpoint.isBackground), ['server.disk_full']],
  [takesKey, ['request.key_reused', 'request.in_progress']],
  [({ isHeavy }) => isHeavy === true, ['server.busy', 'server.too_much']],
  [({ asksPassword }) => asksPassword === true, ['session.password_needed']],
];

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
