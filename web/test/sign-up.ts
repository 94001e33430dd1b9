import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SignUpPage } from '../src/account/sign-up/sign-up-page.tsx';
import { i18n } from '../src/kit/language/i18n.ts';
import type { startTestApp } from './world.ts';

export const PASSWORD = 'correct horse 77';
export const PDF = new File(['%PDF-1.7'], '등록증.pdf', { type: 'application/pdf' });
const FIELDS = {
  이름: '홍길동',
  '휴대폰 번호': '010-1234-5678',
  이메일: 'hong@example.com',
  비밀번호: PASSWORD,
  '비밀번호 확인': PASSWORD,
};

export const openSignUp = async (search = '') => {
  await i18n.loadNamespaces(['auth', 'signup', 'ui']);
  const routes = [
    { path: '/auth/signup', Component: SignUpPage },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', `/auth/signup${search}`] });
  render(createElement(RouterProvider, { router }));
  await screen.findByRole('heading', { name: '가입 정보를 입력해 주세요' });
  return router;
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name });
export const chooseFile = (file = PDF) => userEvent.upload(field('사업자등록증'), file);

export const fillIn = async (changes: Partial<typeof FIELDS> = {}) => {
  for (const [label, text] of Object.entries({ ...FIELDS, ...changes })) {
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByLabelText('10자리 중 1번째'));
  await userEvent.paste('123-45-67890');
  await chooseFile();
};

export const agreeToAll = async () => {
  await userEvent.click(await screen.findByLabelText('필수 항목 모두 동의'));
  await userEvent.click(button('다음'));
};

type Server = NonNullable<NonNullable<Parameters<typeof startTestApp>[0]>['server']>;
type SignUpReply = { status?: number; code?: string; fields?: Record<string, string>; isNever?: boolean };

/** Returns a server that knows the terms and answers a sign-up with the given reply. */
export const serverOf =
  ({ isNever = false, ...reply }: SignUpReply): Server =>
  ({ path, body }) => {
    if (path === '/api/user/terms') return { data: { version: '2026-11-15' } };
    if (isNever) return new Promise(() => {});
    return { data: body, ...reply };
  };
