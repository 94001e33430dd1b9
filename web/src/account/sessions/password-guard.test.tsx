// @vitest-environment happy-dom
import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { readToasts } from '../../kit/ui/toast/toasts.ts';
import { operatorApi } from '../operators/api.ts';
import { PasswordGuard } from './password-guard.tsx';

const ID = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const RIGHT = 'the right one';

/** Sends two writes at once, as a page that does not handle the password prompt would. */
const Writer = () => {
  const write = useMutation({
    mutationFn: () => Promise.all([operatorApi.disableUser({ id: ID }), operatorApi.endUserSessions({ id: ID })]),
  });
  return (
    <button type="button" onClick={() => write.mutate()}>
      {write.status}
    </button>
  );
};

const open = async () => {
  let isFresh = false;
  const calls = await startTestApp({
    server: ({ path, body }) => {
      if (path.endsWith('/password/confirm')) {
        isFresh = JSON.stringify(body).includes(RIGHT);
        return isFresh ? {} : { status: 403, code: 'account.password_wrong', fields: { password: 'wrong' } };
      }
      return isFresh ? {} : { status: 403, code: 'session.password_needed' };
    },
  });
  await i18n.loadNamespaces('account');
  signInAs({ ...USER, role: 'admin' });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Writer />
        <PasswordGuard />
      </Suspense>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'idle' }));
  await screen.findByRole('dialog');
  return calls;
};
const paths = (calls: { path: string }[]) => calls.map(({ path }) => path.split('/').at(-1));

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('A10 asks once, says when it was wrong, and then both writes go through', async () => {
  const calls = await open();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  const field = screen.getByLabelText('비밀번호');
  const submit = screen.getByRole('button', { name: '확인하고 계속' });
  await userEvent.type(field, 'wrong');
  await userEvent.click(submit);
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, RIGHT);
  await userEvent.click(submit);
  await screen.findByRole('button', { name: 'success' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(paths(calls)).toEqual(['disable', 'end', 'confirm', 'confirm', 'disable', 'end']);
});

it('A10 closing the question fails the write without a word', async () => {
  const before = readToasts().length;
  const calls = await open();
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  await screen.findByRole('button', { name: 'error' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(paths(calls)).toEqual(['disable', 'end']);
  expect(readToasts()).toHaveLength(before);
});
