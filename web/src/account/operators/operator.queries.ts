import type { Input, operatorAccountContract } from '@ieum/contract';
import { query } from '../../kit/api/reads.ts';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { operatorApi } from './api.ts';

type Calls = typeof operatorAccountContract;
type UserSearch = Input<Calls['listUsers']>;

/** Other operators change the same data: a list older than this is read again. */
const FRESH_MS = 10_000;

export const operatorQueries = {
  users: (search: UserSearch) => query(operatorApi.listUsers, search, { staleTime: FRESH_MS }),
  user: (id: string) => query(operatorApi.inspectUser, { id }, { staleTime: FRESH_MS }),
  invites: () => query(operatorApi.listAdminInvites, {}, { staleTime: FRESH_MS }),
  terms: () => query(operatorApi.listTerms, {}),
  limits: () => query(operatorApi.listLimits, {}, { staleTime: FRESH_MS }),
};

/** Acts on one account that need only its id. */
const USER_ACTS = {
  disable: operatorApi.disableUser,
  enable: operatorApi.enableUser,
  reset: operatorApi.startReset,
  confirmEmail: operatorApi.askConfirmation,
  makeAdmin: operatorApi.makeAdmin,
  removeAdmin: operatorApi.removeAdmin,
  endSessions: operatorApi.endUserSessions,
};
export type UserAct = keyof typeof USER_ACTS;

export const useUserAct = (act: UserAct) =>
  useChange({ mutationFn: (id: string): Promise<object> => USER_ACTS[act]({ id }), writes: USER_ACTS[act] });

export const useShowLink = () => useOperation(operatorApi.showLink);

export const useEndUserSession = () => useOperation(operatorApi.endUserSession);

export const useInviteAdmin = () => useOperation(operatorApi.inviteAdmin);

export const useRevokeAdminInvite = () => useOperation(operatorApi.revokeAdminInvite);

export const useSetLimit = () => useOperation(operatorApi.setLimit);
