import { type Parsed, reviewingContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { listAddress } from '../../../kit/list/list-address.ts';

export type QueueList = Parsed<typeof reviewingContract.listReviewQueue>;

const input = reviewingContract.listReviewQueue.input.strip();
export const SHOWN = input.shape.show.def.innerType.options;

/** Lists the oldest submission first. */
export const queueAddress = listAddress(reviewPaths.queue(), input);
export const adminQueueAddress = listAddress(reviewPaths.adminQueue(), input);
