import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/fixtures/process/seed.ts';
import { refuseFaults } from '../fixtures/looks.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { idle, password } = kr.account;
const { label } = kr.factory;
const TYPED = '쓰다 만 공장';

const dialogOf = (page: Page) => page.getByRole('dialog');
/** The last call of a new page. Sent after the clock was moved, it would count as a use of the session at that time. */
const lastCall = (page: Page) => page.waitForResponse('**/api/tasks**');
const startWriting = async (page: Page) => {
  // An element that is still fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  const counted = lastCall(page);
  await page.goto('/factory/new');
  await page.getByLabel(label.name).fill(TYPED);
  await counted;
  await expect(page.getByRole('banner')).toBeVisible();
};

test('two minutes before the idle end a dialog offers to stay, and staying is one call', async ({ page, signedIn }) => {
  await signedIn(8);
  await startWriting(page);
  await page.clock.fastForward('01:56:00');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.clock.fastForward('01:30');
  await expect(dialogOf(page)).toContainText(idle.ending.idle.title);
  await expect(page.getByRole('timer')).toHaveText(/^1:[0-3]\d$/);
  await refuseFaults(page);
  const stay = dialogOf(page).getByRole('button', { name: idle.stay });
  await expect(stay).toBeFocused();
  const called = page.waitForResponse('**/api/user/me');
  await page.keyboard.press('Enter');
  expect((await called).status()).toBe(200);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByLabel(label.name)).toHaveValue(TYPED);
  await page.clock.fastForward('01:50:00');
  await expect(dialogOf(page)).toHaveCount(0);
});

test('after the idle end sign-in happens in place, and the form behind is kept', async ({ page, signedIn }) => {
  await signedIn(9);
  await startWriting(page);
  await page.clock.fastForward('02:00:00');
  const dialog = dialogOf(page);
  await expect(dialog).toContainText(idle.ended.title);
  await expect(dialog).toContainText(userOf(9).email);
  await expect(dialog.getByLabel(password, { exact: true })).toBeFocused();
  await refuseFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(password, { exact: true }).fill('not my password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert').filter({ hasText: idle.failed })).toBeVisible();
  await dialog.getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/factory/new');
  await expect(page.getByLabel(label.name)).toHaveValue(TYPED);
  await page.getByRole('button', { name: kr.factory.register }).click();
  await expect(page.getByText(kr.factory.registered)).toBeVisible();
});

test('somebody else leaves to sign-in, with the session cleared in every tab', async ({ context, page, signedIn }) => {
  await signedIn(10);
  await startWriting(page);
  // The clock is that of all tabs.
  const otherTab = await context.newPage();
  const counted = lastCall(otherTab);
  await otherTab.goto('/factory');
  await counted;
  await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText(kr.factory.title);
  await page.clock.fastForward('02:10:00');
  await dialogOf(page).getByRole('button', { name: idle.someoneElse }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(otherTab).toHaveURL('/auth/signin');
  const left = await page.evaluate(() => ['user', 'accessToken', 'auth'].filter((key) => localStorage.getItem(key)));
  expect(left).toEqual([]);
});

test('twelve hours after sign-in the longest session ends, however busy one is', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth/signin');
  await page.getByLabel(kr.auth.email, { exact: true }).fill(userOf(11).email);
  await page.getByLabel(kr.auth.password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.shell.nav.dashboard);
  for (let hours = 0; hours < 11; hours += 1) {
    await page.clock.fastForward('01:00:00');
    // Stored as another tab would store it.
    await page.evaluate(() => localStorage.setItem('ieum.lastUse', String(Date.now())));
  }
  await expect(dialogOf(page)).toHaveCount(0);
  await page.clock.fastForward('58:30');
  await expect(dialogOf(page)).toContainText(idle.ending.limit.title);
  await dialogOf(page).getByRole('button', { name: idle.signInAgain }).click();
  await dialogOf(page).getByLabel(password, { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.clock.fastForward('30:00');
  await expect(dialogOf(page)).toHaveCount(0);
});
