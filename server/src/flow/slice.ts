import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { flowFlags } from './flags.ts';
import { flowMessages } from './flow.messages.ts';
import { createFlowService } from './flow.service.ts';
import { flowTasks } from './ledger/tasks.ts';
import { reminderJobs } from './reminders/reminder.jobs.ts';
import { entryTasks } from './reminders/reminders.ts';

export const flowSlice = defineSlice({
  messages: flowMessages,
  handlers: createFlowService,
  daily: (platform: Platform) => reminderJobs(platform),
  tasks: {
    'flow.offer': { writersOutside: flowTasks },
    'flow.mismatch': { writersOutside: flowTasks },
    'flow.enter': { writersOutside: entryTasks },
  },
  flags: [flowFlags],
});
