import type { Clock } from '../kit/clock.ts';
import { defineSlice, type FlagSource } from '../kit/slice.ts';
import { createDashboardService } from './dashboard.service.ts';
import { flagJobs } from './flags/flag.jobs.ts';

export const dashboardSlice = defineSlice({
  messages: {},
  handlers: createDashboardService,
  daily: (platform: { flagSources: readonly FlagSource[]; clock: Clock }) => flagJobs(platform),
});
