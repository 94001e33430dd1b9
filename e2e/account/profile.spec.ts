import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { refuseFaults } from '../fixtures/looks.ts';
import { linkTo } from '../fixtures/mails.ts';
import {
  enterAs,
  NEWCOMER_PASSWORD,
  type Newcomer,
  signInElsewhere,
  signUpNewcomer,
  statusOf,
} from '../fixtures/newcomer.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { refusal } from '../fixtures/sign-up.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { account, shell } = kr;
const { me, security, consents, leaving } = account;
const NEW_PASSWORD = 'quite another secret 31';
const PICTURE = PNG.sync.write(new PNG({ width: 10, height: 10 }));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');
const fill = (page: Page, label: string, text: string) => dialogOf(page).getByLabel(label, { exact: true }).fill(text);
const header = (page: Page) => page.getByRole('banner').getByRole('button', { name: shell.profile.label });
const openAs = async (page: Page, newcomer: Newcomer) => {
  await enterAs(page, newcomer);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.title);
};

test('S2.11 the profile menu leads to one’s own account, with the company and how far it is verified', async ({
  page,
  signedIn,
}) => {
  await signedIn(8);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText(account.company.state.pending.text);
  await header(page).click();
  await page.getByRole('menuitem', { name: shell.profile.account }).click();
  await expect(page).toHaveURL('/profile');
  const company = page.getByRole('region', { name: account.company.title });
  await expect(company).toContainText('123-45-67898');
  await expect(company).toContainText(account.company.state.pending.name);
  const own = page.getByRole('region', { name: me.title });
  await expect(own).toContainText(userOf(8).email);
  await expect(own).toContainText(me.confirmed);
});

test('the name changes in the header and in storage at once; the language changes screens and stays', async ({
  page,
  request,
}) => {
  await openAs(page, await signUpNewcomer(request));
  await press(page, me.changeName);
  await fill(page, me.name, '나새봄');
  await press(page, me.saveName);
  await expect(dialogOf(page)).toHaveCount(0);
  await header(page).click();
  await expect(page.getByRole('menu')).toContainText('나새봄');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)).toBe('나새봄');
  await page.getByLabel(me.language).selectOption('en');
  const english = wordsOf('en').account;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title);
  await page.reload();
  await expect(page.getByRole('region', { name: english.me.title }).getByLabel(english.me.language)).toHaveValue('en');
  await expect(page.getByRole('region', { name: english.me.title })).toContainText('나새봄');
});

test('S8.3 a wrong password for a change is told under its field and ends no session', async ({ page, request }) => {
  const newcomer = await signUpNewcomer(request);
  await openAs(page, newcomer);
  await press(page, me.changePhone);
  await fill(page, me.newPhone, '010-9999-8888');
  await fill(page, account.password, 'not my password');
  await press(page, me.savePhone);
  const password = dialogOf(page).getByLabel(account.password, { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(new RegExp(account.problem.passwordWrong));
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBe(newcomer.token);
  await password.fill(NEWCOMER_PASSWORD);
  await press(page, me.savePhone);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: me.title })).toContainText('010-9999-8888');
});

test('a new e-mail waits for its confirmation, and then is the one everywhere', async ({ page, request }) => {
  const newcomer = await signUpNewcomer(request);
  const email = newcomer.email.replace('newcomer', 'moved');
  await openAs(page, newcomer);
  await press(page, me.changeEmail);
  await fill(page, me.newEmail, email);
  await fill(page, account.password, NEWCOMER_PASSWORD);
  await press(page, me.saveEmail);
  await expect(page.getByText(me.waitingNew.replace('{{email}}', email))).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: shell.nav.label });
  await expect(sidebar).toContainText(newcomer.email);
  await page.goto(await linkTo(email, 'confirm'));
  await page.getByRole('link', { name: kr.recovery.confirm.toDashboard }).click();
  await expect(sidebar).toContainText(email);
});

test('a new password ends the other sessions and keeps this one', async ({ page, request }) => {
  const newcomer = await signUpNewcomer(request);
  const elsewhere = await signInElsewhere(request, newcomer.email);
  await openAs(page, newcomer);
  await press(page, security.changePassword);
  await fill(page, security.current, NEWCOMER_PASSWORD);
  await fill(page, kr.recovery.newPassword.password, NEW_PASSWORD);
  await fill(page, kr.recovery.newPassword.confirm, NEW_PASSWORD);
  await press(page, security.savePassword);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByText(security.passwordChanged)).toBeVisible();
  expect(await statusOf(request, elsewhere)).toBe(401);
  await page.goto('/factory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.factory.title);
  await signInElsewhere(request, newcomer.email, NEW_PASSWORD);
});

test('the list of devices ends one, and all after a question', async ({ page, request }) => {
  const newcomer = await signUpNewcomer(request);
  const elsewhere = await signInElsewhere(request, newcomer.email);
  await openAs(page, newcomer);
  const devices = page.getByRole('list', { name: security.sessions }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: security.thisDevice })).toHaveCount(1);
  await devices.getByRole('button').click();
  await expect(devices).toHaveCount(1);
  expect(await statusOf(request, elsewhere)).toBe(401);
  expect(await statusOf(request, newcomer.token)).toBe(200);
  await press(page, security.everywhere);
  await dialogOf(page).getByRole('button', { name: security.everywhere }).click();
  await expect(page).toHaveURL('/auth/signin');
  expect(await statusOf(request, newcomer.token)).toBe(401);
});

test('S5.7 consents show what was agreed to and when; an optional one is given and taken back by one switch', async ({
  page,
  request,
}) => {
  await openAs(page, await signUpNewcomer(request));
  const section = page.getByRole('region', { name: consents.title });
  await expect(section.getByRole('link')).toHaveCount(2);
  await expect(section.getByText(consents.notRecorded)).toHaveCount(0);
  const choice = section.getByRole('switch', { name: consents.item.contactSharing.title });
  await expect(choice).not.toBeChecked();
  await expect(choice).toHaveAccessibleDescription(consents.undecided);
  await choice.click();
  await expect(page.getByText(consents.given.replace('{{title}}', consents.item.contactSharing.title))).toBeVisible();
  await page.reload();
  await expect(choice).toBeChecked();
  await expect(choice).toHaveAccessibleDescription(/^\d{4}\.\d\d\.\d\d 동의$/);
  await choice.click();
  await expect(choice).toHaveAccessibleDescription(/^\d{4}\.\d\d\.\d\d 철회$/);
  await expect(choice).not.toBeChecked();
});

test('the certificate that was submitted comes back under its name, as a PDF', async ({ page, request }) => {
  await openAs(page, await signUpNewcomer(request));
  const coming = page.waitForEvent('download');
  await press(page, account.company.downloadOf.replace('{{name}}', '사업자등록증.pdf'));
  const download = await coming;
  expect(download.suggestedFilename()).toBe('사업자등록증.pdf');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');
});

test('S2.11 a picture shows in the header and the menu, and can be removed again', async ({ page, request }) => {
  await openAs(page, await signUpNewcomer(request));
  await expect(header(page).locator('[data-initials]')).toHaveAttribute('data-initials', '나');
  await press(page, account.picture.add);
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: PICTURE });
  await expect(
    dialogOf(page)
      .getByText(/a\.txt/)
      .first(),
  ).toBeVisible();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: PICTURE };
  await dialogOf(page).locator('input[type=file]').setInputFiles(file);
  await expect(dialogOf(page).locator('img')).toBeVisible();
  await press(page, account.picture.save);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(header(page).locator('img')).toBeVisible();
  await page.goto('/dashboard');
  await expect(header(page).locator('img')).toBeVisible();
  await header(page).click();
  await expect(page.getByRole('menu').locator('img')).toBeVisible();
  await page.getByRole('menuitem', { name: shell.profile.account }).click();
  await press(page, account.picture.remove);
  await expect(header(page).locator('img')).toHaveCount(0);
  await expect(header(page).locator('[data-initials]')).toHaveAttribute('data-initials', '나');
});

test('leaving asks for the password, erases the account and leads to sign-in', async ({ page, request }) => {
  const newcomer = await signUpNewcomer(request);
  await openAs(page, newcomer);
  await press(page, leaving.start);
  await fill(page, account.password, NEWCOMER_PASSWORD);
  await press(page, leaving.leave);
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  expect(await statusOf(request, newcomer.token)).toBe(401);
});

test('the last admin is told why they cannot leave', async ({ page, signedIn }) => {
  const { PASSWORD } = await import('../../server/test/fixtures/process/seed.ts');
  // There are two admins, and other tests need both.
  await page.route('**/api/user/leave', (route) => route.fulfill(refusal(409, 'account.last_admin')));
  await signedIn('admin');
  await page.goto('/profile');
  await expect(page.getByRole('region', { name: account.company.title })).toHaveCount(0);
  await press(page, leaving.start);
  await fill(page, account.password, PASSWORD);
  await press(page, leaving.leave);
  await expect(dialogOf(page).getByText(leaving.lastAdmin).first()).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('axe finds nothing in the dialogs of the account, and everything is reached from the list of parts', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000);
  await signedIn(9);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/profile');
  const parts = page.getByRole('navigation', { name: account.parts });
  await parts.getByRole('link', { name: consents.title }).click();
  await expect(page.getByRole('region', { name: consents.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: consents.title })).toBeInViewport();
  const doors = [account.picture.add, me.changeName, me.changePhone, me.changeEmail, security.changePassword];
  for (const name of [...doors, security.everywhere, leaving.start]) {
    await press(page, name);
    await expect(dialogOf(page)).toBeVisible();
    await refuseFaults(page);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
  }
});
