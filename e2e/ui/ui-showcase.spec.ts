import { SHOWCASE } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const [START = ''] = SHOWCASE;
const examples = 'section[id] section[id]';

test('S1.5 the showcase is open to everybody, outside the main layout', async ({ page }) => {
  await page.goto(START);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI Components');
  await expect(page).toHaveTitle(/^UI Components/);
  await expect(page.getByRole('navigation', { name: kr.shell.nav.label })).toHaveCount(0);
});

test('S1.5 every example has its code, which can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = page.locator(examples);
  let count = 0;
  for (const path of SHOWCASE) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(shown.locator('details')).toHaveCount(await shown.count());
    count += await shown.count();
  }
  expect(count).toBeGreaterThan(30);
  const first = shown.first();
  await first.getByText(kr.showcase.code).click();
  await first.getByRole('button', { name: kr.showcase.copy }).click();
  await expect(first.getByText(kr.showcase.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import .*export const /s);
});

test('S1.5 theme and language can be switched on the page', async ({ page }) => {
  await page.goto(START);
  const surface = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByLabel(kr.showcase.theme.title).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await surface();
  await page.getByLabel(kr.showcase.theme.title).selectOption('light');
  expect(await surface()).not.toBe(dark);
  await page.getByRole('banner').getByRole('button', { name: kr.common.language }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Inputs');
});

test('S2.22 nothing in the showcase is only announced', async ({ page }) => {
  await page.goto(START);
  const groups = page.getByRole('navigation', { name: kr.showcase.contents }).getByRole('link');
  for (const [at, id] of ['inputs', 'choices', 'data', 'plots'].entries()) {
    await groups.nth(at).click();
    await expect(page.locator(`#${id} section[id]`).first()).toBeVisible();
    await expect(page.getByText(/soon/i)).toHaveCount(0);
  }
});

test('on a phone the strip of tabs shows the one that is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ui-components/plots');
  const groups = page.getByRole('navigation', { name: kr.showcase.contents });
  await expect(groups.getByRole('link', { name: kr.showcase.group.plots })).toBeInViewport({ ratio: 1 });
});
