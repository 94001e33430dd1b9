// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { resetBrowserBeforeEach, silenceConsoleErrors } from '../../../../test/fresh-browser.ts';
import { button, field, heading, PASSWORD, PDF } from '../../../../test/sign-up.ts';
import { startTestApp } from '../../../../test/world.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { SignUpAbroadPage } from './abroad-page.tsx';

/** Longer than the time between the two clicks of a double click. */
const A_WHILE_MS = 100;

const TYPED = {
  '회사 이름': 'Song Hong Wiring',
  '등록번호 종류': 'MST',
  등록번호: '0312345678',
  이름: 'Nguyễn Văn An',
  전화번호: '+84 24 3825 1234',
  이메일: 'an@songhong.example',
  비밀번호: PASSWORD,
  '비밀번호 확인': PASSWORD,
};

const open = async () => {
  await i18n.loadNamespaces(['auth', 'signup', 'ui']);
  const routes = [
    { path: '/auth/signup/abroad', Component: SignUpAbroadPage },
    { path: '*', element: null },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/auth/signup/abroad'] })} />);
  await heading('해외 회사 회원가입');
};
const fillIn = async () => {
  await userEvent.selectOptions(field('국가'), 'VN');
  for (const [label, text] of Object.entries(TYPED)) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
  await userEvent.upload(field('사업자 등록 증명서'), PDF);
};

resetBrowserBeforeEach();
silenceConsoleErrors();

it('23.21 says at each field what is missing, offers no Korea, and sends nothing', async () => {
  const calls = await startTestApp();
  await open();
  expect([...field('국가').querySelectorAll('option')].some(({ value }) => value === 'KR')).toBe(false);
  await userEvent.click(button('가입하기'));
  for (const sentence of ['국가를 골라 주세요.', '등록번호를 입력해 주세요.', '등록번호 종류를 입력해 주세요.'])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(document.activeElement).toBe(field('국가'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('23.21 sends what was typed once both agreements are given, and shows what was registered', async () => {
  const calls = await startTestApp({
    server: ({ path, body }) => ({ data: path === '/api/user/terms' ? { version: '2026-11-15' } : body }),
  });
  await open();
  await fillIn();
  await userEvent.click(button('가입하기'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByLabelText('필수 항목 모두 동의'));
  await userEvent.click(button('가입하기'));
  expect(await screen.findByText('an@songhong.example')).toBeTruthy();
  const sent = calls.find(({ method }) => method === 'POST');
  expect(sent?.path).toBe('/api/user/signup/abroad?terms_version=2026-11-15');
  expect(sent?.body).toMatchObject({
    country: 'VN',
    company_name: 'Song Hong Wiring',
    registration_scheme: 'MST',
    registration_number: '0312345678',
    phone: '+842438251234',
    email: 'an@songhong.example',
  });
  expect(JSON.stringify(sessionStorage)).not.toContain('Song Hong');
});

it('23.21 signs up once, however often somebody clicks while the certificate is looked at', async () => {
  const calls = await startTestApp({
    server: ({ path, body }) => ({ data: path === '/api/user/terms' ? { version: '2026-11-15' } : body }),
  });
  await open();
  await fillIn();
  const read = vi.spyOn(Blob.prototype, 'text').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
    return '%PDF-1.7';
  });
  await userEvent.click(screen.getByLabelText('필수 항목 모두 동의'));
  await userEvent.dblClick(button('가입하기'));
  expect(await screen.findByText('an@songhong.example')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  read.mockRestore();
});

it('23.21 keeps what was typed over a reload, without the secrets', async () => {
  await startTestApp();
  await open();
  await fillIn();
  const stored = JSON.stringify(sessionStorage);
  expect(stored).toContain('Song Hong Wiring');
  expect(stored).not.toContain(PASSWORD);
});

it('S5.6 23.21 says at once that a file is no PDF, whatever its name', async () => {
  await startTestApp();
  await open();
  await userEvent.upload(field('사업자 등록 증명서'), new File(['MZ'], 'certificate.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^PDF 파일이 아니에요\./)).toBeTruthy();
});
