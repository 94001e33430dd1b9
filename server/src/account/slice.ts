import { defineSlice } from '../kit/slice.ts';
import { accountJobs } from './account.jobs.ts';
import { accountMessages } from './account.messages.ts';
import { createAccountService } from './account.service.ts';
import type { Platform } from './platform.ts';
import { accountSearch } from './search.ts';
import { ownerNotificationJobs } from './sign-in/owner-notification.jobs.ts';

export const accountSlice = defineSlice({
  messages: accountMessages,
  handlers: createAccountService,
  jobs: ({ outbox, publicUrl, clock }: Platform) => ownerNotificationJobs(outbox, publicUrl, clock),
  daily: ({ clock }: Platform) => accountJobs(clock),
  search: accountSearch,
});
