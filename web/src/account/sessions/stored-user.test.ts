// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { accountQueries } from '../account.queries.ts';
import { readStoredUser, storeSignedIn } from './stored-user.ts';

const ME = { name: '홍길동', email: 'hong@example.com', role: 'supplier' as const, business_number: '1234567890' };
const read = () => queryClient.fetchQuery({ ...accountQueries.user(), staleTime: 0 });

beforeEach(() => localStorage.clear());

it('S3.1 keeps the user apart from the token', () => {
  storeSignedIn({ ...ME, jwt_token: 'a.b.c' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(USER);
  expect(localStorage.getItem('accessToken')).toBe('a.b.c');
  expect(JSON.parse(localStorage.getItem('auth') ?? '')).toEqual({ endsAt: expect.stringMatching(/^\d{4}-.*Z$/) });
});

it.each(['', 'null', '{', '"x"', '{"name":"x"}', '{"name":1,"email":"e","businessNumber":"","role":"king"}'])(
  'S3.6 reads a damaged user %j again from the server',
  async (damaged) => {
    const calls = await startTestApp({ server: () => ({ data: ME }) });
    signInAs();
    localStorage.setItem('user', damaged);
    expect(readStoredUser()).toBeUndefined();
    expect(await read()).toEqual(USER);
    expect(calls.map(({ path }) => path)).toEqual(['/api/user/me']);
    expect(readStoredUser()).toEqual(USER);
  },
);

it('S3.6 makes no call when the user is there', async () => {
  const calls = await startTestApp();
  signInAs();
  expect(await read()).toEqual(USER);
  expect(calls).toEqual([]);
});
