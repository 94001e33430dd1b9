import type { supplyInvitationsContract } from '@ieum/contract';
import type { AccountDeps } from '../account/dependencies.ts';
import type { Handlers } from '../kit/http/context.ts';
import { createInvitationAnswering } from './invitation.answering.ts';
import { createInvitationAsking } from './invitation.asking.ts';
import { createInvitationJoining } from './invitation.joining.ts';

/** Apart from the rest of the slice, because an account may have to be opened. */
export const createSupplyInvitations = (deps: AccountDeps): Handlers<typeof supplyInvitationsContract> => ({
  ...createInvitationAsking(deps),
  ...createInvitationAnswering(deps),
  ...createInvitationJoining(deps),
});
