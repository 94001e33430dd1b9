import type { APIRequestContext, Page } from '@playwright/test';
import { simplePdf } from '../server/test/pdf-corpus.ts';
import { expect } from './product.ts';

export const NEWCOMER_PASSWORD = 'newcomers choose well 27';
const NAME = '나새롬';

export type Newcomer = { name: string; email: string; phone: string; businessNumber: string; token: string };

const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** Somebody of their own, for a test that changes or ends an account. The address is not confirmed yet. */
export const signUpNewcomer = async (request: APIRequestContext, certificate?: Buffer): Promise<Newcomer> => {
  const email = `newcomer-${digits(12)}@naver.com`;
  const phone = `010${digits(8)}`;
  const businessNumber = `6${digits(9)}`;
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: certificate ?? (await simplePdf()) };
  const fields = { name: NAME, email, password: NEWCOMER_PASSWORD, phone, business_number: businessNumber };
  const answer = await request.post('/api/user/signup', { multipart: { ...fields, file } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { name: NAME, email, phone, businessNumber, token: await signInElsewhere(request, email) };
};

/** A session that this browser knows nothing of. */
export const signInElsewhere = async (request: APIRequestContext, email: string, password = NEWCOMER_PASSWORD) => {
  const answer = await request.post('/api/user/signin', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return String((await answer.json()).result.data.jwt_token);
};

/** Once, not at every load: a test may end the session and look again. */
export const enterAs = (page: Page, { name, email, businessNumber, token }: Newcomer) =>
  page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('e2e.entered')) return;
      sessionStorage.setItem('e2e.entered', 'yes');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: token, user: JSON.stringify({ name, email, businessNumber, role: 'supplier' }) },
  );

export const statusOf = async (request: APIRequestContext, token: string) =>
  (await request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } })).status();
