import { refuseFaults } from '../fixtures/looks.ts';
import { linkTo } from '../fixtures/mails.ts';
import { enterAs, NEWCOMER_PASSWORD, signUpNewcomer, statusOf } from '../fixtures/newcomer.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { auth, recovery } = kr;
const { label, findEmail, findPassword, newPassword, reset } = recovery;
const NEW_PASSWORD = 'quite another secret 31';

test('S2.6 S2.21 finds the e-mail by name and phone, shortened, and at most three of them', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: auth.findEmail.title }).click();
  await expect(page).toHaveURL('/auth/find-id');
  await page.getByLabel(label.name).fill(userOf(8).name);
  await page.getByLabel(label.phone).fill('+82 10 1234 5678');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: findEmail.found.title })).toBeFocused();
  const emails = page.getByRole('main').getByRole('listitem');
  await expect(emails).toHaveText(Array.from({ length: 3 }, () => /^su\*{4}@t\*{3}\.kr$/));
  await refuseFaults(page);
  await page.getByRole('link', { name: recovery.toSignIn }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('S2.21 a miss tells no more than that no account can be shown, with ways on', async ({ page }) => {
  await page.goto('/auth/find-id');
  await page.getByLabel(label.name).fill('없는 사람');
  await page.getByLabel(label.phone).fill('010-1234-5678');
  await page.getByRole('button', { name: findEmail.submit }).click();
  await expect(page.getByRole('heading', { name: findEmail.none.title })).toBeFocused();
  await page.getByRole('button', { name: findEmail.again }).click();
  await expect(page.getByLabel(label.name)).toHaveValue('없는 사람');
  await page.getByRole('link', { name: auth.signUp.title }).click();
  await expect(page).toHaveURL('/auth/signup');
  await page.goBack();
  await page.getByRole('link', { name: auth.backToSignIn }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('S2.6 S2.23 one page with two modes: name and phone go along, every error shows at its field', async ({
  page,
}) => {
  await page.goto('/auth/find-id');
  await page.getByLabel(label.name).fill('홍길동');
  await page.getByLabel(label.phone).fill('02-123-4567');
  await page.getByRole('link', { name: auth.findPassword.title }).click();
  await expect(page).toHaveURL('/auth/find-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.findPassword.title);
  await expect(page.getByLabel(label.name)).toHaveValue('홍길동');
  await expect(page.getByLabel(label.phone)).toHaveValue('02-123-4567');
  await page.getByRole('button', { name: findPassword.submit }).click();
  await expect(page.getByLabel(label.phone)).toBeFocused();
  const problem = new RegExp(auth.validation.phoneAnywhere.replace('+', '\\+'));
  await expect(page.getByLabel(label.phone)).toHaveAccessibleDescription(problem);
  await expect(page.getByLabel(label.email)).toHaveAccessibleDescription(auth.validation.emailRequired);
});

test('S2.23 answers hit and miss alike; the link sets a new password once, ends every session and signs nobody in', async ({
  page,
  request,
}) => {
  const newcomer = await signUpNewcomer(request);
  await enterAs(page, newcomer);
  const ask = async (email: string) => {
    await page.goto('/auth/find-password');
    await page.getByLabel(label.name).fill(newcomer.name);
    await page.getByLabel(label.phone).fill(newcomer.phone);
    await page.getByLabel(label.email).fill(email);
    await page.getByRole('button', { name: findPassword.submit }).click();
    await expect(page.getByRole('heading', { name: findPassword.sent.title })).toBeFocused();
    return page.getByRole('main').innerText();
  };
  const miss = await ask('somebody.else@naver.com');
  expect(await ask(newcomer.email)).toBe(miss);

  const link = await linkTo(newcomer.email, 'reset');
  await page.goto(link);
  await page.getByLabel(newPassword.password, { exact: true }).fill('password1234');
  await page.getByLabel(newPassword.confirm, { exact: true }).fill('password1234');
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByText(auth.validation.passwordCommon)).not.toHaveCount(0);
  await expect(page.getByLabel(newPassword.password, { exact: true })).toBeFocused();
  await page.getByLabel(newPassword.password, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(newPassword.confirm, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: reset.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset.done.title);
  const left = await page.evaluate(() => ['user', 'accessToken', 'auth'].filter((key) => localStorage.getItem(key)));
  expect(left).toEqual([]);
  expect(await statusOf(request, newcomer.token)).toBe(401);

  await page.getByRole('link', { name: recovery.toSignIn }).click();
  await page.getByLabel(auth.email, { exact: true }).fill(newcomer.email);
  await page.getByLabel(auth.password, { exact: true }).fill(NEWCOMER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.validation.signInInvalid)).toBeVisible();
  await page.getByLabel(auth.password, { exact: true }).fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reset.dead.title);
  await page.getByRole('link', { name: reset.dead.again }).click();
  await expect(page).toHaveURL('/auth/find-password');
});

test('the link of the mail confirms the address once, in one call, and the banner is gone', async ({
  page,
  request,
}) => {
  const newcomer = await signUpNewcomer(request);
  await enterAs(page, newcomer);
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: kr.account.banner.confirm.title });
  await expect(banner).toContainText(newcomer.email);
  await refuseFaults(page);
  const calls: string[] = [];
  page.on('request', (sent) => sent.url().endsWith('/user/confirm-email') && calls.push(sent.method()));
  const link = await linkTo(newcomer.email, 'confirm');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recovery.confirm.done.title);
  await expect(page.getByRole('main')).toContainText(newcomer.email);
  expect(calls).toEqual(['POST']);
  await page.getByRole('link', { name: recovery.confirm.toDashboard }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.shell.nav.dashboard);
  await expect(banner).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recovery.confirm.dead.title);
});

test('a link for the first admin that is dead names the other way', async ({ page }) => {
  await page.goto('/auth/first-admin/nobody-has-sent-this');
  await page.getByLabel(label.name).fill('박운영');
  await page.getByLabel(label.email).fill('first@test.kr');
  await page.getByLabel(newPassword.password, { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(newPassword.confirm, { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: recovery.firstAdmin.submit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recovery.firstAdmin.dead.title);
  await expect(page.getByText('npm run admin -- --email')).toBeVisible();
});
