import type { accountContract, Input, Profile } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChange, useOperation } from '../../kit/api/use-change.ts';
import { changeLanguage } from '../../kit/language/i18n.ts';
import { replaceToken } from '../../kit/session/storage.ts';
import { accountQueries, syncStoredUser, useForgetSession } from '../account.queries.ts';
import { accountApi } from '../api.ts';

type Calls = typeof accountContract;

export const useUpdateProfile = () => {
  const client = useQueryClient();
  const key = accountQueries.profile().queryKey;
  return useOperation(accountApi.updateProfile, {
    reads: 'mark',
    onSuccess: async (_, { name, language }) => {
      const before = client.getQueryData(key);
      if (!before) return;
      client.setQueryData<Profile>(key, { ...before, name, language });
      syncStoredUser({ name, email: before.email });
      if (language !== before.language) await changeLanguage(language);
    },
  });
};

export const useChangePhone = () => useOperation(accountApi.changePhone);

export const useChangeEmail = () => useOperation(accountApi.changeEmail);

/** Sends the confirmation mail again and reads the profile again: another tab may have confirmed the address. */
export const useResendConfirmation = () => useOperation(accountApi.resendConfirmation);

type Upload = Input<Calls['setPicture']> & { onProgress: (share: number) => void };

/** Sets the picture, or removes it when called with undefined. Removes the old one, which may not exist any more. */
export const useChangePicture = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (upload: Upload | undefined) => {
      if (!upload) return accountApi.removePicture();
      const { file, onProgress } = upload;
      return accountApi.setPicture({ file }, { onProgress });
    },
    writes: accountApi.setPicture,
    onSuccess: () => client.removeQueries(accountQueries.picture()),
  });
};

/** Changes the password. The server ends every other session, and this one continues with the new token. */
export const useChangePassword = () =>
  useOperation(accountApi.changePassword, { onSuccess: ({ jwt_token }) => replaceToken(jwt_token) });

export const useEndSession = () => useOperation(accountApi.endSession);

export const useSignOutEverywhere = () => useOperation(accountApi.signOutEverywhere, { onSuccess: useForgetSession() });

export const useSetConsent = () => useOperation(accountApi.setConsent);

export const useLeave = () => useOperation(accountApi.leave, { onSuccess: useForgetSession() });
