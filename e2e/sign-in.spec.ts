import { ADMIN_PASSWORD } from '../server/test/seed.ts';
import { expect, test, userOf } from './product.ts';
import { kr } from './words.ts';

const { email, password, signIn, validation } = kr.auth;

test('S2.14 S3.1 S3.6 a sign-in stores the session and goes to the dashboard, replacing the history entry', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await page.goto('/auth/signin');
  await page.getByLabel(email).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(ADMIN_PASSWORD);
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
  await page.getByLabel(email).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: signIn.submit }).click();
  await expect(page).toHaveURL('/factory?page=3');
});

test('S2.15 S8.4 a failure says to check both, with an icon, and no toast', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByLabel(email).fill('nobody@test.kr');
  await page.getByLabel(password, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: signIn.submit }).click();
  const alert = page.getByRole('alert').filter({ hasText: validation.signInInvalid });
  await expect(alert).toBeVisible();
  await expect(alert.locator('svg')).toBeVisible();
  await expect(page.getByText(validation.signInInvalid)).toHaveCount(1);
  await page.getByLabel(email).press('End');
  await page.getByLabel(email).pressSequentially('x');
  await expect(page.getByText(validation.signInInvalid)).toBeHidden();
});

test('signing out ends the session in the browser and on the server, and keeps no way back', async ({
  page,
  request,
}) => {
  await page.goto('/auth/signin');
  await page.getByLabel(email).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(ADMIN_PASSWORD);
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
  await page.getByLabel(email).fill('admin@test.kr');
  await page.getByLabel(password, { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});
