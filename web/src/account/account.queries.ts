import { ApiError, type Profile } from '@ieum/contract';
import { queryOptions, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { queryClient } from '../kit/api/query-client.ts';
import { forgetReturnPath } from '../kit/session/return-path.ts';
import { clearSession } from '../kit/session/storage.ts';
import { accountPaths } from './account.paths.ts';
import { accountApi } from './api.ts';
import { readStoredUser, storeUser, userOf } from './sessions/stored-user.ts';

/** Where one is signed in changes elsewhere: a list that was just read may be shown again, an old one not. */
const SESSIONS_FRESH_MS = 10_000;

const ALL = ['account'] as const;

export const accountQueries = {
  all: ALL,
  user: () => queryOptions({ queryKey: [...ALL, 'user'], queryFn: readUser }),
  profile: () => queryOptions({ queryKey: [...ALL, 'profile'], queryFn: readProfile }),
  picture: () => queryOptions({ queryKey: [...ALL, 'picture'], queryFn: () => accountApi.getPicture() }),
  sessions: () =>
    queryOptions({
      queryKey: [...ALL, 'sessions'],
      queryFn: () => accountApi.listSessions(),
      staleTime: SESSIONS_FRESH_MS,
    }),
  consents: () => queryOptions({ queryKey: [...ALL, 'consents'], queryFn: () => accountApi.listConsents() }),
};

export const useUser = () => useSuspenseQuery(accountQueries.user()).data;

/** For what stands beside a page and must not break it: nothing while it loads, and nothing when the read fails. */
export const useProfileBeside = () => useQuery({ ...accountQueries.profile(), throwOnError: false }).data;

const readUser = async () => {
  const stored = readStoredUser();
  if (stored) return stored;
  const user = userOf(await accountApi.getMe());
  storeUser(user);
  return user;
};

const readProfile = async () => {
  const profile = await accountApi.getProfile();
  keepUserInStep(profile);
  return profile;
};

/** Name or address may have changed in another browser, or by a link in a mail. */
export const keepUserInStep = ({ name, email }: Pick<Profile, 'name' | 'email'>) => {
  const stored = readStoredUser();
  if (!stored || (stored.name === name && stored.email === email)) return;
  const user = { ...stored, name, email };
  storeUser(user);
  queryClient.setQueryData(accountQueries.user().queryKey, user);
};

/** Whatever the server answers, this browser forgets the session: that is what was asked for. */
export const useSignOut = () => {
  const forget = useForgetSession();
  return useMutation({ mutationFn: endSession, onSettled: forget });
};

/** To sign-in, with nothing kept to come back to. */
export const useForgetSession = () => {
  const navigate = useNavigate();
  return async () => {
    clearSession();
    forgetReturnPath();
    await navigate(accountPaths.signIn(), { replace: true });
  };
};

const endSession = async () => {
  try {
    await accountApi.signOut();
  } catch (error) {
    const hasEndedAlready = error instanceof ApiError && error.status === 401;
    if (!hasEndedAlready) throw error;
  }
};
