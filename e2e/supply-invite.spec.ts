import type { APIRequestContext, Page } from '@playwright/test';
import { simplePdf } from '../server/test/pdf-corpus.ts';
import { refuseFaults, refuseOverflow, shoot as shootPage } from './looks.ts';
import { linkTo, mailTo } from './mails.ts';
import { dialog, filled, press } from './operating.ts';
import { expect, test, tokenOf } from './product.ts';
import { labelled } from './sign-up.ts';
import { asOperator, caseOf } from './verification.ts';
import { wordsOf } from './words.ts';

/** A long way, of several companies. */
test.describe.configure({ timeout: 480_000 });

const OEM = 40;
const PASSWORD = 'correct horse battery';
const PATIENCE_MS = 60_000;
const PHONE_WIDTH = { width: 360, height: 780 };
const kr = wordsOf('kr');
const en = wordsOf('en');

const shoot = (page: Page, name: string) => shootPage(page, `supply-invite-${name}`);
const look = async (page: Page, name: string) => {
  await refuseFaults(page);
  await refuseOverflow(page);
  await shoot(page, name);
};
const call = async (request: APIRequestContext, token: string, path: string, data?: object) => {
  const headers = { authorization: `Bearer ${token}` };
  const url = `${process.env.IEUM_URL}/api${path}`;
  const answer = data ? await request.post(url, { headers, data }) : await request.get(url, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
};
/** Seen in the list of whoever has sent it. */
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });
const file = async () => ({
  name: '사업자등록증.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(await simplePdf()),
});

const joinAt = async (page: Page, words: typeof kr, phone: string) => {
  await page
    .getByLabel(words.signup.certificate)
    .or(page.getByLabel(words.supplyInvite.join.certificate))
    .setInputFiles(await file());
  await labelled(page, words.signup.name).fill('이하나');
  await labelled(page, words.signup.phone).fill(phone);
  await labelled(page, words.recovery.newPassword.password).fill(PASSWORD);
  await labelled(page, words.recovery.newPassword.confirm).fill(PASSWORD);
  await labelled(page, words.signup.agreement.all).check();
  await press(page, words.supplyInvite.door.join);
  // The file is looked into and the password hashed, on a machine that may have other things to do.
  const title = words.supplyInvite.end.joined.title;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: PATIENCE_MS });
};
const signIn = async (page: Page, words: typeof kr, email: string) => {
  await page.getByRole('link', { name: words.supplyInvite.end.toSignIn }).click();
  await labelled(page, words.auth.email).fill(email);
  await labelled(page, words.auth.password).fill(PASSWORD);
  await press(page, words.auth.signIn.submit);
  await expect(page).toHaveURL(/\/supply-chain\/links\/[\w-]{36}$/);
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  return { token, linkId: page.url().split('/').at(-1) ?? '' };
};
const verify = async (request: APIRequestContext, email: string) => {
  const { id } = await caseOf(request, email);
  const { version } = await asOperator(request, `/cases/${id}`);
  await call(request, tokenOf('admin'), `/admin/cases/${id}/verify`, { version });
};

test('S2.4 an invitation cascades: a supplier signs up and confirms, and invites its own abroad', async ({
  page,
  browser,
  signedIn,
}) => {
  const words = kr.supplyInvite;
  const stamp = Date.now();
  const tier1 = `tier1-${stamp}@nuri.example`;
  const tier2 = `tier2-${stamp}@songhong.example`;
  const number = String(stamp).slice(-10);
  await call(page.request, tokenOf(OEM), '/products', { name: `전기차 ${stamp}` });

  await signedIn(OEM);
  await page.goto('/supply-chain/invitations');
  await expect(page.getByText(words.empty.title)).toBeVisible();
  await look(page, 'kr-1440-empty');
  await press(page, words.start);
  await dialog(page).getByRole('combobox', { name: words.ownProduct }).fill('전기차');
  await page.getByRole('option', { name: `전기차 ${stamp}` }).click();
  await dialog(page).getByLabel(words.asked).fill('배터리팩');
  await dialog(page).getByLabel(words.email, { exact: true }).fill('supplier40@test.kr');
  await dialog(page).getByRole('group', { name: words.businessNumber }).getByRole('textbox').first().focus();
  await page.keyboard.type(number);
  await dialog(page).getByLabel(words.companyName).fill('누리셀에너지');
  await look(page, 'kr-1440-dialog');
  await dialog(page).getByRole('button', { name: words.send }).click();
  await expect(dialog(page).getByText(words.problem.self, { exact: true })).toBeVisible();
  await dialog(page).getByLabel(words.email, { exact: true }).fill(tier1);
  await dialog(page).getByRole('button', { name: words.send }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(rowOf(page, tier1)).toContainText(words.state.sent);
  await look(page, 'kr-1440-list');

  const supplier = await (await browser.newContext({ viewport: PHONE_WIDTH, locale: 'ko-KR' })).newPage();
  const link = await linkTo(tier1, 'invite');
  await supplier.goto(link);
  await expect(supplier.getByRole('heading', { level: 1 })).toContainText(`한빛정밀 ${OEM}`);
  await look(supplier, 'kr-360-door');
  await page.reload();
  await expect(rowOf(page, tier1)).toContainText(words.state.opened);
  await joinAt(supplier, kr, '010-2345-6789');
  await look(supplier, 'kr-360-joined');
  const { token, linkId } = await signIn(supplier, kr, tier1);
  await verify(page.request, tier1);
  const { version } = await call(page.request, token, `/supply-links/${linkId}`);
  const confirmed = await call(page.request, token, `/supply-links/${linkId}/confirm`, { version });
  expect(confirmed.state).toBe('confirmed');
  await page.reload();
  await expect(rowOf(page, tier1)).toContainText(words.state.accepted);

  const stranger = await (await browser.newContext({ viewport: PHONE_WIDTH, locale: 'ko-KR' })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words.end.dead.title);
  await look(stranger, 'kr-360-dead');

  // Tier 1 invites its own supplier abroad, who declines at first.
  await supplier.goto(`${process.env.IEUM_URL}/supply-chain/invitations`);
  await press(supplier, words.start);
  await dialog(supplier).getByRole('combobox', { name: words.ownProduct }).fill('배터리팩');
  await supplier.getByRole('option', { name: '배터리팩' }).click();
  await dialog(supplier).getByLabel(words.asked).fill('Wire harness');
  await dialog(supplier).getByLabel(words.country).selectOption('VN');
  await dialog(supplier).getByLabel(words.companyName).fill('Song Hong Wiring');
  await dialog(supplier).getByLabel(words.email, { exact: true }).fill(tier2);
  await dialog(supplier).getByLabel(words.language).selectOption('en');
  await look(supplier, 'kr-360-dialog');
  await dialog(supplier).getByRole('button', { name: words.send }).click();
  await expect(dialog(supplier)).toHaveCount(0);
  await mailTo(tier2, /asks you to confirm a supply link/);

  const abroad = await (await browser.newContext({ locale: 'en-US' })).newPage();
  await abroad.goto(await linkTo(tier2, 'invite'));
  await expect(abroad.getByText('Wire harness')).toBeVisible();
  await expect(abroad.getByText('한빛정밀')).toHaveCount(0);
  await look(abroad, 'en-1280-abroad');
  await press(abroad, en.supplyInvite.door.decline);
  await dialog(abroad).getByLabel(en.supplyInvite.reason).fill('Please ask our sales office.');
  await look(abroad, 'en-1280-decline');
  await dialog(abroad).getByRole('button', { name: en.supplyInvite.door.decline }).click();
  await expect(abroad.getByRole('heading', { level: 1 })).toHaveText(en.supplyInvite.end.declined.title);
  await supplier.reload();
  await expect(supplier.getByText(words.state.declined).first()).toBeVisible();
  await look(supplier, 'kr-360-list');

  // Asked again for the same link, they come.
  const { rows } = await call(page.request, token, '/supply-invitations');
  await supplier.goto(`${process.env.IEUM_URL}/supply-chain/invitations?invite=${rows[0].linkId}`);
  await dialog(supplier).getByLabel(words.email, { exact: true }).fill(tier2);
  await dialog(supplier).getByLabel(words.language).selectOption('en');
  await dialog(supplier).getByRole('button', { name: words.send }).click();
  await expect(dialog(supplier)).toHaveCount(0);
  const before = abroad.url();
  await expect.poll(async () => linkTo(tier2, 'invite')).not.toBe(before);
  await abroad.goto(await linkTo(tier2, 'invite'));
  await expect(labelled(abroad, en.supplyInvite.join.company_name)).toHaveValue('Song Hong Wiring');
  await labelled(abroad, en.supplyInvite.join.registration_scheme).fill('MST');
  await labelled(abroad, en.supplyInvite.join.registration_number).fill(`03${number}`);
  await look(abroad, 'en-1280-join');
  await joinAt(abroad, en, '+84 24 3825 1234');
  const came = await signIn(abroad, en, tier2);
  await verify(page.request, tier2);
  const asked = await call(page.request, came.token, `/supply-links/${came.linkId}`);
  await call(page.request, came.token, `/supply-links/${came.linkId}/confirm`, { version: asked.version });
  await supplier.reload();
  await expect(supplier.getByText(words.state.accepted).first()).toBeVisible();
  for (const one of [supplier, stranger, abroad]) await one.context().close();
});

test('S2.4 an invitation that is revoked, or meant for another company, leads nowhere', async ({
  page,
  browser,
  signedIn,
}) => {
  const words = kr.supplyInvite;
  const email = `revoked-${Date.now()}@nuri.example`;
  const product = await call(page.request, tokenOf(OEM + 1), '/products', { name: `모터 ${Date.now()}` });
  const told = { email, language: 'kr', businessNumber: '9998877665' };
  const proposal = { productId: product.id, words: { product: '코일' } };
  await call(page.request, tokenOf(OEM + 1), '/supply-invitations', { ...told, proposal });
  const link = await linkTo(email, 'invite');

  const other = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await other.addInitScript((token) => localStorage.setItem('accessToken', token), tokenOf(OEM + 2));
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words.end.notYours.title);
  await look(other, 'kr-1280-not-yours');

  await signedIn(OEM + 1);
  await page.goto('/supply-chain/invitations');
  await press(page, filled(words.revokeOf, { email }));
  await look(page, 'kr-1280-revoke');
  await dialog(page).getByRole('button', { name: words.revoke }).click();
  await expect(rowOf(page, email)).toContainText(words.state.revoked);
  const stranger = await (await browser.newContext({ locale: 'ko-KR' })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(words.end.dead.title);
  for (const one of [other, stranger]) await one.context().close();
});
