import type { Browser, Page } from '@playwright/test';
import { refuseFaults, refuseOverflow } from './looks.ts';
import { enterAs } from './newcomer.ts';
import { expect, tokenOf, userOf } from './product.ts';
import { kr } from './words.ts';

/** Somebody of another company, in a browser of their own. */
export const enterAlone = async (browser: Browser, who: number) => {
  const page = await (await browser.newContext({ baseURL: process.env.IEUM_URL ?? '', locale: 'ko-KR' })).newPage();
  await enterAs(page, { ...userOf(who), phone: '', token: tokenOf(who) });
  return page;
};

/** No fault of axe and nothing outside of the window, once the page is there. */
export const refuseTrouble = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await refuseFaults(page);
  await refuseOverflow(page);
};

/** How a link stands: its badge beside the name. */
export const standsAs = (page: Page, state: keyof typeof kr.link.state) =>
  expect(page.locator('main header').getByText(kr.link.state[state], { exact: true })).toBeVisible();
