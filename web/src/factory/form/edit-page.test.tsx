// @vitest-environment happy-dom
import type { Factory } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it } from 'vitest';
import { aFactory } from '../../../test/factory.ts';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { loadFactoryEdit } from '../record/loaders.ts';
import { FactoryEditPage } from './edit-page.tsx';

const BASE = aFactory({
  street: '산업로 1',
  headcount: { total: 10, on: '', female: null, migrant: null, temporary: null },
});

const start = (write: (body: Factory) => { status?: number; code?: string; data?: object }, stored: Factory) =>
  startTestApp({
    server: ({ method, path, body }) => {
      if (method !== 'GET') return write(Object(body));
      if (path.includes('/revisions/')) return { data: { version: 1, at: BASE.createdAt, details: BASE } };
      return { data: path.includes('/evidence') ? { rows: [], total: 0 } : stored };
    },
  });

/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

const open = async () => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui', 'company']);
  const routes = [
    { path: '/factory/:id/edit', loader: loadFactoryEdit, Component: FactoryEditPage },
    { path: '/factory/:id', element: <h1>factory</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/${BASE.id}/edit#step-street`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/^공장 이름/, {}, PATIENTLY);
};
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  await userEvent.type(screen.getByLabelText(name), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: '공장 정보 저장' }));

resetBrowserBeforeEach();
silenceConsoleErrors();
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

it('leads to the field that a next step names', async () => {
  await start(() => ({}), BASE);
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^도로명 주소/)), PATIENTLY);
});

it('S2.3 shows mine, theirs and before of each field that two have changed, and saves what was chosen', async () => {
  const stored: Factory = structuredClone(BASE);
  const sent: Factory[] = [];
  await start((body) => {
    sent.push(body);
    if (body.version === 2) return { data: { ...stored, ...body, version: 3 } };
    Object.assign(stored, { street: '그들의 길 2', nameEnglish: 'Theirs', version: 2 });
    stored.headcount = { total: 12, on: '', female: null, migrant: null, temporary: null };
    return { status: 409, code: 'factory.changed_meanwhile' };
  }, stored);
  await open();
  await retype(/^도로명 주소/, '나의 길 3');
  await retype(/^전체/, '15');
  await retype(/^공장 코드/, 'MINE-1');
  await save();
  const dialog = within(await screen.findByRole('dialog', {}, PATIENTLY));
  const street = within(dialog.getByRole('group', { name: '도로명 주소' }));
  for (const text of ['산업로 1', '그들의 길 2', '나의 길 3']) expect(street.getByText(text)).toBeTruthy();
  expect(dialog.getByText('Theirs')).toBeTruthy();
  expect(dialog.getByRole('button', { name: '합쳐서 저장' })).toHaveProperty('disabled', true);
  await userEvent.click(street.getByRole('radio', { name: /내가 입력한 값/ }));
  const people = within(dialog.getByRole('group', { name: '종업원 수 · 전체' }));
  await userEvent.click(people.getByRole('radio', { name: /저장된 값/ }));
  await userEvent.click(dialog.getByRole('button', { name: '합쳐서 저장' }));
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(sent.at(-1)).toMatchObject({
    version: 2,
    street: '나의 길 3',
    code: 'MINE-1',
    nameEnglish: 'Theirs',
    headcount: { total: 12 },
  });
  expect(sessionStorage.length).toBe(0);
});

it('knows after a reload which version the draft began with', async () => {
  await start(() => ({}), BASE);
  await open();
  await retype(/^도로명 주소/, '나의 길 3');
  cleanup();
  queryClient.clear();
  const sent: Factory[] = [];
  await start(
    (body) => {
      sent.push(body);
      return { status: 409, code: 'factory.changed_meanwhile' };
    },
    aFactory({ ...BASE, street: '그들의 길 2', version: 2 }),
  );
  await open();
  await waitFor(() => expect(screen.getByLabelText(/^도로명 주소/)).toHaveProperty('value', '나의 길 3'), PATIENTLY);
  await save();
  expect((await screen.findByRole('dialog', {}, PATIENTLY)).textContent).toContain('그들의 길 2');
  expect(sent[0]?.version).toBe(1);
});
