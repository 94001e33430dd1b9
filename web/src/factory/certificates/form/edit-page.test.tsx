// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { loadCertificateEdit } from '../loaders.ts';
import { CertificateEditPage } from './pages.tsx';

const AT = '2026-11-15T01:02:03.4+00:00';
const STANDARD = crypto.randomUUID();
const NAMES = { code: 'ISO 9001', kr: '품질경영시스템', en: 'Quality', cn: '质量', jp: '品質' };
const BASE = {
  id: crypto.randomUUID(),
  standardId: null,
  standard: { code: 'GOTS', kr: '', en: '', cn: '', jp: '' },
  edition: '',
  number: 'A',
  issuer: '',
  accreditationBody: '',
  scope: '',
  assessorLevel: '',
  attestationType: '',
  validFrom: '',
  validTo: '2027-06-30',
  light: 'valid',
  daysLeft: 400,
  factories: [],
  file: null,
  version: 1,
  revokedAt: null,
  revokedReason: '',
  versions: [],
  reminders: [],
  createdAt: AT,
  updatedAt: AT,
  updatedBy: '',
  can: { edit: true, renew: true, revoke: true, reinstate: false, remove: true },
};
const LATE = { status: 409, code: 'factory.certificate_changed' };
/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

/** Starts a server. The test passes the answer to a write. */
const start = (write: (body: object) => object, stored: object) =>
  startTestApp({
    server: ({ method, path, body }) => {
      if (method !== 'GET') return write(Object(body));
      if (path.endsWith(BASE.id)) return { data: stored };
      const standard = { ...NAMES, id: STANDARD, isRetired: false, version: 1 };
      return { data: path.includes('standards') ? { rows: [standard] } : { rows: [], total: 0 } };
    },
  });

const open = async () => {
  signInAs();
  await i18n.loadNamespaces(['certificate', 'ui']);
  const routes = [
    { path: '/factory/certificates/:id/edit', loader: loadCertificateEdit, Component: CertificateEditPage },
    { path: '/factory/certificates/:id', element: <h1>certificate</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/factory/certificates/${BASE.id}/edit`] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByLabelText(/^인증서 번호/, {}, PATIENTLY);
};
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(name));
  await userEvent.type(screen.getByLabelText(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowOf = async (name: string) => within(await screen.findByRole('group', { name }, PATIENTLY));
const choose = async (name: string, side: RegExp) =>
  userEvent.click((await rowOf(name)).getByRole('radio', { name: side }));
const inDialog = () => within(screen.getByRole('dialog'));
const putsOf = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

resetBrowserBeforeEach();
silenceConsoleErrors();

it('S2.3 asks field by field when somebody else was faster, and saves at once what was chosen, however many come between', async () => {
  const stored = { ...BASE };
  const changes = [
    { standardId: STANDARD, standard: NAMES, number: 'B', issuer: 'KAB', version: 2 },
    { number: 'C', version: 3 },
  ];
  const calls = await start((body) => {
    const change = changes.shift();
    Object.assign(stored, change);
    return change ? LATE : { data: { ...stored, ...body, version: 4 } };
  }, stored);
  await open();
  await retype(/^규격 이름/, 'GRS');
  await retype(/^인증서 번호/, 'mine');
  await press('저장');
  const number = await rowOf('인증서 번호');
  for (const text of ['A', 'B', 'mine']) expect(number.getByText(text)).toBeTruthy();
  const standard = await rowOf('인증 규격');
  for (const text of ['GOTS', 'ISO 9001', 'GRS']) expect(standard.getByText(text)).toBeTruthy();
  expect(inDialog().getByText('KAB')).toBeTruthy();
  await choose('인증서 번호', /내가 입력한 값/);
  expect(inDialog().getByRole('button', { name: '합쳐서 저장' })).toHaveProperty('disabled', true);
  await choose('인증 규격', /저장된 값/);
  await press('합쳐서 저장');
  // A third person saved while the second decided: the dialog asks again, only about that change.
  await waitFor(() => expect(inDialog().getByText('C')).toBeTruthy(), PATIENTLY);
  expect(screen.queryByRole('group', { name: '인증 규격' })).toBeNull();
  await choose('인증서 번호', /내가 입력한 값/);
  await press('합쳐서 저장');
  await screen.findByRole('heading', { name: 'certificate' }, PATIENTLY);
  const merged = { standardId: STANDARD, standardName: '', number: 'mine', issuer: 'KAB', version: 3 };
  expect(putsOf(calls)).toMatchObject([{ version: 1 }, { version: 2 }, merged]);
  expect(sessionStorage.length).toBe(0);
});

it('knows after a reload which version the draft began with, and has nothing to save where all that is stored is taken', async () => {
  await start(() => ({}), BASE);
  await open();
  await retype(/^인증서 번호/, 'mine');
  cleanup();
  queryClient.clear();
  const calls = await start(() => LATE, { ...BASE, number: 'theirs', issuer: 'KAB', version: 2 });
  await open();
  await waitFor(() => expect(screen.getByLabelText(/^인증서 번호/)).toHaveProperty('value', 'mine'), PATIENTLY);
  await press('저장');
  await choose('인증서 번호', /저장된 값/);
  expect(inDialog().getByText('KAB')).toBeTruthy();
  await press('합쳐서 저장');
  await screen.findByRole('heading', { name: 'certificate' }, PATIENTLY);
  expect(putsOf(calls)).toMatchObject([{ version: 1 }]);
  expect(sessionStorage.length).toBe(0);
});
