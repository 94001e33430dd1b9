import type { Input, supplyInvitationsContract } from '@ieum/contract';
import { termsQuery } from '../../../account/sign-up/sign-up.queries.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { useChange } from '../../../kit/api/use-change.ts';
import { invitationsApi } from '../api.ts';

type Calls = typeof supplyInvitationsContract;

/** The client is named: this page stands outside the shell, which provides it. */
export const useJoinBySupplyInvitation = () =>
  useChange(
    {
      // A way to the answer instead of the answer itself: a mutation is kept for a while, and a password must not be.
      mutationFn: async (readAnswer: () => Omit<Input<Calls['joinBySupplyInvitation']>, 'terms_version'>) => {
        const { version } = await queryClient.fetchQuery({ ...termsQuery(), staleTime: Number.POSITIVE_INFINITY });
        return invitationsApi.joinBySupplyInvitation({ ...readAnswer(), terms_version: version });
      },
    },
    queryClient,
  );

export const useDeclineSupplyInvitation = () =>
  useChange(
    { mutationFn: (input: Input<Calls['declineSupplyInvitation']>) => invitationsApi.declineSupplyInvitation(input) },
    queryClient,
  );

export const useAcceptSupplyInvitation = () =>
  useChange(
    {
      mutationFn: (input: Input<Calls['acceptSupplyInvitation']>) => invitationsApi.acceptSupplyInvitation(input),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['supply'] }),
    },
    queryClient,
  );
