import type { accountContract, Input, Profile } from '@ieum/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../kit/api/use-change.ts';
import { changeLanguage } from '../../kit/language/i18n.ts';
import { replaceToken } from '../../kit/session/storage.ts';
import { accountQueries, syncStoredUser, useForgetSession } from '../account.queries.ts';
import { accountApi } from '../api.ts';

type Calls = typeof accountContract;

export const useUpdateProfile = () => {
  const client = useQueryClient();
  const key = accountQueries.profile().queryKey;
  return useChange({
    mutationFn: (input: Input<Calls['updateProfile']>) => accountApi.updateProfile(input),
    onSuccess: async (_, { name, language }) => {
      const before = client.getQueryData(key);
      if (!before) return;
      client.setQueryData<Profile>(key, { ...before, name, language });
      syncStoredUser({ name, email: before.email });
      if (language !== before.language) await changeLanguage(language);
    },
  });
};

/** Reads the profile again after a change: only the server knows all effects of the change. */
const useProfileChange = <I>(mutationFn: (input: I) => Promise<unknown>) => {
  const client = useQueryClient();
  return useChange({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: accountQueries.profile().queryKey }),
  });
};

export const useChangePhone = () =>
  useProfileChange((input: Input<Calls['changePhone']>) => accountApi.changePhone(input));

export const useChangeEmail = () =>
  useProfileChange((input: Input<Calls['changeEmail']>) => accountApi.changeEmail(input));

/** Sends the confirmation mail again and reads the profile again: another tab may have confirmed the address. */
export const useResendConfirmation = () => useProfileChange(() => accountApi.resendConfirmation());

type Upload = Input<Calls['setPicture']> & { onProgress: (share: number) => void };

/** Sets the picture, or removes it when called with undefined. */
export const useChangePicture = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (upload: Upload | undefined) => {
      if (!upload) return accountApi.removePicture();
      const { file, onProgress } = upload;
      return accountApi.setPicture({ file }, { onProgress });
    },
    onSuccess: async () => {
      client.removeQueries({ queryKey: accountQueries.picture().queryKey });
      await client.invalidateQueries({ queryKey: accountQueries.profile().queryKey });
    },
  });
};

/** Changes the password. The server ends every other session, and this one continues with the new token. */
export const useChangePassword = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['changePassword']>) => accountApi.changePassword(input),
    onSuccess: async ({ jwt_token }) => {
      replaceToken(jwt_token);
      await client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
    },
  });
};

export const useEndSession = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['endSession']>) => accountApi.endSession(input),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQueries.sessions().queryKey }),
  });
};

export const useSignOutEverywhere = () => {
  const forget = useForgetSession();
  return useChange({ mutationFn: () => accountApi.signOutEverywhere(), onSuccess: forget });
};

export const useSetConsent = () => {
  const client = useQueryClient();
  return useChange({
    mutationFn: (input: Input<Calls['setConsent']>) => accountApi.setConsent(input),
    onSuccess: () => client.invalidateQueries({ queryKey: accountQueries.consents().queryKey }),
  });
};

export const useLeave = () => {
  const forget = useForgetSession();
  return useChange({
    mutationFn: (input: Input<Calls['leave']>) => accountApi.leave(input),
    onSuccess: forget,
  });
};
