import type { Input } from '../kit/endpoint.ts';
import type { accessesContract } from './accesses.ts';
import type { auditContract } from './audit.ts';

/** Separate from the parsing of addresses: the first load needs the paths but none of the schemas. */
export const auditPaths = {
  log: (filters: AuditSearch = {}) => `/admin/audit${searchOf(filters)}`,
  accesses: (filters: AccessSearch = {}) => `/admin/audit/accesses${searchOf(filters)}`,
  months: (month?: string, page = 1) =>
    `/admin/audit/months${searchOf({ month, page: page === 1 ? undefined : String(page) })}`,
};

export type AuditInput = Input<typeof auditContract.listAuditLines>;
export type AccessInput = Input<typeof accessesContract.listAccesses>;
/** `line` is the id of the line that is open beside the list. */
type AuditSearch = AuditInput & { line?: string };
type AccessSearch = AccessInput & { line?: string };

const searchOf = (values: Record<string, string | undefined>) => {
  const entries = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
};
