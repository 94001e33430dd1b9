import type { APIRequestContext, Page } from '@playwright/test';
import { PASSWORD } from '../../server/test/fixtures/process/seed.ts';
import { chooseFilter } from '../fixtures/list-tools.ts';
import { refuseFaults, refuseOverflow } from '../fixtures/looks.ts';
import { signInElsewhere, signUpNewcomer } from '../fixtures/newcomer.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const words = kr.outbox;

/** Signs in with a fresh password: a change requires it after ten minutes. */
const enterAsOperator = async (page: Page, request: APIRequestContext) => {
  const operator = userOf('admin');
  const token = await signInElsewhere(request, operator.email, PASSWORD);
  await page.addInitScript(
    (stored) => {
      if (sessionStorage.getItem('e2e.entered')) return;
      sessionStorage.setItem('e2e.entered', 'yes');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { accessToken: token, user: JSON.stringify(operator) },
  );
  return token;
};

/** A shorter list has no search and no filters. */
const ROWS_WITH_TOOLS = 10;

/** Signs people up, each of whom gets a mail, until the outbox is long enough for its tools. */
const fillOutbox = async (request: APIRequestContext, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const countMails = async (): Promise<number> =>
    (await (await request.get('/api/outbox', { headers })).json()).result.data.total;
  for (let mails = await countMails(); mails < ROWS_WITH_TOOLS; mails += 1) await signUpNewcomer(request);
  await expect.poll(countMails).toBeGreaterThanOrEqual(ROWS_WITH_TOOLS);
};
const rowsOf = (page: Page) => page.getByRole('table', { name: words.table }).getByRole('rowheader');
const searchFor = async (page: Page, text: string) => {
  const field = page.getByRole('searchbox', { name: words.searchIn });
  await field.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};

test('S2.7 an operator finds a mail that was given up, opens it and sends it again, by keyboard alone', async ({
  page,
  request,
}) => {
  await fillOutbox(request, await enterAsOperator(page, request));
  await page.goto('/admin/outbox');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  await searchFor(page, 'given-up');
  await expect(page).toHaveURL(/search=given-up/);
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('550 mailbox unavailable');
  await expect(panel).toContainText('given-up@test.kr');
  await expect(panel).toContainText(words.mail.recorded);
  await expect(panel.getByText('http://127.0.0.1/…')).toBeVisible();
  await expect(panel).not.toContainText('/auth/find-password');
  await panel.getByRole('tab', { name: words.mail.text }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('<a href=')).toBeVisible();

  await panel.getByRole('button', { name: words.mail.sendAgain }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.mail.again)).toBeVisible();
  await expect(panel.getByRole('button', { name: words.mail.sendAgain })).toHaveAttribute('aria-disabled', 'true');
  await expect(panel).toContainText(words.mail.why.waiting);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/outbox\?search=given-up/);
  const refresh = page.getByRole('button', { name: words.refresh });
  await expect(async () => {
    await refresh.click();
    await expect(page.getByRole('cell', { name: words.state.sent })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await rowsOf(page).getByRole('link').click();
  await expect(panel.getByText(words.mail.why.sent)).toBeVisible();
  await expect(panel).not.toContainText('/auth/find-password');
});

test('the outbox is filtered by state, kind, address and days, all of which stand in the address', async ({
  page,
  request,
}) => {
  await fillOutbox(request, await enterAsOperator(page, request));
  await page.goto('/admin/outbox');
  await chooseFilter(page, words.column.state, words.state.kept);
  await chooseFilter(page, words.column.kind, words.kind.account.locked);
  await expect(page).toHaveURL(/state=kept&kind=account\.locked/);
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: words.mail.toRecipient }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/recipient=kept%40test\.kr/);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.goto('/admin/outbox?from=2020-01-01&to=2020-01-31');
  await expect(page.getByText(words.noResults.title)).toBeVisible();
  await page.getByRole('button', { name: words.clear }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await page.goto(`/admin/outbox/${crypto.randomUUID()}`);
  await expect(page.getByRole('dialog')).toContainText(words.mail.gone.title);
});

test('S2.7 a supplier finds no outbox, and is refused every call behind it', async ({ page, signedIn, request }) => {
  await signedIn(13);
  const answers: number[] = [];
  page.on('response', (response) => response.url().includes('/api/outbox') && answers.push(response.status()));
  for (const path of ['/admin/outbox', `/admin/outbox/${crypto.randomUUID()}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.notFound.title);
  }
  expect(answers).toEqual([]);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const refused = await request.get('/api/outbox', { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(403);
});

for (const [language, width] of lastInGate([
  ['en', 360],
  ['kr', 1440],
] as const)) {
  test(`the outbox and an open mail are whole, and axe finds nothing: ${language}, ${width} px`, async ({
    page,
    request,
  }) => {
    await enterAsOperator(page, request);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/admin/outbox?search=kept&lng=${language}`);
    const outboxWords = wordsOf(language).outbox;
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await refuseFaults(page);
    await refuseOverflow(page);
    await page.getByRole('rowheader').getByRole('link').click();
    await expect(page.getByRole('dialog')).toContainText(outboxWords.mail.recorded);
    await refuseFaults(page);
  });
}
