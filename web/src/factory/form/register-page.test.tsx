// @vitest-environment happy-dom
import { examples, UNITS } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { aFactory } from '../../../test/factory.ts';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { loadFactoryRegister } from '../list/loaders.ts';
import { FactoryRegisterPage } from './register-page.tsx';

const NAME = /^공장 이름/;

/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

const open = async (section = '') => {
  signInAs();
  await i18n.loadNamespaces(['factory', 'unit', 'ui', 'company']);
  const routes = [
    { path: '/factory/new/:section?', Component: FactoryRegisterPage },
    { path: '/factory', element: <h1>list</h1> },
    { path: '/factory/:id', element: <h1>factory</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/new${section}`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  return router;
};
const goTo = (section: string) =>
  userEvent.click(
    within(screen.getByRole('navigation', { name: '입력 항목' })).getByRole('link', {
      name: new RegExp(`^${section}`),
    }),
  );
const typeName = async (name: string) => {
  await goTo('기본 정보');
  await userEvent.type(await screen.findByLabelText(NAME, {}, PATIENTLY), name);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const submit = () => press('공장 등록');

resetBrowserBeforeEach();
silenceConsoleErrors();

it('S5.9 shows the generic message at the field, tied to it and focused, in the language of the moment', async () => {
  const calls = await startTestApp();
  await open();
  await submit();
  const field = screen.getByLabelText(NAME);
  await waitFor(() => expect(document.activeElement).toBe(field), PATIENTLY);
  const message = screen.getByText('필수 항목이에요. 입력해 주세요.');
  expect(field.getAttribute('aria-describedby')).toContain(message.parentElement?.id);
  await i18n.changeLanguage('en');
  expect(await screen.findByText('This field is required.', {}, PATIENTLY)).toBeTruthy();
  expect(calls).toEqual([]);
});

it('23.21 starts in the country of the own company', async () => {
  const { getCompany, listFactories } = examples;
  const company = { ...getCompany.output, country: 'VN' };
  await startTestApp({ server: ({ path }) => ({ data: path === '/api/company' ? company : listFactories.output }) });
  await loadFactoryRegister();
  await open();
  expect(screen.getByLabelText('국가')).toHaveProperty('value', 'VN');
});

it('keeps what was typed when the server refuses, and says why at the field', async () => {
  await startTestApp({ server: () => ({ status: 409, code: 'factory.code_taken', fields: { code: 'taken' } }) });
  await open('/identity');
  await typeName('울산 1공장');
  await userEvent.type(screen.getByLabelText(/^공장 코드/), 'ULS-1');
  await goTo('연락처');
  await submit();
  // The server refuses a field of another section: that section opens.
  expect(await screen.findByText('이 코드를 쓰는 공장이 이미 있어요.', {}, PATIENTLY)).toBeTruthy();
  expect(screen.getByLabelText(NAME)).toHaveProperty('value', '울산 1공장');
  cleanup();
  await open('/identity');
  await waitFor(() => expect(screen.getByLabelText(/^공장 코드/)).toHaveProperty('value', 'ULS-1'), PATIENTLY);
});

it('registers by name and country alone, goes to the factory and drops the draft', async () => {
  const calls = await startTestApp({ server: () => ({ data: aFactory() }) });
  const router = await open();
  await userEvent.type(screen.getByLabelText(NAME), ' 울산 1공장 ');
  await submit();
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(router.state.location.pathname).toBe(`/factory/${aFactory().id}`);
  expect(calls).toMatchObject([
    {
      method: 'POST',
      body: { name: '울산 1공장', country: 'KR', state: 'active', isNew: false, point: null, headcount: null },
    },
  ]);
  expect(sessionStorage.length).toBe(0);
});

it('shows the one that looks alike, and registers anyway when told', async () => {
  const existing = aFactory({ name: '울산 제1공장' });
  const calls = await startTestApp({
    server: ({ method, body }) => {
      if (method === 'GET') return { data: existing };
      const isConfirmed = Object(body).isNew;
      if (isConfirmed) return { data: aFactory() };
      return { status: 409, code: 'factory.looks_alike', fields: { id: existing.id } };
    },
  });
  await open();
  await userEvent.type(screen.getByLabelText(NAME), '울산 1공장');
  await press('초안으로 저장');
  const dialog = within(await screen.findByRole('dialog', {}, PATIENTLY));
  expect(dialog.getByText('울산 제1공장')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '다른 공장으로 등록' }));
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(calls.at(-1)?.body).toMatchObject({ isNew: true, state: 'draft' });
});

it('says what is wrong with nested fields at the fields, first one focused, and leaves empty rows out', async () => {
  const calls = await startTestApp({ server: () => ({ data: aFactory() }) });
  await open('/identity');
  await typeName('울산');
  await goTo('연락처');
  await press('연락처 추가');
  await press('연락처 추가');
  const secondMail = () => {
    const email = screen.getAllByLabelText(/^이메일/)[1];
    if (!email) throw new Error('there is no second row');
    return email;
  };
  await userEvent.type(secondMail(), '주소 아님');
  await goTo('운영');
  await userEvent.type(await screen.findByLabelText(/^여성/, {}, PATIENTLY), '5');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^전체/)), PATIENTLY);
  await userEvent.type(screen.getByLabelText(/^전체/), '3');
  await goTo('연락처');
  await waitFor(() => expect(secondMail().getAttribute('aria-invalid')).toBe('true'), PATIENTLY);
  await userEvent.clear(secondMail());
  await userEvent.type(secondMail(), 'Kim@Hanbit.kr');
  await submit();
  // The error is in another section, which opens.
  expect(await screen.findByText('전체 인원보다 많아요.', {}, PATIENTLY)).toBeTruthy();
  await userEvent.clear(screen.getByLabelText(/^여성/));
  await submit();
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(calls.at(-1)?.body).toMatchObject({
    headcount: { total: 3, female: null },
    contacts: [{ purpose: 'quality', email: 'kim@hanbit.kr' }],
  });
});

it('reads a link of a map, offers to turn a pair round, and warns of check digits without refusing', async () => {
  const calls = await startTestApp({ server: () => ({ data: aFactory() }) });
  await open('/identity');
  await typeName('울산');
  await goTo('위치');
  await userEvent.click(await screen.findByLabelText(/^지도 링크나 좌표/, {}, PATIENTLY));
  await userEvent.paste('129.31467, 35.54122');
  await press('서로 바꾸기');
  expect(screen.getByLabelText(/^위도/)).toHaveProperty('value', '35.54122');
  await goTo('코드와 번호');
  await userEvent.type(await screen.findByLabelText(/^GLN/, {}, PATIENTLY), '9520000000012');
  expect(await screen.findByText('검증번호가 맞지 않아요. 한 번 더 확인해 주세요.', {}, PATIENTLY)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^OS ID/), 'IN2019067X1K87E');
  expect(
    await screen.findByText('마지막 검증 문자가 맞지 않아요. 한 번 더 확인해 주세요.', {}, PATIENTLY),
  ).toBeTruthy();
  await submit();
  await screen.findByRole('heading', { name: 'factory' }, PATIENTLY);
  expect(calls.at(-1)?.body).toMatchObject({
    point: { latitude: 35.54122, longitude: 129.31467, precision: 'exact' },
    gln: '9520000000012',
    osId: 'IN2019067X1K87E',
  });
});

it('asks for the parts of an address as the country writes them', async () => {
  await startTestApp();
  await open('/location');
  await userEvent.selectOptions(await screen.findByLabelText(/^시·도/, {}, PATIENTLY), 'KR-31');
  await userEvent.selectOptions(screen.getByLabelText(/^국가/), 'US');
  expect(await screen.findByLabelText(/^우편번호\(ZIP\)/, {}, PATIENTLY)).toBeTruthy();
  expect(screen.getByLabelText(/^주(?!소)/)).toHaveProperty('value', '');
  await userEvent.selectOptions(screen.getByLabelText(/^국가/), 'JP');
  expect(await screen.findByLabelText(/^도도부현/, {}, PATIENTLY)).toBeTruthy();
});

it('asks before leaving with changes', async () => {
  await startTestApp();
  const router = await open();
  await userEvent.type(screen.getByLabelText(NAME), '울산');
  await userEvent.click(screen.getByRole('link', { name: '취소' }));
  expect(await screen.findByText('지금 나가면 입력한 내용이 사라져요.', {}, PATIENTLY)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/factory/new');
  await press('나가기');
  await screen.findByRole('heading', { name: 'list' }, PATIENTLY);
  expect(sessionStorage.length).toBe(0);
});

it('S2.3 23.22 offers units under headings, the common ones first, and 23.6 regions of other countries by name', async () => {
  await startTestApp();
  await open('/operation');
  await press('생산능력 추가');
  const unit = await screen.findByLabelText(/^단위/, {}, PATIENTLY);
  const groups = [...unit.querySelectorAll('optgroup')];
  expect(groups.map(({ label }) => label).slice(0, 3)).toEqual(['자주 쓰는 단위', '무게', '개수']);
  const first = [...(groups[0]?.querySelectorAll('option') ?? [])].map(({ value }) => value);
  expect(first.slice(0, 4)).toEqual(['KGM', 'TNE', 'GRM', 'H87']);
  const values = [...unit.querySelectorAll('option')].map(({ value }) => value);
  expect(new Set(values).size).toBe(UNITS.length);
  expect(values).toHaveLength(UNITS.length);
  await goTo('위치');
  await userEvent.selectOptions(await screen.findByLabelText(/^국가/, {}, PATIENTLY), 'VN');
  await userEvent.selectOptions(screen.getByLabelText(/^성·중앙직할시/), 'VN-56');
  expect(screen.getByRole('option', { name: '박닌성' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText(/^국가/), 'DE');
  expect(screen.getByLabelText(/^주·성·지역/)).toHaveProperty('value', '');
});

it('26.4 leads an address of the former long form to its first section', async () => {
  await startTestApp();
  const router = await open('?whole');
  await waitFor(() => expect(router.state.location.pathname).toBe('/factory/new/identity'), PATIENTLY);
  expect(await screen.findByLabelText(NAME, {}, PATIENTLY)).toBeTruthy();
});
