import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { copyDemo } from '../../server/test/fixtures/process/demo-folder.ts';
import { type Started, startDemo } from '../../server/test/fixtures/process/product-process.ts';
import { refuseFaults, refuseOverflow } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

// The first run of a day creates the demo, which takes a minute.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const { person } = kr.demo;
const { views } = kr.ui;
const LISTS = {
  buyer: [
    '/factory',
    '/factory/certificates',
    '/supply-chain/products',
    '/supply-chain/links',
    '/supply-chain/flow/ledger',
    '/supply-chain/flow/production',
    '/supply-chain/review/requests?side=asked',
    '/supply-chain/review/declarations',
    '/supply-chain/review/queue',
    '/supply-chain/review/actions',
    '/supply-chain/flags',
    '/notices',
  ],
  verifier: ['/admin/companies', '/admin/users'],
} as const;
/** Where the first row begins at most, and how many controls are above it at most. */
const BOUNDS = [
  { width: 1440, height: 900, top: 220, controls: 24 },
  { width: 360, height: 780, top: 260, controls: 12 },
] as const;

const folder = mkdtempSync(join(tmpdir(), 'ieum-lists-'));
let demo: Started;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyDemo(folder);
  demo = await startDemo(folder);
});
test.afterAll(async () => {
  await demo?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const enter = async (page: Page, who: keyof typeof LISTS) => {
  await page.goto(`${demo.url}/auth/signin?lng=kr`);
  await page.getByRole('button', { name: person[who].title }).click();
  await expect(page).not.toHaveURL(/signin/);
};

/** The first row of a table, or of a list that is none. */
const firstRow = (page: Page) => page.locator('main').locator('tbody tr, ul > li').first();

const measure = (page: Page) =>
  firstRow(page).evaluate((row) => {
    const { top } = row.getBoundingClientRect();
    const controls = [...document.querySelectorAll('main :is(a[href], button, input, select)')].filter((control) => {
      const box = control.getBoundingClientRect();
      return box.width > 0 && box.bottom <= top && control.checkVisibility({ visibilityProperty: true });
    });
    return { top: Math.round(top), controls: controls.length };
  });

for (const [who, paths] of Object.entries(LISTS) as [keyof typeof LISTS, readonly string[]][])
  for (const { width, height, top, controls } of BOUNDS)
    test(`26.3 the rows of ${who} begin near the top, below few controls: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enter(page, who);
      for (const path of paths) {
        await page.goto(demo.url + path);
        await expect(firstRow(page)).toBeVisible();
        await expect(page.locator('main tbody[aria-hidden]')).toHaveCount(0);
        const found = await measure(page);
        expect.soft(found.top, `top of the first row of ${path}`).toBeLessThanOrEqual(top);
        expect.soft(found.controls, `controls above the first row of ${path}`).toBeLessThanOrEqual(controls);
        await refuseOverflow(page);
      }
    });

test('26.3 a view is saved, opened from its menu, shared as an address, and removed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, 'buyer');
  await page.goto(`${demo.url}/supply-chain/flow/ledger?side=in&sort=partner&order=asc`);
  await page.getByRole('button', { name: kr.ui.table.columns }).click();
  await page.getByRole('menuitemcheckbox', { name: kr.flow.column.places }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: kr.flow.column.places })).toHaveCount(0);

  await page.getByRole('button', { name: views.menu }).click();
  await page.getByRole('menuitem', { name: views.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(views.name).fill('입고만');
  await refuseFaults(page);
  await dialog.getByRole('button', { name: views.saveAct, exact: true }).click();
  await expect(page.getByText(views.saved)).toBeVisible();

  await page.getByRole('button', { name: views.menu }).click();
  await page.getByRole('menuitem', { name: views.share }).click();
  const address = await dialog.getByLabel(views.address).inputValue();
  expect(address).toMatch(/\/supply-chain\/flow\/ledger\?side=in&sort=partner&order=asc&hide=[\w%]*places/);
  await page.keyboard.press('Escape');

  await page.evaluate(() => localStorage.removeItem('ieum.flow.hiddenColumns'));
  await page.goto(`${demo.url}/supply-chain/flow/ledger`);
  await expect(page.getByRole('columnheader', { name: kr.flow.column.places })).toBeVisible();
  await page.getByRole('button', { name: views.menu }).click();
  await page.getByRole('menuitemradio', { name: '입고만' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('columnheader', { name: kr.flow.column.places })).toHaveCount(0);

  await page.getByRole('button', { name: views.menu }).click();
  await page.getByRole('menuitem', { name: views.remove }).click();
  await dialog.getByRole('button', { name: views.removeOne.replace('{{name}}', '입고만') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: views.menu }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
});

test('26.3 a phone saves and opens views too, and says which one is open, in the same line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, 'buyer');
  const ledger = `${demo.url}/supply-chain/flow/ledger`;
  const name = '우리 공장에 들어온 것만 보기';
  await page.goto(`${ledger}?side=in&sort=partner&order=asc`);
  const menu = page.getByRole('button', { name: views.menu });
  await menu.click();
  await page.getByRole('menuitem', { name: views.save }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(views.name).fill(name);
  await refuseFaults(page);
  await dialog.getByRole('button', { name: views.saveAct, exact: true }).click();
  await expect(page.getByText(views.saved)).toBeVisible();

  await page.goto(ledger);
  await menu.click();
  await page.getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/side=in/);
  await expect(menu).toContainText(name);
  const [shown, filters] = await Promise.all(
    [menu, page.getByRole('button', { name: kr.ui.table.filters })].map((tool) => tool.boundingBox()),
  );
  expect(shown?.y).toBe(filters?.y);
  await refuseOverflow(page);
  await refuseFaults(page);
  expect((await measure(page)).top).toBeLessThanOrEqual(260);

  await menu.click();
  await page.getByRole('menuitem', { name: views.remove }).click();
  await dialog.getByRole('button', { name: views.removeOne.replace('{{name}}', name) }).click();
  await expect(dialog).toBeHidden();
});
