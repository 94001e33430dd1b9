import type { Platform } from '../account/platform.ts';
import { defineSlice } from '../kit/slice.ts';
import { bounceGivenUp, invitationJobs } from './invitations/invitation.jobs.ts';
import { createSupplyInvitations } from './invitations/invitations.service.ts';
import { deliveryJobs } from './links/delivery.jobs.ts';
import { linkJobs } from './links/expiry.jobs.ts';
import type { FlagSource } from './risks/flags.service.ts';
import { supplyMessages } from './supply.messages.ts';
import { createSupplyService } from './supply.service.ts';

export const supplySlice = defineSlice({
  messages: supplyMessages,
  handlers: (platform: Platform & { flagSources: FlagSource[] }) => ({
    ...createSupplyService(platform),
    ...createSupplyInvitations(platform),
  }),
  jobs: (platform: Platform) => deliveryJobs(platform),
  daily: (platform: Platform) => ({ ...linkJobs(platform.clock), ...invitationJobs(platform) }),
  onGivenUp: (platform: Platform) => bounceGivenUp(platform),
});
