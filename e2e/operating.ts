import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const dialog = (page: Page) => page.getByRole('dialog');
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button that asks, and the one in the question that does it. */
export const act = async (page: Page, name: string) => {
  await press(page, name);
  await dialog(page).getByRole('button', { name, exact: true }).click();
};
export const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
export const filled = (text: string, words: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => words[key] ?? '');
