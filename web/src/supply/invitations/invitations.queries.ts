import { type Input, linksContract, productContract, type supplyInvitationsContract } from '@ieum/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { connect } from '../../kit/api.ts';
import { invitationsApi } from './invitations.api.ts';

type Calls = typeof supplyInvitationsContract;
const links = connect(linksContract);
const products = connect(productContract);
const ALL = ['supply', 'invitations'] as const;
const PRODUCTS_OFFERED = 100;

export const invitationQueries = {
  list: (input: Input<Calls['listSupplyInvitations']>) =>
    queryOptions({ queryKey: [...ALL, 'list', input], queryFn: () => invitationsApi.listSupplyInvitations(input) }),
  link: (id: string) =>
    queryOptions({ queryKey: ['supply', 'links', id], queryFn: () => links.getLink({ id }), throwOnError: false }),
  /** What the company makes: one of these is what a new supplier is asked about. */
  products: (search: string) =>
    queryOptions({
      queryKey: ['supply', 'products', 'offered', search],
      queryFn: () => products.listProducts({ search, size: PRODUCTS_OFFERED }),
      throwOnError: false,
    }),
};

/** Said where the field stands. */
const AT_THEIR_FIELD = [
  'supply.invitation_to_self',
  'supply.already_invited',
  'supply.link_to_self',
  'supply.partner_missing',
];

/** A link changes with its invitation: whatever shows one is read again. */
const useInvitationChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    meta: { shown },
    onSuccess: () => client.invalidateQueries({ queryKey: ['supply'] }),
  });
};

export const useInviteSupplier = () =>
  useInvitationChange((input: Input<Calls['inviteSupplier']>) => invitationsApi.inviteSupplier(input), AT_THEIR_FIELD);
export const useResendSupplyInvitation = () =>
  useInvitationChange((input: Input<Calls['resendSupplyInvitation']>) => invitationsApi.resendSupplyInvitation(input));
export const useRevokeSupplyInvitation = () =>
  useInvitationChange((input: Input<Calls['revokeSupplyInvitation']>) => invitationsApi.revokeSupplyInvitation(input));
