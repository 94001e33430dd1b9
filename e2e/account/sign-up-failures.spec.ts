import { badPdfs } from '../../server/test/fixtures/pdf/corpus.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import {
  auth,
  button,
  labelled,
  next,
  openStepTwo,
  PASSWORD,
  part,
  refusal,
  signup,
  stepTitle,
  tick,
} from '../fixtures/sign-up.ts';

const { agreement } = signup;
const CALL = '**/api/user/signup*';

for (const [status, code] of lastInGate([
  [503, 'server.unavailable'],
  [429, 'request.too_many'],
] as const)) {
  test(`S8.2 S8.5 ${status} is told in a toast and in the console; what was typed stays, and it works the next time`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openStepTwo(page);
    await page.getByLabel(agreement.all).check();
    await page.route(CALL, (route) => route.fulfill(refusal(status, code)));
    await next(page).click();
    await expect(page.getByRole('alert').filter({ hasText: '한국어 문장' })).toBeVisible();
    expect(errors.filter((text) => text.includes(code))).toHaveLength(1);
    await expect(tick(page, 'privacy')).toBeChecked();
    await button(page, signup.previous).click();
    await expect(labelled(page, auth.password)).toHaveValue(PASSWORD);
    await next(page).click();
    await page.unroute(CALL);
    await next(page).click();
    await expect(stepTitle(page, signup.done.title)).toBeVisible();
    await expect(page.getByText('한국어 문장')).toBeHidden();
  });
}

test('S2.19 S3.2 an e-mail that has an account goes back to its field, with the ways to sign in', async ({ page }) => {
  await openStepTwo(page, { email: 'admin@test.kr' });
  await page.getByLabel(agreement.all).check();
  await next(page).click();
  const email = labelled(page, auth.email);
  await expect(email).toBeFocused();
  await expect(page).toHaveURL('/auth/signup');
  await expect(email).toHaveAccessibleDescription(part(auth.validation.emailTaken));
  await expect(page.getByRole('link', { name: auth.findPassword.title })).toBeVisible();
  await expect(labelled(page, auth.password)).toHaveValue(PASSWORD);
  await email.fill(`other-${Date.now()}@example.com`);
  await expect(page.getByText(auth.validation.emailTaken)).toBeHidden();
  await next(page).click();
  await expect(page.getByLabel(agreement.all)).toBeChecked();
  await next(page).click();
  await expect(stepTitle(page, signup.done.title)).toBeVisible();
});

test('S2.19 S5.2 S5.6 what the server finds out goes back to its field', async ({ page }) => {
  await openStepTwo(page, { password: 'password123' });
  await page.getByLabel(agreement.all).check();
  await next(page).click();
  await expect(labelled(page, auth.password)).toBeFocused();
  await expect(page.getByText(auth.validation.passwordCommon)).toBeVisible();
  await labelled(page, auth.password).fill(PASSWORD);
  await labelled(page, signup.passwordConfirm).fill(PASSWORD);
  const bad = await badPdfs();
  for (const [trouble, sentence] of [
    ['damaged', signup.refused.damaged],
    ['encrypted', signup.refused.encrypted],
    ['active_content', signup.refused.activeContent],
  ] as const) {
    const buffer = bad.find((file) => file.trouble === trouble && file.bytes.includes('%PDF-'))?.bytes;
    const file = { name: '나쁜.pdf', mimeType: 'application/pdf', buffer: buffer ?? Buffer.of() };
    await labelled(page, signup.certificate).setInputFiles(file);
    await next(page).click();
    await next(page).click();
    await expect(labelled(page, signup.certificate)).toBeFocused();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('S5.7 terms that changed meanwhile are asked for again', async ({ page }) => {
  await openStepTwo(page);
  await page.getByLabel(agreement.all).check();
  await page.route(CALL, (route) => route.fulfill(refusal(409, 'account.terms_changed')));
  const terms = page.waitForRequest('**/api/user/terms');
  await next(page).click();
  await expect(page.getByText(agreement.changed)).toBeVisible();
  await terms;
  await expect(tick(page, 'privacy')).not.toBeChecked();
  await expect(page).toHaveURL('/auth/signup?step=2');
  await page.unroute(CALL);
  await page.getByLabel(agreement.all).check();
  await next(page).click();
  await expect(stepTitle(page, signup.done.title)).toBeVisible();
});

test('S2.19 on a slow line the upload shows how far it is, and can be cancelled', async ({ page }) => {
  await openStepTwo(page, { file: Buffer.alloc(4_000_000, '%PDF-1.7 ') });
  await page.getByLabel(agreement.all).check();
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await next(page).click();
  await expect(button(page, agreement.submitting)).toBeDisabled();
  const bar = page.getByRole('progressbar', { name: agreement.uploading });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.getByRole('button', { name: new RegExp(agreement.uploading) }).click();
  await expect(page.getByText(agreement.cancelled)).toBeVisible();
  await expect(next(page)).toBeEnabled();
  await expect(bar).toHaveCount(0);
});
