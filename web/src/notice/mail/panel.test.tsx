// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp, USER } from '../../../test/world.ts';
import { createRoutes } from '../../app/routes.tsx';
import { queryClient } from '../../kit/api/query-client.ts';

const MAIL = {
  id: crypto.randomUUID(),
  recipient: 'kim@hanbit.example',
  subject: '[이음] 비밀번호가 바뀌었어요',
  kind: 'some.newKind',
  language: 'kr',
  state: 'failed',
  error: '550 no such mailbox',
  createdAt: '2026-11-15T01:02:03.4+00:00',
  sentAt: null,
};
const LIST = { rows: [MAIL], total: 1, kinds: [MAIL.kind], hasMailServer: false };
const OPENED = {
  ...MAIL,
  text: '안녕하세요.',
  html: '<script>alert(1)</script>',
  personId: null,
  can: { sendAgain: true },
};

const open = async (server: Parameters<typeof startTestApp>[0]) => {
  const calls = await startTestApp(server);
  signInAs({ ...USER, role: 'admin' });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [`/admin/outbox/${MAIL.id}?state=failed`] });
  render(<RouterProvider router={router} />);
  const panel = within(await screen.findByRole('dialog'));
  return { calls, router, panel };
};
const answer = (path: string) => (path.startsWith('/api/outbox?') ? LIST : OPENED);

resetBrowserBeforeEach();

it('shows what is known of a mail, its HTML as nothing but text, and a kind without words by its name', async () => {
  const { panel } = await open({ server: ({ path }) => ({ data: answer(path) }) });
  expect(await panel.findByText('550 no such mailbox')).toBeTruthy();
  expect(panel.getByText('some.newKind')).toBeTruthy();
  await userEvent.click(panel.getByRole('tab', { name: 'HTML 원문' }));
  expect(panel.getByText('<script>alert(1)</script>').tagName).toBe('PRE');
  expect(screen.getByText(/메일 서버가 설정되어 있지 않아/)).toBeTruthy();
});

it('sends again once, says so, and keeps what was looked for when it is closed', async () => {
  const { calls, panel, router } = await open({
    server: ({ path, method }) => ({
      data: method === 'POST' ? { ...MAIL, state: 'waiting', error: null } : answer(path),
    }),
  });
  const button = await panel.findByRole('button', { name: '다시 보내기' });
  await userEvent.dblClick(button);
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(calls.filter(({ path }) => path === `/api/outbox/${MAIL.id}`)).toHaveLength(1);
  expect(await screen.findByText('메일을 다시 보내고 있어요.')).toBeTruthy();
  // The toast has such a button too, and it comes last in the dialog.
  await userEvent.click(panel.getAllByRole('button', { name: '닫기' })[0] ?? button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/outbox'));
  expect(router.state.location.search).toBe('?state=failed');
});

it('says of a mail that is gone that it is, and of one that could not be read that it may be tried again', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failing = (status: number) => ({
    server: ({ path }: { path: string }) => (path.startsWith('/api/outbox?') ? { data: LIST } : { status }),
  });
  const { panel } = await open(failing(404));
  expect(await panel.findByText('이 메일을 찾을 수 없어요')).toBeTruthy();
  cleanup();
  queryClient.clear();
  const again = await open(failing(500));
  expect(await again.panel.findByRole('button', { name: '다시 시도' })).toBeTruthy();
  quiet.mockRestore();
});
