import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { dialogOn, press } from '../fixtures/factory-form.ts';
import { setLook, shoot } from '../fixtures/looks.ts';
import { actOn } from '../fixtures/page-acts.ts';
import { DECLARATION_FOOT, refuseBadPaper } from '../fixtures/print.ts';
import { expect, test } from '../fixtures/product.ts';
import { ASKER, SUPPLIER, seedReview } from '../fixtures/review-seed.ts';
import { beforeName } from '../fixtures/review-submission.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Two companies, two languages; each test continues where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const en = wordsOf('en');
const [mine, theirs] = [kr.declaration, en.declaration];
const BASE = '/supply-chain/review';
let fixture = { factoryId: '', templateId: '' };
let declarationPath = '';
let approvedHash = '';

const wide = (page: Page) => setLook(page, { width: 1440, theme: 'light' });
const speakEnglish = (page: Page) => page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
/** Returns whether nothing covers any corner of the button. */
const isInReach = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
    return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  fixture = await seedReview(request);
  await request.dispose();
});

test('S2.4 a customer asks in English; the supplier answers in Korean what is not known yet, and submits', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(ASKER);
  await speakEnglish(page);
  await wide(page);
  await page.goto(`${BASE}/requests?side=asked`);
  await expect(page.getByText(theirs.requests.empty.asked.title)).toBeVisible();
  await page.getByRole('link', { name: theirs.ask.act }).click();
  await page.getByRole('combobox', { name: theirs.label.form, exact: true }).selectOption(fixture.templateId);
  await page.getByRole('checkbox', { name: `한빛정밀 ${SUPPLIER}` }).check();
  await press(page, theirs.ask.submit);
  await expect(page.getByText(en.common.form.required).first()).toBeVisible();
  await page.getByRole('textbox', { name: theirs.label.purpose }).fill('Supplier assessment 2026');
  await refuseTrouble(page);
  await shoot(page, 'review-ask-en-1440');
  await press(page, theirs.ask.submit);
  await expect(dialogOn(page)).toContainText(theirs.ask.summaryText);
  await shoot(page, 'review-ask-summary-en-1440');
  await dialogOn(page)
    .getByRole('button', { name: /^Send 1/ })
    .click();
  await expect(page.getByText(theirs.request.none.asked)).toBeVisible();
  await shoot(page, 'review-request-en-1440');

  const supplier = await enterAlone(browser, SUPPLIER);
  await wide(supplier);
  await supplier.goto(BASE);
  await refuseTrouble(supplier);
  await shoot(supplier, 'review-home-kr-1440');
  await supplier.getByRole('link', { name: new RegExp(mine.home.part.received) }).click();
  await row(supplier, /책임 있는 조달 점검/)
    .getByRole('link')
    .first()
    .click();
  await supplier.getByRole('link', { name: mine.act.start }).click();
  await expect(supplier.getByLabel('회사 이름')).toHaveValue(`한빛정밀 ${SUPPLIER}`);
  // 26.5: it opens at the first question without an answer.
  await expect(supplier.getByLabel('종업원 수')).toBeFocused();
  await expect(supplier.getByText(mine.offered.known)).toHaveCount(1);
  declarationPath = new URL(supplier.url()).pathname;

  // Missing answers are listed, and each links to its field.
  const missing = supplier.getByRole('complementary', { name: mine.aside.label });
  await expect(missing.getByRole('link', { name: '점검 방법' })).toBeVisible();
  await missing.getByRole('link', { name: '종업원 수' }).click();
  await expect(supplier.getByLabel('종업원 수')).toBeFocused();
  await supplier.keyboard.type('42');
  await setLook(supplier, { width: 360, theme: 'light' });
  await press(supplier, mine.submit.act);
  await expect(supplier.getByText(mine.problem.missing).first()).toBeVisible();
  await expect(supplier.getByText(/^[^{]+/.exec(mine.submit.missing_other)?.[0] ?? '').last()).toBeVisible();
  await shoot(supplier, 'review-missing-kr-360');
  // 23.17: the new message must not cover the button that has to be pressed again.
  await expect.poll(() => isInReach(supplier.getByRole('button', { name: mine.submit.act, exact: true }))).toBe(true);
  await wide(supplier);
  await supplier.getByLabel('예', { exact: true }).check();
  await supplier.getByRole('textbox', { name: '방침을 정한 날' }).fill('2026.01.05');
  await supplier.getByLabel('1행 제련소 이름').fill('온산제련소');
  // All countries are loaded once the field has the focus.
  await supplier.getByLabel('1행 국가').focus();
  await supplier.getByLabel('1행 국가').selectOption('KR');
  await supplier.getByLabel('점검 방법').fill('연 1회 현장 점검');
  await expect(supplier.getByText(mine.save.saved.replace('{{time}}', '')).first()).toBeVisible();
  await expect(supplier.getByText(mine.missing.none)).toBeVisible();
  await refuseTrouble(supplier);
  await shoot(supplier, 'review-answering-kr-1440');
  await setLook(supplier, { width: 360, theme: 'dark' });
  await refuseTrouble(supplier);
  await shoot(supplier, 'review-answering-kr-360-dark');
  await wide(supplier);
  // The typed values are there after a reload, from the server.
  await supplier.reload();
  await expect(supplier.getByLabel('점검 방법')).toHaveValue('연 1회 현장 점검');

  await supplier.getByRole('link', { name: mine.preview.act }).click();
  await expect(supplier.getByRole('heading', { level: 1, name: mine.preview.title })).toBeVisible();
  await expect(supplier.getByText('온산제련소')).toBeVisible();
  await refuseTrouble(supplier);
  await shoot(supplier, 'review-preview-kr-1440');
  await supplier.getByRole('link', { name: mine.preview.back }).click();
  await press(supplier, mine.submit.act);
  await dialogOn(supplier).getByRole('button', { name: mine.submit.act, exact: true }).click();
  await expect(supplier.getByText(mine.submit.done)).toBeVisible();
  await expect(supplier.locator('main header').getByText(kr.review.state.submitted, { exact: true })).toBeVisible();
  await supplier.context().close();
});

test('S2.4 two fields are commented on; only these are open again, and the next round shows what is not as it was', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(ASKER);
  await speakEnglish(page);
  await wide(page);
  await page.goto(`${BASE}/queue`);
  await row(page, /Responsible sourcing check/)
    .getByRole('link')
    .first()
    .click();
  await comment(page, 'Number of employees', 'On which day were they counted?');
  await comment(page, 'How it is checked', 'Please name who checks.');
  await press(page, en.review.act.return);
  await dialogOn(page).getByRole('button', { name: en.review.act.return, exact: true }).click();
  await expect(page.getByText(beforeName(en.review.done.return))).toBeVisible();

  const supplier = await enterAlone(browser, SUPPLIER);
  await wide(supplier);
  await supplier.goto(declarationPath);
  await expect(supplier.getByText('On which day were they counted?')).toBeVisible();
  const form = supplier.getByRole('main');
  await expect(form.getByLabel('종업원 수')).toBeEditable();
  await expect(form.getByLabel('점검 방법')).toBeEditable();
  for (const closed of ['회사 이름', '방침을 정한 날', '1행 제련소 이름'])
    await expect(form.getByLabel(closed)).toHaveCount(0);
  await expect(form.getByText('온산제련소')).toBeVisible();
  await refuseTrouble(supplier);
  await shoot(supplier, 'review-returned-kr-1440');
  await form.getByLabel('종업원 수').fill('45');
  await form.getByLabel('점검 방법').fill('연 1회 품질팀이 현장 점검');
  await supplier.getByRole('button', { name: kr.review.reply.start }).first().click();
  await supplier.getByLabel(kr.review.reply.text, { exact: true }).fill('11월 1일 기준이에요.');
  await press(supplier, kr.review.reply.send);
  await expect(supplier.getByRole('textbox', { name: kr.review.reply.text, exact: true })).toHaveCount(0);
  await expect(supplier.getByText('11월 1일 기준이에요.')).toBeVisible();
  await press(supplier, mine.submit.again);
  await dialogOn(supplier).getByRole('button', { name: mine.submit.act, exact: true }).click();
  await expect(supplier.getByText(mine.submit.done)).toBeVisible();
  await supplier.context().close();

  await page.goto(declarationPath);
  await expect(page.getByText(en.review.changes.count_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(page.getByText('45', { exact: true })).toBeVisible();
  await press(page, en.review.act.approve);
  await dialogOn(page).getByRole('button', { name: en.review.act.approve, exact: true }).click();
  await expect(page.getByText(beforeName(en.review.done.approve))).toBeVisible();
  await shoot(page, 'review-approved-en-1440');
});

/** Comments that a field must change. */
const comment = async (page: Page, field: string, body: string) => {
  await page.getByRole('button', { name: en.review.comment.start.replace('{{field}}', field) }).click();
  await page.getByLabel(en.review.comment.body, { exact: true }).fill(body);
  await press(page, en.review.comment.add);
  await expect(page.getByRole('list').getByText(body).first()).toBeVisible();
};

test('S2.4 23.14 what was approved is printed, leaves as a file, and its hash is known to anybody', async ({
  page,
  signedIn,
}) => {
  await signedIn(ASKER);
  await speakEnglish(page);
  await wide(page);
  await page.goto(`${declarationPath}/print`);
  await expect(page.getByText('온산제련소')).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'review-print-en-1440');
  await refuseBadPaper(page, DECLARATION_FOOT);
  await page.goto(declarationPath);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    actOn(page, en.review.act.export, en.ui.record.more),
  ]);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  approvedHash = JSON.parse(readFileSync(file, 'utf8')).hash;
  await page.goto('/check');
  await page.getByLabel(en.review.check.file).setInputFiles(file);
  await expect(page.getByText(en.review.check.agrees.title)).toBeVisible();
  await expect(page.getByText(en.review.check.state.approved)).toBeVisible();
  await refuseTrouble(page);
  await page.getByLabel(en.review.check.hash).fill(approvedHash);
  await press(page, en.review.check.submit);
  await expect(page.getByText(en.review.check.state.approved)).toBeVisible();
});

test('S2.4 a factory is submitted as it is registered, and later edits change nothing of what was approved', async ({
  page,
  request,
  signedIn,
}) => {
  const { ids } = await callAs(request, ASKER, 'POST', '/review/requests', {
    ...{ kind: 'factory', purpose: '공장 확인', dueOn: '2099-12-31' },
    recipients: [{ companyId: (await callAs(request, ASKER, 'GET', '/review/suppliers')).rows[0].id }],
  });
  await signedIn(SUPPLIER);
  await wide(page);
  await page.goto(`${BASE}/requests/${ids[0]}`);
  await page.getByRole('link', { name: mine.act.start }).click();
  // 26.5: the only factory is chosen.
  await expect(page.getByLabel(mine.subject.factory.label)).toHaveValue(fixture.factoryId);
  await expect(page.getByRole('main').getByText('심사공장').last()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'review-factory-kr-1440');
  await press(page, mine.submit.act);
  await dialogOn(page).getByRole('button', { name: mine.submit.act, exact: true }).click();
  await expect(page.getByText(mine.submit.done)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const act = async (name: string) => {
    const { version, round } = await callAs(request, ASKER, 'GET', `/review/declarations/${id}`);
    return callAs(request, ASKER, 'POST', `/review/declarations/${id}/${name}`, { id, version, round });
  };
  await act('take');
  const approved = await act('approve');
  const factory = await callAs(request, SUPPLIER, 'GET', `/factories/${fixture.factoryId}`);
  await callAs(request, SUPPLIER, 'PUT', `/factories/${fixture.factoryId}`, {
    ...{ id: fixture.factoryId, version: factory.version, country: 'KR', name: '이름이 바뀐 공장' },
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('심사공장').first()).toBeVisible();
  await expect(page.getByText('이름이 바뀐 공장')).toHaveCount(0);
  const after = await callAs(request, ASKER, 'GET', `/review/declarations/${id}`);
  expect([after.hash, after.snapshot]).toEqual([approved.hash, approved.snapshot]);
});
