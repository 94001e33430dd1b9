import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { simplePdf } from '../server/test/pdf-corpus.ts';
import { kr } from './words.ts';

export const { auth, signup } = kr;

export const PASSWORD = 'correct horse battery';
/** Its check digit fits. */
export const BUSINESS_NUMBER = '124-81-00998';

export const labelled = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const next = (page: Page, words = kr) => button(page, words.signup.next);
export const boxes = (page: Page, words = kr) =>
  page.getByRole('group', { name: words.signup.businessNumber }).getByRole('textbox');
export const tick = (page: Page, part: 'privacy' | 'service') => labelled(page, signup.agreement.agreeTo[part]);
export const stepTitle = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });

export const newEmail = () => `${randomUUID()}@example.com`;

export const pdfFile = async (buffer?: Buffer) => ({
  name: '사업자등록증.pdf',
  mimeType: 'application/pdf',
  buffer: buffer ?? (await simplePdf()),
});

export const paste = (locator: Locator, text: string) =>
  locator.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

type Details = {
  name: string;
  phone: string;
  email: string;
  password: string;
  confirm: string;
  businessNumber: string;
  file: Buffer;
};

/** Step 1, filled in rightly unless told otherwise. */
export const fillIn = async (page: Page, changes: Partial<Details> = {}, words = kr) => {
  const { auth, signup } = words;
  const { name = '홍길동', phone = '010-1234-5678', email = newEmail(), password = PASSWORD } = changes;
  await labelled(page, signup.name).fill(name);
  await labelled(page, signup.phone).fill(phone);
  await labelled(page, auth.email).fill(email);
  await labelled(page, auth.password).fill(password);
  await labelled(page, signup.passwordConfirm).fill(changes.confirm ?? password);
  await paste(boxes(page, words).first(), changes.businessNumber ?? BUSINESS_NUMBER);
  await labelled(page, signup.certificate).setInputFiles(await pdfFile(changes.file));
  return { name, phone, email };
};

export const openStepTwo = async (page: Page, changes: Partial<Details> = {}) => {
  await page.goto('/auth/signup');
  const details = await fillIn(page, changes);
  await next(page).click();
  await stepTitle(page, signup.agreement.title).waitFor();
  return details;
};

/** Words as a part of what is described. */
export const part = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** As the server would refuse it. */
export const refusal = (status: number, code: string, fields: Record<string, string> = {}) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({
    result: { code, msg: { kr: '한국어 문장', en: 'English', cn: '中文', jp: '日本語' }, fields },
  }),
});
