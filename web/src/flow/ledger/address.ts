import { flowRowsContract, type Parsed } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export type Ledger = Parsed<typeof flowRowsContract.listFlowRows>;
export const ledgerAddress = listAddress(flowPaths.ledger(), flowRowsContract.listFlowRows.input.strip());

/** Tests for filters other than the side, which is chosen above them. */
export const isFiltered = (list: Ledger) => Object.keys(ledgerAddress.filtersOf({ ...list, side: '' })).length > 0;
export const withoutFilters = (list: Ledger): Ledger => ({ ...ledgerAddress.withoutFilters(list), side: list.side });
