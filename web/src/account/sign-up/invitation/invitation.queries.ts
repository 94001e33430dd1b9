import type { accountContract, Input } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../kit/api/query-client.ts';
import { accountApi } from '../../api.ts';
import { termsQuery } from '../sign-up.queries.ts';

type Calls = typeof accountContract;

/** The client is named: this page stands outside the shell, which provides it. */
export const useJoinByInvitation = () =>
  useMutation(
    {
      // A way to the answer instead of the answer itself: a mutation is kept for a while, and a password must not be.
      mutationFn: async (readAnswer: () => Omit<Input<Calls['joinByInvitation']>, 'terms_version'>) => {
        const { version } = await queryClient.fetchQuery({ ...termsQuery(), staleTime: Number.POSITIVE_INFINITY });
        return accountApi.joinByInvitation({ ...readAnswer(), terms_version: version });
      },
    },
    queryClient,
  );

export const useDeclineInvitation = () =>
  useMutation(
    { mutationFn: (input: Input<Calls['declineInvitation']>) => accountApi.declineInvitation(input) },
    queryClient,
  );

/** From here on every page shows another company. */
export const useAcceptInvitation = () =>
  useMutation(
    {
      mutationFn: (input: Input<Calls['acceptInvitation']>) => accountApi.acceptInvitation(input),
      onSuccess: () => queryClient.clear(),
    },
    queryClient,
  );
