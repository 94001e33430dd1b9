import type { APIRequestContext, Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { chipOf } from '../fixtures/list-tools.ts';
import { axeOn } from '../fixtures/looks.ts';
import { enterAs, NEWCOMER_PASSWORD, type Newcomer, signUpNewcomer } from '../fixtures/newcomer.ts';
import { openTabs } from '../fixtures/page-acts.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { notifications } = kr.shell;
const words = kr.notice;
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

/** Signs in with the right password, from a computer that this account has not used before. */
const signInFrom = async (request: APIRequestContext, { email }: Newcomer, agent: string) => {
  const data = { email, password: NEWCOMER_PASSWORD };
  const answer = await request.post('/api/user/signin', { data, headers: { 'user-agent': agent } });
  expect(answer.ok(), await answer.text()).toBe(true);
};
const bellOf = (page: Page, unread: number, { label_other } = notifications) =>
  page.getByRole('button', { name: label_other.replace('{{count}}', String(unread)), exact: true });
/** Lets a page ask at intervals, as where the server cannot tell of changes. */
const refuseStream = (page: Page) =>
  page.route('**/api/live', (route) => route.fulfill({ status: 503, json: { result: {} } }));
const press = async (page: Page, target: ReturnType<Page['getByRole']>, key = 'Enter') => {
  await target.focus();
  await page.keyboard.press(key);
};
const expectNoViolations = async (page: Page, place = 'html') => {
  const { violations } = await (await axeOn(page)).include(place).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
};

test('S2.11 somebody with notices sees the count, opens, reads and filters them, by keyboard alone', async ({
  page,
  request,
}) => {
  const me = await signUpNewcomer(request);
  await signInFrom(request, me, FIREFOX);
  await signInFrom(request, me, IPHONE);
  await enterAs(page, me);
  await page.goto('/dashboard');
  await press(page, bellOf(page, 2));
  const dialog = page.getByRole('dialog', { name: notifications.title });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog).toContainText('iPhone');
  await expect(dialog).toContainText('Firefox');
  await expectNoViolations(page, '[role=dialog]');
  await press(page, dialog.getByRole('link', { name: words.heading.account.newDevice }).first());
  await expect(page).toHaveURL('/profile#security');
  await expect(dialog).toBeHidden();
  // Floating elements close when the page scrolls, so the page must first have stopped at the notice's target.
  await expect(page.locator('#security')).toBeInViewport();

  await press(page, bellOf(page, 1));
  await press(page, dialog.getByRole('link', { name: words.all }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${words.title}: ${words.list}`);
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 2, name: words.today })).toBeVisible();

  // Two rows need no filters. An address has one, and shows it.
  await page.goto('/notices?show=unread');
  await expect(page.getByRole('button', { name: chipOf(words.filter.show, words.filter.unreadOnly) })).toBeVisible();
  await expect(items).toHaveCount(1);
  await press(page, items.getByRole('button', { name: words.markRead }));
  await expect(page.getByText(words.noResults.title)).toBeVisible();
  await expect(bellOf(page, 0)).toBeVisible();
  await press(page, page.getByRole('main').getByRole('link', { name: words.filter.clear }));
  await expect(items).toHaveCount(2);
  await press(page, items.first().getByRole('button', { name: words.markUnread }), 'Space');
  await expect(bellOf(page, 1)).toBeVisible();
  await press(page, page.getByRole('button', { name: words.markAll }));
  await expect(bellOf(page, 0)).toBeVisible();
});

test('S2.11 chooses where to hear of what; what keeps the account safe cannot be switched off', async ({
  page,
  request,
}) => {
  const me = await signUpNewcomer(request);
  await enterAs(page, me);
  await page.goto('/notices');
  await expect(page.getByText(words.empty.title)).toBeVisible();
  await press(page, page.getByRole('link', { name: words.settings }));
  await expect(page).toHaveURL('/notices/settings');
  const byMail = page.getByRole('switch', { name: `${words.kind.company.verified}, ${words.byMail}` });
  await expect(byMail).toBeChecked();
  await press(page, byMail, 'Space');
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect(byMail).not.toBeChecked();
  await page.reload();
  await expect(byMail).not.toBeChecked();
  for (const channel of [words.inApp, words.byMail])
    await expect(page.getByRole('switch', { name: `${words.kind.account.newDevice}, ${channel}` })).toBeDisabled();
  await expect(page.getByText(words.fixed).first()).toBeVisible();
  await expect(page.getByText(words.kind.company.caseWaiting)).toHaveCount(0);
});

test('S2.11 the count follows what happens elsewhere, within half a minute and without a use of the session', async ({
  page,
  request,
  context,
}) => {
  const me = await signUpNewcomer(request);
  await enterAs(page, me);
  await refuseStream(page);
  await page.clock.install();
  const { settled } = watchCalls(page);
  await page.goto('/dashboard');
  await expect(bellOf(page, 0)).toBeVisible();
  const lastUse = () => page.evaluate(() => localStorage.getItem('ieum.lastUse'));
  // What the page has read for its user counts as a use when it arrives.
  await settled();
  const before = await lastUse();
  await signInFrom(request, me, FIREFOX);
  await page.clock.fastForward(31_000);
  await expect(bellOf(page, 1)).toBeVisible();
  // The news makes the page read its tasks again.
  await settled();
  expect(await lastUse()).toBe(before);
  const response = page.waitForResponse('**/api/notices/unread');
  await page.clock.fastForward(31_000);
  await response;
  expect(await lastUse()).toBe(before);

  const otherTab = await context.newPage();
  await otherTab.goto('/notices');
  await press(otherTab, otherTab.getByRole('button', { name: words.markAll }));
  await expect(bellOf(otherTab, 0)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(bellOf(page, 0)).toBeVisible();
});

test('a call of the bell that fails shows nothing and takes nobody away', async ({ page, signedIn }) => {
  await signedIn(12);
  await refuseStream(page);
  await page.clock.install();
  await page.goto('/factory/new');
  await page.getByLabel(kr.factory.label.name).fill('쓰다 만 공장');
  await expect(bellOf(page, 0)).toBeVisible();
  for (const status of [401, 500]) {
    await page.route('**/api/notices/unread', (route) => route.fulfill({ status, json: { result: {} } }));
    const answered = page.waitForResponse('**/api/notices/unread');
    await page.clock.fastForward(31_000);
    await answered;
  }
  await page.route('**/api/notices/unread', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.clock.fastForward(31_000);
  await failed;
  await expect(page).toHaveURL('/factory/new');
  await expect(page.getByLabel(kr.factory.label.name)).toHaveValue('쓰다 만 공장');
  await expect(page.getByRole('alert')).toHaveText('');
});

for (const [language, width] of lastInGate([
  ['en', 360],
  ['kr', 1440],
] as const)) {
  test(`the bell, the list and the settings are whole, and axe finds nothing: ${language}, ${width} px`, async ({
    page,
    request,
  }) => {
    const texts = wordsOf(language);
    const me = await signUpNewcomer(request);
    await signInFrom(request, me, FIREFOX);
    await enterAs(page, me);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/notices?lng=${language}`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await expectNoViolations(page);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await bellOf(page, 1, texts.shell.notifications).click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
    await expectNoViolations(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openTabs(page);
    await page.getByRole('link', { name: texts.notice.settings }).click();
    await expect(page.getByRole('switch').first()).toBeVisible();
    await expectNoViolations(page);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
}
