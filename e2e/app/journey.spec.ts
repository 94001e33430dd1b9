import type { Language } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { simplePdf } from '../../server/test/fixtures/pdf/corpus.ts';
import { linkTo } from '../fixtures/mails.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { wordsOf } from '../fixtures/words.ts';

const LOOKS: { language: Language; width: number; phone: string }[] = [
  { language: 'kr', width: 1440, phone: '010-9000-0001' },
  { language: 'kr', width: 360, phone: '010-9000-0002' },
  { language: 'en', width: 1440, phone: '010-9000-0003' },
  { language: 'en', width: 360, phone: '010-9000-0004' },
];
const FIRST = 'correct horse battery';
const SECOND = 'another horse battery';

/** Takes a picture only if `SHOTS=folder` is set. */
const shoot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

for (const { language, width, phone } of outermost(LOOKS)) {
  test(`S1.1 S2.16 S2.20 S2.21 S2.23 signs up, in, out, finds the e-mail, resets and signs in: ${language}, ${width} px`, async ({
    page,
  }) => {
    const { auth, signup, recovery, shell, account } = wordsOf(language);
    const email = `journey-${language}-${width}@naver.com`;
    const name = language === 'kr' ? '홍길동' : 'Hong Gildong';
    const step = (label: string) => shoot(page, `${language}-${width}-${label}`);
    await page.setViewportSize({ width, height: 900 });

    await page.goto(`/auth/signin?lng=${language}`);
    await step('01-sign-in');
    await page.getByRole('link', { name: auth.signUp.title }).click();
    await page.getByLabel(signup.name, { exact: true }).fill(name);
    await page.getByLabel(signup.phone, { exact: true }).fill(phone);
    await page.getByLabel(auth.email, { exact: true }).fill(email);
    await page.getByLabel(auth.password, { exact: true }).fill(FIRST);
    await page.getByLabel(signup.passwordConfirm, { exact: true }).fill(FIRST);
    await page.getByRole('group', { name: signup.businessNumber }).getByRole('textbox').first().focus();
    await page.keyboard.type('1248100998');
    const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: await simplePdf() };
    await page.getByLabel(signup.certificate).setInputFiles(file);
    await step('02-details');
    await page.getByRole('button', { name: signup.next, exact: true }).click();
    await page.getByLabel(signup.agreement.all).check();
    await step('03-agreement');
    await page.getByRole('button', { name: signup.next, exact: true }).click();
    await expect(page.getByRole('heading', { name: signup.done.title })).toBeVisible();
    await expect(page.getByText('124-81-00998')).toBeVisible();
    await step('04-done');

    await page.getByRole('link', { name: signup.done.signIn }).click();
    const signIn = async (password: string) => {
      await page.getByLabel(auth.email, { exact: true }).fill(email);
      await page.getByLabel(auth.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: auth.signIn.submit, exact: true }).click();
      await expect(page).toHaveURL('/dashboard');
    };
    await signIn(FIRST);
    await expect(page.getByText(account.banner.confirm.title)).toBeVisible();
    await step('05-dashboard');
    await page.goto(await linkTo(email, 'confirm'));
    await expect(page.getByText(recovery.confirm.done.title)).toBeVisible();
    await step('06-confirmed');
    await page.goto('/profile');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await expect(page.getByText(account.banner.confirm.title)).toBeHidden();
    await step('07-profile');
    await page.getByRole('button', { name: shell.profile.label }).click();
    await page.getByRole('menuitem', { name: shell.profile.signOut }).click();
    await expect(page).toHaveURL('/auth/signin');

    await page.getByRole('link', { name: auth.findEmail.title }).click();
    await page.getByLabel(recovery.label.name, { exact: true }).fill(name);
    await page.getByLabel(recovery.label.phone, { exact: true }).fill(phone.replaceAll('-', ' '));
    await page.getByRole('button', { name: recovery.findEmail.submit, exact: true }).click();
    await expect(page.getByText('jo****@naver.com')).toBeVisible();
    await step('08-found');
    await page.goto('/auth/find-password');
    await page.getByLabel(recovery.label.name, { exact: true }).fill(name);
    await page.getByLabel(recovery.label.phone, { exact: true }).fill(phone);
    await page.getByLabel(recovery.label.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: recovery.findPassword.submit, exact: true }).click();
    await expect(page.getByText(recovery.findPassword.sent.title)).toBeVisible();
    await step('09-reset-asked');
    await page.goto(await linkTo(email, 'reset'));
    await page.getByLabel(recovery.newPassword.password, { exact: true }).fill(SECOND);
    await page.getByLabel(recovery.newPassword.confirm, { exact: true }).fill(SECOND);
    await step('10-reset');
    await page.getByRole('button', { name: recovery.reset.submit, exact: true }).click();
    await expect(page.getByText(recovery.reset.done.title)).toBeVisible();
    await page.goto('/auth/signin');
    await signIn(SECOND);
  });
}
