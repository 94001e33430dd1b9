import type { Page } from '@playwright/test';
import { simplePdf } from '../../server/test/fixtures/pdf/corpus.ts';
import { refuseFaults, shoot as shootPage } from '../fixtures/looks.ts';
import { linkTo } from '../fixtures/mails.ts';
import { enterAs, NEWCOMER_PASSWORD, signInElsewhere } from '../fixtures/newcomer.ts';
import { expect, test, tokenOf, userOf } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

/** Long flows with several people at once. */
test.describe.configure({ timeout: 240_000 });

const { company } = kr;

const shoot = (page: Page, name: string) => shootPage(page, `company-${name}`);
const filled = (text: string, name: string) => text.replace('{{name}}', name);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Ignores a menu that is closing, which also counts as a dialog for screen readers. */
const dialogOn = (page: Page) => page.locator('dialog[open]');
const pressInDialog = (page: Page, name: string) => dialogOn(page).getByRole('button', { name, exact: true }).click();

const askToJoin = async (page: Page, businessNumber: string) => {
  const email = `asks-${Date.now()}-${Math.floor(Math.random() * 1e6)}@naver.com`;
  const fields = { name: '나새롬', email, password: NEWCOMER_PASSWORD, phone: '01055556666' };
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await simplePdf()) };
  const multipart = { ...fields, business_number: businessNumber, file };
  expect((await page.request.post('/api/user/signup', { multipart })).ok()).toBe(true);
  return { ...fields, businessNumber, token: await signInElsewhere(page.request, email) };
};

test('A9 a request to join is let in; another is refused and finds a way on', async ({ page, browser, signedIn }) => {
  const na = await askToJoin(page, userOf(22).businessNumber);
  const newcomer = await (await browser.newContext()).newPage();
  await newcomer.context().addInitScript(() => localStorage.setItem('i18nextLng', 'kr'));
  await enterAs(newcomer, na);
  await newcomer.goto(`${process.env.IEUM_URL}/company`);
  await expect(newcomer.getByText(company.waiting.title, { exact: true })).toBeVisible();
  await expect(newcomer.getByText('한빛정밀')).toHaveCount(0);
  await refuseFaults(newcomer);
  await shoot(newcomer, 'kr-1440-waiting');

  await signedIn(22);
  await page.goto('/company/members');
  const requests = page.getByRole('region', { name: company.requests.title });
  await expect(requests).toContainText(na.email);
  await refuseFaults(page);
  await shoot(page, 'kr-1440-requests');
  await press(page, filled(company.requests.letInOf, na.name));
  await dialogOn(page).getByLabel(company.role.editor.name).check();
  await pressInDialog(page, company.requests.letIn);
  await expect(requests).toHaveCount(0);
  await newcomer.reload();
  await expect(newcomer.getByRole('heading', { level: 1 })).toContainText('한빛정밀 22');

  const oh = await askToJoin(page, userOf(22).businessNumber);
  await page.reload();
  await press(page, filled(company.requests.refuseOf, oh.name));
  await pressInDialog(page, company.requests.refuse);
  await expect(dialogOn(page).getByText(kr.common.form.required)).toBeVisible();
  await dialogOn(page).getByLabel(company.requests.reason).fill('저희 직원이 아니에요.');
  await pressInDialog(page, company.requests.refuse);
  await expect(requests).toHaveCount(0);
  const refused = await (await browser.newContext()).newPage();
  await refused.addInitScript(() => localStorage.setItem('i18nextLng', 'kr'));
  await enterAs(refused, oh);
  await refused.goto(`${process.env.IEUM_URL}/`);
  await expect(refused.getByText(kr.account.banner.none.title)).toBeVisible();
  await refused.getByRole('link', { name: kr.account.banner.toCompany }).click();
  await expect(refused.getByText(company.outside.lead)).toBeVisible();
  await press(refused, company.outside.submit);
  await expect(refused.getByText(company.problem.file.missing)).toBeVisible();
  await refused.getByRole('group', { name: company.outside.businessNumber }).getByRole('textbox').first().focus();
  await refused.keyboard.type('2208162517');
  const file = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await simplePdf()) };
  await refused.getByLabel(company.outside.certificate).setInputFiles(file);
  await refuseFaults(refused);
  await shoot(refused, 'kr-1440-outside');
  await press(refused, company.outside.submit);
  await expect(refused.getByText('220-81-62517')).toBeVisible();
  await expect(refused.getByRole('link', { name: company.part.members })).toBeVisible();
  await newcomer.context().close();
  await refused.context().close();
});

test('an invitation opened by the wrong account tells nothing, and a withdrawn one is dead', async ({
  page,
  signedIn,
}) => {
  const email = `secret-${Date.now()}@hanbit.example`;
  const headers = { authorization: `Bearer ${tokenOf(23)}` };
  const invited = await page.request.post('/api/company/invitations', { headers, data: { email, role: 'viewer' } });
  const { id } = (await invited.json()).result.data;
  const link = await linkTo(email, 'invite');
  await signedIn(24);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.invite.notYours.title);
  await expect(page.getByText(/한빛정밀|secret/)).toHaveCount(0);
  await refuseFaults(page);
  await shoot(page, 'kr-1440-not-yours');
  await page.request.post(`/api/company/invitations/${id}/revoke`, { headers, data: {} });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company.invite.dead.title);
});
