import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { simplePdf } from '../server/test/pdf-corpus.ts';
import { refuseFaults, refuseOverflow, shoot } from './looks.ts';
import { signInElsewhere } from './newcomer.ts';
import { dialog, heading, press } from './operating.ts';
import { PASSWORD as OPERATOR_PASSWORD } from './operator.ts';
import { expect, userOf } from './product.ts';
import { labelled } from './sign-up.ts';
import { asOperator, caseOf } from './verification.ts';
import { kr } from './words.ts';

const PASSWORD = 'correct horse battery';
/** A file is looked into and a password hashed, on a machine that may have other things to do. */
const PATIENCE_MS = 60_000;

/** Whole, without a fault, and a picture for whoever wants to look. */
export const look = async (page: Page, name: string) => {
  await refuseFaults(page);
  await refuseOverflow(page);
  await shoot(page, `supply-invite-${name}`);
};

/** Somebody who has never been here, in a browser of their own. */
export const stranger = async (browser: Browser, locale: string, width = 1280) =>
  (
    await browser.newContext({ baseURL: process.env.IEUM_URL ?? '', viewport: { width, height: 800 }, locale })
  ).newPage();

/** Asks the API with this session. */
export const callWith = async (request: APIRequestContext, token: string, path: string, data?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const how = data ? { method: 'POST', headers, data } : { headers };
  const answer = await request.fetch(`${process.env.IEUM_URL}/api${path}`, how);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
};

/** In the list of whoever has sent it. */
export const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

/** Opens the dialog and says which of the own products the supplier's goes into. */
export const beginInviting = async (page: Page, { own, asked }: { own: string; asked: string }) => {
  await press(page, kr.supplyInvite.start);
  const product = dialog(page).getByRole('combobox', { name: kr.supplyInvite.ownProduct });
  await product.click();
  await product.fill(own);
  await page.getByRole('option', { name: own }).click();
  await dialog(page).getByLabel(kr.supplyInvite.asked).fill(asked);
};
export const send = (page: Page) => dialog(page).getByRole('button', { name: kr.supplyInvite.send }).click();
export const typeNumber = async (page: Page, number: string) => {
  const { businessNumber } = kr.supplyInvite;
  await dialog(page).getByRole('group', { name: businessNumber }).getByRole('textbox').first().focus();
  await page.keyboard.type(number);
};

/** Everything that nobody can have told for them, and no more. */
export const joinAt = async (page: Page, words: typeof kr, phone: string) => {
  const { signup, supplyInvite, recovery } = words;
  const certificate = page.getByLabel(signup.certificate).or(page.getByLabel(supplyInvite.join.certificate));
  const buffer = Buffer.from(await simplePdf());
  await certificate.setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer });
  await labelled(page, supplyInvite.join.person).fill('이하나');
  await page.getByLabel(phone.startsWith('+') ? supplyInvite.join.phone : signup.phone, { exact: true }).fill(phone);
  await labelled(page, recovery.newPassword.password).fill(PASSWORD);
  await labelled(page, recovery.newPassword.confirm).fill(PASSWORD);
  await labelled(page, signup.agreement.all).check();
  await press(page, supplyInvite.door.join);
  await expect(heading(page)).toHaveText(supplyInvite.end.joined.title, { timeout: PATIENCE_MS });
};

/** From the end of the sign-up straight to the link that was asked about. */
export const signInToLink = async (page: Page, { auth, supplyInvite }: typeof kr, email: string) => {
  await page.getByRole('link', { name: supplyInvite.end.toSignIn }).click();
  await labelled(page, auth.email).fill(email);
  await labelled(page, auth.password).fill(PASSWORD);
  await press(page, auth.signIn.submit);
  await expect(page).toHaveURL(/\/supply-chain\/links\/[\w-]{36}$/, { timeout: PATIENCE_MS });
};

/** By an operator who has just given the password. */
export const verify = async (request: APIRequestContext, email: string) => {
  const token = await signInElsewhere(request, userOf('admin').email, OPERATOR_PASSWORD);
  const { id } = await caseOf(request, email);
  const { version } = await asOperator(request, `/cases/${id}`);
  await callWith(request, token, `/admin/cases/${id}/verify`, { version });
};
