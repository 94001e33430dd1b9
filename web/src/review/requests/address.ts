import { reviewRequestsContract } from '@ieum/contract';
import type { z } from 'zod';
import { listAddress } from '../../kit/list/list-address.ts';
import { reviewPaths } from '../review.paths.ts';

/** What is asked of us stands first: somebody waits for it. */
const input = reviewRequestsContract.listReviewRequests.input.omit({ forwardedFrom: true }).strip();
const schema = input.extend({ side: input.shape.side.default('received') });
export type RequestList = z.output<typeof schema>;
export const requestAddress = listAddress(reviewPaths.requests(), schema);

/** Which of the two lists it is, is no filter. */
export const isFiltered = (list: RequestList) => requestAddress.isFiltered({ ...list, side: 'received' });
export const withoutFilters = (list: RequestList): RequestList => ({
  ...requestAddress.withoutFilters(list),
  side: list.side,
});
