import { ApiError } from '@ieum/contract';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { i18n } from '../language/i18n.ts';
import { showToast } from '../ui/toast/toasts.ts';
import { CancelledError } from './failure.ts';
import { failureSentence } from './failure-sentence.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `shown`: codes of refusals that the page shows in a place of its own. */
    mutationMeta: { shown?: readonly string[] };
  }
}

const FIVE_MINUTES = 5 * 60 * 1000;
const RETRIES = 1;

/**
 * Recognises a lost session. The client has already retried without the dead token (S8.3), so a third attempt would not
 * help.
 */
const isSessionError = (error: Error) => error instanceof ApiError && error.status === 401;

/** Recognises a call that its user has cancelled. A retry must not open the password prompt again. */
const isCancelled = (error: Error): boolean => error instanceof CancelledError;

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: FIVE_MINUTES,
        retry: (failures, error) => failures < RETRIES && !isSessionError(error) && !isCancelled(error),
        refetchOnWindowFocus: false,
        throwOnError: true,
        // Without this, a read without network waits silently instead of failing.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (isCancelled(error)) return;
        // The page itself shows this refusal, and a toast would cover it.
        if (error instanceof ApiError && mutation.meta?.shown?.includes(error.code)) return;
        console.error(error);
        showToast({ kind: 'error', text: failureSentence(error, i18n.t('unknownError')) });
      },
    }),
  });

export const queryClient = createQueryClient();

/** Removes failed reads from the cache. "Try again" then asks the server instead of repeating the error. */
export const forgetFailedReads = () =>
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });

/**
 * Calls back after each successful write, for data that any write may change. Returns a function that stops listening.
 */
export const afterEachWrite = (listen: () => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') listen();
  });
