import type { Page } from '@playwright/test';
import { SHIFT_MAX, shiftOf, watchShift } from '../fixtures/layout-shift.ts';
import { expectNoFaults, refuseOverflow, setLook } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const ENTRIES = [
  '/auth/signin',
  '/auth/signup',
  '/auth/signup/abroad',
  '/auth/find-id',
  '/auth/find-password',
  '/auth/reset/nobody-has-sent-this',
  '/invite/nobody-has-sent-this',
];

const banner = (page: Page) => page.getByRole('banner');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const topOf = async (part: ReturnType<typeof title>) => (await part.boundingBox())?.y ?? 0;
/** Notes whether the picture is loaded. The resource entries of the browser sometimes lack the image of a mask. */
const watchPicture = (page: Page) => {
  let isLoaded = false;
  page.on('response', (answer) => {
    isLoaded ||= answer.ok() && /chain-[^/]*\.svg$/.test(answer.url());
  });
  return () => isLoaded;
};

// The picture must not be in the cache.
test.use({ reuseContext: false });

for (const path of ENTRIES) {
  test(`26.8 ${path} says what the product is for, beside the page from 1281 px on`, async ({ page }) => {
    await watchShift(page);
    const hasPicture = watchPicture(page);
    await setLook(page, { width: 1281, theme: 'light' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(title(page)).toBeVisible();
    await expect(banner(page).getByRole('link', { name: kr.common.homeLink })).toBeVisible();
    await expect(banner(page)).toContainText(kr.common.purpose);
    await expect.poll(hasPicture).toBe(true);
    const panel = await banner(page).boundingBox();
    expect(panel?.height).toBeGreaterThanOrEqual(900);
    expect((await title(page).boundingBox())?.x).toBeGreaterThan(panel?.width ?? 0);
    await refuseOverflow(page);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  });
}

for (const width of [360, 768, 1280]) {
  test(`26.8 at ${width} px the purpose stands in the header, and no picture is loaded`, async ({ page }) => {
    await watchShift(page);
    const hasPicture = watchPicture(page);
    await setLook(page, { width, theme: 'light' });
    await page.goto('/auth/signin', { waitUntil: 'networkidle' });
    const purpose = banner(page).getByText(kr.common.purpose);
    await expect(purpose).toBeVisible();
    expect(await topOf(purpose)).toBeLessThan(await topOf(title(page)));
    expect(hasPicture()).toBe(false);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  });
}

test('26.8 the page beside the picture has no faults in the dark, and a choice of language moves nothing', async ({
  page,
}) => {
  await setLook(page, { width: 1440, theme: 'dark' });
  await page.goto('/auth/signin');
  await expect(title(page)).toBeVisible();
  const before = await topOf(title(page));
  await banner(page).getByRole('button').click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(banner(page)).toContainText(wordsOf('en').common.purpose);
  expect(await topOf(title(page))).toBe(before);
  await expectNoFaults(page);
});

test('26.8 other pages without a session keep a plain header with the same menu', async ({ page }) => {
  const hasPicture = watchPicture(page);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto('/nowhere', { waitUntil: 'networkidle' });
  await expect(title(page)).toHaveText(kr.common.notFound.title);
  await expect(banner(page)).not.toContainText(kr.common.purpose);
  expect(hasPicture()).toBe(false);
  await banner(page).getByRole('button', { name: kr.common.language }).click();
  await expect(page.getByRole('menuitemradio')).toHaveCount(4);
});
