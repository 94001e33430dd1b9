import { ApiError } from '@ieum/contract';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { i18n } from '../language/i18n.ts';
import { PasswordDeclinedError } from '../session/password-gate.ts';
import { showToast } from '../ui/toast/toasts.ts';
import { failureSentence } from './failure-sentence.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shown`: codes of refusals for which the page has a place of its own. */
    mutationMeta: { shown?: readonly string[] };
  }
}

const FIVE_MINUTES = 5 * 60 * 1000;
const RETRIES = 1;

/** The client has already asked again without the dead token (S8.3); a third time would tell nothing new. */
const isSessionError = (error: Error) => error instanceof ApiError && error.status === 401;

/** Whoever closed the question is not asked it again by themselves. */
const isDeclined = (error: Error): boolean => error instanceof PasswordDeclinedError;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        retry: (failures, error) => failures < RETRIES && !isSessionError(error) && !isDeclined(error),
        refetchOnWindowFocus: false,
        throwOnError: true,
        // Otherwise a read without network waits silently instead of saying so.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        // Whoever closed the question knows that nothing was done.
        if (isDeclined(error)) return;
        // The page itself shows what came of it, and a toast would lie over that.
        if (error instanceof ApiError && mutation.meta?.shown?.includes(error.code)) return;
        console.error(error);
        showToast({ kind: 'error', text: failureSentence(error, i18n.t('unknownError')) });
      },
    }),
  });

export const queryClient = createQueryClient();

/** So that "try again" asks the server instead of repeating what went wrong. */
export const forgetFailedReads = () =>
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });

/** For what any write may have changed: calls after each that succeeded. Returns how to stop listening. */
export const afterEachWrite = (listen: () => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listen();
  });
