import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../src/kit/api/query-client.ts';

/** Starts every test with nothing stored and nothing fetched. */
export const resetBrowserBeforeEach = () => {
  // A machine that runs other tests beside this one needs more than the library's one second for a first page.
  configure({ asyncUtilTimeout: 20_000 });
  const { queries, ...others } = queryClient.getDefaultOptions();
  // A failed read is retried at once; a user would wait for a second.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    queryClient.clear();
  });
  afterEach(cleanup);
};

/** Silences the console for refusals that a test expects. */
export const silenceConsoleErrors = () => {
  let quiet: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => quiet.mockRestore());
};
