import { accessesContract, auditContract } from '@ieum/contract';
import type { AccessInput, AuditInput } from '@ieum/contract/admin/audit.paths.ts';

/** Reads the valid parts of an address and ignores the others. */
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

/** Returns the month in the address, or the last completed month, which is the one to review. */
export const monthInput = (search: URLSearchParams, now = new Date()) => {
  const { month, page } = accessesContract.getAccessMonth.input.shape;
  const inKorea = new Date(now.getTime() + KOREA_MS);
  inKorea.setUTCDate(0);
  return {
    month: month.safeParse(search.get('month')).data ?? inKorea.toISOString().slice(0, 7),
    page: page.safeParse(search.get('page') ?? 1).data ?? 1,
  };
};
