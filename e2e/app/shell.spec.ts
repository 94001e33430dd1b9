import { expect, test, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { nav, role, notifications, profile } = kr.shell;

test('S1.2 the sidebar shows the role as a badge, and the e-mail of who is signed in', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/');
  const sidebar = page.getByRole('navigation', { name: nav.label });
  // A page of the sidebar begins with the same word.
  await expect(sidebar.getByText(role.supplier, { exact: true })).toBeVisible();
  await expect(sidebar.getByText(userOf(0).email)).toBeVisible();
});

test('S2.1 the home page greets by name, inside header and sidebar', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('김이음 님');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
});

test('S2.9 /supply goes to /supply-chain and leaves no entry in the history', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/dashboard');
  await page.goto('/supply');
  await expect(page).toHaveURL('/supply-chain');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
});

test('S2.11 the bell opens the notices, which say that there are none', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/');
  await page.getByRole('button', { name: notifications.label_other.replace('{{count}}', '0') }).click();
  await expect(page.getByText(notifications.empty)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(notifications.empty)).toBeHidden();
});

test('S2.11 S1.4 the globe changes the language of the whole page, and it stays', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/factory');
  await page.getByRole('button', { name: kr.common.language }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  const jp = wordsOf('jp');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jp.factory.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('jp');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(jp.factory.title);
});

test('S2.11 the profile menu works by keyboard alone: account, theme, sign out', async ({ page, signedIn }) => {
  await signedIn(1);
  await page.goto('/');
  await page.getByRole('button', { name: profile.label }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('main').getByText(userOf(1).email)).toBeVisible();

  await page.getByRole('button', { name: profile.label }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitemradio', { name: kr.shell.theme.dark }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link by keyboard leads past the navigation', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: kr.common.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every page ends in the operator’s details and a bold link to the privacy policy', async ({ page, signedIn }) => {
  await signedIn(0);
  for (const path of ['/', '/auth/signin', '/nowhere']) {
    await page.goto(path);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('이음 주식회사');
    await expect(footer).toContainText('123-45-67890');
    const privacy = footer.getByRole('link', { name: kr.common.privacy });
    await expect(privacy).toHaveAttribute('href', '/privacy');
    expect(Number(await privacy.evaluate((link) => getComputedStyle(link).fontWeight))).toBeGreaterThanOrEqual(600);
  }
});

test('S7.6 the privacy page shows the document in a frame that runs no script', async ({ page }) => {
  await page.goto('/privacy?lng=en');
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  await expect(frame.contentFrame().getByRole('heading', { name: 'Privacy Policy', exact: true })).toBeVisible();
});
