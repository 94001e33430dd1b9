import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import {
  axeFinds,
  axeFindsInCalendar,
  combobox,
  dates,
  dropdown,
  focusIn,
  openShowcase,
  optionsOf,
  part,
  press,
  toMiddle,
  words,
} from '../fixtures/ui-choices.ts';

const SECTIONS = [
  'dropdown',
  'dropdown-states',
  'dropdown-many',
  'combobox',
  'combobox-server',
  'date-field',
  'period-field',
  'menu',
  'modal',
  'modal-form',
  'side-panel',
  'toast',
  'tooltip',
  'tabs',
  'tab-links',
];
const LIST_MAX = 348;
const CLOSING_MS = 100;
const TOUCH = 44;

const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())?.height ?? -1;

test.beforeEach(({ page }) => openShowcase(page));

test('axe finds nothing in any section', async ({ page }) => {
  expect(await axeFinds(page, ...SECTIONS.map((id) => `#${id}`))).toEqual([]);
});

test('S3.4 S9.6 Dropdown by keyboard: opens, is no higher than 348 px, finds by letters, chooses, closes at Escape', async ({
  page,
}) => {
  const button = part(page, 'dropdown').getByRole('button', { name: words.dropdown.label });
  await toMiddle(page, 'dropdown');
  await button.focus();
  await press(page, 'ArrowDown');
  const list = page.getByRole('listbox');
  await expect(list.getByRole('option', { name: words.dropdown.ulsan })).toBeFocused();
  expect(await heightOf(page, '[data-trigger="Select"]')).toBe(LIST_MAX);
  expect(await axeFinds(page, '[data-trigger="Select"]')).toEqual([]);
  await press(page, 'ArrowDown', 'ArrowDown');
  // Skips the disabled option and the header.
  await expect(list.getByRole('option', { name: words.dropdown.nam })).toBeFocused();
  await press(page, 'Home');
  await expect(list.getByRole('option', { name: words.dropdown.all })).toBeFocused();
  await press(page, 'End', 'Enter');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toContainText(words.dropdown.dong);
  await press(page, 'Enter');
  await expect(focusIn(page)).toHaveCount(1);
  await press(page, 'Home', 'Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toContainText(words.dropdown.dong);
});

test('S9.6 Dropdown closes 100 ms after a click outside, and the click does nothing else', async ({ page }) => {
  await part(page, 'dropdown').getByRole('button').first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
  const taken = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = 0;
        document.addEventListener('click', () => (clickedAt = performance.now()), true);
        const isGone = () => document.querySelector('[role="listbox"]') === null;
        new MutationObserver(() => isGone() && resolve(performance.now() - clickedAt)).observe(document.body, {
          childList: true,
          subtree: true,
        });
      }),
  );
  await page.mouse.click(2, 2);
  expect(await taken).toBeGreaterThanOrEqual(CLOSING_MS);
  await expect(part(page, 'dropdown').getByRole('button').first()).toBeFocused();
});

test('Dropdown with 1,000 options opens at the chosen one and draws only what is seen', async ({ page }) => {
  const button = part(page, 'dropdown-many').getByRole('button').first();
  await toMiddle(page, 'dropdown-many');
  await button.click();
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true });
  await expect(chosen).toBeInViewport();
  await press(page, 'Escape', 'Enter');
  await expect(chosen).toBeInViewport();
  await expect(chosen).toBeFocused();
  expect(await optionsOf(page).count()).toBeLessThan(100);
  expect(await heightOf(page, '[data-trigger="Select"]')).toBe(LIST_MAX);
  await press(page, 'End');
  await expect(optionsOf(page).last()).toHaveText(words.many.part.replace('{{number}}', '1000'));
  await expect(optionsOf(page).last()).toBeFocused();
  await expect(optionsOf(page).last()).toBeInViewport();
  expect(await axeFinds(page, '[data-trigger="Select"]')).toEqual([]);
  await press(page, 'Enter');
  await expect(button).toContainText('1000');
});

test('Dropdown that is optional is emptied by keyboard; sizes are 32, 40 and 48 px', async ({ page }) => {
  const states = part(page, 'dropdown-states');
  await states.getByRole('button', { name: dropdown.clear.replace('{{label}}', words.states.optional) }).press('Enter');
  await expect(states.getByRole('button', { name: words.states.optional })).toContainText(dropdown.placeholder);
  const heights: (number | undefined)[] = [];
  for (const name of [words.states.small, words.states.medium, words.states.error])
    heights.push((await states.getByRole('button', { name }).boundingBox())?.height);
  expect(heights).toEqual([32, 40, 48]);
});

test('Combobox by keyboard: filters by initial consonants, chooses, says when nothing matches', async ({ page }) => {
  const input = part(page, 'combobox').getByRole('combobox', { name: words.combobox.label });
  await toMiddle(page, 'combobox');
  await input.fill('ㄴㅁㅂ');
  await expect(optionsOf(page)).toHaveText(['나미비아']);
  expect(await axeFinds(page, '[data-trigger="ComboBox"]')).toEqual([]);
  await press(page, 'ArrowDown', 'Enter');
  await expect(input).toHaveValue('나미비아');
  await expect(input).toBeFocused();
  await input.fill('ㅎㅎㅎ');
  await expect(page.getByText(combobox.none)).toBeVisible();
  await press(page, 'Escape');
  await expect(input).toHaveValue('나미비아');
  // Every country, in one list.
  await press(page, 'ArrowDown');
  expect(await heightOf(page, '[data-trigger="ComboBox"]')).toBe(LIST_MAX);
  expect(await optionsOf(page).count()).toBeLessThan(100);
});

test('Combobox keeps free text, and shows what a server finds', async ({ page }) => {
  const free = part(page, 'combobox').getByRole('combobox', { name: words.combobox.free });
  await free.fill('야간 2조');
  await press(page, 'Tab');
  await expect(part(page, 'combobox')).toContainText('야간 2조');
  const served = part(page, 'combobox-server').getByRole('combobox');
  await served.fill('4');
  await expect(optionsOf(page)).toHaveCount(5);
  await press(page, 'ArrowDown', 'Enter');
  await expect(served).toHaveValue(words.combobox.company.replace('{{number}}', '4'));
  await served.fill('없는 회사');
  await expect(page.getByRole('listbox').getByText(combobox.none)).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(served).toHaveValue(words.combobox.company.replace('{{number}}', '4'));
});

test('DateField by keyboard: typed, pasted, and picked from the calendar', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const section = part(page, 'date-field');
  const input = section.getByLabel(words.dates.limited).first();
  await input.focus();
  for (const text of ['2026-11-15', '2026.11.15', '20261115']) {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await press(page, 'ControlOrMeta+a', 'ControlOrMeta+v', 'Tab');
    await expect(input).toHaveValue('2026.11.15');
    await press(page, 'Shift+Tab');
  }
  await press(page, 'Tab', 'Enter');
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('button', { name: /11월 15일/ })).toBeFocused();
  expect(await axeFindsInCalendar(page)).toEqual([]);
  await press(page, 'ArrowLeft', 'ArrowUp', 'PageUp');
  await expect(calendar.getByRole('button', { name: /10월 7일/ })).toBeFocused();
  await press(page, 'Escape');
  await expect(calendar).toBeHidden();
  await expect(input).toHaveValue('2026.11.15');
  const door = section.getByRole('button', { name: words.dates.limited });
  await expect(door).toBeFocused();
  await press(page, 'Enter');
  await expect(calendar.getByRole('button', { name: /11월 15일/ })).toBeFocused();
  await press(page, 'Home', 'Enter');
  await expect(input).toHaveValue('2026.11.01');
  await expect(door).toBeFocused();
  await input.fill('20270101');
  await press(page, 'Tab');
  await expect(section.getByText(dates.tooLate.replace('{{date}}', '2026.12.31'))).toBeVisible();
});

test('DateField follows the language', async ({ page }) => {
  await page.goto('/ui-components/choices?lng=en');
  await expect(part(page, 'date-field').getByRole('textbox').first()).toHaveValue('15 Nov 2026');
});

test('PeriodField by keyboard: refuses what is reversed, takes days, a month, a quarter', async ({ page }) => {
  const section = part(page, 'period-field');
  const from = section.getByLabel(dates.from);
  const to = section.getByLabel(dates.to);
  await from.fill('20261231');
  await press(page, 'Tab');
  await expect(section.getByText(dates.reversed)).toBeVisible();
  expect(await axeFinds(page, '#period-field')).toEqual([]);
  await from.fill('20260701');
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindsInCalendar(page)).toEqual([]);
  await page.getByRole('tab', { name: dates.days, exact: true }).focus();
  await press(page, 'ArrowRight', 'ArrowRight');
  const third = page.getByRole('option', { name: dates.quarter.replace('{{number}}', '3') });
  await expect(third).toHaveAttribute('aria-selected', 'true');
  expect(await axeFindsInCalendar(page)).toEqual([]);
  await third.focus();
  await press(page, 'ArrowRight', 'Enter');
  await expect(from).toHaveValue('2026.10.01');
  await expect(to).toHaveValue('2026.12.31');
  await press(page, 'Enter');
  await page.getByRole('tab', { name: dates.days, exact: true }).focus();
  // After the first day is chosen, the focus moves to the next automatically.
  await press(page, 'Tab', 'Tab', 'Tab', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
  await expect(from).toHaveValue('2026.10.02');
  await expect(to).toHaveValue('2026.10.04');
});

test('what is touched is 44 px at least below 481 px, and nothing is wider than 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const controls = page.locator('#choices').locator('button:visible, [role="tab"], input:not([type="hidden"])');
  const small = await controls.evaluateAll(
    (all, least) =>
      all
        .map((control) => ({ name: control.textContent || control.ariaLabel, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height < least)
        .map(({ name, box }) => [name, box.height]),
    TOUCH,
  );
  expect(small).toEqual([]);
  for (const id of ['dropdown', 'date-field', 'period-field', 'menu']) {
    await part(page, id).getByRole('button').first().click();
    await expect(page.locator('[data-trigger]')).toBeInViewport();
    const box = await page.locator('[data-trigger]').boundingBox();
    expect(box?.x, id).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0), id).toBeLessThanOrEqual(360);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(360);
    await press(page, 'Escape');
    await expect(page.locator('[data-trigger]')).toBeHidden();
  }
});
