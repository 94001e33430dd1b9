import { flowRowsContract, type Parsed } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export type Ledger = Parsed<typeof flowRowsContract.listFlowRows>;
export const ledgerAddress = listAddress(flowPaths.ledger(), flowRowsContract.listFlowRows.input.strip());
