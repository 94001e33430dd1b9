import type { Page } from '@playwright/test';
import { register } from '../fixtures/factory-form.ts';
import { SHIFT_MAX, shiftOf, watchShift } from '../fixtures/layout-shift.ts';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { enterAs, signUpNewcomer } from '../fixtures/newcomer.ts';
import { outermost, WIDTHS } from '../fixtures/page-list.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { arrivesAt, callAs, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** Each test has many steps. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const { home, link, help } = kr;
const { nav } = kr.shell;
const [BUYER, SELLER] = [60, 61];
const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString('en-CA', { timeZone: 'Asia/Seoul' });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  const factoryId = await register(request, SELLER, { name: '안산작업장', state: 'active' });
  const certificates = [
    { name: '환경 인증', days: 5 },
    { name: '품질 인증', days: -3 },
  ];
  for (const { name, days } of certificates)
    await callAs(request, SELLER, 'POST', '/certificates', {
      standardName: name,
      validTo: inDays(days),
      factoryIds: [factoryId],
    });
  const pack = await productOf(request, BUYER, '커넥터');
  const { id } = await callAs(request, BUYER, 'POST', '/supply-links', {
    side: 'buyer',
    productId: pack,
    businessNumber: userOf(SELLER).businessNumber,
    figures: { spendShare: 12 },
    words: { company: '성광도금', product: '단자 도금' },
  });
  await arrivesAt(request, SELLER, id);
  await request.dispose();
});

test('S2.1 what waits stands in one list: who waits first, then until when, each one click from where it is done', async ({
  page,
  signedIn,
}) => {
  await signedIn(SELLER);
  await watchShift(page);
  await setLook(page, { width: 1440, theme: 'light' });
  await page.goto('/');
  const tasks = page.getByRole('region', { name: home.tasks, exact: true });
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText([home.waiter.partner, home.waiter.time]);
  const rows = tasks.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(home.heading.link.answer);
  await expect(rows.nth(1)).toContainText('3일 지남');
  await expect(rows.nth(2)).toContainText('5일 남음');
  expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  await refuseFaults(page);
  await shoot(page, 'home-tasks');

  // The kind is part of the address.
  const kinds = tasks.getByRole('navigation', { name: home.byKind });
  await kinds.getByRole('link', { name: new RegExp(`^${home.kind.certificate.ending}`) }).click();
  await expect(page).toHaveURL('/?kind=certificate.ending');
  await expect(rows).toHaveCount(1);
  await page.goto('/?due=overdue');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('품질 인증');
  await tasks.getByRole('link', { name: home.heading.certificate.expired }).click();
  await expect(page).toHaveURL(/\/factory\/certificates\/[\w-]+\/renew/);

  // A link is confirmed in two clicks on the dashboard, and a finished task disappears.
  await page.goto('/dashboard');
  const cards = page.getByRole('region', { name: new RegExp(`^${home.tasks}`) }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: home.answer.yes }).click();
  await page.getByRole('dialog').getByRole('button', { name: link.act.confirm, exact: true }).click();
  await expect(cards).toHaveCount(2);
  await page.goto('/');
  await expect(rows).toHaveCount(2);
});

test('S2.1 a new company has five steps, which tick themselves off', async ({ page, request }) => {
  const who = await signUpNewcomer(request);
  await enterAs(page, who);
  await watchShift(page);
  await setLook(page, { width: 360, theme: 'light' });
  await page.goto('/');
  const start = page.getByRole('region', { name: home.start.title });
  await expect(start.getByRole('listitem')).toHaveCount(5);
  await expect(start).toContainText('5단계 중 0단계 마침');
  expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  await refuseFaults(page);
  await refuseOverflow(page);
  await shoot(page, 'home-start-360');
  const answer = await request.post('/api/factories', {
    data: { name: '첫 공장', country: 'KR', isNew: true },
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(answer.ok()).toBe(true);
  await page.reload();
  await expect(start).toContainText('5단계 중 1단계 마침');
  await start.getByRole('link', { name: home.step.certificate.act }).click();
  await expect(page).toHaveURL('/factory/certificates/new');
});

test('S2.1 an operator sees what waits for operators', async ({ page, request, signedIn }) => {
  await signUpNewcomer(request);
  await signedIn('admin');
  await page.goto('/?kind=case.decide');
  const tasks = page.getByRole('region', { name: home.tasks, exact: true });
  await expect(tasks.getByRole('link', { name: home.heading.case.decide }).first()).toBeVisible();
  await refuseFaults(page);
  await page.getByRole('link', { name: home.toOperator }).click();
  await expect(page.getByRole('list', { name: kr.dashboard.operator.label })).toBeVisible();
  await refuseFaults(page);
});

/** Up to this width the navigation is a bar at the bottom. */
const PHONE_MAX = 480;

/**
 * Opens the guide on a phone, whose title line has no room for the link to the part: the end of the page leads to the
 * guide, and the menu to the part about the certificates.
 */
const openGuideOnPhone = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: kr.common.help, exact: true }).click();
  await expect(page).toHaveURL('/help');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.certificate.title);
  await page.getByRole('navigation', { name: nav.label }).getByRole('button', { name: nav.menu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: nav.menu, exact: true });
  await menu.getByRole('link', { name: kr.shell.profile.help, exact: true }).click();
};

for (const width of outermost(WIDTHS))
  test(`S2.1 the guide is one click from every page, and says what to do: ${width} px`, async ({ page, signedIn }) => {
    await signedIn(BUYER);
    await setLook(page, { width, theme: 'light' });
    await page.goto('/factory/certificates');
    if (width > PHONE_MAX) await page.getByRole('link', { name: kr.shell.helpHere }).click();
    else await openGuideOnPhone(page);
    await expect(page).toHaveURL('/help#certificates');
    const part = page.getByRole('region', { name: kr.certificate.title, exact: true });
    await expect(part).toBeInViewport();
    await refuseFaults(page);
    await refuseOverflow(page);
    await shoot(page, `help-${width}`);
    await part.getByRole('link', { name: new RegExp(`^${help.open}`) }).click();
    await expect(page).toHaveURL('/factory/certificates');
    await page.goto('/help?lng=jp');
    await expect(page.getByRole('heading', { level: 2, name: 'はじめて使うとき' })).toBeVisible();
  });
