import { type Input, linksContract, type supplyInvitationsContract } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api/client.ts';
import { useChange } from '../../kit/api/use-change.ts';
import { invitationsApi } from './api.ts';

type Calls = typeof supplyInvitationsContract;
const links = connect(linksContract);
const ALL = ['supply', 'invitations'] as const;

export const invitationQueries = {
  list: (input: Input<Calls['listSupplyInvitations']>) =>
    queryOptions({ queryKey: [...ALL, 'list', input], queryFn: () => invitationsApi.listSupplyInvitations(input) }),
  link: (id: string) =>
    queryOptions({ queryKey: ['supply', 'links', id], queryFn: () => links.getLink({ id }), throwOnError: false }),
};

/** Refusals that the form shows at the field. */
const AT_THEIR_FIELD = [
  'supply.invitation_to_self',
  'supply.already_invited',
  'supply.link_to_self',
  'supply.partner_missing',
  'supply.shares_over_whole',
];

/** Reads every supply query again, because a link changes with its invitation. */
const useInvitationChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    meta: { shown },
    onSuccess: () => client.invalidateQueries({ queryKey: ['supply'] }),
  });
};

export const useInviteSupplier = () =>
  useInvitationChange((input: Input<Calls['inviteSupplier']>) => invitationsApi.inviteSupplier(input), AT_THEIR_FIELD);
export const useResendSupplyInvitation = () =>
  useInvitationChange((input: Input<Calls['resendSupplyInvitation']>) => invitationsApi.resendSupplyInvitation(input));
/** Reads no query again: only the answer itself contains the link. */
export const useMakeSupplyInvitationLink = () =>
  useChange({
    mutationFn: (input: Input<Calls['makeSupplyInvitationLink']>) => invitationsApi.makeSupplyInvitationLink(input),
  });
export const useRevokeSupplyInvitation = () =>
  useInvitationChange((input: Input<Calls['revokeSupplyInvitation']>) => invitationsApi.revokeSupplyInvitation(input));
