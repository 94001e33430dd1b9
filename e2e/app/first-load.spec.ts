import { LANGUAGES } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const MAX_BYTES = { signIn: 115_000, home: { script: 203_000, withoutFonts: 236_000 }, font: 60_000 };
const MAX_FILES = { home: 12, list: 14 };
const MAX_REQUESTS = { signIn: 8, home: 20 };

// A first load needs an empty cache.
test.use({ reuseContext: false });

type Loaded = { url: string; type: string; bytes: number; encoding: string | undefined };

/** Notes every file that the page loads from now on. */
const watchLoads = (page: Page) => {
  const loaded: Loaded[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    const { responseBodySize } = await request.sizes();
    const encoding = response?.headers()['content-encoding'];
    loaded.push({ url: request.url(), type: request.resourceType(), bytes: responseBodySize, encoding });
  });
  const sum = (type: string) => {
    const some = loaded.filter((file) => file.type === type);
    for (const { url, bytes } of some) console.log(`${String(bytes).padStart(8)} ${new URL(url).pathname}`);
    return some.reduce((total, { bytes }) => total + bytes, 0);
  };
  return { loaded, sum };
};

test('28.7 the first load of sign-in stays within 115 kB of script and 60 kB of fonts, in eight requests', async ({
  page,
  baseURL,
}) => {
  const { loaded, sum } = watchLoads(page);
  await page.goto('/auth/signin', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.auth.signIn.title);
  await page.evaluate(() => document.fonts.ready);
  const scripts = sum('script');
  const fonts = sum('font');
  console.log(`first load of /auth/signin: ${scripts} bytes of script, ${fonts} bytes of fonts`);
  expect(loaded.filter(({ bytes, type, encoding }) => type === 'script' && bytes > 1024 && encoding !== 'br')).toEqual(
    [],
  );
  expect(scripts).toBeGreaterThan(0);
  expect(scripts).toBeLessThanOrEqual(MAX_BYTES.signIn);
  expect(fonts).toBeGreaterThan(0);
  expect(fonts).toBeLessThanOrEqual(MAX_BYTES.font);
  expect(loaded.filter(({ url }) => !url.startsWith(baseURL ?? 'x'))).toEqual([]);
  expect(loaded.length, loaded.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(MAX_REQUESTS.signIn);
});

for (const language of LANGUAGES)
  test(`28.7 the home page stays within 20 answers and 236 kB without fonts: ${language}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(19);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { settled } = watchCalls(page);
    const files = countFiles(page);
    const { loaded, sum } = watchLoads(page);
    await page.goto(`/?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await settled();
    const [scripts, fonts] = [sum('script'), sum('font')];
    const rest = loaded.reduce((total, { bytes }) => total + bytes, 0) - fonts;
    console.log(`home page: ${scripts} bytes of script in ${files()} files; ${rest} and ${fonts} of fonts in all`);
    console.log(`${asked.length} requests\n  ${asked.join('\n  ')}`);
    expect(scripts).toBeLessThanOrEqual(MAX_BYTES.home.script);
    expect(rest).toBeLessThanOrEqual(MAX_BYTES.home.withoutFonts);
    expect(files()).toBeLessThanOrEqual(MAX_FILES.home);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MAX_REQUESTS.home);
  });

test('a list asks for no more than 14 files, although all pages are loaded when they are wanted', async ({
  page,
  signedIn,
}) => {
  await signedIn(19);
  const { settled } = watchCalls(page);
  const files = countFiles(page);
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  console.log(`list of factories: ${files()} files`);
  expect(files()).toBeLessThanOrEqual(MAX_FILES.list);
});

/** Counts scripts, styles and words that are asked for from now on: files that do not depend on the user. */
const countFiles = (page: Page) => {
  let files = 0;
  page.on('request', (request) => {
    if (/\.(js|css|json)$/.test(new URL(request.url()).pathname)) files += 1;
  });
  return () => files;
};
