import { type Parsed, productionContract } from '@ieum/contract';
import { listAddress } from '../../kit/list/list-address.ts';
import { flowPaths } from '../flow.paths.ts';

export type ProductionList = Parsed<typeof productionContract.listTransformations>;
export const productionAddress = listAddress(flowPaths.making(), productionContract.listTransformations.input.strip());
