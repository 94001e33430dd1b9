import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/product.ts';
import { axeFinds, focusIn, openShowcase, optionsOf, part, press, words } from '../fixtures/ui-choices.ts';
import { kr } from '../fixtures/words.ts';

const TOASTS = '[data-react-aria-top-layer]';

const boxOf = async (dialog: Locator) =>
  (await dialog.locator('> div').first().boundingBox()) ?? { width: -1, height: -1 };

test.beforeEach(({ page }) => openShowcase(page));

test('Menu by keyboard: opens, acts, marks a choice, gives the focus back', async ({ page }) => {
  const button = part(page, 'menu').getByRole('button', { name: words.menu.open });
  await button.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: words.menu.edit })).toBeFocused();
  expect(await axeFinds(page, '[data-trigger="MenuTrigger"]')).toEqual([]);
  await press(page, 'ArrowDown', 'Enter');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(part(page, 'menu')).toContainText(words.menu.did.replace('{{action}}', words.menu.copy));
  await expect(button).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp', 'Enter');
  await press(page, 'Enter');
  await expect(page.getByRole('menuitemradio', { name: words.menu.byDate })).toBeChecked();
  await press(page, 'Escape');
  await expect(button).toBeFocused();
  // A dialog that an item opened returns the focus to the menu's button, because the item is gone.
  await press(page, 'ArrowUp', 'Enter');
  const dialog = page.getByRole('dialog', { name: words.modal.askTitle });
  await expect(dialog.getByRole('button', { name: words.modal.cancel })).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('Modal by keyboard: the focus stays inside and goes back, Escape and a click beside it close it', async ({
  page,
}) => {
  const button = part(page, 'modal').getByRole('button', { name: words.modal.ask });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: words.modal.askTitle });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(words.modal.askText);
  expect(await axeFinds(page, 'dialog')).toEqual([]);
  for (const _ of Array.from({ length: 6 })) {
    await press(page, 'Tab');
    const isOutside = await page.evaluate(() => document.activeElement?.closest('#menu, #modal-form, header') !== null);
    expect(isOutside).toBe(false);
  }
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.mouse.click(4, 4);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('Modal with much inside scrolls by keyboard, and the page behind stays where it is', async ({ page }) => {
  await part(page, 'modal').getByRole('button', { name: words.modal.long }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.modal.longTitle });
  await expect(dialog).toBeVisible();
  expect(await axeFinds(page, 'dialog')).toEqual([]);
  const { height = 0 } = page.viewportSize() ?? {};
  expect((await boxOf(dialog)).height).toBeLessThanOrEqual(height - 32);
  const last = dialog.getByText(words.modal.line.replace('{{number}}', '40'));
  await expect(last).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await dialog.locator('[tabindex="0"]').focus();
  await press(page, 'End');
  await expect(last).toBeInViewport();
  await page.mouse.move(8, 8);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a list and a calendar in a Modal stand above it, and Escape closes them alone; a toast is in reach', async ({
  page,
}) => {
  await part(page, 'modal-form').getByRole('button', { name: words.modal.form }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.modal.formTitle });
  await expect(dialog.getByLabel(words.modal.name)).toBeFocused();
  await press(page, 'Tab', 'Enter');
  await expect(optionsOf(page).first()).toBeInViewport();
  await press(page, 'Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  const field = dialog.getByRole('button', { name: words.states.optional });
  await expect(field).toBeFocused();
  await press(page, 'Enter');
  await expect(focusIn(page)).toHaveCount(1);
  await press(page, 'ArrowDown', 'Enter');
  await expect(field).toContainText(words.states.plating);
  await expect(field).toBeFocused();
  await press(page, 'Tab', 'Tab', 'Enter');
  await expect(page.getByRole('grid')).toBeInViewport();
  await press(page, 'Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: words.modal.save }).press('Enter');
  const toast = page.locator(TOASTS).getByRole('alert');
  await expect(toast).toContainText(words.modal.failed);
  await toast.getByRole('button', { name: kr.common.close }).click();
  await expect(toast).toBeEmpty();
  await expect(dialog).toBeVisible();
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
});

test('SidePanel by keyboard; it is as wide as the window below 481 px', async ({ page }) => {
  const button = part(page, 'side-panel').getByRole('button', { name: words.panel.open });
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: words.panel.title });
  await expect(panel.getByLabel(words.panel.place)).toBeFocused();
  expect(await axeFinds(page, 'dialog')).toEqual([]);
  const widths: number[] = [];
  for (const width of [1440, 481, 480, 360]) {
    await page.setViewportSize({ width, height: 800 });
    widths.push((await boxOf(panel)).width);
  }
  expect(widths).toEqual([480, 433, 480, 360]);
  await press(page, 'Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test('Toast by keyboard: stacks, acts, closes, gives the focus back', async ({ page }) => {
  const section = part(page, 'toast');
  await section.getByRole('button', { name: words.toast.error }).press('Enter');
  await section.getByRole('button', { name: words.toast.info }).press('Enter');
  await expect(page.locator(TOASTS).getByRole('alert')).toContainText(words.toast.errorText);
  await expect(page.locator(TOASTS).getByText(words.toast.infoText)).toBeVisible();
  expect(await axeFinds(page, TOASTS)).toEqual([]);
  const button = section.getByRole('button', { name: words.toast.action });
  await button.press('Enter');
  // A success removes the error.
  await expect(page.locator(TOASTS).getByRole('alert')).toBeEmpty();
  await page.getByRole('button', { name: words.toast.undo, exact: true }).press('Enter');
  await expect(page.getByText(words.toast.removedText)).toBeHidden();
  await expect(page.getByText(words.toast.undoneText)).toBeVisible();
  await expect(button).toBeFocused();
});

test('Tooltip at focus, tied to its button, gone at Escape', async ({ page }) => {
  const button = part(page, 'tooltip').getByRole('button', { name: words.tooltip.button });
  await part(page, 'toast').getByRole('button').last().focus();
  await press(page, 'Tab');
  // Scrolled out of view, so that the focus scrolls to it.
  await page.evaluate(() => scrollTo(0, 0));
  await press(page, 'Tab');
  await expect(button).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText(words.tooltip.text);
  await expect(button).toHaveAccessibleDescription(words.tooltip.text);
  expect(await axeFinds(page, '[role="tooltip"]')).toEqual([]);
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
  // The first movement only shows that there is a mouse.
  await page.mouse.move(5, 5);
  await part(page, 'tooltip').getByRole('button', { name: words.tooltip.long }).hover();
  await expect(page.getByRole('tooltip')).toHaveText(words.tooltip.longText);
});

test('Tabs by arrows, and tabs that are links', async ({ page }) => {
  const tabs = part(page, 'tabs');
  await tabs.getByRole('tab', { name: words.tabs.basic }).focus();
  await press(page, 'ArrowRight');
  await expect(tabs.getByRole('tabpanel')).toHaveText(words.tabs.processText);
  await press(page, 'End');
  await expect(tabs.getByRole('tabpanel')).toHaveText(words.tabs.certificatesText);
  const links = part(page, 'tab-links').getByRole('navigation', { name: words.tabs.links });
  await expect(links.getByRole('link', { name: words.tabs.here })).toHaveAttribute('aria-current', 'page');
  await links.getByRole('link', { name: words.tabs.privacy }).press('Enter');
  await expect(page).toHaveURL('/privacy');
});
