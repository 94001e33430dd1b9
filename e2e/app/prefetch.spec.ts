import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

/** Keeps the calls to this address of the API. */
const callsTo = (page: Page, path: RegExp) => {
  const calls: string[] = [];
  page.on('request', (call) => path.test(new URL(call.url()).pathname) && calls.push(call.url()));
  return calls;
};

test('26.6 a page is read when the pointer rests on its link or the keyboard reaches it, and not again when it opens', async ({
  page,
  signedIn,
}) => {
  await signedIn(14);
  const [lists, notices] = [callsTo(page, /\/api\/factories$/), callsTo(page, /\/api\/notices$/)];
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(lists).toEqual([]);
  const link = page.locator('a[href="/factory"]').first();
  const answered = page.waitForResponse(/\/api\/factories\?/);
  await link.hover();
  await answered;
  await link.click();
  await expect(page).toHaveURL('/factory');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(lists).toHaveLength(1);

  // The menu reads its own list first, which is not to be counted.
  const listed = page.waitForResponse(/\/api\/notices\?/);
  await page.getByRole('button', { name: /^알림/ }).click();
  await listed;
  const all = page.getByRole('dialog').getByRole('link', { name: kr.notice.all });
  await expect(all).toBeVisible();
  const before = notices.length;
  const read = page.waitForResponse(/\/api\/notices\?/);
  await all.focus();
  await read;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/notices');
  await expect(page.getByRole('heading', { level: 1, name: kr.notice.title })).toBeVisible();
  expect(notices).toHaveLength(before + 1);
});

test('26.6 a notice is marked at once, and a refusal takes it back', async ({ page, signedIn }) => {
  await signedIn(14);
  const row = {
    id: crypto.randomUUID(),
    kind: 'account.newDevice',
    about: { browser: 'Chrome', system: 'Windows', network: '203.0.113.x' },
    path: '/profile',
    createdAt: new Date().toISOString(),
    isRead: false,
  };
  await page.route(/\/api\/notices\?/, (route) =>
    route.fulfill({ json: { result: { data: { rows: [row], total: 1 } } } }),
  );
  const answer = Promise.withResolvers<void>();
  await page.route(`**/api/notices/${row.id}`, async (route) => {
    await answer.promise;
    await route.fulfill({ status: 404, json: { result: { code: 'request.not_found', msg: {}, fields: {} } } });
  });
  await page.goto('/notices');
  const items = page.getByRole('main').getByRole('listitem');
  await items.getByRole('button', { name: kr.notice.markRead }).click();
  await expect(items.getByRole('button', { name: kr.notice.markUnread })).toBeVisible();
  answer.resolve();
  await expect(items.getByRole('button', { name: kr.notice.markRead })).toBeVisible();
});
