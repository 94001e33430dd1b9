import type { Examples } from '../kit/endpoint.ts';
import { reviewActionsExamples } from './actions/actions.examples.ts';
import { answeringExamples } from './answering/answering.examples.ts';
import { reviewRequestsExamples } from './requests/requests.examples.ts';
import { reviewSeriesExamples } from './requests/series/series.examples.ts';
import { reviewingExamples } from './reviewing/reviewing.examples.ts';
import type { reviewContract } from './slice.ts';
import { reviewTemplatesExamples } from './templates/templates.examples.ts';

export const reviewExamples: Examples<typeof reviewContract> = {
  ...reviewRequestsExamples,
  ...reviewSeriesExamples,
  ...reviewTemplatesExamples,
  ...answeringExamples,
  ...reviewingExamples,
  ...reviewActionsExamples,
};
