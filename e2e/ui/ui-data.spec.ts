import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type showcaseWords from '../../locales/kr/interface/showcase.json';
import type uiWords from '../../locales/kr/interface/ui.json';
import { axeOn } from '../fixtures/looks.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const wordsIn = (name: string) => JSON.parse(readFileSync(`locales/kr/interface/${name}.json`, 'utf8'));
const ui: typeof uiWords = wordsIn('ui');
const { data }: typeof showcaseWords = wordsIn('showcase');

const PATH = '/ui-components/data';
const TABLES = ['sample-table', 'virtual-table', 'table-states'];
const STATES = ['progress-bar', 'skeleton', 'empty-state', 'error-state', 'badge', 'definition-list', 'diff-view'];
const SECTIONS = [...TABLES, 'pager', 'breadcrumb', 'stepper', ...STATES];

const open = async (page: Page, id: string) => {
  await page.goto(PATH);
  const section = page.locator(`#${id}`);
  // Tables of many rows, on a machine that may be busy.
  await expect(section).toBeVisible({ timeout: 30_000 });
  return section;
};
const openSample = async (page: Page) => {
  const section = await open(page, 'sample-table');
  await expect(section.getByRole('rowheader')).toHaveCount(10);
  return section;
};
const firstName = (section: Locator) => section.getByRole('rowheader').first();
const expectSheetAtBottom = (sheet: Locator) =>
  expect
    .poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - innerHeight)))
    .toBe(0);
const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;

test('the table of 100,000 rows is sorted by keyboard, one page of it at a time', async ({ page }) => {
  const section = await openSample(page);
  await expect(section.getByText(ui.table.total_other.replace('{{shown}}', '100,000'), { exact: true })).toBeVisible();
  const head = section.getByRole('columnheader', { name: data.column.items });
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(section.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('0');
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(section.getByRole('row').nth(1).getByRole('cell').nth(3)).toHaveText('239');
  await page.keyboard.press('Space');
  await expect(head).not.toHaveAttribute('aria-sort');
  await expect(firstName(section)).toContainText('000001');
  await expect(section.locator('tr')).toHaveCount(11);
});

test('filters are set and cleared by keyboard; no row says so (S8.7)', async ({ page }) => {
  const section = await openSample(page);
  await section.getByRole('button', { name: ui.table.filters }).focus();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: ui.table.filters });
  await filters.getByRole('searchbox', { name: data.column.name }).focus();
  await page.keyboard.type('울산 도금');
  // The rows follow a moment later. They are out of reach of roles while the filters are open.
  await expect(section.locator('tbody th').filter({ hasNotText: '울산 도금' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(filters.getByRole('combobox', { name: data.column.status })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(section.getByRole('rowheader').filter({ hasNotText: '울산 도금' })).toHaveCount(0);
  await expect(section.getByRole('button', { name: `${ui.table.filters} 1` })).toBeFocused();
  await page.keyboard.press('Enter');
  await filters.getByRole('searchbox').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('어디에도 없는 이름');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(section.getByText(ui.table.noResults.title)).toBeVisible();
  await section.getByRole('button', { name: ui.table.clearFilters, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(firstName(section)).toContainText('000001');
});

test('columns are chosen by keyboard', async ({ page }) => {
  const section = await openSample(page);
  const button = section.getByRole('button', { name: ui.table.columns });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemcheckbox', { name: data.column.status })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemcheckbox', { name: data.column.country })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(section.getByRole('columnheader', { name: data.column.status })).toBeVisible();
  await expect(section.getByRole('columnheader', { name: data.column.country })).toHaveCount(0);
});

test('rows are chosen by keyboard, something is done with them, and the choice is cleared', async ({ page }) => {
  const section = await openSample(page);
  const boxes = section.getByRole('checkbox');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(section.getByText(ui.table.selected_other.replace('{{shown}}', '1'))).toBeVisible();
  await boxes.first().focus();
  await page.keyboard.press('Space');
  await expect(section.getByText(ui.table.selected_other.replace('{{shown}}', '10'))).toBeVisible();
  await section.getByRole('button', { name: data.export }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(data.exported_other.replace('{{shown}}', '10'))).toBeVisible();
  await section.getByRole('button', { name: ui.table.clear }).focus();
  await page.keyboard.press('Enter');
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).not.toBeChecked();
});

test('pages are turned and resized by keyboard, and a row is a link', async ({ page }) => {
  const section = await openSample(page);
  await section.getByRole('button', { name: kr.common.pager.next }).focus();
  await page.keyboard.press('Enter');
  await expect(firstName(section)).toContainText('000011');
  await page.keyboard.press('Enter');
  await expect(firstName(section)).toContainText('000021');
  await section.getByRole('combobox', { name: kr.common.pager.size }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(section.getByRole('rowheader')).toHaveCount(20);
  await expect(firstName(section)).toContainText('000021');
  await section.getByRole('rowheader').nth(1).getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/factory=F-000022/);
});

test('rows are 44 px high, dense ones 36, and the head stays in disclosure', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const sample = await openSample(page);
  expect(await heightOf(sample.getByRole('row').nth(2))).toBe(44);
  const virtual = page.locator('#virtual-table');
  expect(await heightOf(virtual.getByRole('row').nth(2))).toBe(36);
  const frame = virtual.getByRole('region', { name: data.virtual });
  await frame.focus();
  await page.keyboard.press('End');
  await expect(virtual.getByRole('rowheader', { name: /010000$/ })).toBeVisible();
  const [frameBox, headBox] = [await frame.boundingBox(), await virtual.getByRole('row').first().boundingBox()];
  expect(headBox?.y).toBeCloseTo(frameBox?.y ?? 0, 0);
  await virtual.getByRole('button', { name: data.dense }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => heightOf(virtual.getByRole('row').nth(2))).toBe(44);
});

test('10,000 rows are scrolled by keyboard with fewer than 100 of them in the page', async ({ page }) => {
  const section = await open(page, 'virtual-table');
  await expect(section.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  await section.getByRole('region', { name: data.virtual }).focus();
  const most = await section.evaluate(async (element) => {
    const frame = element.querySelector('section');
    const steps = 200;
    let rows = 0;
    for (let step = 0; frame && step <= steps; step++) {
      frame.scrollTop = ((frame.scrollHeight - frame.clientHeight) * step) / steps;
      await new Promise(requestAnimationFrame);
      rows = Math.max(rows, frame.querySelectorAll('tr').length);
    }
    return rows;
  });
  expect(most).toBeGreaterThan(10);
  expect(most).toBeLessThan(100);
  await page.keyboard.press('Home');
  await expect(section.getByRole('row', { name: /000001/ })).toHaveAttribute('aria-rowindex', '2');
  await page.keyboard.press('PageDown');
  await expect(section.getByRole('row', { name: /000001/ })).toHaveCount(0);
  await page.keyboard.press('End');
  await expect(section.getByRole('row', { name: /010000/ })).toHaveAttribute('aria-rowindex', '10001');
  expect(await section.locator('tr').count()).toBeLessThan(100);
});

test('the row that the keyboard is at stays while the table scrolls away', async ({ page }) => {
  const section = await open(page, 'virtual-table');
  const box = section.getByRole('checkbox', { name: /000002/ });
  await box.focus();
  await section.getByRole('region', { name: data.virtual }).evaluate((frame) => frame.scrollTo(0, 100_000));
  await expect(section.getByRole('row', { name: /002780/ })).toBeVisible();
  await expect(box).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('checkbox', { name: /000003/ })).toBeFocused();
  await expect(section.getByRole('checkbox', { name: /000003/ })).toBeInViewport();
});

test('26.3 on a phone the rows are cards, the filters a sheet that also sorts, and the targets are large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const section = await openSample(page);
  await expect(section.getByRole('columnheader')).toHaveCount(0);
  await expect(section.getByRole('row').first().getByRole('rowheader')).toBeVisible();
  await section.getByRole('button', { name: ui.table.filters }).click();
  const sheet = page.getByRole('dialog', { name: ui.table.filters });
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0)).toBe(360);
  await expectSheetAtBottom(sheet);
  await sheet.getByRole('button', { name: data.column.items }).click();
  await sheet.getByRole('button', { name: ui.table.show_other.replace('{{shown}}', '100,000') }).click();
  await expect(sheet).toBeHidden();
  for (const name of [ui.table.filters, kr.common.pager.next])
    expect(await heightOf(section.getByRole('button', { name }))).toBeGreaterThanOrEqual(44);
  expect(await page.locator('#data').evaluate((group) => group.scrollWidth - group.clientWidth)).toBeLessThanOrEqual(0);
});

test('pages have addresses and are turned by keyboard', async ({ page }) => {
  const section = await open(page, 'pager');
  await section.getByRole('link', { name: kr.common.pager.next }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect(section.getByRole('link', { name: '2페이지', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(await heightOf(section.getByRole('link', { name: '1페이지', exact: true }))).toBe(32);
  const next = section.getByRole('button', { name: kr.common.pager.next });
  await section.getByRole('button', { name: '62페이지' }).focus();
  await page.keyboard.press('Enter');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
});

test('the way back, done steps, cancelling and trying again work by keyboard', async ({ page }) => {
  await page.goto(PATH);
  const steps = page.locator('#stepper').getByRole('list', { name: data.step.change });
  await steps.getByRole('button', { name: data.step.company }).focus();
  await page.keyboard.press('Enter');
  await expect(steps.getByRole('listitem').first()).toHaveAttribute('aria-current', 'step');

  const progress = page.locator('#progress-bar');
  const bar = progress.getByRole('progressbar', { name: data.progress.count });
  await expect(bar).toHaveAttribute('aria-valuetext', '1,234 / 10,000');
  await progress.getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(bar).toHaveCount(0);

  await page.locator('#error-state').getByRole('button', { name: kr.common.retry }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(data.retry)).toBeVisible();

  await page.locator('#breadcrumb').getByRole('link', { name: data.path.factories }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(PATH));
});

for (const theme of lastInGate(['light', 'dark'] as const)) {
  test(`axe finds nothing in the data sections: ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const section = await openSample(page);
    await section.getByRole('button', { name: ui.table.filters }).click();
    const filters = await (await axeOn(page)).include('[role=dialog]').analyze();
    expect(filters.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.keyboard.press('Escape');
    await section.getByRole('checkbox').nth(1).check();
    await section.getByRole('columnheader').first().getByRole('button').click();
    await expect(section.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    for (const id of SECTIONS) await expect(page.locator(`#${id}`)).toBeVisible();
    const axe = await axeOn(page);
    for (const id of SECTIONS) axe.include(`#${id}`);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
