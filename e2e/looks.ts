import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** A picture of the page, only where somebody wants to look: `SHOTS=folder`. */
export const shoot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** As somebody has it in front of them; nothing moves, so that what is looked at has arrived. */
export const setLook = async (page: Page, { width, theme }: { width: number; theme: 'light' | 'dark' }) => {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
};

/** What axe marks, each with its place. */
export const refuseFaults = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** Nothing stands outside of the window. */
export const refuseOverflow = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};
