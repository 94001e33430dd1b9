// @vitest-environment happy-dom
import { examples, factoryContract } from '@ieum/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../test/world.ts';
import { useRegisterFactory } from '../factory/factory.queries.ts';
import { useChangeFactoryState, useUpdateFactory } from '../factory/record/record.queries.ts';
import { queryClient } from '../kit/api/query-client.ts';
import { flowQueries } from './flow.queries.ts';

const { registerFactory, updateFactory, changeFactoryState, listFactories } = examples;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
const reading = () => renderHook(() => useQuery(flowQueries.ownFactories()), { wrapper });

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  signInAs();
});
afterEach(cleanup);

const useRegister = () => {
  const { mutateAsync } = useRegisterFactory();
  return () => mutateAsync(factoryContract.registerFactory.input.parse(registerFactory.input));
};
const useUpdate = () => {
  const { mutateAsync } = useUpdateFactory();
  return () => mutateAsync(updateFactory.input);
};
const useClose = () => {
  const { mutateAsync } = useChangeFactoryState();
  return () => mutateAsync(changeFactoryState.input);
};

it.each([
  ['registered', useRegister],
  ['changed', useUpdate],
  ['closed', useClose],
] as const)('S2.4 23.12 reads the factories that can be chosen again once one was %s', async (_, useWrite) => {
  const [factory] = listFactories.output.rows;
  let rows = [{ ...factory, name: '울산공장' }];
  await startTestApp({
    server: ({ path, method }) => {
      if (method !== 'GET') rows = [...rows, { ...factory, name: '새 공장' }];
      const list = { ...listFactories.output, rows, total: rows.length };
      return { data: method === 'GET' && path.startsWith('/api/factories?') ? list : registerFactory.output };
    },
  });
  const names = (page: ReturnType<typeof reading>) => page.result.current.data?.map(({ name }) => name);
  const before = reading();
  await waitFor(() => expect(names(before)).toEqual(['울산공장']));
  before.unmount();
  const write = renderHook(() => useWrite(), { wrapper });
  await act(async () => {
    await write.result.current();
  });
  const after = reading();
  await waitFor(() => expect(names(after)).toEqual(['울산공장', '새 공장']));
});
