import { reviewSeriesContract } from '@ieum/contract';
import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import type { z } from 'zod';
import { listAddress } from '../../../kit/list/list-address.ts';

const schema = reviewSeriesContract.listReviewSeries.input.strip();
export type SeriesList = z.output<typeof schema>;
export const seriesAddress = listAddress(reviewPaths.series(), schema);
