// @vitest-environment happy-dom
import { examples } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { startTestApp } from '../../../test/world.ts';
import { createQueryClient } from '../../kit/api/query-client.ts';
import { readLastUse } from '../../kit/session/last-use.ts';
import { reviewQueries } from '../review.queries.ts';
import { useQueueNeighbours } from './queue-neighbours.ts';

resetBrowserBeforeEach();

const { output: declaration } = examples.getDeclaration;
const { output: tasks } = examples.listTasks;

it('26.7 C4 reads the declaration that follows without a use of the session', async () => {
  const calls = await startTestApp({ server: () => ({ data: declaration }) });
  const client = createQueryClient();
  const rows = ['shown', declaration.id].flatMap((id) => tasks.rows.map((task) => ({ ...task, id })));
  client.setQueryData(reviewQueries.toReview().queryKey, { ...tasks, rows });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQueueNeighbours({ id: 'shown', side: 'reviewer' }), { wrapper });
  expect(result.current.following).toBe(declaration.id);
  await waitFor(() => expect(client.getQueryData(reviewQueries.declaration(declaration.id).queryKey)).toBeDefined());
  expect(calls).toMatchObject([{ path: `/api/review/declarations/${declaration.id}`, background: '1' }]);
  expect(readLastUse()).toBeUndefined();
});

it('26.5 finds what follows a decision that was made before the list arrived', async () => {
  const shown = crypto.randomUUID();
  const rows = [shown, declaration.id].map((id) => ({ ...tasks.rows[0], id }));
  await startTestApp({
    server: ({ path }) => ({ data: path.startsWith('/api/tasks') ? { ...tasks, rows } : declaration }),
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useQueueNeighbours({ id: shown, side: 'reviewer' }), { wrapper });
  const { following, findFollowing } = result.current;
  expect(following).toBeUndefined();
  expect(await findFollowing()).toBe(declaration.id);
});
