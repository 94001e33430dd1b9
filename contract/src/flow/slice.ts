import { defineSlice } from '../kit/slice.ts';
import { balanceContract } from './balance/balance.ts';
import { flowRowsContract, flowRowsErrors } from './ledger/rows.ts';
import { flowSheetsContract } from './ledger/sheets.ts';
import { flowMapContract, flowMapErrors } from './map/map.ts';
import { productionContract, productionErrors } from './production/production.ts';

/** Shipments between companies and factories, production, and whether both add up. */
export const flowContract = {
  ...flowRowsContract,
  ...flowSheetsContract,
  ...productionContract,
  ...balanceContract,
  ...flowMapContract,
};

const errors = { ...flowRowsErrors, ...productionErrors, ...flowMapErrors };

export const flowSlice = defineSlice({ operations: flowContract, errors });
