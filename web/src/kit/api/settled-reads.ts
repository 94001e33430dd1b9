import type { QueryClient } from '@tanstack/react-query';

/** Time in which a person notices no wait. */
const BLINK_MS = 150;

/** Finds reads under way whose page would show a skeleton, because no older answer is known. */
const pendingReads = (client: QueryClient) =>
  client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'fetching' })
    .map(({ queryHash }) => queryHash);

/**
 * Watches the reads that begin from now on. The returned function resolves when they are answered, and at the latest
 * after a blink. A navigation that waits for it keeps the old page, and the next one appears whole.
 */
export const watchReads = (client: QueryClient) => {
  const before = new Set(pendingReads(client));
  return (limitMs = BLINK_MS) =>
    new Promise<void>((resolve) => {
      const isWaiting = () => pendingReads(client).some((hash) => !before.has(hash));
      if (!isWaiting()) return resolve();
      const done = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(done, limitMs);
      const unsubscribe = client.getQueryCache().subscribe(() => {
        if (!isWaiting()) done();
      });
    });
};
