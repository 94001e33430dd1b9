import type { Input, supplyInvitationsContract } from '@ieum/contract';
import { termsQuery } from '../../../account/sign-up/sign-up.queries.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { useChange, useOperation } from '../../../kit/api/use-change.ts';
import { invitationsApi } from '../api.ts';

type Calls = typeof supplyInvitationsContract;

/** Passes the query client, because this page is outside the shell that provides it. */
export const useJoinBySupplyInvitation = () =>
  useChange(
    {
      // Takes a function instead of the answer: a mutation keeps its input for a while, which a password must not be.
      mutationFn: async (readAnswer: () => Omit<Input<Calls['joinBySupplyInvitation']>, 'terms_version'>) => {
        const { version } = await queryClient.fetchQuery({ ...termsQuery(), staleTime: Number.POSITIVE_INFINITY });
        return invitationsApi.joinBySupplyInvitation({ ...readAnswer(), terms_version: version });
      },
    },
    queryClient,
  );

export const useDeclineSupplyInvitation = () => useOperation(invitationsApi.declineSupplyInvitation, {}, queryClient);

export const useAcceptSupplyInvitation = () => useOperation(invitationsApi.acceptSupplyInvitation, {}, queryClient);
