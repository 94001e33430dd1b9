import { press } from '../fixtures/page-acts.ts';
import { expect, test, tokenOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const OWNER = 71;
const EXPORT = '**/api/factories/export';
const { waiting } = kr.common.download;
const words = kr.import.export;

test('28.2 an export that takes long says so, can be cancelled, and comes although its user has gone on', async ({
  page,
  request,
  signedIn,
}) => {
  const headers = { authorization: `Bearer ${tokenOf(OWNER)}` };
  await request.post('/api/factories', { headers, data: { name: '큰 공장', code: 'L1', country: 'KR' } });
  await signedIn(OWNER);
  const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(EXPORT, () => noteAsked());
  await page.goto('/factory');
  await press(page, words.menu);
  await page.getByRole('menuitem', { name: words.csv }).click();
  await asked;
  await expect(page.getByRole('status').filter({ hasText: waiting })).toBeVisible();
  const ended = page.waitForEvent('requestfailed', (call) => call.url().endsWith('/export'));
  await press(page, kr.common.cancel);
  await ended;
  await expect(page.getByText(waiting)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('');

  await page.unroute(EXPORT);
  await page.route(EXPORT, async (route) => {
    await released;
    await route.continue();
  });
  const downloading = page.waitForEvent('download');
  await press(page, words.menu);
  await page.getByRole('menuitem', { name: words.csv }).click();
  await page.getByRole('link', { name: kr.shell.nav.dashboard }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(waiting)).toBeVisible();
  release();
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(page.getByText(waiting)).toHaveCount(0);
});
