import { accessesContract, auditContract } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export const auditAddress = listAddress(auditPaths.log(), auditContract.listAuditLines.input.strip());
export const accessAddress = listAddress(auditPaths.accesses(), accessesContract.listAccesses.input.strip());

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
