import { balanceContract, flowPeriod } from '@ieum/contract';
import type { z } from 'zod';
import { todayInKorea } from '../../kit/format/today.ts';
import { listAddress } from '../../kit/list/list-address.ts';
import { flowPaths } from '../flow.paths.ts';
import { lastQuarter } from '../period-select.tsx';

/** Nothing chosen is the last quarter that is over. */
const input = balanceContract.getMassBalance.input
  .strip()
  .extend({ period: flowPeriod.default(() => lastQuarter(todayInKorea())) });
export type BalanceList = z.output<typeof input>;

export const balanceAddress = listAddress(flowPaths.balance(), input);
