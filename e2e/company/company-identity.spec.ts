import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { enterAsAdmin } from '../fixtures/operator-session.ts';
import { expect, test } from '../fixtures/product.ts';
import { certificateOf, expectNotice } from '../fixtures/verification.ts';
import { kr } from '../fixtures/words.ts';

const { company, verification } = kr;
const NUMBER = '1234567918';

test('#22.1 a verified company asks for another name, which holds when the operator has approved it', async ({
  page,
  browser,
  request,
  signedIn,
}) => {
  test.setTimeout(120_000);
  await signedIn(28);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/company');
  const former = '한빛정밀 28';
  await expect(page.getByRole('heading', { level: 1 })).toContainText(former);
  await page.getByRole('link', { name: company.identity.start }).click();
  await expect(page).toHaveURL('/company/identity');
  const name = page.getByLabel(company.field.name, { exact: true });
  await name.fill('한빛\u200b테크');
  await page.getByRole('button', { name: company.identity.submit }).click();
  await expect(page.getByText(kr.common.form.hiddenLetters)).toBeVisible();
  await name.fill('한빛테크');
  const buffer = await certificateOf({ businessNumber: NUMBER, companyName: '한빛테크' });
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await refuseFaults(page);
  await refuseOverflow(page);
  await shoot(page, 'identity-kr-360-form');
  await page.getByRole('button', { name: company.identity.submit }).click();
  await expect(page.getByText(company.identity.state.submitted)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(former);
  await expect(page.getByRole('button', { name: company.identity.submit })).toHaveCount(0);
  await shoot(page, 'identity-kr-360-waiting');

  const context = await browser.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  const desk = await context.newPage();
  await enterAsAdmin(desk, request);
  await desk.goto('/admin/verification?lng=kr&search=123-45-67918');
  await desk.getByRole('link', { name: '123-45-67918' }).click();
  await expect(desk.getByRole('heading', { name: verification.identity.title })).toBeVisible();
  await expect(desk.getByText(verification.identity.changed)).toHaveCount(1);
  await refuseFaults(desk);
  await shoot(desk, 'identity-kr-desk');
  await desk.getByRole('button', { name: verification.desk.accept, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: verification.desk.accept }).click();
  await expect(
    desk.getByText(verification.desk.decidedNext).or(desk.getByText(verification.desk.decidedAll)),
  ).toBeVisible();
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('한빛테크');
  await expect(page.getByRole('list', { name: kr.common.formerNames })).toContainText(former);
  await expectNotice(page, 'kr', kr.notice.heading.company.identityDecided);
  await refuseFaults(page);
});
