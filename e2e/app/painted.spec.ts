import { LANGUAGES } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/fixtures/process/seed.ts';
import { SHIFT_MAX, shiftOf, watchShift } from '../fixtures/layout-shift.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

// What the page loads must not be in the cache.
test.use({ reuseContext: false });

const SCRIPTS = '**/assets/*.js';
const WORDS = '**/locales/**';

/** Holds these files back, as a slow network does. Returns a function that lets them through. */
const hold = async (page: Page, files: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const painted = (page: Page) => page.locator('#root[data-painted]');
const submit = (page: Page) => page.getByRole('button', { name: kr.auth.signIn.submit });
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { size: number; element: Element }) | undefined;
          resolve(`${last?.element.tagName} ${last?.size} ${last?.startTime}`);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

const signInAs = async (page: Page, who: number) => {
  await page.getByLabel(kr.auth.email, { exact: true }).fill(userOf(who).email);
  await page.getByLabel(kr.auth.password, { exact: true }).fill(PASSWORD);
};

test('S9.3 28.7 sign-in is painted in the language asked for before any script has run, and is taken over as it is', async ({
  page,
}) => {
  await watchShift(page);
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const release = await hold(page, SCRIPTS);
    await page.goto(`/auth/signin?lng=${language}`, { waitUntil: 'commit' });
    await expect(title(page)).toHaveText(words.auth.signIn.title);
    await expect(page).toHaveTitle(`${words.auth.signIn.title} · Ieum`);
    await expect(painted(page)).toBeVisible();
    const largest = await largestPaint(page);
    await page.getByLabel(words.auth.email, { exact: true }).fill('typed@before.example');
    const drawn = await page.locator('#root').innerHTML();
    release();
    await expect(painted(page)).toHaveCount(0);
    expect(await page.locator('#root').innerHTML()).toBe(drawn);
    await expect(page.getByLabel(words.auth.email, { exact: true })).toHaveValue('typed@before.example');
    expect(await largestPaint(page)).toBe(largest);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('28.7 a form that is sent before the program has come goes nowhere, and no address holds its password', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const release = await hold(page, SCRIPTS);
  await page.goto('/auth/signin', { waitUntil: 'commit' });
  await signInAs(page, 19);
  await submit(page).click();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(kr.auth.password, { exact: true })).toHaveValue(PASSWORD);
  release();
  await expect(painted(page)).toHaveCount(0);
  expect(new URL(page.url()).search).toBe('');
  expect(asked.filter((url) => url.includes(PASSWORD) || url.includes('?'))).toEqual([]);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('S2.14 28.7 a button pressed while the words are still loading counts', async ({ page }) => {
  const release = await hold(page, WORDS);
  await page.goto('/auth/signin');
  await signInAs(page, 19);
  await submit(page).click();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('S9.3 28.7 a browser that has stored another language gets the page in that one, and never shows the first', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'jp'));
  const release = await hold(page, WORDS);
  await page.goto('/auth/signin');
  await expect(painted(page)).toBeHidden();
  release();
  await expect(title(page)).toHaveText(wordsOf('jp').auth.signIn.title);
  await expect(page.locator('#root')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('S4.5 28.7 the email of the last sign-in and its tick come to the painted page', async ({ page }) => {
  const value = { value: userOf(19).email, expires: Date.now() + 60_000 };
  await page.addInitScript((entry) => localStorage.setItem('ieum.rememberedEmail', JSON.stringify(entry)), value);
  await page.goto('/auth/signin');
  await expect(page.getByLabel(kr.auth.email, { exact: true })).toHaveValue(userOf(19).email);
  await expect(page.getByRole('checkbox', { name: kr.auth.signIn.remember })).toBeChecked();
});
