import type { Locator, Page } from '@playwright/test';
import { register } from '../fixtures/factory-form.ts';
import { SHIFT_MAX, shiftOf, watchShift } from '../fixtures/layout-shift.ts';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { signUpNewcomer } from '../fixtures/newcomer.ts';
import { outermost, WIDTHS } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** Each test has many steps. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { dashboard: words, ui, flag, home } = kr;
const [OEM, FIRST, SECOND] = [63, 64, 65];
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Seoul' });
/** Days until the certificates of each company end. Those of the supplier end in six different months. */
const CERTIFICATES = { [OEM]: [-3, 20, 21, 200], [SECOND]: [-3, 20, 55, 90, 125, 160, 200] } as Record<
  string,
  number[]
>;
const PHONE = { width: 360, height: 780 };
const BAR_HEIGHT = 56;
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
    for (const days of CERTIFICATES[who] ?? [])
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
const situation = (page: Page) => page.getByRole('region', { name: words.situation });
const tasksOf = (page: Page) => page.getByRole('region', { name: new RegExp(`^${home.tasks}`) });
const ready = (page: Page) => expect(situation(page)).toHaveAttribute('aria-busy', 'false');
/** Opens the one menu of a tile. */
const openMenu = (where: Locator, name: keyof typeof words.tile) =>
  where.getByRole('button', { name: words.menuOf.replace('{{tile}}', words.tile[name]) }).click();

test('S2.2 S2.14 26.2 tasks come first, then sentences, then charts; a tile has one menu, and one line without a chart', async ({
  page,
  signedIn,
}) => {
  await signedIn(OEM);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto('/dashboard');
  await ready(page);
  const parts = [tasksOf(page), situation(page), page.getByRole('list', { name: words.charts })];
  const [tasks, sentences, charts] = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(sentences?.x).toBeGreaterThan((tasks?.x ?? 0) + (tasks?.width ?? 0));
  expect(charts?.y).toBeGreaterThan((tasks?.y ?? 0) + (tasks?.height ?? 0) - 1);
  // Chain, flags, certificates and completeness: nothing is said of what has no data.
  await expect(situation(page).getByRole('listitem')).toHaveCount(4);
  // Three tasks are cards with their buttons in place, one of them filled.
  await expect(tasksOf(page).getByRole('listitem')).toHaveCount(3);
  await expect(tasksOf(page).getByRole('link', { name: home.act.certificate.expired, exact: true })).toHaveCount(3);
  // Two tiers are too few values for a chart.
  const tiers = tile(page, 'tiers');
  expect((await tiers.boundingBox())?.height).toBeLessThan(60);
  await openMenu(tiers, 'tiers');
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
  const sentence = (at: Page, words: string) => situation(at).getByRole('listitem').filter({ hasText: words });
  const open = await follow((at) => sentence(at, flag.title).getByRole('link').first());
  expect(open).toBeGreaterThan(0);
  await expect(page).toHaveURL('/supply-chain/flags');
  await expect(page.getByRole('list', { name: flag.list }).locator('> li')).toHaveCount(open);

  const expired = await follow((at) => sentence(at, kr.certificate.title).getByRole('link').first());
  await expect(page).toHaveURL('/factory/certificates?light=expired');
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(expired);

  for (const [name, show] of [
    ['newThisWeek', 'new'],
    ['closedThisWeek', 'closed'],
  ] as const) {
    const changed = await follow((at) => figure(tile(at, 'flags'), words.figure[name]));
    await expect(page).toHaveURL(`/dashboard/flags?show=${show}`);
    const views = page.getByRole('navigation', { name: words.history.show, exact: true });
    await expect(views.locator('[aria-current=page]')).toHaveText(words.history.of[show]);
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

  await page.goto('/dashboard');
  await tasksOf(page).getByRole('link', { name: words.allTasks }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: home.tasks, exact: true }).getByRole('listitem')).toHaveCount(3);
});

test('S2.2 a small supplier sees how complete it is, and certificates by month, each with its list', async ({
  page,
  signedIn,
}) => {
  await signedIn(SECOND);
  await page.goto('/dashboard');
  await ready(page);
  await expect(figure(tile(page, 'completeness'), words.figure.factories)).toBeVisible();
  const certificates = tile(page, 'certificates');
  await expect(figure(certificates, words.figure.holding)).toHaveText('6');
  await figure(certificates, words.figure.holding).click();
  await expect(page).toHaveURL('/factory/certificates?holds=yes');
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(6);
  await page.goBack();
  await ready(page);
  await openMenu(certificates, 'certificates');
  await page.getByRole('menuitem', { name: ui.plot.table }).click();
  const month = certificates.getByRole('table').getByRole('link').first();
  const count = Number(await month.innerText());
  await month.click();
  await expect(page).toHaveURL(/holds=yes&month=/);
  await expect(page.getByRole('table', { name: kr.certificate.title }).locator('tbody tr')).toHaveCount(count);
});

test('26.2 a small supplier’s phone shows its two tasks on the first screen, with their buttons', async ({
  page,
  signedIn,
}) => {
  await signedIn(SECOND);
  await setLook(page, { width: PHONE.width, theme: 'light' });
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard');
  await ready(page);
  const cards = tasksOf(page).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const box = await cards.last().getByRole('link').last().boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height - BAR_HEIGHT);
  await refuseFaults(page);
  await refuseOverflow(page);
});

for (const width of outermost(WIDTHS))
  test(`S2.14 26.2 an operator sees the operator’s work at the same address: ${width} px`, async ({
    page,
    request,
    signedIn,
  }) => {
    await signUpNewcomer(request);
    await signedIn('admin');
    await watchShift(page);
    await setLook(page, { width, theme: 'light' });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/dashboard');
    const queue = page.getByRole('region', { name: new RegExp(`^${words.operator.queue.case.decide}`) });
    await expect(queue.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('region', { name: words.operator.week })).toContainText(words.operator.say.jobs);
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    await refuseFaults(page);
    await refuseOverflow(page);
    await queue.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/verification\/[\w-]+$/);
  });

test('S2.2 product and quarter stand in the address, and go along to paper', async ({ page, signedIn }) => {
  await signedIn(OEM);
  await page.goto('/dashboard');
  await ready(page);
  const selectOf = (name: string) => page.getByRole('combobox', { name, exact: true });
  await selectOf(words.filter.product).selectOption({ label: '전기차' });
  await expect(page).toHaveURL(new RegExp(`product=${ids.car}`));
  const quarter = selectOf(words.filter.period);
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
    // A phone shows the map on demand.
    const more = page.getByRole('button', { name: new RegExp(words.more.show_other.replace('{{count}}', '\\d+')) });
    await expect(width === 360 ? more : tile(page, 'map').getByRole('link').first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
    await refuseFaults(page);
    await refuseOverflow(page);
    await shoot(page, `dashboard-${width}`);
  });
