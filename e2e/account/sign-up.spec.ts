import { expect, test } from '../fixtures/product.ts';
import {
  auth,
  BUSINESS_NUMBER,
  boxes,
  button,
  fillIn,
  labelled,
  newEmail,
  next,
  openStepTwo,
  PASSWORD,
  pdfFile,
  signup,
  stepTitle,
} from '../fixtures/sign-up.ts';
import { ui } from '../fixtures/ui-inputs.ts';

const filledIn = (sentence: string, name: string) => sentence.replace('{{name}}', name);

test('S2.13 S2.17 Previous goes back in history, and to sign-in where there is none', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: auth.signUp.title }).click();
  await expect(page).toHaveURL('/auth/signup');
  await button(page, signup.previous).click();
  await expect(page).toHaveURL('/auth/signin');
  await page.goForward();
  await expect(page).toHaveURL('/auth/signup');
  await page.goto('/auth/signup');
  await button(page, signup.previous).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('S2.16 S2.17 Next is disabled until all is filled, ten digits and a file', async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(next(page)).toBeDisabled();
  await fillIn(page);
  await expect(next(page)).toBeEnabled();
  for (const label of [signup.name, signup.phone, auth.email, auth.password, signup.passwordConfirm]) {
    const field = labelled(page, label);
    const before = await field.inputValue();
    await field.fill(label === signup.name ? '   ' : '');
    await expect(next(page)).toBeDisabled();
    await field.fill(before);
    await expect(next(page)).toBeEnabled();
  }
  await boxes(page).nth(4).press('Delete');
  await expect(next(page)).toBeDisabled();
  await boxes(page).nth(4).press('1');
  await expect(next(page)).toBeEnabled();
  await page.getByRole('button', { name: filledIn(ui.fileDrop.remove, '사업자등록증.pdf') }).click();
  await expect(next(page)).toBeDisabled();
});

test('S2.19 S4.6 Back, Previous and a reload lose nothing but the secrets, which are written nowhere', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: auth.signUp.title }).click();
  const { email } = await fillIn(page);
  await next(page).click();
  await expect(page).toHaveURL('/auth/signup?step=2');
  await expect(stepTitle(page, signup.agreement.title)).toBeFocused();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain(email);
  expect(kept).not.toContain(PASSWORD);
  expect(kept).not.toContain('사업자등록증');

  for (const back of [() => page.goBack(), () => button(page, signup.previous).click()]) {
    await back();
    await expect(page).toHaveURL('/auth/signup');
    await expect(stepTitle(page, signup.details.title)).toBeFocused();
    await expect(labelled(page, auth.password)).toHaveValue(PASSWORD);
    await expect(page.getByText('사업자등록증.pdf', { exact: true })).toBeVisible();
    await next(page).click();
    await expect(page).toHaveURL('/auth/signup?step=2');
  }

  await page.reload();
  await expect(page).toHaveURL('/auth/signup');
  await expect(labelled(page, auth.email)).toHaveValue(email);
  await expect(labelled(page, signup.name)).toHaveValue('홍길동');
  await expect(boxes(page).first()).toHaveValue(BUSINESS_NUMBER.charAt(0));
  await expect(labelled(page, auth.password)).toHaveValue('');
  await expect(labelled(page, signup.passwordConfirm)).toHaveValue('');
  await expect(page.getByText('사업자등록증.pdf', { exact: true })).toHaveCount(0);
  await button(page, signup.previous).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('S4.6 a link into the middle begins at the beginning', async ({ page }) => {
  for (const step of ['2', '3', '9', 'x']) {
    await page.goto(`/auth/signup?step=${step}`);
    await expect(page).toHaveURL('/auth/signup');
    await expect(stepTitle(page, signup.details.title)).toBeVisible();
  }
});

test('S2.16 S2.20 the keyboard alone signs up', async ({ page }) => {
  const email = newEmail();
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/auth/signup');
  await labelled(page, signup.name).focus();
  for (const text of ['홍길동', '01012345678', email]) {
    await page.keyboard.type(text);
    await press('Tab');
  }
  await page.keyboard.type(PASSWORD);
  await press('Tab');
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('1248100998');
  const chooser = page.waitForEvent('filechooser');
  await press('Tab');
  await expect(labelled(page, signup.certificate)).toBeFocused();
  await press('Enter');
  await (await chooser).setFiles(await pdfFile());
  await expect(next(page)).toBeEnabled();
  for (let stop = 0; stop < 3; stop++) await press('Tab');
  await expect(next(page)).toBeFocused();
  await press('Enter');
  await expect(stepTitle(page, signup.agreement.title)).toBeFocused();
  await press('Tab');
  await press('Space');
  for (let stop = 0; stop < 6; stop++) await press('Tab');
  await expect(next(page)).toBeFocused();
  await press('Enter');
  await expect(stepTitle(page, signup.done.title)).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(page).toHaveURL('/auth/signin');
});

test('S2.20 names that mean harm are shown as they are', async ({ page }) => {
  const name = `<script>alert(1)</script> '; drop table--😀`;
  const { email } = await openStepTwo(page, { name });
  await page.getByLabel(signup.agreement.all).check();
  await next(page).click();
  await expect(stepTitle(page, signup.done.title)).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(email, { exact: true })).toBeVisible();
  await expect(page.getByText('124-81-00998', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('ieum.draft.signUp'))).toBeNull();
});
