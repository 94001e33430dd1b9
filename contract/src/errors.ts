import { accountErrors } from './account.ts';
import { factoryErrors } from './factory.ts';

/** Every failure a caller can meet; the sentences stand on the server, beside each slice. */
export const errorStatus = {
  'request.invalid': 400,
  'request.malformed': 400,
  'request.too_deep': 400,
  'request.not_found': 404,
  'request.timeout': 408,
  'request.conflict': 409,
  'request.too_large': 413,
  'request.unsupported_type': 415,
  'session.required': 401,
  'access.denied': 403,
  'server.unexpected': 500,
  'server.unavailable': 503,
  'server.disk_full': 507,
  ...accountErrors,
  ...factoryErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;
