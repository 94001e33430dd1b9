import type { Clock } from '../kit/clock.ts';
import { defineSlice } from '../kit/slice.ts';
import type { FlagSource } from '../supply/risks/flags.service.ts';
import { createDashboardService } from './dashboard.service.ts';
import { flagJobs } from './flags/flag.jobs.ts';

export const dashboardSlice = defineSlice({
  messages: {},
  handlers: createDashboardService,
  daily: (platform: { flagSources: FlagSource[]; clock: Clock }) => flagJobs(platform),
});
