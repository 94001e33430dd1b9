// @vitest-environment happy-dom
import { companyProfile } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../test/world.ts';
import { queryClient } from '../../kit/api/query-client.ts';
import { i18n } from '../../kit/language/i18n.ts';
import { CompanyPage } from '../company-page.tsx';
import { loadCompany } from '../loaders.ts';
import { CompanyProfilePage } from './profile-page.tsx';

const COMPANY = {
  ...companyProfile.parse({ name: '한빛정밀' }),
  id: '019a8403-71c2-7d05-9a1e-2b7c4d5e6f70',
  businessNumber: '1248100998',
  state: 'pending',
  version: 1,
  memberId: '019a8404-0b3d-7f16-8c2f-3c8d5e6f7a81',
  memberRole: 'owner',
  can: { edit: true, manage: true, invite: true, leave: false },
};

/** A busy machine renders late. */
const PATIENTLY = { timeout: 10_000 };

const open = async () => {
  const calls = await startTestApp({
    server: ({ method, path, body }) => {
      if (method !== 'GET') return { data: { ...COMPANY, ...(body as object) } };
      return { data: path === '/api/company' ? COMPANY : { rows: [], total: 0 } };
    },
  });
  signInAs();
  await i18n.loadNamespaces(['company', 'ui']);
  const children = [{ index: true, Component: CompanyProfilePage }];
  const routes = [{ path: '/company', loader: loadCompany, Component: CompanyPage, children }];
  const router = createMemoryRouter(routes, { initialEntries: ['/company'] });
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, PATIENTLY);
  return calls;
};

const retype = async (label: RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const save = () => userEvent.click(screen.getByRole('button', { name: '회사 정보 저장' }));
const CHINESE = /^회사 이름\(중국어\)/;
const JAPANESE = /^회사 이름\(일본어\)/;

resetBrowserBeforeEach();
silenceConsoleErrors();

it('25.4 takes names in two more scripts before the verification, and says at each field what is wrong with it', async () => {
  const calls = await open();
  const sent = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await retype(CHINESE, 'Hanbit');
  await retype(JAPANESE, '한빛');
  await save();
  expect(await screen.findByText('한자로 적어 주세요. 한글이나 가나는 쓸 수 없어요.', {}, PATIENTLY)).toBeTruthy();
  expect(screen.getByText('한자나 가나로 적어 주세요. 한글은 쓸 수 없어요.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await retype(CHINESE, '韩光精密');
  await retype(JAPANESE, 'ハンビッ');
  await save();
  await waitFor(() => expect(sent()).toMatchObject([{ nameChinese: '韩光精密', nameJapanese: 'ハンビッ' }]), PATIENTLY);
});
