import { balanceContract, flowPeriod } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import type { z } from 'zod';
import { todayInKorea } from '../../kit/format/today.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { lastQuarter } from '../period-select.tsx';

/** Defaults to the last completed quarter. */
const input = balanceContract.getMassBalance.input
  .strip()
  .extend({ period: flowPeriod.default(() => lastQuarter(todayInKorea())) });
export type BalanceList = z.output<typeof input>;

export const balanceAddress = listAddress(flowPaths.balance(), input);
