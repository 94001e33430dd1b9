import { ApiError, companyContract, type Input } from '@ieum/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { useChange } from '../kit/api/use-change.ts';
import { everyPage } from '../kit/list/every-page.ts';

const api = connect(companyContract);
type Calls = typeof companyContract;

const ALL = ['company'] as const;
const PAGE_MAX = 100;

/** Reads the person's company, or their request to join if they are in none. */
const readMembership = async () => {
  try {
    return { company: await api.getCompany(), request: undefined };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'access.denied') throw error;
    return { company: undefined, request: await api.getOwnRequest() };
  }
};

export const companyQueries = {
  standing: () => queryOptions({ queryKey: [...ALL, 'standing'], queryFn: readMembership }),
  identity: () => queryOptions({ queryKey: [...ALL, 'identity'], queryFn: () => api.getIdentity() }),
  members: (input: Input<Calls['listMembers']>) =>
    queryOptions({ queryKey: [...ALL, 'members', input], queryFn: () => api.listMembers(input) }),
  /** All active members. */
  colleagues: () =>
    queryOptions({
      queryKey: [...ALL, 'members', 'active'],
      queryFn: () => everyPage((page) => api.listMembers({ state: 'active', page, size: PAGE_MAX })),
      throwOnError: false,
    }),
  requests: (input: Input<Calls['listJoinRequests']>) =>
    queryOptions({ queryKey: [...ALL, 'requests', input], queryFn: () => api.listJoinRequests(input) }),
  invitations: (input: Input<Calls['listInvitations']>) =>
    queryOptions({ queryKey: [...ALL, 'invitations', input], queryFn: () => api.listInvitations(input) }),
};

/** Runs a change and reads all data again: a person's role in the company decides what every page shows. */
const useCompanyChange = <I, O>(mutationFn: (input: I) => Promise<O>, shown: readonly string[] = []) => {
  const client = useQueryClient();
  return useChange({ mutationFn, meta: { shown }, onSuccess: () => client.invalidateQueries() });
};

/** Reads the stored company after a conflict and puts it into the cache. */
export const useReadCompany = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => api.getCompany(),
    onSuccess: (company) => client.setQueryData(companyQueries.standing().queryKey, { company, request: undefined }),
  });
};

export const useUpdateCompany = () =>
  useCompanyChange((input: Input<Calls['updateCompany']>) => api.updateCompany(input), ['company.changed_meanwhile']);
export const useRequestIdentityChange = () =>
  useCompanyChange((input: Input<Calls['requestIdentityChange']>) => api.requestIdentityChange(input));
export const useWithdrawIdentityChange = () =>
  useCompanyChange((input: Input<Calls['withdrawIdentityChange']>) => api.withdrawIdentityChange(input));
export const useLeaveCompany = () => useCompanyChange(() => api.leaveCompany());
export const useWithdrawRequest = () => useCompanyChange(() => api.withdrawRequest());
export const useClaimCompany = () => useCompanyChange((input: Input<Calls['claimCompany']>) => api.claimCompany(input));

export const useChangeMemberRole = () =>
  useCompanyChange((input: Input<Calls['changeMemberRole']>) => api.changeMemberRole(input));
export const useDisableMember = () =>
  useCompanyChange((input: Input<Calls['disableMember']>) => api.disableMember(input));
export const useEnableMember = () => useCompanyChange((input: Input<Calls['enableMember']>) => api.enableMember(input));
export const useRemoveMember = () => useCompanyChange((input: Input<Calls['removeMember']>) => api.removeMember(input));
export const usePassOnOwnership = () =>
  useCompanyChange((input: Input<Calls['passOnOwnership']>) => api.passOnOwnership(input));

export const useApproveRequest = () => useCompanyChange((input: Input<Calls['letIn']>) => api.letIn(input));
export const useRefuseRequest = () =>
  useCompanyChange((input: Input<Calls['refuseRequest']>) => api.refuseRequest(input));

export const useInviteMember = () => useCompanyChange((input: Input<Calls['inviteMember']>) => api.inviteMember(input));
export const useResendInvitation = () =>
  useCompanyChange((input: Input<Calls['resendInvitation']>) => api.resendInvitation(input));
/** Creates a link. Nothing is read again: only the answer contains the link. */
export const useMakeInvitationLink = () =>
  useChange({ mutationFn: (input: Input<Calls['makeInvitationLink']>) => api.makeInvitationLink(input) });
export const useRevokeInvitation = () =>
  useCompanyChange((input: Input<Calls['revokeInvitation']>) => api.revokeInvitation(input));
