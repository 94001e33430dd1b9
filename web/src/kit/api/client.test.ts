// @vitest-environment happy-dom
import { accountContract } from '@ieum/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startTestApp } from '../../../test/world.ts';

const ME = { name: '홍길동', email: 'hong@example.com', role: 'supplier', business_number: '' };

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => void vi.unstubAllEnvs());

it('S7.1 S7.2 bears the token and unwraps result.data', async () => {
  const calls = await startTestApp({ server: () => ({ data: ME }) });
  signInAs();
  const { connect } = await import('./client.ts');
  expect(await connect(accountContract).getMe()).toEqual(ME);
  expect(calls).toMatchObject([{ method: 'GET', path: '/api/user/me', authorization: 'Bearer a.b.c' }]);
});

it('says in which language the page is', async () => {
  const calls = await startTestApp({ language: 'jp', server: () => ({ data: ME }) });
  const { connect } = await import('./client.ts');
  await connect(accountContract).getMe();
  expect(calls).toMatchObject([{ language: 'ja' }]);
});

it('S7.3 takes its base address from VITE_API_BASE_URL', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example');
  const calls = await startTestApp({ server: () => ({ data: ME }) });
  const { connect } = await import('./client.ts');
  await connect(accountContract).getMe();
  expect(calls[0]?.path).toBe('https://api.example/user/me');
});

it('26.7 C4 makes a call without its user: no use of the session, and no loss of it', async () => {
  const held = { status: 200 };
  const calls = await startTestApp({ server: () => ({ status: held.status, data: ME }) });
  signInAs();
  const { connect } = await import('./client.ts');
  const { inBackground } = await import('./background.ts');
  const { readLastUse } = await import('../session/last-use.ts');
  const { getMe } = connect(accountContract);
  await inBackground(() => getMe());
  expect(calls[0]).toMatchObject({ background: '1' });
  expect(readLastUse()).toBeUndefined();
  await inBackground(() => Promise.all([inBackground(() => getMe()), getMe()]));
  expect(calls.splice(1)).toMatchObject([{ background: '1' }, { background: '1' }]);
  expect(readLastUse()).toBeUndefined();
  held.status = 401;
  await expect(inBackground(() => getMe())).rejects.toMatchObject({ status: 401 });
  expect(calls).toHaveLength(2);
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  held.status = 200;
  await getMe();
  expect(calls[2]).toMatchObject({ background: undefined });
  expect(readLastUse()).toBeDefined();
});
