import { data } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { readToken } from '../kit/session/storage.ts';

let cacheOwner: string | null = null;

/** Before any loader: what another session has read is not shown to this one. */
export const forgetOtherSessions = () => {
  const token = readToken();
  if (token !== cacheOwner) queryClient.clear();
  cacheOwner = token;
};

/** Here at the latest the user is known: from storage, or from the server when the entry is gone (S3.6). */
export const loadSession = () => queryClient.ensureQueryData(accountQueries.user());

/** What one may not see does not exist. The calls behind it are refused by the server in any case. */
export const refuseOthers = async () => {
  const user = await loadSession();
  if (user.role !== 'admin') throw data(null, { status: 404 });
};
