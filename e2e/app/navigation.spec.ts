import type { Page } from '@playwright/test';
import { refuseFaults } from '../fixtures/looks.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { callAs } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

const { nav, role } = kr.shell;
/** No other test registers a factory with this account. */
const OWNER = 62;

/** Top-level links of the navigation; the pages of each are in a list inside it. */
const topLinks = (page: Page) => page.getByRole('navigation', { name: nav.label }).locator('> ul > li > a');
const addressesOf = (links: ReturnType<typeof topLinks>) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('S2.9 26.1 the sidebar has exactly three links, which are open into their pages', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.goto('/factory');
  await expect(topLinks(page)).toHaveText([nav.dashboard, nav.factory, nav.supplyChain]);
  expect(await addressesOf(topLinks(page))).toEqual(['/dashboard', '/factory', '/supply-chain']);
  const pages = page.getByRole('navigation', { name: nav.label }).locator('> ul ul a');
  expect(await addressesOf(pages)).toEqual([
    '/',
    '/factory',
    '/factory/certificates',
    '/supply-chain/products',
    '/supply-chain/links',
    '/supply-chain/flow',
    '/supply-chain/review',
    '/supply-chain/sharing',
    '/supply-chain/flags',
  ]);
  await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveText(nav.page.factories);
});

test('S2.9 an admin sees the link to the operator’s area as well, here and there', async ({ page, signedIn }) => {
  await signedIn('admin');
  for (const path of ['/', '/admin/users']) {
    await page.goto(path);
    await expect(topLinks(page)).toHaveText([nav.dashboard, nav.factory, nav.supplyChain, nav.admin]);
    await expect(page.getByRole('link', { name: nav.page.audit })).toHaveAttribute('href', '/admin/audit');
  }
});

const PAGES = [
  ['/factory', nav.page.factories],
  ['/factory/certificates', nav.page.certificates],
  ['/supply-chain', nav.supplyChain],
  ['/supply-chain/products', nav.page.products],
  ['/supply-chain/links', nav.page.partners],
  ['/supply-chain/tier', nav.page.partners],
  ['/supply-chain/invitations', nav.page.partners],
  ['/supply-chain/flow', nav.page.flow],
  ['/supply-chain/flow/ledger', nav.page.flow],
  ['/supply-chain/review', nav.page.review],
  ['/supply-chain/review/queue', nav.page.review],
  ['/supply-chain/sharing', nav.page.sharing],
  ['/supply-chain/flags', nav.page.flags],
] as const;

test('26.1 a page is called as in the navigation, on a line of 52 px with at most one row of tabs', async ({
  page,
  signedIn,
}) => {
  await signedIn(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [path, name] of PAGES) {
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, path).toHaveText(new RegExp(`^${name}(: .+)?$`));
    const line = await title.locator('..').boundingBox();
    expect(line?.height, path).toBe(52);
    const tabs = page.getByRole('main').getByRole('navigation', { name, exact: true });
    if (await tabs.count()) {
      expect(await tabs.evaluate((row) => row.getBoundingClientRect().height), path).toBeLessThanOrEqual(53);
      await expect(tabs.locator('[aria-current=page]'), path).toHaveCount(1);
      await expect(title, path).toContainText((await tabs.locator('[aria-current=page]').textContent()) ?? '');
    }
    await expect(page.getByRole('main').getByRole('tablist'), path).toHaveCount(0);
  }
});

test('26.1 a record shows the way back in the header', async ({ page, request, signedIn }) => {
  const { id } = await callAs(request, OWNER, 'POST', '/factories', {
    name: '돌아갈 공장',
    country: 'KR',
    isNew: true,
  });
  await signedIn(OWNER);
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/factory/${id}`);
    const way = page.getByRole('banner').getByRole('navigation', { name: kr.ui.breadcrumb });
    await way.getByRole('link', { name: kr.factory.title }).click();
    await expect(page).toHaveURL('/factory');
    await expect(way).toHaveCount(0);
  }
});

test('26.1 the sidebar stays folded, and its flyouts work by keyboard', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/factory');
  const sidebar = page.getByRole('navigation', { name: nav.label });
  await page.getByRole('button', { name: nav.fold }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: nav.unfold })).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(64);

  const products = sidebar.getByRole('link', { name: nav.page.products });
  await expect(products).toHaveCount(0);
  await sidebar.getByRole('link', { name: nav.factory }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(sidebar.getByRole('link', { name: nav.page.certificates })).toBeVisible();
  for (const _ of ['factories', 'certificates', 'supply chain']) await page.keyboard.press('Tab');
  await expect(products).toBeVisible();
  await refuseFaults(page);
  await page.keyboard.press('Tab');
  await expect(products).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(products).toHaveCount(0);
  await expect(sidebar.getByRole('link', { name: nav.supplyChain })).toBeFocused();
  await page.getByRole('button', { name: nav.unfold }).click();
  await expect(products).toBeVisible();
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });
  test('26.1 the first tap on an icon opens its pages, the second follows it', async ({ page, signedIn }) => {
    await signedIn(0);
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/factory');
    const sidebar = page.getByRole('navigation', { name: nav.label });
    const icon = sidebar.getByRole('link', { name: nav.supplyChain });
    await icon.tap();
    await expect(sidebar.getByRole('link', { name: nav.page.products })).toBeVisible();
    await expect(page).toHaveURL('/factory');
    await page.getByRole('main').tap({ position: { x: 400, y: 600 } });
    await expect(sidebar.getByRole('link', { name: nav.page.products })).toHaveCount(0);
    await icon.tap();
    await icon.tap();
    await expect(page).toHaveURL('/supply-chain');
  });
});

test('26.1 S2.10 a phone has words under the icons, and all pages in a menu', async ({ page, signedIn }) => {
  await signedIn(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/supply-chain/flow/ledger');
  const bar = page.getByRole('navigation', { name: nav.label });
  for (const word of [nav.short.dashboard, nav.short.factory, nav.short.supplyChain, nav.menu])
    await expect(bar.getByText(word, { exact: true }).last()).toBeInViewport();
  await expect(bar.getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('button', { name: kr.common.language })).toBeVisible();

  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await expect(page.getByRole('main').getByRole('navigation', { name: nav.page.flow })).toBeVisible();
  await refuseFaults(page);
  await page.getByRole('link', { name: kr.flow.part.balance }).click();
  await expect(page).toHaveURL('/supply-chain/flow/balance');

  await bar.getByRole('button', { name: nav.menu }).click();
  const menu = page.getByRole('dialog', { name: nav.menu });
  // A page of the menu begins with the same word.
  await expect(menu.getByText(role.supplier, { exact: true })).toBeVisible();
  await expect(menu.getByText(userOf(0).email)).toBeVisible();
  await expect(menu.locator('[aria-current=page]')).toHaveText(nav.page.flow);
  await refuseFaults(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(bar.getByRole('button', { name: nav.menu })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: nav.page.certificates }).click();
  await expect(page).toHaveURL('/factory/certificates');
  await expect(menu).toHaveCount(0);
});

test('S2.10 S9.5 one navigation: words, then icons below 769 px, then the bottom below 481 px', async ({
  page,
  signedIn,
}) => {
  await signedIn(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const sidebar = page.getByRole('navigation', { name: nav.label });
  const label = sidebar.getByText(nav.factory);
  const link = sidebar.getByRole('link', { name: nav.factory });
  const first = sidebar.getByRole('link', { name: nav.page.certificates });
  const boxAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await sidebar.boundingBox()) ?? { x: -1, y: -1, width: -1, height: -1 };
  };

  expect((await boxAt(769)).width).toBe(240);
  await expect(label).toBeInViewport();
  for (const width of [768, 481]) {
    expect((await boxAt(width)).width).toBe(64);
    await expect(link).toHaveAccessibleName(nav.factory);
    await link.hover();
    // The flyout has the name and the pages, outside the bar.
    await expect(first).toBeInViewport();
    const flyout = await first.boundingBox();
    expect(flyout?.x ?? 0).toBeGreaterThanOrEqual(64);
    await page.keyboard.press('Escape');
    await expect(first).toHaveCount(0);
    await page.mouse.move(700, 500);
  }
  const bottom = await boxAt(480);
  expect([bottom.x, bottom.width, bottom.y + bottom.height]).toEqual([0, 480, 900]);
  await expect(link).toHaveAccessibleName(nav.factory);
  await expect(page.getByRole('navigation', { name: nav.label })).toHaveCount(1);
});
