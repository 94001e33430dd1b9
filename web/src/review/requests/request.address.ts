import { type Parsed, reviewRequestsContract } from '@ieum/contract';
import { listAddress } from '../../supply/list-address.ts';
import { reviewPaths } from '../review.paths.ts';

export type RequestList = Parsed<typeof reviewRequestsContract.listReviewRequests>;

/** What is asked of us stands first: somebody waits for it. */
const input = reviewRequestsContract.listReviewRequests.input.strip();
const schema = input.extend({ side: input.shape.side.default('received') });
export const requestAddress = listAddress(reviewPaths.requests(), schema);

/** Which of the two lists it is, is no filter. */
export const isFiltered = (list: RequestList) => requestAddress.isFiltered({ ...list, side: 'received' });
export const withoutFilters = (list: RequestList): RequestList => ({
  ...requestAddress.withoutFilters(list),
  side: list.side,
});
