import type { Language } from '@ieum/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { certificatePdf } from '../server/test/certificate-pdf.ts';
import { mailsTo } from './mails.ts';
import { tokenOf } from './product.ts';

const PASSWORD = 'correct horse battery';
const LANGUAGE_TAGS: Record<Language, string> = { kr: 'ko', en: 'en', cn: 'zh', jp: 'ja' };

type Told = { email: string; name: string; businessNumber: string; companyName?: string; language?: Language };

/** Somebody who has signed up with a certificate made for them. */
export const signUpWithCertificate = async (request: APIRequestContext, told: Told) => {
  const { email, name, businessNumber, companyName = '주식회사 한빛정밀', language = 'kr' } = told;
  const buffer = Buffer.from(await certificatePdf({ businessNumber, companyName, representative: '김한빛' }));
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer };
  const fields = { name, email, password: PASSWORD, phone: '010-1234-5678', business_number: businessNumber };
  const headers = { 'accept-language': LANGUAGE_TAGS[language] };
  const answer = await request.post('/api/user/signup', { multipart: { ...fields, file }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const session = await request.post('/api/user/signin', { data: { email, password: PASSWORD } });
  const token = String((await session.json()).result.data.jwt_token);
  return { email, name, businessNumber, token };
};

export type Applicant = Awaited<ReturnType<typeof signUpWithCertificate>>;

export const enter = (page: Page, { token, name, email, businessNumber }: Applicant) =>
  page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('e2e.entered')) return;
      sessionStorage.setItem('e2e.entered', 'yes');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: token, user: JSON.stringify({ name, email, businessNumber, role: 'supplier' }) },
  );

/** Calls as the operator, for what the screens are not asked about. */
export const asOperator = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(`/api/admin${path}`, { headers: { authorization: `Bearer ${tokenOf('admin')}` } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
};

/** The case of whoever has this address. */
export const caseOf = async (request: APIRequestContext, email: string): Promise<{ id: string; kind: string }> => {
  const { rows } = await asOperator(request, `/cases?state=all&search=${encodeURIComponent(email)}`);
  return rows[0];
};

/** Waits until a mail to this reader has these words in its subject. */
export const expectMail = async (reader: string, subject: string) => {
  const subjects = async () => (await mailsTo(reader)).map(({ headers }) => headers.subject ?? '');
  await expect
    .poll(subjects, { message: `a mail to ${reader}`, timeout: 20_000 })
    .toContainEqual(expect.stringContaining(subject));
};
