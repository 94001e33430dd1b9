import type { reviewContract } from '@ieum/contract';
import type { Handlers } from '../kit/http/context.ts';
import { createActionsService } from './actions/actions.service.ts';
import { createAnsweringService } from './answering/answering.service.ts';
import type { ReviewDeps } from './record/deps.ts';
import { createRequestsService } from './requests/requests.service.ts';
import { createReviewHistory } from './reviewing/history.service.ts';
import { createReviewingService } from './reviewing/reviewing.service.ts';
import { templatesService } from './templates/templates.service.ts';

export const createReviewService = (deps: ReviewDeps): Handlers<typeof reviewContract> => ({
  ...createRequestsService(deps),
  ...templatesService,
  ...createAnsweringService(deps),
  ...createReviewingService(deps),
  ...createReviewHistory(deps),
  ...createActionsService(deps),
});
