import type { APIRequestContext, Page } from '@playwright/test';
import { simplePdf } from '../../server/test/fixtures/pdf/corpus.ts';
import { dialogOn, press } from '../fixtures/factory-form.ts';
import { chipOf, chooseFilter, clearFilters, closeFilters, openFilters } from '../fixtures/list-tools.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { actOn } from '../fixtures/page-acts.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** A flow of two companies in two browsers; each test continues where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const { task, flag } = kr;
const { home } = kr.declaration;
const HOME = '/supply-chain/review';
/** The company that reviews, and the company that has to correct something. */
const [ASKER, OWNER] = [31, 41];
const TITLE = '보호구 지급 기록 보완';
const [FAR, FARTHER] = ['2099-01-31', '2099-03-31'];
let declarationId = '';
let taskPath = '';

/** Seeds a declaration in review, with a comment that requires a change. */
const seedTask = async (request: APIRequestContext) => {
  const bought = await productOf(request, ASKER, '시정 모듈');
  const sold = await productOf(request, OWNER, '시정 부품');
  await linkBetween(request, [ASKER, bought], [OWNER, sold], {});
  // Raises a flag: the supplier is unidentified.
  await callAs(request, ASKER, 'POST', '/supply-links', {
    side: 'buyer',
    productId: bought,
    isUnidentified: true,
    figures: { spendShare: 10 },
    words: { company: '이름 모를 광산', country: 'CL', product: '구리' },
  });
  const suppliers = await callAs(request, ASKER, 'GET', '/review/suppliers');
  const companyId: string = suppliers.rows[0].id;
  const created = await callAs(request, ASKER, 'POST', '/review/requests', {
    kind: 'supply_map',
    recipients: [{ companyId }],
    purpose: '연간 점검',
    dueOn: FAR,
  });
  const begun = await callAs(request, OWNER, 'POST', '/review/declarations', {
    requestId: created.ids[0],
    productId: sold,
  });
  const { id, version } = begun;
  const sent = await callAs(request, OWNER, 'POST', `/review/declarations/${id}/submit`, { id, version });
  const taken = { id, version: sent.version, round: sent.round };
  await callAs(request, ASKER, 'POST', `/review/declarations/${id}/take`, taken);
  await callAs(request, ASKER, 'POST', `/review/declarations/${id}/comments`, {
    id,
    round: sent.round,
    path: 'product',
    severity: 'should',
    body: '보호구 지급 기록이 필요합니다.',
  });
  return String(id);
};

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  declarationId = await seedTask(request);
  await request.dispose();
});

const badge = (page: Page, state: keyof typeof task.state) =>
  expect(page.locator('main header').getByText(task.state[state], { exact: true })).toBeVisible();
const send = (page: Page, name: string) => dialogOn(page).getByRole('button', { name, exact: true }).click();

test('S2.4 a reviewer makes a task of a comment', async ({ page, signedIn }) => {
  await signedIn(ASKER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/supply-chain/review/${declarationId}`);
  const comment = page.locator('main').getByText('보호구 지급 기록이 필요합니다.').first();
  await expect(comment).toBeVisible();
  await page.getByRole('button', { name: kr.review.act.openAction }).last().click();
  await send(page, task.open.send);
  await expect(dialogOn(page).getByLabel(task.label.title)).toBeFocused();
  await page.keyboard.type(TITLE);
  await dialogOn(page).getByRole('textbox', { name: task.label.dueOn, exact: true }).fill(FAR);
  await shoot(page, 'task-open');
  await send(page, task.open.send);
  await expect(page.getByText(task.done.open)).toBeVisible();
  await page.goto('/supply-chain/review/actions');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  taskPath = new URL(page.url()).pathname;
  // The requesting company can do nothing until something is submitted.
  await expect(page.getByRole('button', { name: task.act.submit })).toHaveCount(0);
  await refuseTrouble(page);
});

test('S2.4 the supplier starts, asks for more time and submits evidence; it is sent back once, then accepted', async ({
  page,
  signedIn,
  browser,
}) => {
  await signedIn(OWNER);
  await page.setViewportSize({ width: 1440, height: 900 });
  // From the figure to the list that it counts, and to the task itself.
  await page.goto(HOME);
  const counted = page.getByRole('link', { name: `${home.part.actions} 1` });
  await expect(counted).toBeVisible();
  await shoot(page, 'task-counted');
  await counted.click();
  await expect(page.getByRole('button', { name: chipOf(task.filter.state, task.state.to_do) })).toBeVisible();
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(new RegExp(`${taskPath}$`));
  await actOn(page, task.act.start);
  await badge(page, 'in_progress');
  await actOn(page, task.act.askExtension);
  await dialogOn(page).getByRole('textbox', { name: task.label.until, exact: true }).fill(FARTHER);
  await dialogOn(page).getByLabel(task.label.reason).fill('대장을 다시 만들고 있습니다.');
  await send(page, task.dialog.askExtension.send);
  await expect(page.getByText(task.extension.waits)).toBeVisible();

  const asker = await enterAlone(browser, ASKER);
  await asker.goto(taskPath);
  await expect(asker.getByText('대장을 다시 만들고 있습니다.').first()).toBeVisible();
  await shoot(asker, 'task-extension');
  await press(asker, task.act.giveTime);
  await send(asker, task.act.giveTime);
  await expect(asker.getByText(task.done.giveTime)).toBeVisible();

  // Nothing is submitted without a note or a file.
  await page.reload();
  await expect(page.getByText('2099.03.31').first()).toBeVisible();
  await actOn(page, task.act.submit);
  await send(page, task.act.submit);
  await expect(dialogOn(page).getByText(task.problem.evidence)).toBeVisible();
  await page.keyboard.press('Escape');
  const file = { name: '지급대장.pdf', mimeType: 'application/pdf', buffer: await simplePdf() };
  await page.getByLabel(task.evidence.add).setInputFiles(file);
  await expect(page.getByText(task.evidence.added)).toBeVisible();
  await expect(
    page.getByRole('button', { name: task.evidence.download.replace('{{name}}', '지급대장.pdf') }),
  ).toBeVisible();
  await shoot(page, 'task-evidence');
  await actOn(page, task.act.submit);
  await send(page, task.act.submit);
  await badge(page, 'under_review');
  await page.goto(HOME);
  await expect(page.getByText(home.none.actions)).toBeVisible();
  await page.goto(taskPath);

  await asker.reload();
  await actOn(asker, task.act.sendBack);
  await dialogOn(asker).getByLabel(task.dialog.sendBack.note).fill('서명이 빠졌습니다.');
  await send(asker, task.act.sendBack);
  await badge(asker, 'in_progress');
  await page.reload();
  await expect(page.getByText('서명이 빠졌습니다.')).toBeVisible();
  // Submitted evidence stays.
  await expect(
    page.getByRole('button', { name: task.evidence.remove.replace('{{name}}', '지급대장.pdf') }),
  ).toHaveCount(0);
  await actOn(page, task.act.submit);
  await dialogOn(page).getByLabel(task.dialog.submit.note).fill('서명을 받았습니다.');
  await send(page, task.act.submit);
  await badge(page, 'under_review');
  await asker.reload();
  await actOn(asker, task.act.accept);
  await send(asker, task.act.accept);
  await badge(asker, 'resolved');
  await shoot(asker, 'task-resolved');
  await refuseTrouble(asker);
  await asker.context().close();
});

test('S2.4 a risk flag becomes a task of the own company, found among all by who, state and word', async ({
  page,
  signedIn,
}) => {
  await signedIn(ASKER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/supply-chain/flags');
  await page.getByRole('button', { name: task.fromFlagButton }).first().click();
  await dialogOn(page).getByRole('textbox', { name: task.label.dueOn, exact: true }).fill(FAR);
  await dialogOn(page).getByLabel(task.label.owner).selectOption({ index: 1 });
  await send(page, task.open.send);
  await expect(page).toHaveURL(/actions\//);
  await expect(page.getByRole('link', { name: task.toFlags })).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(Object.values(flag.code)).toContain(title);
  await badge(page, 'open');
  for (const [width, theme] of outermost([
    [360, 'light'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const)) {
    await setLook(page, { width, theme });
    await refuseTrouble(page);
    await shoot(page, `task-own-${width}`);
  }
  await page.goto('/supply-chain/review/actions');
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
  // A list of fewer than ten rows has no tools unless its address has a filter.
  await page.goto('/supply-chain/review/actions?state=resolved');
  await clearFilters(page);
  await expect(page).not.toHaveURL(/state/);
  await openFilters(page);
  await page.getByRole('checkbox', { name: task.filter.mine }).click();
  await expect(page).toHaveURL(/mine=yes/);
  await closeFilters(page);
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toHaveCount(0);
  await clearFilters(page);
  await chooseFilter(page, task.filter.state, task.state.resolved);
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toBeVisible();
  await setLook(page, { width: 360, theme: 'light' });
  await refuseTrouble(page);
  await shoot(page, 'tasks-360');
});
