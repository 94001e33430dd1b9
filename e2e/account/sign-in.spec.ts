import { PASSWORD } from '../../server/test/fixtures/process/seed.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { email, password, signIn, validation } = kr.auth;

test('S2.14 S3.1 S3.6 a sign-in stores the session and goes to the dashboard, replacing the history entry', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await page.goto('/auth/signin');
  await page.getByLabel(email, { exact: true }).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const stored = await page.evaluate(() => ({
    token: localStorage.getItem('accessToken'),
    user: JSON.parse(localStorage.getItem('user') ?? ''),
    auth: JSON.parse(localStorage.getItem('auth') ?? ''),
  }));
  expect(stored.token?.split('.')).toHaveLength(3);
  expect(stored.user).toEqual(userOf('admin'));
  expect(Date.parse(stored.auth.endsAt)).toBeGreaterThan(Date.now());
  await page.goBack();
  await expect(page).toHaveURL('/nowhere');
});

test('S2.14 a sign-in returns to the deep link that the gate turned away', async ({ page }) => {
  await page.goto('/factory?page=3');
  await expect(page).toHaveURL('/auth/signin');
  await page.getByLabel(email, { exact: true }).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page).toHaveURL('/factory?page=3');
});

test('S2.5 S2.6 sign-in is a page of its own; the others have a layout with the way back to it', async ({ page }) => {
  const back = page.getByRole('link', { name: kr.auth.backToSignIn });
  await page.goto('/auth/signin');
  await expect(page.getByRole('heading', { level: 1, name: signIn.title })).toBeVisible();
  await expect(back).toHaveCount(0);
  for (const path of ['/auth/signup', '/auth/find-id', '/auth/find-password']) {
    await page.goto(path);
    await expect(back).toBeVisible();
  }
});

test('S2.15 S8.4 a failure says to check both, with an icon, and no toast', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByLabel(email, { exact: true }).fill('nobody@test.kr');
  await page.getByLabel(password, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: signIn.submit }).click();
  const alert = page.getByRole('alert').filter({ hasText: validation.signInInvalid });
  await expect(alert).toBeVisible();
  await expect(alert.locator('svg')).toBeVisible();
  await expect(page.getByText(validation.signInInvalid)).toHaveCount(1);
  await page.getByLabel(email, { exact: true }).press('End');
  await page.getByLabel(email, { exact: true }).pressSequentially('x');
  await expect(page.getByText(validation.signInInvalid)).toBeHidden();
});

test('signing out ends the session in the browser and on the server, and keeps no way back', async ({
  page,
  request,
}) => {
  await page.goto('/auth/signin');
  await page.getByLabel(email, { exact: true }).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  await page.goto('/factory');
  await page.getByRole('button', { name: kr.shell.profile.label }).click();
  await page.getByRole('menuitem', { name: kr.shell.profile.signOut }).click();
  await expect(page).toHaveURL('/auth/signin');
  const left = await page.evaluate(() => ['user', 'accessToken', 'auth'].filter((key) => localStorage.getItem(key)));
  expect(left).toEqual([]);
  const answer = await request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await page.getByLabel(email, { exact: true }).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('S2.12 S2.13 S4.4 the form, its links, and a button that is disabled while the call is pending', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  const secret = page.getByLabel(password, { exact: true });
  await secret.fill('open sesame');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: kr.common.password.show.replace('{{label}}', password) }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  for (const [name, path] of [
    [kr.auth.findEmail.title, '/auth/find-id'],
    [kr.auth.findPassword.title, '/auth/find-password'],
    [kr.auth.signUp.title, '/auth/signup'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path);

  const mayGoOn = Promise.withResolvers<void>();
  await page.route('**/api/user/signin', async (route) => {
    await mayGoOn.promise;
    await route.continue();
  });
  await page.getByLabel(email, { exact: true }).fill('nobody@test.kr');
  const button = page.getByRole('button', { name: signIn.submit });
  await button.click();
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  mayGoOn.resolve();
  await expect(page.getByText(validation.signInInvalid)).toBeVisible();
  await expect(button).toBeEnabled();
});

test('S5.1 an e-mail is looked at on submit only, and the message goes when it is edited', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/user/signin') && calls.push(request.url()));
  await page.goto('/auth/signin');
  const field = page.getByLabel(email, { exact: true });
  for (const wrong of ['', '   ', 'hong', 'hong@ieum', '<script>@x.kr', `${'a'.repeat(10_000)}@x.kr`]) {
    await field.fill(wrong);
    await field.blur();
    await expect(page.getByText(validation.emailInvalid)).toBeHidden();
    await page.getByRole('button', { name: signIn.submit }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(validation.emailInvalid);
    await field.pressSequentially('x');
    await expect(page.getByText(validation.emailInvalid)).toBeHidden();
  }
  expect(calls).toEqual([]);
});

test('S3.3 S4.5 S9.1 the e-mail is remembered for 90 days when that is wished, and forgotten when it is not', async ({
  page,
}) => {
  const tick = page.getByLabel(signIn.remember);
  const enter = async () => {
    await page.getByLabel(password, { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await page.evaluate(() => localStorage.removeItem('accessToken'));
  };
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('ieum.rememberedEmail') ?? 'null'));

  await page.goto('/auth/signin');
  await expect(tick).not.toBeChecked();
  await page.getByLabel(email, { exact: true }).fill('admin@test.kr');
  await tick.check();
  await enter();
  const { value, expires } = await stored();
  expect(value).toBe('admin@test.kr');
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(89.9);
  expect(days).toBeLessThanOrEqual(90);

  await page.goto('/auth/signin');
  await expect(tick).toBeChecked();
  await expect(page.getByLabel(email, { exact: true })).toHaveValue('admin@test.kr');
  await tick.uncheck();
  await enter();
  expect(await stored()).toBeNull();

  const past = JSON.stringify({ value: 'old@test.kr', expires: 1 });
  await page.evaluate((entry) => localStorage.setItem('ieum.rememberedEmail', entry), past);
  await page.goto('/auth/signin');
  await expect(tick).not.toBeChecked();
  await expect(page.getByLabel(email, { exact: true })).toHaveValue('');
  // The painted page is empty too; the program removes the entry.
  await expect.poll(stored).toBeNull();
});
