import type { APIRequestContext, Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** No other test uses these accounts. */
const [ALONE, BUYER, SUPPLIER, ENGLISH] = [50, 51, 52, 53];

const palette = (page: Page, words = kr) => page.getByRole('dialog', { name: words.search.title });
const box = (page: Page, words = kr) => palette(page, words).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

/** Opens the palette by keyboard. The button handles the keys and appears with the page. */
const openByKeys = async (page: Page, label = kr.shell.search.label) => {
  await expect(page.getByRole('button', { name: label })).toBeVisible();
  await page.keyboard.press('Control+k');
};

const register = (request: APIRequestContext, who: number, name: string, more: object = {}) =>
  callAs(request, who, 'POST', '/factories', { name, country: 'KR', isNew: true, ...more });

test('S2.1 finds by initials with the keyboard alone, and remembers what was chosen', async ({
  page,
  request,
  signedIn,
}) => {
  await register(request, ALONE, '누리셀 오창공장', { nameEnglish: 'Nuri Cell Ochang' });
  await register(request, ALONE, '누리셀 울산공장');
  await signedIn(ALONE);
  await page.goto('/dashboard');
  await openByKeys(page);
  await expect(box(page)).toBeFocused();
  // At first actions and pages are offered.
  await expect(option(page, kr.search.action.registerFactory)).toBeVisible();
  await refuseFaults(page);
  await page.keyboard.insertText('ㄴㄹㅅ');
  await expect(option(page, /오창공장/)).toBeVisible();
  // The toasts are beside it: they move into whatever dialog is open.
  await expect(palette(page).getByRole('status').filter({ hasText: '2' })).toBeAttached();
  await refuseFaults(page);

  await expect(active(page)).toContainText('누리셀 오창공장');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('누리셀 울산공장');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('누리셀 오창공장');
  await page.keyboard.press('End');
  await expect(active(page)).toContainText('누리셀 울산공장');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/factory\/[\da-f-]{36}$/);
  await expect(palette(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('누리셀 오창공장');

  // The button opens it too; Escape returns the focus.
  const button = page.getByRole('button', { name: kr.shell.search.label });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: kr.search.kind.recent }).getByRole('option')).toHaveText(
    /누리셀 오창공장/,
  );
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(button).toBeFocused();

  // Signing out removes the recent choices.
  await page.getByRole('button', { name: kr.shell.profile.label }).click();
  await page.getByRole('menuitem', { name: kr.shell.profile.signOut }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ieum.recentChoices'))).toBeNull();
});

test.describe('in English', () => {
  test.use({ locale: 'en-US' });
  test('S2.1 goes to a page by its English name, and says when there is nothing', async ({ page, signedIn }) => {
    const en = wordsOf('en');
    await signedIn(ENGLISH);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: en.shell.search.label }).click();
    await box(page, en).fill('mass bal');
    await expect(active(page)).toContainText(en.search.page.balance);
    await box(page, en).fill('nothing is called so');
    await expect(palette(page, en).getByText(en.search.none.text)).toBeVisible();
    await refuseFaults(page);
    await box(page, en).fill('mass bal');
    await expect(active(page)).toContainText(en.search.page.balance);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/supply-chain/flow/balance');
  });
});

test('S2.2 finds a partner and not who is behind it, nor anybody else’s factory', async ({
  page,
  request,
  signedIn,
}) => {
  const pack = await productOf(request, BUYER, '검색 배터리팩');
  const cell = await productOf(request, SUPPLIER, '카나리아 셀');
  await linkBetween(request, [BUYER, pack], [SUPPLIER, cell], { spendShare: 10 });
  await register(request, SUPPLIER, '카나리아 공장');
  await signedIn(BUYER);
  await page.goto('/dashboard');
  await openByKeys(page);

  await box(page).fill(`한빛정밀 ${SUPPLIER}`);
  await expect(page.getByRole('group', { name: kr.search.kind.company }).getByRole('option')).toHaveText(
    new RegExp(`한빛정밀 ${SUPPLIER}.*${userOf(SUPPLIER).businessNumber}`),
  );
  for (const typed of ['카나리아', 'ㅋㄴㄹㅇ', `한빛정밀 ${ALONE}`]) {
    await box(page).fill(typed);
    await expect(palette(page).getByText(kr.search.none.text)).toBeVisible();
  }
});

test('S2.10 fills a phone, and finds by touch', async ({ page, request, signedIn }) => {
  const name = `휴대폰 공장 ${'아주 긴 이름 '.repeat(10)}`;
  await register(request, ENGLISH, name);
  await signedIn(ENGLISH);
  for (const [width, theme] of lastInGate([
    [768, 'light'],
    [1440, 'dark'],
    [360, 'light'],
  ] as const)) {
    await setLook(page, { width, theme });
    await page.goto('/dashboard');
    await refuseOverflow(page);
    await shoot(page, `search-button-${width}`);
    await page.getByRole('button', { name: kr.shell.search.label }).click();
    await expect(option(page, kr.search.action.addProduct)).toBeVisible();
    await shoot(page, `search-first-${width}`);
    await box(page).fill('공장');
    await expect(option(page, /휴대폰 공장/)).toBeVisible();
    await refuseFaults(page);
    await refuseOverflow(page);
    await shoot(page, `search-found-${width}`);
    await option(page, /휴대폰 공장/).click();
    await expect(page).toHaveURL(/\/factory\/[\da-f-]{36}$/);
  }
});

test('S2.7 an operator finds people, companies and pages of their own', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/admin');
  await openByKeys(page, kr.shell.search.operatorLabel);
  await box(page).fill(userOf(7).email);
  await expect(page.getByRole('group', { name: kr.search.kind.person }).getByRole('option')).toHaveText(
    /su\*{4}@t\*{3}\.kr/,
  );
  await refuseFaults(page);
  await box(page).fill('ㄱㅅㄱㄹ');
  await expect(active(page)).toContainText(kr.search.page.audit);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
});

test('S2.1 says when the search does not work, and leads to pages all the same', async ({ page, signedIn }) => {
  await signedIn(ENGLISH);
  await page.goto('/dashboard');
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: {} }));
  await openByKeys(page);
  await box(page).fill('공장');
  await expect(palette(page).getByRole('alert').filter({ hasText: kr.search.failed.title })).toBeVisible();
  // Two actions begin with the same word.
  await expect(page.getByRole('option', { name: kr.search.page.factories, exact: true })).toBeVisible();
  await refuseFaults(page);
  await page.unroute('**/api/search?*');
  await palette(page).getByRole('button', { name: kr.common.retry }).click();
  await expect(palette(page).getByRole('alert')).toBeHidden();
});
