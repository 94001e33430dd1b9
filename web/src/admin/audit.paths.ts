import { accessesContract, auditContract, type Input } from '@ieum/contract';

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

/** What a hand-edited address gets wrong is left out, and the rest holds. */
const inputFrom = <T extends Record<string, unknown>>(
  shape: { [K in keyof T]: { safeParse: (value: unknown) => { success: boolean } } },
  search: URLSearchParams,
) =>
  Object.fromEntries(
    [...search].filter(([key, value]) => Object.hasOwn(shape, key) && shape[key]?.safeParse(value).success),
  ) as T;

export const auditInput = (search: URLSearchParams) =>
  inputFrom<AuditInput>(auditContract.listAuditLines.input.shape, search);

export const accessInput = (search: URLSearchParams) =>
  inputFrom<AccessInput>(accessesContract.listAccesses.input.shape, search);

const KOREA_MS = 9 * 60 * 60 * 1000;

/** The month that was asked for, or the last one that is over: that is the one to be reviewed. */
export const monthInput = (search: URLSearchParams, now = new Date()) => {
  const { month, page } = accessesContract.getAccessMonth.input.shape;
  const inKorea = new Date(now.getTime() + KOREA_MS);
  inKorea.setUTCDate(0);
  return {
    month: month.safeParse(search.get('month')).data ?? inKorea.toISOString().slice(0, 7),
    page: page.safeParse(search.get('page') ?? 1).data ?? 1,
  };
};
