import { reviewActionsContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { z } from 'zod';
import { listAddress } from '../../kit/list/list-address.ts';

/** Filters as they appear in the address, where a checkbox is present or not. */
const listed = reviewActionsContract.listActions.input
  .omit({ isMine: true, declarationId: true })
  .extend({ mine: z.enum(['', 'yes']).default('') })
  .strip();
export type ActionList = z.output<typeof listed>;

export const actionAddress = listAddress(reviewPaths.actions(), listed);

/** Turns the filters of the address into the input of the server. */
export const askedOf = ({ mine, ...rest }: ActionList) => ({ ...rest, isMine: mine === 'yes' ? 'true' : 'false' });
