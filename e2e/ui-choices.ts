import { readFileSync } from 'node:fs';
import type AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type ui from '../web/public/locales/kr/ui.json';
import { axeOn } from './looks.ts';
import { kr } from './words.ts';

export const words = kr.showcase.choices;
export const { combobox, dates, dropdown }: typeof ui = JSON.parse(
  readFileSync('web/public/locales/kr/ui.json', 'utf8'),
);

/** High enough for a list to have all the room it may take. */
export const openShowcase = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto('/ui-components/choices');
  await page.locator('#choices').waitFor();
};

export const part = (page: Page, id: string) => page.locator(`#${id}`);

export const toMiddle = (page: Page, id: string) =>
  part(page, id).evaluate((section) => section.scrollIntoView({ block: 'center' }));

export const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option');

/** A list that has just opened takes the focus a moment later: keys before that go to what opened it. */
export const focusIn = (page: Page) => page.locator('[role="listbox"]:focus, [role="listbox"] :focus');

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

export const axeFinds = async (page: Page, ...places: string[]) => find(await axeOn(page), places);

/** It does not see that “2026년 11월 1일” holds the “1” of its day. */
export const axeFindsInCalendar = async (page: Page) =>
  find((await axeOn(page)).disableRules('label-content-name-mismatch'), ['[data-trigger="DialogTrigger"]']);

const find = async (axe: AxeBuilder, places: string[]) => {
  for (const place of places) axe.include(place);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
};
