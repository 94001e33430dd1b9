import type { Page } from '@playwright/test';
import { enterAs, NEWCOMER_PASSWORD, signUpNewcomer } from '../fixtures/newcomer.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { enterAlone } from '../fixtures/second-browser.ts';
import { callAs, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

const { home, shell, notice } = kr;
/** Nobody else sends notices to the second one. */
const [BUYER, SELLER] = [62, 69];
const LIVE = '**/api/live';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

const bellOf = (page: Page, unread: number) =>
  page.getByRole('button', { name: shell.notifications.label_other.replace('{{count}}', String(unread)), exact: true });

/** Takes the intervals away with which a page asks for news: what it shows then, it was told. */
const stopAsking = (page: Page) =>
  page.addInitScript(() => {
    const start = window.setInterval.bind(window);
    const isLong = (ms: unknown) => typeof ms === 'number' && ms >= 10_000;
    window.setInterval = ((run: () => void, ms?: number) => (isLong(ms) ? 0 : start(run, ms))) as typeof setInterval;
  });

/** Opens a page and waits until the server tells it of changes. */
const openLive = async (page: Page, path: string) => {
  const isLive = page.waitForResponse(LIVE);
  await page.goto(path);
  expect((await isLive).status()).toBe(200);
};

test('26.7 two browsers: what one company asks for shows at the other at once, and what is read in one is read in all', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  await signedIn(SELLER);
  await stopAsking(page);
  await openLive(page, '/');
  const tasks = page.getByRole('region', { name: home.tasks, exact: true });
  await expect(bellOf(page, 0)).toBeVisible();
  await expect(tasks.getByText(home.heading.link.answer)).toHaveCount(0);

  const elsewhere = await enterAlone(browser, SELLER);
  await stopAsking(elsewhere);
  await openLive(elsewhere, '/notices');
  await callAs(request, BUYER, 'POST', '/supply-links', {
    side: 'buyer',
    productId: await productOf(request, BUYER, '커넥터'),
    businessNumber: userOf(SELLER).businessNumber,
    figures: {},
    words: { company: '성광도금', product: '단자 도금' },
  });
  for (const each of [page, elsewhere]) await expect(bellOf(each, 1)).toBeVisible();
  await expect(tasks.getByText(home.heading.link.answer)).toBeVisible();
  await expect(elsewhere.getByRole('main').getByRole('listitem')).toHaveCount(1);

  await elsewhere.getByRole('button', { name: notice.markAll }).click();
  for (const each of [page, elsewhere]) await expect(bellOf(each, 0)).toBeVisible();
  await elsewhere.context().close();
});

test('26.7 the tabs of a browser share one connection, and the next tab takes it over', async ({
  context,
  page,
  request,
}) => {
  const me = await signUpNewcomer(request);
  const signInAnew = async (agent: string) => {
    const data = { email: me.email, password: NEWCOMER_PASSWORD };
    const answer = await request.post('/api/user/signin', { data, headers: { 'user-agent': agent } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const opened: Page[] = [];
  context.on('request', (call) => call.url().endsWith('/api/live') && opened.push(call.frame().page()));
  const first = await context.newPage();
  await enterAs(page, me);
  await enterAs(first, me);
  for (const tab of [first, page]) await stopAsking(tab);
  await openLive(first, '/dashboard');
  await page.goto('/dashboard');
  await expect(bellOf(page, 0)).toBeVisible();
  await signInAnew(FIREFOX);
  for (const tab of [first, page]) await expect(bellOf(tab, 1)).toBeVisible();
  expect(opened).toEqual([first]);

  const isLive = page.waitForResponse(LIVE);
  await first.close();
  await isLive;
  await signInAnew(IPHONE);
  await expect(bellOf(page, 2)).toBeVisible();
  expect(opened).toEqual([first, page]);
});

test('26.7 a page asks every half minute where the server tells nothing', async ({ page, request }) => {
  const me = await signUpNewcomer(request);
  await enterAs(page, me);
  await page.clock.install();
  await page.route(LIVE, (route) => route.fulfill({ status: 503, json: { result: {} } }));
  await page.goto('/dashboard');
  await expect(bellOf(page, 0)).toBeVisible();
  const data = { email: me.email, password: NEWCOMER_PASSWORD };
  await request.post('/api/user/signin', { data, headers: { 'user-agent': FIREFOX } });
  await page.clock.fastForward(31_000);
  await expect(bellOf(page, 1)).toBeVisible();
});
