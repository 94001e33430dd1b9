import { flagHistoryContract, mondayOf, weeksAfter } from '@ieum/contract';
import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

const WEEKS = 12;

export const historyAddress = listAddress(dashboardPaths.flags(), flagHistoryContract.listFlagHistory.input.strip());

/** Returns the Mondays of the last twelve weeks, the current week first. */
export const weeksUntil = (today: string) => {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, back) => weeksAfter(monday, -back));
};
