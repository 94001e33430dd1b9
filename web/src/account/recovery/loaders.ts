import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../kit/api/query-client.ts';
import { forgetReads } from '../../kit/api/reads.ts';
import { accountApi } from '../api.ts';
import { isDeadLink } from './recovery.queries.ts';

/**
 * Tries a link once, when the page opens: the server counts the tries, and a link works only once. An effect of a
 * component would run twice in development, a loader does not.
 */
const tried = async <T>(attempt: Promise<T>): Promise<Outcome<T>> => {
  try {
    return { isAlive: true, answer: await attempt };
  } catch (error) {
    if (!isDeadLink(error)) throw error;
    return { isAlive: false };
  }
};

type Outcome<T> = { isAlive: true; answer: T } | { isAlive: false };

const tokenOf = ({ params }: LoaderFunctionArgs) => params.token ?? '';

export const loadReset = (args: LoaderFunctionArgs) => tried(accountApi.checkReset({ token: tokenOf(args) }));

export const loadConfirm = async (args: LoaderFunctionArgs) => {
  const outcome = await tried(accountApi.confirmEmail({ token: tokenOf(args) }));
  // A person who is signed in then sees the new address and no banner.
  if (outcome.isAlive) forgetReads(queryClient, accountApi.confirmEmail.changes);
  return outcome;
};
