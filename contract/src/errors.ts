import { accountErrors } from './account/account.ts';
import { documentErrors } from './document.ts';
import { factoryErrors } from './factory.ts';

/** Every failure a caller can meet; the sentences stand on the server, beside each slice. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too_deep': 400,
  'request.not_found': 404,
  'request.timeout': 408,
  'request.conflict': 409,
  'request.in_progress': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'request.key_reused': 422,
  'request.too_many': 429,
  'session.required': 401,
  'access.denied': 403,
  'server.unexpected': 500,
  'server.unavailable': 503,
  'server.disk_full': 507,
  ...documentErrors,
  ...accountErrors,
  ...factoryErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;
