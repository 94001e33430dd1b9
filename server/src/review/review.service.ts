import type { reviewContract } from '@ieum/contract';
import type { Platform } from '../account/platform.ts';
import type { Handlers } from '../kit/http/context.ts';
import type { FlagSource } from '../kit/slice.ts';
import { createActionsService } from './actions/actions.service.ts';
import { createAnsweringService } from './answering/answering.service.ts';
import { emitToNotices } from './notifications.ts';
import { createRequestsService } from './requests/requests.service.ts';
import { createSeriesService } from './requests/series/series.service.ts';
import { createReviewHistory } from './reviewing/history.service.ts';
import { createReviewingService } from './reviewing/reviewing.service.ts';
import { templatesService } from './templates/templates.service.ts';

type Needed = Pick<Platform, 'notices' | 'masking' | 'files' | 'limits' | 'limiting'> & {
  flagSources: readonly FlagSource[];
};

export const createReviewService = ({ notices, ...platform }: Needed): Handlers<typeof reviewContract> => {
  const deps = { ...platform, emit: emitToNotices(notices) };
  return {
    ...createRequestsService(deps),
    ...createSeriesService(deps),
    ...templatesService,
    ...createAnsweringService(deps),
    ...createReviewingService(deps),
    ...createReviewHistory(deps),
    ...createActionsService(deps),
  };
};
