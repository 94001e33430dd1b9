import type { accountContract, Input } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../../kit/api/query-client.ts';
import { useOperation } from '../../../kit/api/use-change.ts';
import { accountApi } from '../../api.ts';
import { termsQuery } from '../sign-up.queries.ts';

type Calls = typeof accountContract;

/** Names the query client: this page is outside the shell, which provides it. */
export const useJoinByInvitation = () =>
  useMutation(
    {
      // Takes a function instead of the answer: React Query keeps a mutation's input for a while, and it must not keep
      // a password.
      mutationFn: async (readAnswer: () => Omit<Input<Calls['joinByInvitation']>, 'terms_version'>) => {
        const { version } = await queryClient.fetchQuery({ ...termsQuery(), staleTime: Number.POSITIVE_INFINITY });
        return accountApi.joinByInvitation({ ...readAnswer(), terms_version: version });
      },
    },
    queryClient,
  );

export const useDeclineInvitation = () => useOperation(accountApi.declineInvitation, {}, queryClient);

/** Clears the cache: every page now shows another company. */
export const useAcceptInvitation = () =>
  useMutation(
    {
      mutationFn: (input: Input<Calls['acceptInvitation']>) => accountApi.acceptInvitation(input),
      onSuccess: () => queryClient.clear(),
    },
    queryClient,
  );
