import type { Page } from '@playwright/test';
import { isGate } from '../../server/test/suite.ts';
import { refuseFaults, refuseOverflow } from '../fixtures/looks.ts';
import { linkTo, mailTo } from '../fixtures/mails.ts';
import { enterAs, signUpNewcomer, statusOf } from '../fixtures/newcomer.ts';
import { enterAsAdmin, enterAsStaleAdmin, PASSWORD } from '../fixtures/operator-session.ts';
import { confirmAction, dialog, expectText, filled, heading } from '../fixtures/page-acts.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

const { admin, account, common } = kr;
const SOMEBODY = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const PATHS = [
  '/admin',
  '/admin/verification',
  `/admin/verification/${SOMEBODY}`,
  '/admin/companies',
  `/admin/companies/${SOMEBODY}`,
  '/admin/users',
  `/admin/users/${SOMEBODY}`,
  '/admin/outbox',
  '/admin/audit',
  '/admin/settings',
  '/admin/settings/limits',
  '/admin/settings/standards',
  '/admin/settings/codes',
  '/admin/settings/risks',
  '/admin/nowhere',
  '/admin/nowhere/at/all',
];

/** The head and the row that was searched for: all other rows are gone. */
const ROWS = 2;
const finds = async (page: Page, what: string, name: string) => {
  await page.getByRole('searchbox').first().fill(what);
  await expect(page.getByRole('row')).toHaveCount(ROWS);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
};

test('S2.7 a supplier finds none of the operator’s pages, and no call behind them is answered with 200', async ({
  page,
  signedIn,
  request,
}) => {
  await signedIn(4);
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/admin')) answers.push(`${response.status()} ${pathname}`);
  });
  // One guard protects all of them, so the gate tries every fourth.
  for (const path of PATHS.filter((_, at) => !isGate || at % 4 === 0)) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(common.notFound.title);
  }
  expect(answers).toEqual([]);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const headers = { authorization: `Bearer ${token}` };
  for (const call of [
    'overview',
    'users',
    `users/${SOMEBODY}`,
    'companies',
    'invites',
    'terms',
    'limits',
    'standards',
  ]) {
    expect((await request.get(`/api/admin/${call}`, { headers })).status(), call).toBe(403);
    expect((await request.get(`/api/admin/${call}`)).status(), call).toBe(401);
  }
});

test('S4.1 without a session every operator’s page leads to sign-in', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/auth/signin');
  }
});

test('S2.7 an operator finds a person, closes and opens the account, ends sessions and starts a reset', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { name, email, token } = await signUpNewcomer(request);
  const words = { name, email };
  await enterAsAdmin(page, request);
  await page.goto('/admin');
  await page.getByRole('navigation', { name: kr.shell.nav.label }).getByRole('link', { name: admin.nav.users }).click();
  await finds(page, email, name);
  await expect(page.getByRole('main')).toContainText(email);

  await confirmAction(page, admin.act.endSessions.button);
  await expectText(page, filled(admin.act.endSessions.done, words));
  expect(await statusOf(request, token)).toBe(401);

  await confirmAction(page, admin.act.disable.button);
  await expectText(page, filled(admin.act.disable.done, words));
  await expect(page.getByRole('main')).toContainText(admin.userState.disabled);
  await mailTo(email, /./);
  const signIn = () => request.post('/api/user/signin', { data: { email, password: 'newcomers choose well 27' } });
  expect((await signIn()).status()).toBe(401);

  await confirmAction(page, admin.act.enable.button);
  await expectText(page, filled(admin.act.enable.done, words));
  expect((await signIn()).status()).toBe(200);

  await confirmAction(page, admin.act.reset.button);
  await expectText(page, filled(admin.act.reset.done, words));
  expect(await linkTo(email, 'reset')).toMatch(/\/auth\/reset\//);
  await expect(page.getByRole('region', { name: admin.history.title })).toContainText(kr.audit.operation.disableUser);
});

test('an operator closes a company: its members come in and read why, and see nothing of it', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const newcomer = await signUpNewcomer(request);
  await enterAsAdmin(page, request);
  await page.goto('/admin/companies');
  const number = newcomer.businessNumber.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
  await finds(page, number, number);
  await confirmAction(page, admin.companyAct.disable.button);
  await expectText(page, filled(admin.companyAct.disable.done, { name: number }));

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  const member = await context.newPage();
  await enterAs(member, newcomer);
  await member.goto('/factory');
  await expect(heading(member)).toHaveText(common.failed.denied.title);
  await expect(member.getByRole('region', { name: account.banner.closed.title })).toBeVisible();

  await confirmAction(page, admin.companyAct.enable.button);
  await expectText(page, filled(admin.companyAct.enable.done, { name: number }));
  await member.goto('/factory');
  await expect(heading(member)).toHaveText(kr.factory.title);
  await expect(member.getByRole('region', { name: account.banner.closed.title })).toHaveCount(0);
  await context.close();
});

test('A10 after ten minutes a change asks for the password, by keyboard alone, and then goes on by itself', async ({
  page,
  request,
}) => {
  const { name, email, token } = await signUpNewcomer(request);
  await enterAsStaleAdmin(page);
  await page.goto(`/admin/users?q=${email}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('link').click();
  const ask = async () => {
    await page.getByRole('button', { name: admin.act.endSessions.button }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', { name: admin.act.endSessions.button }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('heading', { name: account.passwordAgain.title })).toBeVisible();
  };
  const password = dialog(page).getByLabel(account.password, { exact: true });

  await ask();
  await expect(password).toBeFocused();
  await refuseFaults(page);
  // The first Escape leads back to the question, the second one leaves it.
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: admin.act.endSessions.button })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  expect(await statusOf(request, token)).toBe(200);

  await ask();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(new RegExp(account.problem.passwordWrong));
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expectText(page, filled(admin.act.endSessions.done, { name }));
  expect(await statusOf(request, token)).toBe(401);
});

for (const [language, width] of outermost([
  ['kr', 360],
  ['kr', 1440],
  ['en', 360],
  ['en', 1440],
] as const)) {
  test(`S1.3 a person’s and a company’s page are whole and axe finds nothing: ${language}, ${width} px`, async ({
    page,
    request,
  }) => {
    const words = wordsOf(language).admin;
    await enterAsAdmin(page, request);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/admin/users?lng=${language}&q=${userOf(5).email}`);
    await page
      .getByRole('row')
      .filter({ hasText: userOf(5).name })
      .getByRole('link')
      .click();
    for (const title of [userOf(5).name, '123-45-67895']) {
      await expect(heading(page)).toHaveText(title);
      await refuseOverflow(page);
      await refuseFaults(page);
      const company = page.getByRole('link', { name: words.company.unnamed });
      if (title === userOf(5).name) await company.click();
    }
  });
}
