import { type Input, linksContract, type supplyInvitationsContract } from '@ieum/contract';
import { connect } from '../../kit/api/client.ts';
import { query } from '../../kit/api/reads.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { invitationsApi } from './api.ts';

type Calls = typeof supplyInvitationsContract;
const links = connect(linksContract);

export const invitationQueries = {
  list: (input: Input<Calls['listSupplyInvitations']>) => query(invitationsApi.listSupplyInvitations, input),
  link: (id: string) => query(links.getLink, { id }, { throwOnError: false }),
};

/** Refusals that the form shows at the field. */
const AT_THEIR_FIELD = [
  'supply.invitation_to_self',
  'supply.already_invited',
  'supply.link_to_self',
  'supply.partner_missing',
  'supply.shares_over_whole',
];

export const useInviteSupplier = () => useOperation(invitationsApi.inviteSupplier, { shown: AT_THEIR_FIELD });
export const useResendSupplyInvitation = () => useOperation(invitationsApi.resendSupplyInvitation);
/** Reads no query again: only the answer itself contains the link. */
export const useMakeSupplyInvitationLink = () => useOperation(invitationsApi.makeSupplyInvitationLink);
export const useRevokeSupplyInvitation = () => useOperation(invitationsApi.revokeSupplyInvitation);
