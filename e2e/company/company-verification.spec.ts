import type { Page } from '@playwright/test';
import { refuseFaults } from '../fixtures/looks.ts';
import { enterAsAdmin } from '../fixtures/operator-session.ts';
import { expect, test } from '../fixtures/product.ts';
import { caseOf, expectMail, expectNotice, registerByHand, signUpWithCertificate } from '../fixtures/verification.ts';
import { wordsOf } from '../fixtures/words.ts';

const { verification: kr, ui } = wordsOf('kr');
const en = wordsOf('en').verification;

/** Takes pictures only if `SHOTS=folder` is set. */
const shoot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

test('S2.7 S2.11 a supplier is asked for one correction, sends it, and is verified; both hear of it in their language', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const email = 'english-supplier@naver.com';
  const context = await browser.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  const theirs = await context.newPage();
  await registerByHand(theirs, { email, name: '김이음', businessNumber: '3148112345', language: 'en' });
  await expectMail('admin@test.kr', '사업자 인증 신청이 기다리고 있어요 (314-81-12345)');
  // The first task: the values read from the certificate wait to be confirmed.
  const offered = theirs.getByRole('region', { name: en.confirm.title });
  await expect(offered.getByLabel(en.field.representative)).toHaveValue('김한빛', { timeout: 30_000 });
  await refuseFaults(theirs);
  await shoot(theirs, 'confirm-en');
  await enterAsAdmin(page, request);

  // The operator finds the case in the queue, and the certificate has the number that was typed.
  await page.goto('/admin/verification?lng=kr&search=314-81');
  await expect(page.getByRole('heading', { level: 1, name: kr.queue.title })).toBeVisible();
  await expect(page.getByText('314-81-12345')).toBeVisible();
  await expectNotice(page, 'kr', wordsOf('kr').notice.heading.company.caseWaiting);
  await refuseFaults(page);
  await shoot(page, 'queue-kr');
  await page.getByRole('link', { name: '314-81-12345' }).click();
  const number = page.getByRole('row', { name: kr.field.businessNumber });
  await expect(number.getByText(kr.agreement.agrees)).toBeVisible({ timeout: 30_000 });
  // Looking claims nothing; the button does.
  await expect(page.getByText(kr.state.submitted)).toBeVisible();
  await button(page, kr.desk.take).click();
  await expect(page.getByText(kr.state.in_review)).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible({ timeout: 30_000 });
  await refuseFaults(page);
  await shoot(page, 'case-kr');

  // By keyboard: a key opens the dialog, the field is ticked, a note is written and sent.
  await page.keyboard.press('?');
  await expect(dialog(page).getByText(ui.shortcuts.on)).toBeVisible();
  await refuseFaults(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.getByRole('checkbox', { name: kr.field.representative }).press('Space');
  const note = page.getByLabel(kr.correct.note.replace('{{field}}', kr.field.representative));
  await note.fill('Please give the name on the certificate. <b>v</b>');
  await expect(dialog(page)).toHaveCount(1);
  await refuseFaults(page);
  await shoot(page, 'correct-kr');
  await dialog(page).getByRole('button', { name: kr.desk.correct }).click();
  await expect(page.getByText(kr.desk.decidedNext).or(page.getByText(kr.desk.decidedAll))).toBeVisible();
  await expectMail(email, 'Changes requested for your company verification');

  // The supplier reads it in English, corrects exactly that field, and sends it again.
  await theirs.reload();
  await expectNotice(theirs, 'en', wordsOf('en').notice.heading.company.correctionAsked);
  await theirs.getByRole('link', { name: wordsOf('en').account.banner.correction.open }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: en.own.title })).toBeVisible();
  await expect(theirs.getByText('Please give the name on the certificate. <b>v</b>').first()).toBeVisible();
  await refuseFaults(theirs);
  await shoot(theirs, 'own-en');
  const send = button(theirs, en.own.send);
  await send.click();
  await expect(theirs.getByLabel(en.field.representative, { exact: true })).toBeFocused();
  await theirs.getByLabel(en.field.representative, { exact: true }).fill('김한빛');
  await theirs.reload();
  await expect(theirs.getByLabel(en.field.representative, { exact: true })).toHaveValue('김한빛');
  await send.click();
  await expect(theirs.getByText(en.own.sent)).toBeVisible();
  await expect(theirs.getByText(en.own.meaning.submitted)).toBeVisible();
  await shoot(theirs, 'own-sent-en');
  await button(theirs, en.confirm.submit).click({ timeout: 30_000 });
  await expect(theirs.getByText(en.confirm.done)).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expectMail('admin@test.kr', '사업자 인증 신청이 기다리고 있어요 (314-81-12345)');

  // The operator verifies.
  const { id } = await caseOf(request, email);
  await page.goto(`/admin/verification/${id}`);
  await expect(page.getByRole('row', { name: kr.field.representative }).getByText(kr.agreement.agrees)).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('row', { name: kr.field.companyName }).getByText(kr.typed.byApplicant)).toBeVisible();
  await shoot(page, 'case-confirmed-kr');
  await button(page, kr.desk.take).click();
  await expect(button(page, kr.desk.release)).toBeVisible();
  await page.keyboard.press('v');
  await dialog(page).getByRole('button', { name: kr.desk.verify }).click();
  await expect(page.getByText(kr.desk.decidedNext).or(page.getByText(kr.desk.decidedAll))).toBeVisible();
  await expectMail(email, 'Your company is verified');
  await theirs.goto('/company/verification');
  await expect(theirs.getByText(en.own.meaning.verified)).toBeVisible();
  await expectNotice(theirs, 'en', wordsOf('en').notice.heading.company.verified);
  await shoot(theirs, 'own-verified-en');

  // A supplier cannot open a link from somebody else's mail.
  await theirs.goto(`/admin/verification/${id}`);
  await expect(theirs.getByText(wordsOf('en').common.notFound.title)).toBeVisible();
  await context.close();
});

test('S2.7 two claim one number: the operator decides, and the other becomes a request to join', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const businessNumber = '1018112345';
  const first = { email: 'first-claim@naver.com', name: '김하나', businessNumber };
  const second = { email: 'second-claim@naver.com', name: '이둘', businessNumber };
  await signUpWithCertificate(request, first);
  await signUpWithCertificate(request, second);
  await enterAsAdmin(page, request);
  const { id } = await caseOf(request, first.email);
  await page.goto(`/admin/verification/${id}?lng=kr`);
  // The full address of another applicant is shown only on their own page.
  await expect(page.getByText('se****@naver.com').first()).toBeVisible();
  await button(page, kr.desk.verify).click();
  await expect(dialog(page).getByText('se****@naver.com')).toBeVisible();
  await expect(dialog(page).getByLabel(kr.verify.toJoin)).toBeChecked();
  await refuseFaults(page);
  await shoot(page, 'claims-kr');
  await dialog(page).getByRole('button', { name: kr.desk.verify }).click();
  await expect(page.getByText(kr.desk.decidedNext).or(page.getByText(kr.desk.decidedAll))).toBeVisible();
  expect(await caseOf(request, second.email)).toMatchObject({ kind: 'join', state: 'submitted' });
  await expectMail(second.email, '신청이 회사 합류 요청으로 바뀌었어요');
  await expectMail(first.email, '회사 합류 요청이 왔어요');
});

test('S2.7 a letter does nothing while somebody types, nor when switched off', async ({ page, request }) => {
  const applicant = { email: 'letters@naver.com', name: '김글자', businessNumber: '1358104567' };
  await signUpWithCertificate(request, applicant);
  await enterAsAdmin(page, request);
  const { id } = await caseOf(request, applicant.email);
  await page.goto(`/admin/verification/${id}?lng=kr`);
  await expect(button(page, kr.desk.take)).toBeVisible();
  await page.keyboard.press('r');
  await page.getByLabel(kr.reject.reason).pressSequentially('vrc?');
  await expect(dialog(page)).toHaveCount(1);
  // Without a reason nothing is sent, and the typed text stays.
  await page.getByLabel(kr.reject.reason).fill('가'.repeat(1_001));
  await dialog(page).getByRole('button', { name: kr.desk.reject }).click();
  await expect(page.getByLabel(kr.reject.reason)).toHaveValue('가'.repeat(1_001));
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await dialog(page).getByLabel(ui.shortcuts.on).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await expect(dialog(page)).toHaveCount(0);
});
