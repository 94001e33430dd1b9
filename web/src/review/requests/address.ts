import { reviewRequestsContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { z } from 'zod';
import { listAddress } from '../../kit/list/list-address.ts';

/** Lists received requests by default, because a partner awaits the answer. */
const input = reviewRequestsContract.listReviewRequests.input.omit({ forwardedFrom: true }).strip();
const schema = input.extend({ side: input.shape.side.default('received') });
export type RequestList = z.output<typeof schema>;
export const requestAddress = listAddress(reviewPaths.requests(), schema);
