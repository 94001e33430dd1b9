import { data } from 'react-router';
import { accountQueries } from '../account/account.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { watchReads } from '../kit/api/settled-reads.ts';
import { readToken } from '../kit/session/storage.ts';

let cacheOwner: string | null = null;

/** Clears the cache before any loader runs, so that no session sees the data of another. */
export const clearForeignCache = () => {
  const token = readToken();
  if (token !== cacheOwner) queryClient.clear();
  cacheOwner = token;
};

/** Watches the reads of a navigation from its beginning. */
export const watchReadsOfPage = () => watchReads(queryClient);

/** Loads the user: from storage, or from the server when the entry is gone (S3.6). */
export const loadSession = () => queryClient.ensureQueryData(accountQueries.user());

/** Answers "not found" for everybody but operators. The server refuses the calls behind these pages in any case. */
export const requireOperator = async () => {
  const user = await loadSession();
  if (user.role !== 'admin') throw data(null, { status: 404 });
};
