// @vitest-environment happy-dom
import { examples, type Verification } from '@ieum/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { resetBrowserBeforeEach } from '../../../../test/fresh-browser.ts';
import { signInAs, startTestApp } from '../../../../test/world.ts';
import { queryClient } from '../../../kit/api/query-client.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { VerificationPage } from './applicant-page.tsx';

const shown: Verification = examples.getVerification.output;

const open = async (answer: Verification = shown) => {
  const calls = await startTestApp({
    server: ({ method, path }) => {
      if (method !== 'GET') return { data: {} };
      // A new person has no company yet.
      if (path === '/api/company') return { status: 403, code: 'access.denied' };
      return { data: path === '/api/company/request' ? examples.getOwnRequest.output : answer };
    },
  });
  signInAs();
  await i18n.loadNamespaces(['verification', 'company', 'signup', 'auth', 'ui']);
  const page = (
    <Suspense>
      <VerificationPage />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '/', element: page }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1 }, { timeout: 4000 });
  return calls;
};

resetBrowserBeforeEach();

it('S2.7 shows exactly the fields that were asked for, each with its note, and sends them', async () => {
  const calls = await open();
  const [field, ...others] = screen.getAllByRole('textbox');
  expect(others).toEqual([]);
  expect(screen.getAllByText('등록증에 있는 대표자 이름과 달라요.').length).toBeGreaterThan(0);
  const user = userEvent.setup();
  if (field) await user.clear(field);
  await user.click(screen.getByRole('button', { name: '다시 제출' }));
  expect(await screen.findByText('내용을 입력해 주세요.')).toBeTruthy();
  if (field) await user.type(field, '김한빛');
  await user.click(screen.getByRole('button', { name: '다시 제출' }));
  await screen.findByText(/다시 제출했어요/).catch(() => undefined);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/api/company/verification', body: { version: 3, representative: '김한빛' } });
});

it('offers nothing to send while it is the operator’s turn', async () => {
  const { own } = shown;
  if (!own) throw new Error('the example has a case');
  const waiting = { ...own, state: 'submitted' as const, corrections: [], can: { correct: false, resubmit: false } };
  await open({ ...shown, own: waiting });
  expect(screen.queryByRole('button', { name: '다시 제출' })).toBeNull();
});

it('says so where a colleague has seen to it', async () => {
  await open({ ...shown, own: null, companyState: 'verified' });
  expect(screen.getByText('인증된 회사예요')).toBeTruthy();
});

it('S2.4 asks a company abroad for its number there and any phone, with what it said before', async () => {
  const { own } = shown;
  if (!own) throw new Error('the example has a case');
  const typed = { ...own.typed, businessNumber: 'VN 0312345', phone: '842438251234' };
  const corrections = [
    { field: 'businessNumber' as const, note: '' },
    { field: 'phone' as const, note: '' },
  ];
  const calls = await open({ ...shown, own: { ...own, typed, corrections } });
  const user = userEvent.setup();
  const number = screen.getByLabelText<HTMLInputElement>('등록번호');
  const phone = screen.getByLabelText<HTMLInputElement>('전화번호');
  expect([number.value, phone.value]).toEqual(['0312345', '+842438251234']);
  await user.type(number, '6');
  await user.clear(phone);
  await user.type(phone, '010-2345-6789');
  await user.click(screen.getByRole('button', { name: '다시 제출' }));
  expect(await screen.findAllByText(/^\+와 국가 번호부터/)).toHaveLength(2);
  await user.clear(phone);
  await user.type(phone, '+84 24 1111 2222');
  await user.click(screen.getByRole('button', { name: '다시 제출' }));
  await screen.findByText(/다시 제출했어요/).catch(() => undefined);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ version: 3, registrationNumber: '03123456', phone: '+842411112222' });
});

it('S2.2 23.19 offers what was read from the certificate, which is confirmed in one step', async () => {
  const { own } = shown;
  if (!own) throw new Error('the example has a case');
  const values = {
    companyName: '한빛정밀',
    representative: '홍길동',
    openedOn: '2001-03-02',
    address: '안산시 1길 23',
  };
  const waiting = { ...own, state: 'submitted' as const, corrections: [], can: { correct: false, resubmit: false } };
  const calls = await open({ ...shown, own: { ...waiting, offer: { state: 'read', values } } });
  expect(screen.getByText(/파일에서 읽은 내용이에요/)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: '내용이 맞아요' }));
  await screen.findByText(/이제 운영자가 심사해요/).catch(() => undefined);
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ path: '/api/company/verification/confirm', body: { round: own.round, ...values } });
});

it('23.19 waits while the certificate is read', async () => {
  const { own } = shown;
  if (!own) throw new Error('the example has a case');
  const values = { companyName: '', representative: '', openedOn: '', address: '' };
  const waiting = { ...own, state: 'submitted' as const, corrections: [], can: { correct: false, resubmit: false } };
  await open({ ...shown, own: { ...waiting, offer: { state: 'reading', values } } });
  expect(screen.getByText(/파일을 읽고 있어요/)).toBeTruthy();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});
