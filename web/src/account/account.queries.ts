import { ApiError } from '@ieum/contract';
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetReturnPath } from '../kit/return-path.ts';
import { clearSession } from '../kit/session.ts';
import { accountApi } from './account.api.ts';
import { accountPaths } from './account.paths.ts';
import { readStoredUser, storeUser, userOf } from './stored-user.ts';

export const accountQueries = {
  user: () => queryOptions({ queryKey: ['account', 'user'], queryFn: readUser }),
};

export const useUser = () => useSuspenseQuery(accountQueries.user()).data;

const readUser = async () => {
  const stored = readStoredUser();
  if (stored) return stored;
  const user = userOf(await accountApi.getMe());
  storeUser(user);
  return user;
};

/** Whatever the server answers, this browser forgets the session: that is what was asked for. */
export const useSignOut = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: endSession,
    onSettled: async () => {
      clearSession();
      forgetReturnPath();
      await navigate(accountPaths.signIn(), { replace: true });
    },
  });
};

const endSession = async () => {
  try {
    await accountApi.signOut();
  } catch (error) {
    const hasEndedAlready = error instanceof ApiError && error.status === 401;
    if (!hasEndedAlready) throw error;
  }
};
