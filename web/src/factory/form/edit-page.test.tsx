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
import { todayInKorea } from '../../kit/format/today.ts';
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

const open = async (address = '/edit#step-street') => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui', 'company']);
  const routes = [
    {
      path: '/factory/:id/edit/:section?',
      loader: loadFactoryEdit,
      shouldRevalidate: () => false,
      Component: FactoryEditPage,
    },
    { path: '/factory/:id', element: <h1>factory</h1> },
    { path: '/answer', element: <h1>answer</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/${BASE.id}${address}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('navigation', { name: '입력 항목' }, PATIENTLY);
  return router;
};
const rail = () => within(screen.getByRole('navigation', { name: '입력 항목' }));
const goTo = async (section: string, field: RegExp) => {
  await userEvent.click(rail().getByRole('link', { name: new RegExp(`^${section}`) }));
  await screen.findByLabelText(field, {}, PATIENTLY);
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

it('26.4 leads to the field that a next step names, in its section', async () => {
  await start(() => ({}), BASE);
  const router = await open();
  expect(router.state.location.pathname).toBe(`/factory/${BASE.id}/edit/location`);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^도로명 주소/)), PATIENTLY);
});

it('S2.3 dates a new number of employees today, and leaves the old number its day', async () => {
  const counted = { ...BASE, headcount: { total: 10, on: '2026-03-03', female: null, migrant: null, temporary: null } };
  const sent: Factory[] = [];
  await start((body) => {
    sent.push(body);
    return { data: { ...counted, ...body } };
  }, counted);
  await open();
  await goTo('운영', /^전체/);
  const day = () => document.querySelector<HTMLInputElement>('input[name="headcount.on"]')?.value;
  await retype(/^전체/, '15');
  expect(day()).toBe(todayInKorea());
  await retype(/^전체/, '10');
  expect(day()).toBe('2026-03-03');
  await retype(/^전체/, '15');
  await save();
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(sent.at(-1)?.headcount).toMatchObject({ total: 15, on: todayInKorea() });
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
  await goTo('운영', /^전체/);
  await retype(/^전체/, '15');
  await goTo('기본 정보', /^공장 코드/);
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

it('26.4 shows one section at a time, and a section keeps what was typed while another is open', async () => {
  await start(() => ({}), BASE);
  const router = await open('/edit/identity');
  expect(screen.queryByLabelText(/^도로명 주소/)).toBeNull();
  await retype(/^공장 코드/, 'MINE-1');
  await userEvent.click(screen.getByRole('link', { name: '다음: 위치' }));
  await screen.findByLabelText(/^도로명 주소/, {}, PATIENTLY);
  expect(router.state.location.pathname).toBe(`/factory/${BASE.id}/edit/location`);
  expect(screen.queryByRole('dialog')).toBeNull();
  await goTo('기본 정보', /^공장 코드/);
  expect(screen.getByLabelText(/^공장 코드/)).toHaveProperty('value', 'MINE-1');
});

it('26.4 marks only required and changed fields, and lists what was changed', async () => {
  await start(() => ({}), BASE);
  await open('/edit/location');
  expect(screen.queryByText('(선택)')).toBeNull();
  expect(screen.getAllByText('필수')).toHaveLength(1);
  expect(screen.queryByText('바꿈')).toBeNull();
  await retype(/^도로명 주소/, '나의 길 3');
  const mark = screen.getByText('바꿈');
  expect(screen.getByLabelText(/^도로명 주소/).getAttribute('aria-describedby')).toContain(mark.id);
  await userEvent.click(screen.getByRole('button', { name: '바꾼 것 1개' }));
  const row = within(await screen.findByRole('dialog', {}, PATIENTLY)).getByRole('row', { name: /^도로명 주소/ });
  expect(row.textContent).toContain('나의 길 3');
});

it('26.4 opens the first section with an error when it saves, focuses the field, and counts the errors', async () => {
  const sent: unknown[] = [];
  await start((body) => {
    sent.push(body);
    return {};
  }, BASE);
  const router = await open('/edit/operation');
  await retype(/^여성/, '11');
  await goTo('기본 정보', /^공장 이름/);
  await userEvent.clear(screen.getByLabelText(/^공장 이름/));
  await userEvent.click(rail().getByRole('link', { name: /^연락처/ }));
  await screen.findByRole('button', { name: '연락처 추가' }, PATIENTLY);
  await save();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/factory/${BASE.id}/edit/identity`), PATIENTLY);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^공장 이름/)), PATIENTLY);
  expect(rail().getByRole('link', { name: /^기본 정보/ }).textContent).toContain('오류 1');
  expect(sent).toEqual([]);
});

it('26.4 offers to drop a draft that it has restored', async () => {
  await start(() => ({}), BASE);
  await open('/edit/location');
  await retype(/^도로명 주소/, '나의 길 3');
  cleanup();
  queryClient.clear();
  await start(() => ({}), BASE);
  await open('/edit/location');
  expect(await screen.findByText('쓰던 내용을 불러왔어요.', {}, PATIENTLY)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '버리기' }));
  expect(screen.getByLabelText(/^도로명 주소/)).toHaveProperty('value', '산업로 1');
  expect(sessionStorage.length).toBe(0);
});

it('26.5 leads back to the answer from which it was opened, through its sections', async () => {
  await start((body) => ({ data: { ...BASE, ...body, version: 2 } }), BASE);
  const router = await open('/edit?back=%2Fanswer#step-street');
  const back = screen.getByRole('link', { name: '답변 중인 자료' });
  expect(back.getAttribute('href')).toBe('/answer');
  await userEvent.click(screen.getByRole('link', { name: '이전' }));
  await retype(/^공장 코드/, 'MINE-1');
  await save();
  await screen.findByRole('heading', { name: 'answer' }, PATIENTLY);
  expect(router.state.location.pathname).toBe('/answer');
});

it('26.5 ignores a way back to another site', async () => {
  await start(() => ({}), BASE);
  for (const named of ['//elsewhere.example', 'https://elsewhere.example', '/\\elsewhere.example']) {
    await open(`/edit/location?back=${encodeURIComponent(named)}`);
    expect(screen.queryByRole('link', { name: '답변 중인 자료' })).toBeNull();
    expect(screen.getByRole('link', { name: '취소' }).getAttribute('href')).toBe(`/factory/${BASE.id}`);
    cleanup();
  }
});
