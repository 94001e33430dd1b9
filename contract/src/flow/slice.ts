import { defineSlice } from '../kit/slice.ts';
import { balanceContract } from './balance/balance.ts';
import { flowRowsContract, flowRowsErrors } from './ledger/rows.ts';
import { flowSheetsContract } from './ledger/sheets.ts';
import { flowMapContract, flowMapErrors } from './map/map.ts';
import { flowStoryContract } from './map/story.ts';
import { productionContract, productionErrors } from './production/production.ts';
import { quarterContract, quarterErrors } from './quarter/quarter.ts';

/** Shipments between companies and factories, production, and whether both add up. */
export const flowContract = {
  ...flowRowsContract,
  ...flowSheetsContract,
  ...quarterContract,
  ...productionContract,
  ...balanceContract,
  ...flowMapContract,
  ...flowStoryContract,
};

const errors = { ...flowRowsErrors, ...quarterErrors, ...productionErrors, ...flowMapErrors };

export const flowSlice = defineSlice({ operations: flowContract, errors });
