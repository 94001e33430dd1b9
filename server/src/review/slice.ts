import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { reviewJobs } from './review.jobs.ts';
import { reviewMessages } from './review.messages.ts';
import { createReviewService } from './review.service.ts';

export const reviewSlice = defineSlice({
  messages: reviewMessages,
  handlers: createReviewService,
  daily: (platform: Platform) => reviewJobs(platform),
});
