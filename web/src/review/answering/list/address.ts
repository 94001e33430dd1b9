import { answeringContract, type Parsed } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { listAddress } from '../../../kit/list/list-address.ts';

export type OwnDeclarations = Parsed<typeof answeringContract.listOwnDeclarations>;
export const declarationsAddress = listAddress(
  reviewPaths.declarations(),
  answeringContract.listOwnDeclarations.input.strip(),
);
