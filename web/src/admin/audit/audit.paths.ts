import type { accessesContract, auditContract, Input } from '@ieum/contract';

/** Apart from what is read out of an address: the first load knows the paths and none of the schemas. */
export const auditPaths = {
  log: (filters: AuditSearch = {}) => `/admin/audit${searchOf(filters)}`,
  accesses: (filters: AccessSearch = {}) => `/admin/audit/accesses${searchOf(filters)}`,
  months: (month?: string, page = 1) =>
    `/admin/audit/months${searchOf({ month, page: page === 1 ? undefined : String(page) })}`,
  user: (id: string) => `/admin/users/${id}`,
  company: (id: string) => `/admin/companies/${id}`,
};

export type AuditInput = Input<typeof auditContract.listAuditLines>;
export type AccessInput = Input<typeof accessesContract.listAccesses>;
/** `line` is the one that is open beside the list. */
type AuditSearch = AuditInput & { line?: string };
type AccessSearch = AccessInput & { line?: string };

const searchOf = (values: Record<string, string | undefined>) => {
  const given = Object.entries(values).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};
