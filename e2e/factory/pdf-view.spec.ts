import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { certificatePdf } from '../../server/test/fixtures/pdf/certificate.ts';
import { badPdfs } from '../../server/test/fixtures/pdf/corpus.ts';
import { type Placed, placedTextPdf } from '../../server/test/fixtures/pdf/placed-text.ts';
import { embeddedFontPdf, faxScanPdf } from '../../server/test/fixtures/pdf/shown.ts';
import { refuseFaults } from '../fixtures/looks.ts';
import { enterAs, signUpNewcomer } from '../fixtures/newcomer.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { account, document: words } = kr;
const NAME = '사업자등록증.pdf';

const named = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, key) => String(values[key]));
const pageOf = (page: Page, number = 1) =>
  page.getByRole('group', { name: named(words.pdf.pageLabel, { page: number }), exact: true });
const tool = (page: Page, name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const look = (page: Page) => page.getByRole('button', { name: named(account.company.viewOf, { name: NAME }) }).click();

/** Ignores the other alert, which waits for messages. */
const trouble = (page: Page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: /./ });

/** Signs up and opens the submitted certificate. */
const openOwn = async (page: Page, request: APIRequestContext, certificate: Buffer) => {
  await enterAs(page, await signUpNewcomer(request, certificate));
  await page.goto('/profile');
  await look(page);
};

/** Returns the dark pixels of a part of a page: position and size in hundredths, from the left and the top. */
const inkOf = (drawn: Locator, part = { x: 0, y: 0, width: 100, height: 100 }) =>
  drawn.locator('canvas').evaluate((canvas, { x, y, width, height }) => {
    if (!(canvas instanceof HTMLCanvasElement)) return [];
    const [w, h] = [canvas.width / 100, canvas.height / 100];
    const pixels = canvas.getContext('2d')?.getImageData(x * w, y * h, width * w, height * h).data ?? [];
    return Array.from(pixels).flatMap((value, at) => (at % 4 === 0 && value < 128 ? [at / 4] : []));
  }, part);

test('S2.7 a certificate is shown in the page, with Korean letters whose font is not in the file', async ({
  page,
  request,
}) => {
  await openOwn(page, request, certificatePdf({ companyName: '주식회사 한빛정밀' }));
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  expect((await inkOf(pageOf(page))).length).toBeGreaterThan(2000);
  await expect(pageOf(page)).toContainText('법인명(단체명) : 주식회사 한빛정밀');
  await expect(page.getByRole('toolbar')).toContainText(named(words.pdf.page, { page: 1, pages: 1 }));
});

test('S2.7 each Korean letter has a shape of its own', async ({ page, request }) => {
  const syllables: Placed[] = ['가', '힣', '가'].map((text, nth) => ({ text, x: 119 * nth, y: 600, size: 119 }));
  await openOwn(page, request, placedTextPdf([syllables]));
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  const part = { y: 10, width: 20, height: 25 };
  const shapes = await Promise.all([0, 20, 40].map((x) => inkOf(pageOf(page), { x, ...part })));
  expect(shapes.every((shape) => shape.length > 100)).toBe(true);
  const [first, second, third] = shapes.map((shape) => shape.length);
  expect(Math.abs((first ?? 0) - (third ?? 0))).toBeLessThan((first ?? 0) / 20);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeGreaterThan((first ?? 0) / 10);
});

test('S2.7 a font that is in the file is used, and a fax is unpacked, under the content policy', async ({
  page,
  request,
}) => {
  await openOwn(page, request, embeddedFontPdf());
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  expect((await inkOf(pageOf(page))).length).toBeGreaterThan(500);
  expect(await page.evaluate(() => [...document.fonts].some(({ family }) => /^g_d\d+_f/.test(family)))).toBe(true);
  const scan = await faxScanPdf();
  await page.route('**/api/documents/*', (route) => route.fulfill({ contentType: 'application/pdf', body: scan }));
  await page.reload();
  await look(page);
  await expect(pageOf(page)).toHaveAttribute('data-state', 'scan');
  await expect(page.getByRole('img', { name: named(words.pdf.scan, { page: 1 }) })).toBeVisible();
  const [black, white] = [
    await inkOf(pageOf(page), { x: 10, y: 16, width: 10, height: 8 }),
    await inkOf(pageOf(page), { x: 60, y: 16, width: 10, height: 8 }),
  ];
  expect(black.length).toBeGreaterThan(100);
  expect(white).toEqual([]);
});

test('S2.7 pages are turned, enlarged and rotated by keyboard alone', async ({ page, request }) => {
  const pages = [1, 2, 3].map((number) => [{ text: `${number}번째`, x: 60, y: 760, size: 30 }]);
  await openOwn(page, request, placedTextPdf(pages));
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  const width = async () => (await pageOf(page).boundingBox())?.width ?? 0;
  const height = async () => (await pageOf(page).boundingBox())?.height ?? 0;
  const press = async (name: string) => {
    await tool(page, name).focus();
    await page.keyboard.press('Enter');
  };
  const fitted = await width();
  await press(words.pdf.zoomIn);
  await expect.poll(width).toBeGreaterThan(fitted);
  await expect(tool(page, words.pdf.fit)).toHaveAttribute('aria-pressed', 'false');
  await press(words.pdf.fit);
  await expect.poll(width).toBeCloseTo(fitted, 0);
  await press(words.pdf.next);
  await expect(page.getByRole('toolbar')).toContainText(named(words.pdf.page, { page: 2, pages: 3 }));
  await press(words.pdf.next);
  await expect(pageOf(page, 3)).toHaveAttribute('data-state', 'text');
  await expect(pageOf(page, 3)).toContainText('3번째');
  await expect(tool(page, words.pdf.next)).toBeDisabled();
  await press(words.pdf.rotate);
  await expect.poll(async () => (await width()) > (await height())).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('S2.7 of a long document the first 20 pages are shown, each when it comes near', async ({ page, request }) => {
  const pages = Array.from({ length: 24 }, (_, nth) => [{ text: `${nth + 1}번째`, x: 60, y: 760 }]);
  await openOwn(page, request, placedTextPdf(pages));
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  await expect(page.locator('[data-page]')).toHaveCount(20);
  await expect(pageOf(page, 20)).toHaveAttribute('data-state', 'waiting');
  await expect(page.getByText(named(words.pdf.more, { shown: 20, pages: 24 }))).toBeAttached();
});

test('S2.7 what cannot be opened says why, and can be saved all the same', async ({ page, request }) => {
  test.setTimeout(120_000);
  await enterAs(page, await signUpNewcomer(request));
  const bad = await badPdfs();
  const locked = bad.find(({ trouble }) => trouble === 'encrypted')?.bytes ?? Buffer.alloc(0);
  const answers = [
    { status: 200, body: Buffer.from('%PDF-1.7 and nothing more'), sentence: words.pdf.trouble.damaged },
    { status: 200, body: locked, sentence: words.pdf.trouble.password },
  ];
  for (const { status, body, sentence } of answers) {
    await page.route('**/api/documents/*', (route) => route.fulfill({ status, contentType: 'application/pdf', body }));
    await page.goto('/profile');
    await look(page);
    await expect(trouble(page)).toContainText(sentence.title);
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: words.pdf.download }).click();
    expect((await saving).suggestedFilename()).toBe(NAME);
    await page.unroute('**/api/documents/*');
  }
  await page.route('**/api/documents/*', (route) => route.abort());
  await page.goto('/profile');
  await look(page);
  await expect(trouble(page)).toContainText(words.pdf.trouble.failed.title);
  await page.unroute('**/api/documents/*');
  await trouble(page).getByRole('button', { name: kr.common.retry }).click();
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
});

test('axe finds nothing in the view, in light and dark, and it asks nobody else for anything', async ({
  page,
  request,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (call) => {
    if (!/^(blob|data):/.test(call.url()) && !call.url().startsWith(baseURL ?? 'x')) elsewhere.push(call.url());
  });
  await openOwn(page, request, certificatePdf());
  await expect(pageOf(page)).toHaveAttribute('data-state', 'text');
  for (const colorScheme of lastInGate(['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme });
    await refuseFaults(page);
  }
  expect(elsewhere).toEqual([]);
});
