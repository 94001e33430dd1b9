import { readFileSync } from 'node:fs';
import { closeFilters, openFilters } from '../fixtures/list-tools.ts';
import { refuseFaults, refuseOverflow, setLook } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test, tokenOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { audit } = kr;
const headersOf = (who: number | 'admin') => ({ authorization: `Bearer ${tokenOf(who)}` });

test('S2.7 an operator does something, finds it in the log by filter, and exports it', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn('admin');
  const name = `감사 ${crypto.randomUUID()}`;
  const made = await request.post('/api/factories', { headers: headersOf(3), data: { name, country: 'KR' } });
  const { id } = (await made.json()).result.data;

  await page.goto('/admin/audit');
  await openFilters(page);
  await page.getByLabel(audit.filter.record).fill(id);
  await page.keyboard.press('Enter');
  await closeFilters(page);
  await expect(page).toHaveURL(`/admin/audit?record=${id}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(audit.operation.registerFactory);
  await expect(row).toContainText('su****@t***.kr');

  await row.getByRole('link').click();
  const panel = page.getByRole('dialog', { name: audit.operation.registerFactory });
  await expect(panel).toContainText('127.0.0.1');
  await expect(panel).toContainText(id);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.getByRole('button', { name: audit.export.open }).click();
  const dialog = page.getByRole('dialog', { name: audit.export.title });
  await dialog.getByLabel(audit.export.reason).fill('=정기 점검, 11월');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: audit.export.submit }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.codePointAt(0)).toBe(0xfeff);
  expect(text.trimEnd().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`,registerFactory,${id},127.0.0.1,`);
  await expect(dialog).toBeHidden();

  // The export is in the log itself, with its reason.
  await page.goto('/admin/audit?operation=exportAuditLines');
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog')).toContainText('=정기 점검, 11월');
  await expect(page.getByRole('dialog')).toContainText('ad****@t***.kr');
});

test('a line is sealed within seconds, and says so', async ({ page, request, signedIn }) => {
  await signedIn('admin');
  const data = { name: `봉인 ${crypto.randomUUID()}`, country: 'KR' };
  const { id } = (await (await request.post('/api/factories', { headers: headersOf(4), data })).json()).result.data;
  await expect(async () => {
    await page.goto(`/admin/audit?record=${id}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('dialog').getByText(/^\d+번, /)).toBeVisible();
  }).toPass();
});

/** An operator finds people by their whole address, but sees it masked. */
const MASKED = /su\*+@t\*+\.kr/;

test('everything in the log works by keyboard alone', async ({ page, request, signedIn }) => {
  await signedIn('admin');
  const data = { name: `자판 ${crypto.randomUUID()}`, country: 'KR' };
  await request.post('/api/factories', { headers: headersOf(10), data });
  await page.goto('/admin/audit');
  await page.getByRole('button', { name: kr.ui.table.filters }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: audit.filter.person }).focus();
  await page.keyboard.type('supplier10@');
  // Until the search has settled, all people are listed.
  await expect(page.getByRole('option', { name: MASKED })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/person=/);
  await expect(page.getByRole('combobox', { name: audit.filter.person })).toHaveValue(MASKED);
  await page.getByRole('combobox', { name: audit.filter.operation }).focus();
  await page.keyboard.type(audit.operation.registerFactory);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/operation=registerFactory/);
  await closeFilters(page);
  const link = page.getByRole('row').nth(1).getByRole('link');
  await expect(page.getByRole('row').nth(1)).toContainText(MASKED);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: kr.ui.table.filters }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: kr.ui.table.clearFilters }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit');
});

test('older and newer pages have addresses', async ({ page, request, signedIn }) => {
  await signedIn('admin');
  for (let no = 0; no < 60; no++)
    await request.post('/api/user/consents', {
      headers: headersOf(11),
      data: { item: 'marketingUse', isGranted: no % 2 === 0 },
    });
  await page.goto('/admin/audit?operation=setConsent');
  await expect(page.getByRole('row')).toHaveCount(51);
  const first = await page.getByRole('row').nth(1).getByRole('link').getAttribute('href');
  await page.getByRole('link', { name: audit.older }).click();
  await expect(page).toHaveURL(/before=/);
  await expect(page.getByRole('link', { name: audit.newest })).toBeVisible();
  await page.getByRole('link', { name: audit.newer, exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
  expect(await page.getByRole('row').nth(1).getByRole('link').getAttribute('href')).toContain(first?.split('line=')[1]);
});

test('a month of accesses is looked through, and marked as reviewed', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/admin/audit/months?month=2025-01');
  await expect(page.getByText(audit.month.notReviewed)).toBeVisible();
  await page.getByRole('button', { name: audit.month.review }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(audit.month.note).fill('이상 없음');
  await dialog.getByRole('button', { name: audit.month.review }).click();
  await expect(page.getByText(audit.month.reviewed, { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('이상 없음')).toBeVisible();
  await expect(page.getByRole('button', { name: audit.month.review })).toHaveCount(0);
});

test('S2.7 a supplier sees not-found, and every call is refused', async ({ page, request, signedIn }) => {
  await signedIn(12);
  const answers: number[] = [];
  page.on('response', (answer) => answer.url().includes('/api/admin/') && answers.push(answer.status()));
  for (const path of ['/admin/audit', '/admin/audit/accesses', '/admin/audit/months']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.notFound.title);
  }
  expect(answers.filter((status) => status < 400)).toEqual([]);
  const headers = headersOf(12);
  for (const path of ['audit', 'audit/people?text=a', 'audit/companies?text=a', 'accesses', 'accesses/months/2026-10'])
    expect((await request.get(`/api/admin/${path}`, { headers })).status()).toBe(403);
  for (const path of ['audit/export', 'accesses/months/2026-10/review'])
    expect((await request.post(`/api/admin/${path}`, { headers, data: {} })).status()).toBe(403);
});

for (const [language, theme, width] of outermost([
  ['kr', 'light', 360],
  ['jp', 'light', 768],
  ['en', 'dark', 1440],
] as const)) {
  test(`axe finds nothing, with a line and a dialog open: ${language}, ${theme}, ${width} px`, async ({
    page,
    signedIn,
  }) => {
    await signedIn('admin');
    await setLook(page, { width, theme });
    const words = wordsOf(language).audit;
    const expectClean = async () => {
      await refuseFaults(page);
      await refuseOverflow(page);
    };
    await page.goto(`/admin/audit?lng=${language}`);
    await page.getByRole('row').nth(1).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClean();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.export.open }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.export.submit }).click();
    await expectClean();
    for (const path of ['accesses', 'months']) {
      await page.goto(`/admin/audit/${path}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.title);
      await expectClean();
    }
  });
}
