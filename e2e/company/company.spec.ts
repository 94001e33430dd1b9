import type { Language } from '@ieum/contract';
import type { Browser, Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, setLook, shoot as shootPage } from '../fixtures/looks.ts';
import { linkTo } from '../fixtures/mails.ts';
import { openTabs } from '../fixtures/page-acts.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, givePassword, test, tokenOf, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Long flows with several people at once. */
test.describe.configure({ timeout: 240_000 });

const PASSWORD = 'correct horse battery';
const en = wordsOf('en');
const { company, shell, ui } = kr;

const shoot = (page: Page, name: string) => shootPage(page, `company-${name}`);

const fieldOf = (page: Page, field: keyof typeof company.field) =>
  page.getByLabel(company.field[field], { exact: true });

const filled = (text: string, name: string) => text.replace('{{name}}', name);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Ignores a menu that is closing, which also counts as a dialog for screen readers. */
const dialogOn = (page: Page) => page.locator('dialog[open]');
const pressInDialog = (page: Page, name: string) => dialogOn(page).getByRole('button', { name, exact: true }).click();

/** Opens a page in another browser context. */
const openElsewhere = async (browser: Browser, language: Language) => {
  const context = await browser.newContext();
  await context.addInitScript((lng) => localStorage.setItem('i18nextLng', lng), language);
  return context.newPage();
};

const manage = async (page: Page, name: string, act: string) => {
  await page.getByRole('button', { name: filled(company.members.actsOf, name) }).click();
  await page.getByRole('menuitem', { name: act }).click();
  // The menu is gone, even if it opened a dialog at once.
  await expect(page.getByRole('menu')).toHaveCount(0);
};

test('S2.7 S2.11 an owner fills in the company on a phone, invites a colleague, and passes on ownership', async ({
  page,
  browser,
  signedIn,
}) => {
  const email = `colleague-${Date.now()}@hanbit.example`;
  await signedIn(20);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: shell.profile.label }).click();
  await page.getByRole('menuitem', { name: shell.profile.company }).click();
  await expect(page).toHaveURL('/company');
  await expect(page.getByText('123-45-67910')).toBeVisible();

  const fill = (field: keyof typeof company.field, text: string) => fieldOf(page, field).fill(text);
  // The company is verified: its name is read-only here and changed by a request.
  await expect(page.getByRole('link', { name: company.identity.start })).toBeVisible();
  await expect(fieldOf(page, 'name')).toHaveCount(0);
  await fill('openedOn', '2004.03.02');
  await fill('address', '울산광역시 북구 매곡산업로 21');
  await fill('phone', '052-123-4567');
  await fill('website', 'hanbit.example');
  await fill('gln', '9520123456789');
  await expect(page.getByText(company.checkDigit.gln)).toBeVisible();
  // Typed values survive a reload, and leaving asks first.
  await page.reload();
  await expect(fieldOf(page, 'address')).toHaveValue('울산광역시 북구 매곡산업로 21');
  await openTabs(page);
  await page.getByRole('link', { name: company.part.members }).click();
  await press(page, kr.common.leave.stay);
  await fill('phone', '12');
  await press(page, company.save);
  await expect(page.getByText(company.problem.phone)).toBeVisible();
  await expect(fieldOf(page, 'phone')).toBeFocused();
  await fill('phone', '052-123-4567');
  await refuseFaults(page);
  await shoot(page, 'kr-360-profile');
  await press(page, company.save);
  await expect(page.getByText(company.saved)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('한빛정밀 20');
  await expect(fieldOf(page, 'website')).toHaveValue('https://hanbit.example');

  await openTabs(page);
  await page.getByRole('link', { name: company.part.members }).click();
  await press(page, company.invitations.start);
  const dialog = dialogOn(page);
  await dialog.getByLabel(company.invitations.email).fill(userOf(20).email);
  await pressInDialog(page, company.invitations.send);
  await expect(dialog.getByText(company.problem.alreadyMember)).toBeVisible();
  await dialog.getByLabel(company.invitations.email).fill(email);
  await dialog.getByLabel(company.role.viewer.name).check();
  await refuseFaults(page);
  await shoot(page, 'kr-360-invite');
  await pressInDialog(page, company.invitations.send);
  await expect(page.getByRole('table', { name: company.invitations.title })).toContainText(email);
  await page.getByRole('button', { name: company.invitations.linkOf.replace('{{email}}', email) }).click();
  await expect(dialogOn(page).getByLabel(kr.common.shownLink.label)).toHaveValue(/\/invite\/[\w-]{43}$/);
  await expect(dialogOn(page)).toContainText(kr.common.shownLink.once);
  await refuseFaults(page);
  await shoot(page, 'kr-invitation-link');
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);

  const colleague = await openElsewhere(browser, 'en');
  await colleague.goto(await linkTo(email, 'invite'));
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText('한빛정밀 20');
  await expect(colleague.getByText(email)).toHaveCount(0);
  await colleague.getByLabel(en.signup.name, { exact: true }).fill('Lee Hana');
  await colleague.getByLabel(en.signup.phone, { exact: true }).fill('010-2345-6789');
  await colleague.getByLabel(en.recovery.newPassword.password, { exact: true }).fill(PASSWORD);
  await colleague.getByLabel(en.recovery.newPassword.confirm, { exact: true }).fill(PASSWORD);
  await press(colleague, en.company.invite.join);
  await expect(colleague.getByText(en.signup.agreement.required).first()).toBeVisible();
  await colleague.getByLabel(en.signup.agreement.all).check();
  await refuseFaults(colleague);
  await shoot(colleague, 'en-1440-join');
  await press(colleague, en.company.invite.join);
  await expect(colleague.getByText(en.company.invite.joined.title)).toBeVisible();
  await colleague.getByRole('link', { name: en.company.invite.toSignIn }).click();
  await colleague.getByLabel(en.auth.email, { exact: true }).fill(email);
  await colleague.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD);
  await press(colleague, en.auth.signIn.submit);
  await expect(colleague).toHaveURL('/dashboard');
  await colleague.goto('/company');
  await expect(colleague.getByText(en.company.readOnly)).toBeVisible();
  await refuseFaults(colleague);
  await shoot(colleague, 'en-1440-viewer');
  await colleague.goto('/factory');
  await expect(colleague.getByRole('link', { name: en.factory.register })).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await givePassword(page.request, 20);
  await manage(page, 'Lee Hana', company.act.role.start);
  await dialogOn(page).getByLabel(company.role.editor.name).check();
  await pressInDialog(page, company.act.role.start);
  await expect(
    page.getByRole('table', { name: company.members.title }).getByRole('row', { name: 'Lee Hana' }),
  ).toContainText(company.role.editor.name);
  await refuseFaults(page);
  await shoot(page, 'kr-1440-members');
  await page.setViewportSize({ width: 768, height: 900 });
  await shoot(page, 'kr-768-members');
  await page.setViewportSize({ width: 360, height: 800 });
  await shoot(page, 'kr-360-members');
  await manage(page, 'Lee Hana', company.act.passOn.start);
  await expect(dialogOn(page)).toContainText(company.act.passOn.text);
  await pressInDialog(page, company.act.passOn.start);
  await expect(page.getByText(company.members.readOnly)).toBeVisible();
  await colleague.goto('/company/members');
  await expect(colleague.getByRole('button', { name: en.company.invitations.start })).toBeEnabled();
  await shoot(colleague, 'en-1440-members');
  await colleague.context().close();
});

test('two windows that change the same field show both values, and nothing is lost', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(21);
  await page.goto('/company');
  const second = await openElsewhere(browser, 'kr');
  await second.addInitScript(
    ([token, user]) => {
      localStorage.setItem('accessToken', token ?? '');
      localStorage.setItem('user', user ?? '');
    },
    [tokenOf(21), JSON.stringify(userOf(21))],
  );
  await second.goto('/company');
  // Both have read the same version before one of them changes it.
  await expect(fieldOf(second, 'address')).toBeVisible();
  await fieldOf(page, 'address').fill('김먼저');
  await fieldOf(page, 'industry').fill('도금');
  await press(page, company.save);
  await expect(page.getByText(company.saved)).toBeVisible();

  await fieldOf(second, 'address').fill('이나중');
  await fieldOf(second, 'addressEnglish').fill('Later Road');
  await press(second, company.save);
  const dialog = dialogOn(second);
  const choice = dialog.getByRole('group', { name: company.field.address });
  for (const text of ['김먼저', '이나중']) await expect(choice.getByText(text)).toBeVisible();
  // A field that only the first has changed is listed and accepted.
  await expect(dialog.getByText('도금')).toBeVisible();
  await refuseFaults(second);
  await shoot(second, 'kr-1440-conflict');
  await expect(dialog.getByRole('button', { name: ui.conflict.save })).toBeDisabled();
  await choice.getByRole('radio', { name: new RegExp(ui.conflict.mine) }).check();
  await pressInDialog(second, ui.conflict.save);
  await expect(second.getByText(company.saved)).toBeVisible();
  await expect(fieldOf(second, 'industry')).toHaveValue('도금');
  await expect(fieldOf(second, 'address')).toHaveValue('이나중');
  await page.reload();
  await expect(fieldOf(page, 'address')).toHaveValue('이나중');
  await expect(fieldOf(page, 'addressEnglish')).toHaveValue('Later Road');
  await expect(fieldOf(page, 'industry')).toHaveValue('도금');
  await second.context().close();
});

const LOOKS = outermost([
  { language: 'kr', theme: 'light', width: 360 },
  { language: 'cn', theme: 'light', width: 768 },
  { language: 'jp', theme: 'dark', width: 360 },
  { language: 'en', theme: 'dark', width: 1440 },
] as const);

for (const { language, theme, width } of LOOKS) {
  test(`the company is whole and axe finds nothing: ${language}, ${theme}, ${width} px`, async ({ page, signedIn }) => {
    await signedIn(25);
    await setLook(page, { width, theme });
    for (const path of ['/company', '/company/members']) {
      await page.goto(`${path}?lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await openTabs(page);
      await expect(page.getByRole('link', { name: wordsOf(language).company.part.members })).toBeVisible();
      await refuseOverflow(page);
      await refuseFaults(page);
      await shoot(page, `${language}-${width}-${theme}${path.replaceAll('/', '-')}`);
    }
  });
}

test('S2.7 an operator has no company, and sees no such page', async ({ page, signedIn }) => {
  await signedIn('admin');
  for (const path of ['/company', '/company/members']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(kr.common.notFound.title);
  }
});
