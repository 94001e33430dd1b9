// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signInAs, startWorld } from '../../test/world.ts';
import { i18n } from '../kit/i18n/i18n.ts';
import { queryClient } from '../kit/queries.ts';
import { FactoryRegisterPage } from './factory-register-page.tsx';

const ROW = { id: crypto.randomUUID(), nameEnglish: '', country: 'KR', createdAt: '2026-11-15T01:02:03.4+00:00' };

const open = async () => {
  signInAs();
  await i18n.loadNamespaces('factory');
  const routes = [
    { path: '/factory/new', Component: FactoryRegisterPage },
    { path: '/factory', element: <h1>list</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/factory/new'] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByLabelText('공장 이름');
  return router;
};
const submit = () => userEvent.click(screen.getByRole('button', { name: '공장 등록' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
});
afterEach(cleanup);

it('S5.9 shows the generic message at the field, tied to it and focused, in the language of the moment', async () => {
  const calls = await startWorld();
  await open();
  await submit();
  const field = screen.getByLabelText('공장 이름');
  await waitFor(() => expect(document.activeElement).toBe(field));
  const message = screen.getByText('필수 항목이에요. 입력해 주세요.');
  expect(field.getAttribute('aria-describedby')).toContain(message.parentElement?.id);
  await i18n.changeLanguage('en');
  expect(await screen.findByText('This field is required.')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('keeps what was typed when the server refuses, and says why at the field', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  await startWorld({ server: () => ({ status: 409, code: 'factory.name_taken', fields: { name: 'taken' } }) });
  await open();
  await userEvent.type(screen.getByLabelText('공장 이름'), '울산 1공장');
  await submit();
  expect(await screen.findByText('이미 등록된 공장 이름이에요.')).toBeTruthy();
  expect(screen.getByLabelText('공장 이름')).toHaveProperty('value', '울산 1공장');
  cleanup();
  await open();
  await waitFor(() => expect(screen.getByLabelText('공장 이름')).toHaveProperty('value', '울산 1공장'));
  quiet.mockRestore();
});

it('registers, goes to the list and drops the draft', async () => {
  const calls = await startWorld({ server: ({ body }) => ({ data: { ...ROW, ...Object(body) } }) });
  const router = await open();
  await userEvent.type(screen.getByLabelText('공장 이름'), ' 울산 1공장 ');
  await submit();
  await screen.findByRole('heading', { name: 'list' });
  expect(router.state.location.pathname).toBe('/factory');
  expect(calls).toMatchObject([{ method: 'POST', body: { name: '울산 1공장', nameEnglish: '', country: 'KR' } }]);
  expect(sessionStorage.length).toBe(0);
});

it('asks before leaving with changes', async () => {
  await startWorld();
  const router = await open();
  await userEvent.type(screen.getByLabelText('공장 이름'), '울산');
  await userEvent.click(screen.getByRole('link', { name: '취소' }));
  expect(await screen.findByText('지금 나가면 입력한 내용이 사라져요.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/factory/new');
  await userEvent.click(screen.getByRole('button', { name: '나가기' }));
  await screen.findByRole('heading', { name: 'list' });
  expect(sessionStorage.length).toBe(0);
});
