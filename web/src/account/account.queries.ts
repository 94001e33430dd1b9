import { ApiError, type Profile } from '@ieum/contract';
import { accountPaths } from '@ieum/contract/account/account.paths.ts';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { inBackground } from '../kit/api/background.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { composedQuery, query } from '../kit/api/reads.ts';
import { forgetReturnPath } from '../kit/session/return-path.ts';
import { clearSession } from '../kit/session/storage.ts';
import { accountApi } from './api.ts';
import { readStoredUser, storeUser, userOf } from './sessions/stored-user.ts';

/** Sessions start and end in other browsers too: a list older than this is read again. */
const SESSIONS_FRESH_MS = 10_000;

export const accountQueries = {
  user: () => composedQuery(accountApi.getMe, { part: 'stored' }, readUser),
  profile: () => composedQuery(accountApi.getProfile, { part: 'stored' }, readProfile),
  /** Reads the profile again without counting as a use of the session. */
  profileAgain: () => composedQuery(accountApi.getProfile, { part: 'stored' }, () => inBackground(readProfile)),
  picture: () => query(accountApi.getPicture, {}),
  sessions: () => query(accountApi.listSessions, {}, { staleTime: SESSIONS_FRESH_MS }),
  consents: () => query(accountApi.listConsents, {}),
};

export const useUser = () => useSuspenseQuery(accountQueries.user()).data;

/**
 * Reads the profile for a part beside the page. Returns undefined while it loads and when the read fails, so that the
 * page does not break.
 */
export const useOptionalProfile = () => useQuery({ ...accountQueries.profile(), throwOnError: false }).data;

const readUser = async () => {
  const stored = readStoredUser();
  if (stored) return stored;
  const user = userOf(await accountApi.getMe());
  storeUser(user);
  return user;
};

const readProfile = async () => {
  const profile = await accountApi.getProfile();
  syncStoredUser(profile);
  return profile;
};

/** Copies name and email into the stored user: another browser or a link in a mail may have changed them. */
export const syncStoredUser = ({ name, email }: Pick<Profile, 'name' | 'email'>) => {
  const stored = readStoredUser();
  if (!stored || (stored.name === name && stored.email === email)) return;
  const user = { ...stored, name, email };
  storeUser(user);
  queryClient.setQueryData(accountQueries.user().queryKey, user);
};

/** Signs out. The browser forgets the session even when the call fails. */
export const useSignOut = () => {
  const forget = useForgetSession();
  return useMutation({ mutationFn: endSession, onSettled: forget });
};

/** Forgets the session and the return path, then opens the sign-in page. */
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
