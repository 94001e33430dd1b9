import { expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './kit/endpoint.ts';

const operations: [string, Endpoint][] = Object.entries(contract);
const reads = operations.filter(([, { method }]) => method === 'GET').map(([name]) => name);
const writes = operations.filter(([, { method, access }]) => method !== 'GET' && access !== 'public');
const changed = new Set(operations.flatMap(([, { changes }]) => (Array.isArray(changes) ? changes : [])));

/** Reads that no write of the browser makes stale, each with its reason. */
const UNCHANGED: Record<string, string> = {
  countUnread: 'The bell asks after each write.',
  getCompany: 'Every write of a company changes everything.',
  getDashboard: 'A page reads it each time it opens.',
  getDocument: 'A stored file never changes.',
  getFactoryRevision: 'A past version never changes.',
  getIdentity: 'Every write of a company changes everything.',
  getImportFile: 'A download.',
  getImportTemplate: 'A download.',
  getMail: 'The cache drops it on closing.',
  getOwnRequest: 'Every write of a company changes everything.',
  getProductRevision: 'A past version never changes.',
  getReviewFile: 'A download.',
  getSeenDocument: 'A download.',
  getStart: 'A page reads it each time it opens.',
  getTerms: 'Only a release changes the terms.',
  exportDeclaration: 'A download.',
  listFlagHistory: 'A page reads it each time it opens.',
  listInvitations: 'Every write of a company changes everything.',
  listJoinRequests: 'Every write of a company changes everything.',
  listMembers: 'Every write of a company changes everything.',
  search: 'A result is kept for seconds.',
};

it('24.6 says of every write what it changes', () => {
  expect(writes.filter(([, { changes }]) => changes === undefined).map(([name]) => name)).toEqual([]);
});

it('24.6 names only reads', () => {
  expect([...changed].filter((name) => !reads.includes(name))).toEqual([]);
});

it('24.6 forgets no read', () => {
  const forgotten = reads.filter((name) => !changed.has(name));
  expect(forgotten.toSorted()).toEqual(Object.keys(UNCHANGED).toSorted());
});
