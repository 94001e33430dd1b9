import type { Clock } from '../kit/clock.ts';
import { defineSlice } from '../kit/slice.ts';
import { adminJobs } from './access/access.jobs.ts';
import { accessService } from './access/access.service.ts';
import { adminMessages } from './admin.messages.ts';
import { auditService } from './audit/audit.service.ts';
import { createOverview } from './overview.service.ts';
import { createSetupService } from './setup/setup.service.ts';

type Answering = Parameters<typeof createOverview>[0] & Parameters<typeof createSetupService>[0];

export const adminSlice = defineSlice({
  messages: adminMessages,
  handlers: (platform: Answering) => ({
    ...auditService,
    ...accessService,
    ...createOverview(platform),
    ...createSetupService(platform),
  }),
  daily: ({ clock }: { clock: Clock }) => adminJobs(clock),
});
