import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dialogOn, press } from '../fixtures/factory-form.ts';
import { clearFilters, closeFilters, openFilters } from '../fixtures/list-tools.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { enterAs } from '../fixtures/newcomer.ts';
import { actOn, filled } from '../fixtures/page-acts.ts';
import { expect, test } from '../fixtures/product.ts';
import {
  beforeName,
  bringColleague,
  commentOn,
  type DecisionFixture,
  decide,
  decideBy,
  RESPONDENT,
  REVIEWER,
  seedDecisions,
  submitOnRequest,
  submitUnrequested,
} from '../fixtures/review-submission.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { kr } from '../fixtures/words.ts';

const { review } = kr;
const BASE = '/supply-chain/review';
const NAME = `한빛정밀 ${RESPONDENT}`;
const DAY_MS = 24 * 60 * 60 * 1000;
const FEW_DAYS = 3;
/** The tests share two companies, so they run one after the other. */
test.describe.configure({ mode: 'default', timeout: 240_000 });
let fixture: DecisionFixture = { productId: '', companyId: '' };

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  fixture = await seedDecisions(request);
  await request.dispose();
});

const wide = (page: Page) => setLook(page, { width: 1440, theme: 'light' });
const rows = (page: Page) => page.getByRole('row', { name: new RegExp(NAME) });
const expectState = (page: Page, state: keyof typeof review.state) =>
  expect(page.locator('main header').getByText(review.state[state], { exact: true })).toBeVisible();
test('S2.4 the queue is filtered by its address, and many are approved at once with a word about each', async ({
  page,
  request,
  signedIn,
}) => {
  const soon = new Date(Date.now() + FEW_DAYS * DAY_MS).toISOString().slice(0, 10);
  const submitted = [
    await submitOnRequest(request, fixture, { dueOn: soon }),
    await submitOnRequest(request, fixture),
    await submitOnRequest(request, fixture),
  ];
  await signedIn(REVIEWER);
  await wide(page);
  await page.goto(`${BASE}/queue`);
  await expect(rows(page)).toHaveCount(submitted.length);
  await refuseTrouble(page);
  await shoot(page, 'review-queue-kr-1440');
  const filters = await openFilters(page);
  await filters
    .getByRole('group', { name: review.filter.due, exact: true })
    .getByRole('button', { name: review.filter.dueIn.week, exact: true })
    .click();
  await closeFilters(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/due=week/);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await clearFilters(page);
  await page.getByLabel(review.queue.search).fill('아무도 아닌 회사');
  await expect(rows(page)).toHaveCount(0);
  await press(page, kr.ui.table.clearFilters);
  await expect(rows(page)).toHaveCount(submitted.length);

  for (const { id } of submitted.slice(0, 2)) await decide(request, id, 'take');
  const second = submitted[1];
  if (second) await commentOn(request, second, 'product', '품번을 적어 주세요.');
  await page.reload();
  await page.getByRole('checkbox', { name: kr.ui.table.selectPage }).check();
  await expect(page.getByText(review.bulk.onlyTaken)).toBeVisible();
  await press(page, filled(review.bulk.approve_other, { count: '2' }));
  await dialogOn(page).getByLabel(review.label.note).fill('모두 확인했습니다.');
  await dialogOn(page)
    .getByRole('button', { name: filled(review.bulk.approve_other, { count: '2' }) })
    .click();
  const outcome = page.getByRole('dialog', { name: review.bulk.outcome });
  await expect(outcome).toContainText(filled(review.bulk.outcomeText, { approved: '1', refused: '1' }));
  await expect(outcome.getByRole('listitem')).toContainText([review.bulk.approved, review.refusal.review_must_open]);
  await refuseTrouble(page);
  await shoot(page, 'review-bulk-kr-1440');
  await outcome.getByRole('button', { name: review.close }).first().click();
  await expect(rows(page)).toHaveCount(2);
  await setLook(page, { width: 360, theme: 'dark' });
  await refuseTrouble(page);
  await shoot(page, 'review-queue-kr-360-dark');
});

test('S2.4 where two have to approve, one person is not enough', async ({ page, browser, request, signedIn }) => {
  const { id } = await submitOnRequest(request, fixture, { needsTwo: true });
  await submitOnRequest(request, fixture);
  const colleague = await bringColleague(request);
  await signedIn(REVIEWER);
  await wide(page);
  await page.goto(`${BASE}/${id}`);
  // All accounts of these tests have an address of the same domain.
  await expect(page.getByText(review.sameDomain.title)).toBeVisible();
  await expect(page.getByText(review.two.none)).toBeVisible();
  await actOn(page, review.act.take);
  await expectState(page, 'in_review');
  await press(page, review.act.approve);
  await expect(dialogOn(page)).toContainText(review.approve.firstText);
  await press(page, review.approve.first);
  await expect(page.getByText(beforeName(review.done.first))).toBeVisible();
  // Others wait too, so the next one is shown; the message leads back.
  await expect(page).not.toHaveURL(new RegExp(id));
  await press(page, review.walk.see);
  await expectState(page, 'in_review');
  await expect(page.getByText(/먼저 승인했어요/).first()).toBeVisible();
  await shoot(page, 'review-two-kr-1440');
  await decideBy(page, 'approve');
  // The server's own message: it has to be another person.
  await expect(
    page
      .getByRole('alert')
      .or(page.getByRole('status'))
      .filter({ hasText: /다른 (사람|담당자|분)/ }),
  ).toBeVisible();
  await expectState(page, 'in_review');

  const second = await (await browser.newContext({ baseURL: process.env.IEUM_URL ?? '', locale: 'ko-KR' })).newPage();
  await enterAs(second, colleague);
  await wide(second);
  await second.goto(`${BASE}/${id}`);
  await decideBy(second, 'approve');
  await expect(second.getByText(beforeName(review.done.approve))).toBeVisible();
  await press(second, review.walk.see);
  await expectState(second, 'approved');
  await second.context().close();
});

test('S2.4 nothing is recalled once it is looked at; what is rejected can be renewed', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  const { id } = await submitOnRequest(request, fixture);
  await signedIn(RESPONDENT);
  await wide(page);
  await page.goto(`${BASE}/${id}`);
  await expectState(page, 'submitted');
  await decide(request, id, 'take');
  await decideBy(page, 'recall');
  const happened = page.getByRole('dialog', { name: review.happened.title });
  await expect(happened.getByRole('heading', { name: new RegExp(review.event.taken) })).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'review-happened-kr-1440');
  await press(page, review.happened.close);
  await expectState(page, 'in_review');

  const reviewer = await enterAlone(browser, REVIEWER);
  await setLook(reviewer, { width: 360, theme: 'light' });
  await reviewer.goto(`${BASE}/${id}`);
  await refuseTrouble(reviewer);
  await actOn(reviewer, review.act.reject);
  await dialogOn(reviewer).getByRole('button', { name: review.act.reject, exact: true }).click();
  await expect(reviewer.getByText(kr.common.form.required)).toBeVisible();
  await dialogOn(reviewer).getByLabel(review.label.reason).fill('다른 제품의 자료입니다.');
  await dialogOn(reviewer).getByRole('button', { name: review.act.reject, exact: true }).click();
  await expect(reviewer.getByText(beforeName(review.done.reject))).toBeVisible();
  await shoot(reviewer, 'review-rejected-kr-360');
  await reviewer.context().close();

  await page.reload();
  await expectState(page, 'rejected');
  await expect(page.getByText('다른 제품의 자료입니다.').first()).toBeVisible();
  await decideBy(page, 'renew');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('S2.4 an operator reviews what nobody asked for, with comments on fields and ready phrases', async ({
  page,
  request,
  signedIn,
}) => {
  const { id } = await submitUnrequested(request, fixture);
  await signedIn('admin');
  await wide(page);
  await page.goto('/admin/reviews');
  await rows(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/reviews/${id}`));
  await actOn(page, review.act.take);
  await press(page, review.act.return);
  const level = { level: review.severity.must };
  await expect(dialogOn(page)).toContainText(filled(review.return.blockedText, level));
  await dialogOn(page).getByRole('button', { name: review.comment.add }).click();
  await expect(page.getByLabel(review.comment.body, { exact: true })).toBeFocused();
  await press(page, review.cancel);
  await page.getByRole('button', { name: filled(review.comment.start, { field: review.group.product }) }).click();
  await expect(page.getByLabel(review.comment.body, { exact: true })).toBeFocused();
  await page.keyboard.type('품번을 적어 주세요.');
  await page.getByLabel(review.severity.should).check();
  await press(page, review.phrase.open);
  await page.getByRole('menuitem', { name: review.phrase.keep }).click();
  await expect(page.getByText(review.phrase.kept)).toBeVisible();
  await press(page, review.comment.add);
  await expect(page.getByRole('heading', { name: filled(review.comment.title_other, { count: '1' }) })).toBeVisible();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('#field-product')).toBeFocused();
  await refuseTrouble(page);
  await shoot(page, 'review-admin-kr-1440');
  await press(page, review.act.return);
  await expect(dialogOn(page)).toContainText(filled(review.return.raiseTitle, level));
  await refuseTrouble(page);
  await shoot(page, 'review-raise-kr-1440');
  await dialogOn(page)
    .getByRole('button', { name: filled(review.return.raise, level) })
    .click();
  await expect(dialogOn(page).getByRole('heading', { name: review.return.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, review.act.approve);
  await expect(dialogOn(page)).toContainText(review.approve.blockedText);
  await dialogOn(page).getByRole('button', { name: review.close }).first().click();
  await press(page, review.act.return);
  await expect(dialogOn(page).getByRole('region', { name: review.return.reopened })).toContainText(
    review.group.product,
  );
  await dialogOn(page).getByRole('button', { name: review.act.return, exact: true }).click();
  await expect(page.getByText(beforeName(review.done.return))).toBeVisible();
  await page.goto(`/admin/reviews/${id}`);
  await expectState(page, 'changes_requested');
});

test('S2.4 a file that somebody has touched is found out, without a session', async ({
  page,
  browser,
  request,
  signedIn,
}, info) => {
  const { id } = await submitOnRequest(request, fixture);
  await signedIn(RESPONDENT);
  await wide(page);
  await page.goto(`${BASE}/${id}`);
  const [download] = await Promise.all([page.waitForEvent('download'), actOn(page, review.act.export)]);
  const [file, touched] = [info.outputPath('whole.json'), info.outputPath('touched.json')];
  await download.saveAs(file);
  writeFileSync(touched, readFileSync(file, 'utf8').replace('공급망 확인', '공급망 확정'));
  const guest = await (await browser.newContext({ baseURL: process.env.IEUM_URL ?? '', locale: 'ko-KR' })).newPage();
  await guest.goto('/check');
  await guest.getByLabel(review.check.file).setInputFiles(file);
  await expect(guest.getByText(review.check.agrees.title)).toBeVisible();
  await expect(guest.getByText(review.check.state.submitted)).toBeVisible();
  await refuseTrouble(guest);
  await guest.getByLabel(review.check.file).setInputFiles(touched);
  await expect(guest.getByText(review.check.differs.title)).toBeVisible();
  await expect(guest.getByText(review.check.state.submitted)).toHaveCount(0);
  await refuseTrouble(guest);
  await shoot(guest, 'review-check-kr');
  await guest.getByLabel(review.check.hash).fill('0'.repeat(64));
  await press(guest, review.check.submit);
  await expect(guest.getByText(review.check.unknown.title)).toBeVisible();
  await guest.context().close();
});
