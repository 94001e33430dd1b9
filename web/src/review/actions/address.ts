import { reviewActionsContract } from '@ieum/contract';
import { z } from 'zod';
import { listAddress } from '../../kit/list/list-address.ts';
import { reviewPaths } from '../review.paths.ts';

/** As it stands in an address, where a tick is there or not. */
const listed = reviewActionsContract.listActions.input
  .omit({ isMine: true, declarationId: true })
  .extend({ mine: z.enum(['', 'yes']).default('') })
  .strip();
export type ActionList = z.output<typeof listed>;

export const actionAddress = listAddress(reviewPaths.actions(), listed);

/** What the server is asked for. */
export const askedOf = ({ mine, ...rest }: ActionList) => ({ ...rest, isMine: mine === 'yes' ? 'true' : 'false' });
