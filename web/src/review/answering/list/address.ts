import { answeringContract, type Parsed } from '@ieum/contract';
import { listAddress } from '../../../kit/list/list-address.ts';
import { reviewPaths } from '../../review.paths.ts';

export type OwnDeclarations = Parsed<typeof answeringContract.listOwnDeclarations>;
export const declarationsAddress = listAddress(
  reviewPaths.declarations(),
  answeringContract.listOwnDeclarations.input.strip(),
);
