import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../src/kit/api/query-client.ts';

/** Every test starts with nothing stored and nothing fetched. */
export const startAfresh = () => {
  const { queries, ...others } = queryClient.getDefaultOptions();
  // A read that failed is tried again at once; a person would wait for a second.
  queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    queryClient.clear();
  });
  afterEach(cleanup);
};

/** Of refusals that a test asks for, the console has nothing to say. */
export const hushErrors = () => {
  let quiet: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => quiet.mockRestore());
};
