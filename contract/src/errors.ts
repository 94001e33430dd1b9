import { accountErrors } from './account/slice.ts';
import { adminErrors } from './admin/slice.ts';
import { companyErrors } from './company/company.ts';
import { operatorCompaniesErrors } from './company/operators/companies.ts';
import { verificationErrors } from './company/verification/verification.ts';
import { documentErrors } from './document/document.ts';
import { certificatesErrors } from './factory/certificates/certificates.ts';
import { codesErrors } from './factory/codes/codes.ts';
import { evidenceErrors } from './factory/evidence/evidence.ts';
import { facilityRecordErrors } from './factory/facility-record/facility-record.ts';
import { factoryErrors } from './factory/factory.ts';
import { importErrors } from './factory/import/import.ts';
import { standardsErrors } from './factory/standards/standards.ts';
import { flowErrors } from './flow/slice.ts';
import { CALLERS, type Endpoint, takesKey } from './kit/endpoint.ts';
import { noticeErrors } from './notice/notice.ts';
import { reviewErrors } from './review/slice.ts';
import { riskErrors } from './risk/risk.ts';
import { supplyErrors } from './supply/slice.ts';

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
  'server.unavailable': 503,
  'server.disk_full': 507,
  ...documentErrors,
  ...companyErrors,
  ...verificationErrors,
  ...noticeErrors,
  ...accountErrors,
  ...factoryErrors,
  ...evidenceErrors,
  ...adminErrors,
  ...operatorCompaniesErrors,
  ...standardsErrors,
  ...certificatesErrors,
  ...importErrors,
  ...codesErrors,
  ...facilityRecordErrors,
  ...supplyErrors,
  ...flowErrors,
  ...reviewErrors,
  ...riskErrors,
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
  [({ asksPassword }) => asksPassword === true, ['session.password_needed']],
];

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
