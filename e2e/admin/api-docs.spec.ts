import type { Page } from '@playwright/test';
import { isGate } from '../../server/test/suite.ts';
import { refuseFaults } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';

/** The whole API is on one page: checking every part of it takes long. */
test.describe.configure({ timeout: 180_000 });

const LOOKS = outermost(
  [360, 1440].flatMap((width) => (['light', 'dark'] as const).map((theme) => ({ width, theme }))),
);

/**
 * Leaves only the open operations to axe. The hundreds of closed ones have the same elements and cost axe half a
 * minute.
 */
const removeClosed = (page: Page) =>
  page.locator('details:not([open])').evaluateAll((closed) => {
    for (const details of closed) details.remove();
  });

for (const { width, theme } of LOOKS) {
  test(`the API’s description reads well at ${width} pixels, ${theme}`, async ({ page, baseURL }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/api/docs#signUp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ieum API');
    await expect(page.locator('#signUp').getByText('Body, multipart/form-data')).toBeVisible();
    // One of each kind: the others look the same.
    for (const name of ['getDocument', 'listFactories']) await page.goto(`/api/docs#${name}`);
    await expect(page.locator('details[open]')).toHaveCount(3);
    if (isGate) await removeClosed(page);
    await refuseFaults(page);
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isTooWide).toBe(false);
    expect(requested.filter((url) => !url.startsWith(`${baseURL}/api/docs`))).toEqual([]);
  });
}

test('the API’s description opens and closes by keyboard alone', async ({ page }) => {
  await page.goto('/api/docs');
  const contents = page.getByRole('navigation', { name: 'Operations' });
  await contents.getByRole('link', { name: 'registerFactory', exact: true }).focus();
  await page.keyboard.press('Enter');
  const refusal = page.getByText(/A similar factory already exists\./);
  await expect(refusal).toBeVisible();
  const summary = page.locator('summary', { hasText: 'Registers a factory' });
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(refusal).toBeHidden();
});
