import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import type { Endpoint } from '../kit/endpoint.ts';
import { LIVE_PATH, LIVE_READS } from './live.ts';

const operations = Object.entries<Endpoint>(contract);

it('26.7 names only reads of the contract as what a change makes stale', () => {
  const reads = operations.filter(([, { method }]) => method === 'GET').map(([name]) => name);
  expect(reads).toEqual(expect.arrayContaining(Object.values(LIVE_READS).flat()));
});

it('26.7 has an address that no operation has', () => {
  expect(operations.filter(([, { path }]) => path === LIVE_PATH)).toEqual([]);
});
