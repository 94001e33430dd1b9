import type { Locator, Page } from '@playwright/test';
import { register } from '../fixtures/factory-form.ts';
import { SHIFT_MAX, shiftOf, watchShift } from '../fixtures/layout-shift.ts';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { outermost, WIDTHS } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** Each test has many steps. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { dashboard: words, ui, flag, tier } = kr;
const [OEM, FIRST, SECOND] = [63, 64, 65];
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Seoul' });
const ids = { car: '' };

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  ids.car = await productOf(request, OEM, '전기차', { hs: '870380' });
  const pack = await productOf(request, FIRST, '배터리팩', { hs: '850760' });
  const cathode = await productOf(request, SECOND, '양극재', { hs: '284190' });
  await linkBetween(request, [OEM, ids.car], [FIRST, pack], { spendShare: 56 });
  await linkBetween(request, [FIRST, pack], [SECOND, cathode], { spendShare: 46 });
  await callAs(request, OEM, 'POST', '/supply-links', {
    side: 'buyer',
    productId: ids.car,
    isUnidentified: true,
    figures: { spendShare: 10 },
    words: { company: '이름 모를 광산', country: 'CL', product: '구리' },
  });
  for (const [who, name] of [
    [OEM, '울산공장'],
    [SECOND, '포항공장'],
  ] as const) {
    const factoryId = await register(request, who, { name, state: 'active' });
    await register(request, who, { name: `${name} 초안` });
    for (const days of [-3, 20, 21, 200])
      await callAs(request, who, 'POST', '/certificates', {
        standardName: `인증 ${days}`,
        validTo: inDays(days),
        factoryIds: [factoryId],
      });
  }
  await request.dispose();
});

const tile = (page: Page, name: keyof typeof words.tile) =>
  page.getByRole('figure', { name: new RegExp(`^${words.tile[name]}`) });
/** Returns the link of a figure, by its name. */
const figure = (where: Locator, name: string) =>
  where
    .locator('dl > div')
    .filter({ has: where.page().getByText(name, { exact: true }) })
    .getByRole('link');
const ready = (page: Page) =>
  expect(page.getByRole('list', { name: words.title })).toHaveAttribute('aria-busy', 'false');

test('S2.2 a buyer sees eight tiles; each says as of when, has a table and a sheet', async ({ page, signedIn }) => {
  await signedIn(OEM);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto('/dashboard');
  await ready(page);
  const names = ['tasks', 'reviews', 'coverage', 'tiers', 'map', 'flags', 'responses', 'balance'] as const;
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(names.length);
  for (const name of names) await expect(tile(page, name)).toContainText('기준');
  const tiers = tile(page, 'tiers');
  await tiers.getByRole('button', { name: ui.plot.table }).focus();
  await page.keyboard.press('Enter');
  await expect(tiers.getByRole('table')).toContainText(words.part.unidentified);
  await tiers.getByRole('button', { name: words.exportOf.replace('{{tile}}', words.tile.tiers) }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: words.excel }).click();
  expect((await saved).suggestedFilename()).toMatch(/^dashboard-tiers-.*\.xlsx$/);
  await refuseFaults(page);
  await shoot(page, 'dashboard-buyer');
});

test('S2.2 each figure leads to a list of as many', async ({ page, signedIn }) => {
  await signedIn(OEM);
  await setLook(page, { width: 1440, theme: 'light' });
  const follow = async (link: (page: Page) => Locator) => {
    await page.goto('/dashboard');
    await ready(page);
    const text = (await link(page).innerText()).replace(/\D/g, '');
    await link(page).click();
    return Number(text);
  };
  const open = await follow((at) => figure(tile(at, 'flags'), words.figure.open));
  expect(open).toBeGreaterThan(0);
  await expect(page).toHaveURL('/supply-chain/flags');
  await expect(page.getByRole('list', { name: flag.list }).locator('> li')).toHaveCount(open);

  for (const [name, show] of [
    ['newThisWeek', 'new'],
    ['closedThisWeek', 'closed'],
  ] as const) {
    const changed = await follow((at) => figure(tile(at, 'flags'), words.figure[name]));
    await expect(page).toHaveURL(`/dashboard/flags?show=${show}`);
    await expect(page.getByLabel(words.history.show)).toHaveValue(show);
    if (changed === 0) await expect(page.getByRole('heading', { name: words.history.none[show] })).toBeVisible();
    await expect(page.getByRole('list', { name: words.history.of[show] }).locator('> li')).toHaveCount(changed);
  }

  const first = await follow((at) => figure(tile(at, 'tiers'), words.figure.firstTier));
  await expect(page).toHaveURL(/tier=1/);
  await expect(
    page
      .getByText(`협력사 ${first}곳`)
      .or(page.getByText(`${first}곳`))
      .first(),
  ).toBeVisible();

  const tasks = await follow((at) => figure(tile(at, 'tasks'), words.figure.tasks));
  await expect(page.getByRole('region', { name: kr.home.tasks, exact: true }).getByRole('listitem')).toHaveCount(tasks);

  // The part of a bar is a link too.
  await page.goto('/dashboard');
  await ready(page);
  await tile(page, 'tiers')
    .getByRole('link', { name: new RegExp(words.part.unidentified) })
    .first()
    .click();
  await expect(page).toHaveURL(/status=unidentified/);
  await expect(page.getByRole('table', { name: tier.table.label }).getByRole('row')).toHaveCount(2);
});

test('S2.2 a small supplier sees how complete it is, and certificates by month, each with its list', async ({
  page,
  signedIn,
}) => {
  await signedIn(SECOND);
  await page.goto('/dashboard');
  await ready(page);
  await expect(tile(page, 'completeness').getByRole('link', { name: '포항공장', exact: true })).toBeVisible();
  const certificates = tile(page, 'certificates');
  await expect(figure(certificates, words.figure.holding)).toHaveText('3');
  await figure(certificates, words.figure.holding).click();
  await expect(page).toHaveURL('/factory/certificates?holds=yes');
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(3);
  await page.goBack();
  await ready(page);
  await figure(certificates, words.figure.expired).click();
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(1);
  await page.goBack();
  await ready(page);
  await certificates.getByRole('button', { name: ui.plot.table }).click();
  const month = certificates.getByRole('table').getByRole('link').first();
  const count = Number(await month.innerText());
  await month.click();
  await expect(page).toHaveURL(/holds=yes&month=/);
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(count);
});

test('S2.2 product and quarter stand in the address, and go along to paper', async ({ page, signedIn }) => {
  await signedIn(OEM);
  await page.goto('/dashboard');
  await ready(page);
  await page.getByLabel(words.filter.product).selectOption({ label: '전기차' });
  await expect(page).toHaveURL(new RegExp(`product=${ids.car}`));
  const quarter = page.getByLabel(words.filter.period);
  const quarterValue = await quarter.locator('option').nth(3).getAttribute('value');
  await quarter.selectOption(quarterValue);
  await expect(page).toHaveURL(new RegExp(`period=${quarterValue}`));
  await page.reload();
  await ready(page);
  await expect(quarter).toHaveValue(quarterValue ?? '');
  await page.getByRole('link', { name: words.print }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/print\\?product=${ids.car}&period=${quarterValue}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`한빛정밀 ${OEM}`);
  await expect(page.getByText('전기차 ·')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: words.printNow })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(tile(page, 'tiers').getByRole('table')).toBeVisible();
  await refuseOverflow(page);
  await page.goto('/dashboard?product=019a8402-5c1d-7e90-b0a4-6d2f9a1b3c50');
  await expect(page.getByRole('heading', { name: words.gone.title })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await setLook(page, { width: 360, theme: 'light' });
  await page.goto('/dashboard/print?lng=en');
  await expect(page.getByRole('figure').getByRole('table').last()).toBeVisible();
  await refuseOverflow(page);
});

for (const width of outermost(WIDTHS))
  test(`S2.2 nothing jumps while it loads, nor stands outside of the window: ${width} px`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(width === 360 ? SECOND : OEM);
    await watchShift(page);
    await setLook(page, { width, theme: width === 360 ? 'dark' : 'light' });
    await page.goto('/dashboard');
    await ready(page);
    await expect(tile(page, 'map').getByRole('link').first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    await refuseFaults(page);
    await refuseOverflow(page);
    await shoot(page, `dashboard-${width}`);
  });
