import type { Platform } from '../account/platform.ts';
import { defineSlice, type FlagSource } from '../kit/slice.ts';
import { disclosureTasks } from './disclosure/tasks.ts';
import { bounceGivenUp, invitationJobs } from './invitations/invitation.jobs.ts';
import { createSupplyInvitations } from './invitations/invitations.service.ts';
import { invitationTasks } from './invitations/tasks.ts';
import { deliveryJobs } from './links/delivery.jobs.ts';
import { linkJobs } from './links/expiry.jobs.ts';
import { linkTasks } from './links/tasks.ts';
import type { ReceivedRows } from './origins/product-origins.ts';
import { certificateFlagsOf, linkFlagsOf } from './risks/flag-sources.ts';
import { supplySearch } from './search.ts';
import { supplyMessages } from './supply.messages.ts';
import { createSupplyService } from './supply.service.ts';

export const supplySlice = defineSlice({
  messages: supplyMessages,
  handlers: (platform: Platform & { flagSources: readonly FlagSource[]; receivedRows: ReceivedRows }) => ({
    ...createSupplyService(platform),
    ...createSupplyInvitations(platform),
  }),
  jobs: (platform: Platform) => deliveryJobs(platform),
  daily: (platform: Platform) => ({ ...linkJobs(platform.clock), ...invitationJobs(platform) }),
  onGivenUp: (platform: Platform) => bounceGivenUp(platform),
  tasks: {
    'link.answer': { writersOutside: linkTasks },
    'disclosure.answer': { writersOutside: disclosureTasks },
    'invitation.failed': { writersOutside: invitationTasks },
  },
  flags: [linkFlagsOf, certificateFlagsOf],
  search: supplySearch,
});
