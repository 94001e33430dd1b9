import { type Parsed, productionContract } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { listAddress } from '../../kit/list/list-address.ts';

export type ProductionList = Parsed<typeof productionContract.listTransformations>;
export const productionAddress = listAddress(
  flowPaths.production(),
  productionContract.listTransformations.input.strip(),
);
