import { accountErrors } from './account/account.ts';
import { adminErrors } from './admin/admin.ts';
import { companyErrors } from './company/company.ts';
import { operatorCompaniesErrors } from './company/operators/companies.ts';
import { verificationErrors } from './company/verification/verification.ts';
import { documentErrors } from './document.ts';
import { certificatesErrors } from './factory/certificates/certificates.ts';
import { codesErrors } from './factory/codes/codes.ts';
import { evidenceErrors } from './factory/evidence/evidence.ts';
import { facilityRecordErrors } from './factory/facility-record/facility-record.ts';
import { factoryErrors } from './factory/factory.ts';
import { importErrors } from './factory/import/import.ts';
import { standardsErrors } from './factory/standards/standards.ts';
import { flowErrors } from './flow/flow.ts';
import { CALLERS, type Endpoint, takesKey } from './kit/endpoint.ts';
import { noticeErrors } from './notice/notice.ts';
import { reviewErrors } from './review/review.ts';
import { riskErrors } from './risk.ts';
import { supplyErrors } from './supply/supply.ts';

/** Every failure a caller can meet; the sentences stand on the server, beside each slice. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too_deep': 400,
  'request.not_found': 404,
  'request.timeout': 408,
  'request.conflict': 409,
  /** A write with the same idempotency key is still under way. */
  'request.in_progress': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  /** An idempotency key that came with another request before. */
  'request.key_reused': 422,
  'request.too_many': 429,
  'session.required': 401,
  /** The password was given too long ago for this; `confirmPassword` takes it again. */
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

/** Everything that an endpoint can answer: what follows from what it is, and what it declares itself. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => [
  ...COMMON,
  ...RULES.flatMap(([applies, codes]) => (applies(endpoint) ? codes : [])),
  ...endpoint.errors.filter(isErrorCode),
];

/** Even where nothing is taken: an address or a header can be unreadable or without end, a key in the query unknown. */
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
  // A body is read wherever one may stand, even where nothing of it is used.
  [isWrite, ['request.unsupported_type', 'request.conflict']],
  [takesJson, ['request.too_deep']],
  [isUpload, ['document.missing', 'document.too_large']],
  [({ body }) => body === 'file', ['document.gone']],
  // That a session was used is noted down, too; what the page asks by itself is no use.
  [(endpoint) => isWrite(endpoint) || (hasSession(endpoint) && !endpoint.isBackground), ['server.disk_full']],
  [takesKey, ['request.key_reused', 'request.in_progress']],
  [({ asksPassword }) => asksPassword === true, ['session.password_needed']],
];

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);
