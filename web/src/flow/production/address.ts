import { makingContract, type Parsed } from '@ieum/contract';
import { listAddress } from '../../kit/list/list-address.ts';
import { flowPaths } from '../flow.paths.ts';

export type Makings = Parsed<typeof makingContract.listTransformations>;
export const makingAddress = listAddress(flowPaths.making(), makingContract.listTransformations.input.strip());
