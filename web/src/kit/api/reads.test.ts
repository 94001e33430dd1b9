// @vitest-environment happy-dom
import { CALLERS, defineContract } from '@ieum/contract';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../../../test/world.ts';
import { connect } from './client.ts';
import { createQueryClient } from './query-client.ts';
import { composedQuery, forgetReads, markReads, query, refreshReads } from './reads.ts';

const shop = {
  summary: 'Is for tests.',
  access: CALLERS,
  input: z.strictObject({ id: z.string().optional() }),
  output: z.object({}),
  errors: [],
} as const;
const api = connect(
  defineContract({
    getShop: { ...shop, method: 'GET', path: '/shop' },
    listShops: { ...shop, method: 'GET', path: '/shops' },
    listPrices: { ...shop, method: 'GET', path: '/prices' },
    closeShop: { ...shop, method: 'POST', path: '/shop', changes: ['getShop', 'listShops'] },
    moveTown: { ...shop, method: 'POST', path: '/town', changes: 'everything' },
  }),
);

let client = createQueryClient();
const every = composedQuery(api.listShops, { part: 'every page' }, () => api.listShops());
const staleKeys = () =>
  client
    .getQueryCache()
    .getAll()
    .filter((cached) => cached.state.isInvalidated)
    .map((cached) => cached.queryKey);

beforeEach(async () => {
  client = createQueryClient();
  await startTestApp({ server: () => ({ data: {} }) });
  await client.fetchQuery(query(api.getShop, { id: 'a' }));
  await client.fetchQuery(every);
  await client.fetchQuery(query(api.listPrices, {}));
});

it('24.6 makes the key from the operation and its input', () => {
  expect(query(api.getShop, { id: 'a' }).queryKey).toEqual(['getShop', { id: 'a' }]);
  expect(query(api.listShops, undefined).queryKey).toEqual(['listShops', {}]);
  expect(every.queryKey).toEqual(['listShops', {}, 'every page']);
});

it('24.6 makes stale what the write declares, and nothing else', async () => {
  await refreshReads(client, api.closeShop.changes);
  expect(staleKeys()).toEqual([
    ['getShop', { id: 'a' }],
    ['listShops', {}, 'every page'],
  ]);
  await refreshReads(client, api.moveTown.changes);
  expect(staleKeys()).toHaveLength(3);
});

it('24.6 reads again only what a page shows', async () => {
  const calls = await startTestApp({ server: () => ({ data: {} }) });
  const leave = new QueryObserver(client, query(api.getShop, { id: 'a' })).subscribe(() => {});
  await refreshReads(client, api.closeShop.changes);
  expect(calls.map(({ path }) => path)).toEqual(['/api/shop?id=a']);
  leave();
});

it('24.6 can only mark what is stale, or remove it', async () => {
  const calls = await startTestApp({ server: () => ({ data: {} }) });
  const leave = new QueryObserver(client, query(api.getShop, { id: 'a' })).subscribe(() => {});
  await markReads(client, api.closeShop.changes);
  expect(staleKeys()).toHaveLength(2);
  forgetReads(client, api.closeShop.changes);
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(calls).toEqual([]);
  leave();
});
