import type { Input, operatorAccountContract } from '@ieum/contract';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../kit/api/use-change.ts';
import { operatorApi } from './api.ts';

type Calls = typeof operatorAccountContract;
type UserSearch = Input<Calls['listUsers']>;

const ALL = ['operator', 'account'] as const;
/** Other operators change the same data: a list older than this is read again. */
const FRESH_MS = 10_000;

export const operatorQueries = {
  users: (search: UserSearch) =>
    queryOptions({
      queryKey: [...ALL, 'users', search],
      queryFn: () => operatorApi.listUsers(search),
      staleTime: FRESH_MS,
      placeholderData: keepPreviousData,
      throwOnError: false,
    }),
  user: (id: string) =>
    queryOptions({
      queryKey: [...ALL, 'user', id],
      queryFn: () => operatorApi.inspectUser({ id }),
      staleTime: FRESH_MS,
    }),
  invites: () =>
    queryOptions({ queryKey: [...ALL, 'invites'], queryFn: () => operatorApi.listAdminInvites(), staleTime: FRESH_MS }),
  terms: () => queryOptions({ queryKey: [...ALL, 'terms'], queryFn: () => operatorApi.listTerms() }),
  limits: () =>
    queryOptions({ queryKey: [...ALL, 'limits'], queryFn: () => operatorApi.listLimits(), staleTime: FRESH_MS }),
};

/** Runs a change and reads all operator data again, also after a refusal: another operator may have been faster. */
const useOperatorAct = <I, O>(mutationFn: (input: I) => Promise<O>) => {
  const client = useQueryClient();
  return useChange({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['operator'] }) });
};

/** Acts on one account that need only its id. */
const USER_ACTS = {
  disable: (id: string) => operatorApi.disableUser({ id }),
  enable: (id: string) => operatorApi.enableUser({ id }),
  reset: (id: string) => operatorApi.startReset({ id }),
  confirmEmail: (id: string) => operatorApi.askConfirmation({ id }),
  makeAdmin: (id: string) => operatorApi.makeAdmin({ id }),
  removeAdmin: (id: string) => operatorApi.removeAdmin({ id }),
  endSessions: (id: string) => operatorApi.endUserSessions({ id }),
};
export type UserAct = keyof typeof USER_ACTS;

export const useUserAct = (act: UserAct) => useOperatorAct(USER_ACTS[act]);

export const useShowLink = () => useOperatorAct((input: Input<Calls['showLink']>) => operatorApi.showLink(input));

export const useEndUserSession = () =>
  useOperatorAct((input: Input<Calls['endUserSession']>) => operatorApi.endUserSession(input));

export const useInviteAdmin = () =>
  useOperatorAct((input: Input<Calls['inviteAdmin']>) => operatorApi.inviteAdmin(input));

export const useRevokeAdminInvite = () =>
  useOperatorAct((input: Input<Calls['revokeAdminInvite']>) => operatorApi.revokeAdminInvite(input));

export const useSetLimit = () => useOperatorAct((input: Input<Calls['setLimit']>) => operatorApi.setLimit(input));
