import type { Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const MAX_SCRIPT = 130_000;
const MAX_FONT = 60_000;
const MAX_FILES = { first: 8, list: 60 };

// A first load needs an empty cache.
test.use({ reuseContext: false });

test('the first load of sign-in stays within 130 kB of script and 60 kB of fonts, in eight files', async ({
  page,
  baseURL,
}) => {
  const loaded: { url: string; type: string; bytes: number; encoding: string | undefined }[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    const { responseBodySize } = await request.sizes();
    const encoding = response?.headers()['content-encoding'];
    loaded.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize, encoding });
  });
  await page.goto('/auth/signin', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.auth.signIn.title);
  await page.evaluate(() => document.fonts.ready);
  const sum = (type: string) => {
    const some = loaded.filter((file) => file.type === type);
    for (const { url, bytes } of some) console.log(`${String(bytes).padStart(8)} ${url.replace(baseURL ?? '', '')}`);
    return some.reduce((total, { bytes }) => total + bytes, 0);
  };
  const scripts = sum('script');
  const fonts = sum('font');
  console.log(`first load of /auth/signin: ${scripts} bytes of script, ${fonts} bytes of fonts`);
  expect(loaded.filter(({ bytes, type, encoding }) => type === 'script' && bytes > 1024 && encoding !== 'br')).toEqual(
    [],
  );
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(MAX_SCRIPT);
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(MAX_FONT);
  expect(loaded.filter(({ url }) => !url.startsWith(baseURL ?? 'x'))).toEqual([]);
  expect(await filesOf(page)).toBeLessThanOrEqual(MAX_FILES.first);
});

test('a list asks for no more than sixty files, although all pages are loaded when they are wanted', async ({
  page,
  signedIn,
}) => {
  await signedIn(19);
  const { settled } = watchCalls(page);
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  expect(await filesOf(page)).toBeLessThanOrEqual(MAX_FILES.list);
});

/** Counts scripts, styles and words: files that do not depend on the user. */
const filesOf = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\.(js|css|json)$/.test(name)).length,
  );
