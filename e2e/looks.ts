import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isGate } from '../server/test/suite.ts';
import { PAGES, SUPPLIER_PAGES } from './page-list.ts';
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

/**
 * Fails for what axe marks. In the gate each state is looked at once: a page of the list by `pages.spec.ts`, and any
 * other state by the first test of a worker that reaches it. A look takes half a second of the processor.
 */
export const refuseFaults = async (page: Page) => {
  if (!isGate || (await isNewState(page))) await expectNoFaults(page);
};

/** Fails for what axe marks, each with its place. */
export const expectNoFaults = async (page: Page) => {
  const { violations } = await (await axeOn(page)).options({ resultTypes: ['violations'] }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

/** Puts axe into the page once: the builder would parse its half a megabyte twice for every look. */
export const axeOn = async (page: Page) => {
  await endTransitions(page);
  const frames = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in window)));
  return new AxeBuilder({ page, ...(frames.every(Boolean) && { axeSource: ';' }) }).setLegacyMode();
};

/** Waits for what moves or fades, since axe would measure a color on its way; what turns for ever is left alone. */
const endTransitions = (page: Page) =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

const seenStates = new Set<string>([...PAGES, ...SUPPLIER_PAGES]);

const isNewState = async (page: Page) => {
  const state = await stateOf(page);
  const isNew = !seenStates.has(state);
  seenStates.add(state);
  return isNew;
};

/** Names the page without the ids of its records, its open dialogs, and whether it has rows or a refused field. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const path = location.pathname.replace(/[\da-f]{8}-[\da-f-]{27}/g, ':id');
    const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')];
    const titles = dialogs.map((dialog) => dialog.querySelector('h1, h2, h3')?.textContent ?? dialog.ariaLabel ?? '');
    const marks = { rows: 'main td', refused: '[aria-invalid=true]' };
    const shown = Object.entries(marks).flatMap(([name, mark]) => (document.querySelector(mark) ? [name] : []));
    return [path, ...titles, ...shown].join(' | ');
  });

/** Nothing stands outside of the window. */
export const refuseOverflow = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
};

/**
 * Opens a page. In the gate it opens inside the loaded app, as a link does, which takes a fifth of the time; the other
 * suites load its address. The two pages need different titles.
 */
export const goTo = async (page: Page, address: string) => {
  if (!isGate || page.url() === 'about:blank') return void (await page.goto(address));
  const title = await page.title();
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // The old page stays in sight until the scripts of the new one are there.
  await expect(page).not.toHaveTitle(title);
};
