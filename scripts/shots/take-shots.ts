import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type Look, PAGES, SHOWCASE, SUPPLIER_PAGES } from '../../e2e/fixtures/page-list.ts';
import type { ShownProduct } from './shown-product.ts';

type Task = { browser: Browser; product: ShownProduct; folder: string; looks: Look[]; only: string | undefined };

export const lookName = ({ language, theme, width }: Look) => `${language}-${theme}-${width}`;

/**
 * Returns the file name, such as `supply-chain-tier.kr-light-360.png` for `/supply-chain/tier` in Korean, light, 360 px
 * wide.
 */
const fileOf = (subject: string, look: Look) => `${subject}.${lookName(look)}.png`;

/** Hides the skip link. It is above the window, and a picture taller than the window would show it. */
const NO_SKIP_LINK = 'a[href="#main"] { display: none }';

const subjectOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Returns the names of the pictures that it took. */
export const takeShots = async ({ browser, product, folder, looks, only }: Task) => {
  const names: string[] = [];
  for (const look of looks) {
    const page = await openPage(browser, product, look);
    for (const path of [...PAGES, ...SUPPLIER_PAGES].filter((address) => !only || subjectOf(address).includes(only))) {
      await settle(page, `${product.url}${path}?lng=${look.language}`);
      const name = fileOf(subjectOf(path), look);
      await page.screenshot({ path: join(folder, name), fullPage: !SHOWCASE.includes(path) });
      names.push(name);
      if (SHOWCASE.includes(path)) names.push(...(await takeSections(page, folder, look)));
    }
    await page.context().close();
    console.log(lookName(look));
  }
  return names;
};

const openPage = async (browser: Browser, { token, user }: ShownProduct, { theme, width }: Look) => {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ viewport, colorScheme: theme, reducedMotion: 'reduce', bypassCSP: true });
  const stored = { accessToken: token, user: JSON.stringify(user) };
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  // Its answer has no end, and a picture is taken when all calls are answered.
  await context.route('**/api/live', (route) => route.abort());
  return context.newPage();
};

const settle = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
};

/** Takes each example of the showcase alone. */
const takeSections = async (page: Page, folder: string, look: Look) => {
  const names: string[] = [];
  for (const section of await page.locator('section[id] section[id]').all()) {
    const name = fileOf(`ui-${await section.getAttribute('id')}`, look);
    await section.screenshot({ path: join(folder, name), style: NO_SKIP_LINK });
    names.push(name);
  }
  return names;
};
