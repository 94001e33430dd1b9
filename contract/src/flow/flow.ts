import { balanceContract } from './balance/balance.ts';
import { flowRowsContract, flowRowsErrors } from './ledger/rows.ts';
import { flowSheetsContract } from './ledger/sheets.ts';
import { flowMapContract, flowMapErrors } from './map/map.ts';
import { makingContract, makingErrors } from './production/production.ts';

/** What went from where to where, and whether it adds up. */
export const flowContract = {
  ...flowRowsContract,
  ...flowSheetsContract,
  ...makingContract,
  ...balanceContract,
  ...flowMapContract,
};

export const flowErrors = { ...flowRowsErrors, ...makingErrors, ...flowMapErrors } as const;
