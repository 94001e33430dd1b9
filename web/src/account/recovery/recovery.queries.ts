import { ApiError, type accountContract, type Input } from '@ieum/contract';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '../../kit/api/query-client.ts';
import { useOperation } from '../../kit/api/use-change.ts';
import { forgetReturnPath } from '../../kit/session/return-path.ts';
import { clearSession } from '../../kit/session/storage.ts';
import { accountApi } from '../api.ts';

type Calls = typeof accountContract;

/** Names the query client: these pages are outside the shell, which provides it. */
export const useFindEmail = () => useOperation(accountApi.findEmail, {}, queryClient);

export const useConfirmFindEmail = () => useOperation(accountApi.confirmFindEmail, {}, queryClient);

export const useRequestReset = () => useOperation(accountApi.requestReset, {}, queryClient);

export const useResetPassword = () =>
  useMutation(
    {
      mutationFn: (input: Input<Calls['resetPassword']>) => accountApi.resetPassword(input),
      // The server has ended every session, so this browser's session is dead too.
      onSuccess: () => {
        clearSession();
        forgetReturnPath();
        queryClient.clear();
      },
    },
    queryClient,
  );

export const useCreateFirstAdmin = () => useOperation(accountApi.createFirstAdmin, {}, queryClient);

/**
 * Returns true for a link that is used, replaced, expired or unknown, and for one whose email address another account
 * has taken. The person sees the same page for all of these.
 */
export const isDeadLink = (error: unknown) => {
  if (!(error instanceof ApiError)) return false;
  const isTaken = error.code === 'account.email_taken' && !('email' in error.fields);
  return error.code === 'account.link_dead' || 'token' in error.fields || isTaken;
};
