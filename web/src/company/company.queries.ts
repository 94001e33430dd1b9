import { ApiError, companyContract, type Input } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { connect } from '../kit/api/client.ts';
import { composedQuery, query } from '../kit/api/reads.ts';
import { useChange, useOperation } from '../kit/api/use-change.ts';
import { everyPage } from '../kit/list/every-page.ts';

const api = connect(companyContract);
type Calls = typeof companyContract;

const PAGE_MAX = 100;
const ACTIVE = { state: 'active' } as const;

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
  membership: () => composedQuery(api.getCompany, { part: 'membership' }, readMembership),
  identity: () => query(api.getIdentity, {}),
  members: (input: Input<Calls['listMembers']>) => query(api.listMembers, input),
  /** All active members. */
  colleagues: () =>
    composedQuery(
      api.listMembers,
      { input: ACTIVE, part: 'every page' },
      () => everyPage((page) => api.listMembers({ ...ACTIVE, page, size: PAGE_MAX })),
      { throwOnError: false },
    ),
  requests: (input: Input<Calls['listJoinRequests']>) => query(api.listJoinRequests, input),
  invitations: (input: Input<Calls['listInvitations']>) => query(api.listInvitations, input),
};

/** Reads the stored company after a conflict and puts it into the cache. */
export const useReadCompany = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => api.getCompany(),
    onSuccess: (company) => client.setQueryData(companyQueries.membership().queryKey, { company, request: undefined }),
  });
};

export const useUpdateCompany = () => useOperation(api.updateCompany, { shown: ['company.changed_meanwhile'] });
export const useRequestIdentityChange = () => useOperation(api.requestIdentityChange);
export const useWithdrawIdentityChange = () => useOperation(api.withdrawIdentityChange);
export const useLeaveCompany = () => useOperation(api.leaveCompany);
export const useWithdrawRequest = () => useOperation(api.withdrawRequest);
export const useClaimCompany = () => useOperation(api.claimCompany);

export const useChangeMemberRole = () => useOperation(api.changeMemberRole);
export const useDisableMember = () => useOperation(api.disableMember);
export const useEnableMember = () => useOperation(api.enableMember);
export const useRemoveMember = () => useOperation(api.removeMember);
export const usePassOnOwnership = () => useOperation(api.passOnOwnership);

export const useApproveRequest = () => useOperation(api.letIn);
export const useRefuseRequest = () => useOperation(api.refuseRequest);

export const useInviteMember = () => useOperation(api.inviteMember);
export const useResendInvitation = () => useOperation(api.resendInvitation);
/** Creates a link. Nothing is read again: only the answer contains the link. */
export const useMakeInvitationLink = () => useOperation(api.makeInvitationLink);
export const useRevokeInvitation = () => useOperation(api.revokeInvitation);
