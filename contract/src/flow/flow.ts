import { balanceContract } from './balance.ts';
import { makingContract, makingErrors } from './making.ts';
import { flowMapContract, flowMapErrors } from './map.ts';
import { flowRowsContract, flowRowsErrors } from './rows.ts';
import { flowSheetsContract } from './sheets.ts';

/** What went from where to where, and whether it adds up. */
export const flowContract = {
  ...flowRowsContract,
  ...flowSheetsContract,
  ...makingContract,
  ...balanceContract,
  ...flowMapContract,
};

export const flowErrors = { ...flowRowsErrors, ...makingErrors, ...flowMapErrors } as const;
