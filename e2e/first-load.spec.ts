import { expect, test } from './product.ts';
import { kr } from './words.ts';

const MAX_SCRIPT = 135_000;
const MAX_FONT = 60_000;

test('the first load of sign-in stays within 135 kB of script and 60 kB of fonts', async ({ page, baseURL }) => {
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
    const some = loaded.filter((one) => one.type === type);
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
});
