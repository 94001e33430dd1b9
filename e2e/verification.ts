import type { Language } from '@ieum/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { certificatePdf } from '../server/test/certificate-pdf.ts';
import { mailsTo } from './mails.ts';
import { tokenOf } from './product.ts';
import { button, fillIn, labelled, next } from './sign-up.ts';
import { wordsOf } from './words.ts';

const PASSWORD = 'correct horse battery';

type Told = { email: string; name: string; businessNumber: string; companyName?: string };
type Certified = Pick<Told, 'businessNumber' | 'companyName'>;

export const certificateOf = async ({ businessNumber, companyName = '주식회사 한빛정밀' }: Certified) =>
  Buffer.from(await certificatePdf({ businessNumber, companyName, representative: '김한빛' }));

/** Signs up and in by hand, with a certificate made for it. */
export const registerByHand = async (page: Page, told: Told & { language: Language }) => {
  const words = wordsOf(told.language);
  const { auth, signup } = words;
  await page.goto(`/auth/signup?lng=${told.language}`);
  await fillIn(page, { ...told, password: PASSWORD, file: await certificateOf(told) }, words);
  await next(page, words).click();
  await labelled(page, signup.agreement.all).check();
  await next(page, words).click();
  await page.getByRole('link', { name: signup.done.signIn }).click();
  await labelled(page, auth.email).fill(told.email);
  await labelled(page, auth.password).fill(PASSWORD);
  await button(page, auth.signIn.submit).click();
  await expect(page).toHaveURL('/dashboard');
};

/** What the bell lists, in the words of whoever reads it. */
export const expectNotice = async (page: Page, language: Language, heading: string) => {
  const { notifications } = wordsOf(language).shell;
  await page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${notifications.title}, `) })
    .click();
  const list = page.getByRole('dialog', { name: notifications.title });
  await expect(list.getByRole('link', { name: heading }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
};

/** Somebody who has signed up with a certificate made for them. */
export const signUpWithCertificate = async (request: APIRequestContext, told: Told) => {
  const { email, name, businessNumber } = told;
  const buffer = await certificateOf(told);
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer };
  const fields = { name, email, password: PASSWORD, phone: '010-1234-5678', business_number: businessNumber };
  const headers = { 'accept-language': 'ko' };
  const answer = await request.post('/api/user/signup', { multipart: { ...fields, file }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
};

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
