import type { Examples } from '../kit/endpoint.ts';
import { reviewActionsExamples } from './actions.examples.ts';
import { answeringExamples } from './answering.examples.ts';
import { reviewRequestsExamples } from './requests.examples.ts';
import type { reviewContract } from './review.ts';
import { reviewingExamples } from './reviewing.examples.ts';
import { reviewTemplatesExamples } from './templates.examples.ts';

export const reviewExamples: Examples<typeof reviewContract> = {
  ...reviewRequestsExamples,
  ...reviewTemplatesExamples,
  ...answeringExamples,
  ...reviewingExamples,
  ...reviewActionsExamples,
};
