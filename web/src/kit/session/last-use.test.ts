// @vitest-environment happy-dom
import { documentContract, ownAccountContract, ownNoticesContract, publicAccountContract } from '@ieum/contract';
import { beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { connect } from '../api/client.ts';
import { readLastUse, recordUse } from './last-use.ts';

const own = connect(ownAccountContract);
const entrance = connect(publicAccountContract);

beforeEach(() => localStorage.clear());

it('notes each call of the session that was answered', async () => {
  await startTestApp({ server: () => ({ status: 404 }) });
  signInAs();
  const before = Date.now();
  await connect(documentContract)
    .getDocument({ id: crypto.randomUUID() })
    .catch(() => {});
  expect(readLastUse()).toBeGreaterThanOrEqual(before);
});

it('notes neither what needs no session nor what the server refused to know', async () => {
  await startTestApp({
    server: ({ path }) => (path === '/api/user/terms' ? { data: { version: '2026-11-01' } } : { status: 401 }),
  });
  signInAs();
  await entrance.getTerms();
  await own.signOut().catch(() => {});
  expect(readLastUse()).toBeUndefined();
});

it('notes nothing of what the page asks by itself', async () => {
  await startTestApp({ server: () => ({ data: { unread: 0, newestId: null, newestAt: null } }) });
  signInAs();
  await connect(ownNoticesContract).countUnread();
  expect(readLastUse()).toBeUndefined();
});

it('never goes back, and takes what it cannot read for nothing', () => {
  recordUse(2000);
  recordUse(1000);
  expect(readLastUse()).toBe(2000);
  localStorage.setItem('ieum.lastUse', 'yesterday');
  expect(readLastUse()).toBeUndefined();
});
