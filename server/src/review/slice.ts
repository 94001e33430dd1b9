import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { seriesJobs } from './requests/series/series.jobs.ts';
import { reviewJobs } from './review.jobs.ts';
import { reviewMessages } from './review.messages.ts';
import { createReviewService } from './review.service.ts';
import { reviewSearch } from './search.ts';
import {
  approvalTasks,
  changeTasks,
  operatorActionTasks,
  ownActionTasks,
  renewTasks,
  requestTasks,
  reviewTasks,
  sharedActionTasks,
} from './tasks.ts';

const ACTION_TASKS = { writers: ownActionTasks, writersOutside: sharedActionTasks, operators: operatorActionTasks };

export const reviewSlice = defineSlice({
  messages: reviewMessages,
  handlers: createReviewService,
  daily: (platform: Platform) => ({ ...reviewJobs(platform), ...seriesJobs(platform) }),
  tasks: {
    'request.answer': { writersOutside: requestTasks },
    'declaration.change': { writersOutside: changeTasks },
    'declaration.approve': { writers: approvalTasks },
    'declaration.review': { writersOutside: reviewTasks, operators: reviewTasks },
    'declaration.renew': { writers: renewTasks },
    'action.do': ACTION_TASKS,
    'action.check': ACTION_TASKS,
  },
  search: reviewSearch,
});
