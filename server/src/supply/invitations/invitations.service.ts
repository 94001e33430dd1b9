import type { supplyInvitationsContract } from '@ieum/contract';
import type { Platform } from '../../account/platform.ts';
import type { Handlers } from '../../kit/http/context.ts';
import { createInvitationAnswering } from './answer.service.ts';
import { createInvitationSending } from './sending.service.ts';
import { createInvitationJoining } from './sign-up.service.ts';

/** Separate from the rest of the slice, because an account may have to be opened. */
export const createSupplyInvitations = (deps: Platform): Handlers<typeof supplyInvitationsContract> => ({
  ...createInvitationSending(deps),
  ...createInvitationAnswering(deps),
  ...createInvitationJoining(deps),
});
