import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { linkTo, mailTo } from './mails.ts';
import { enterAs, signUpNewcomer, statusOf } from './newcomer.ts';
import { enterAsAdmin, enterAsStaleAdmin, PASSWORD } from './operator.ts';
import { expect, test, userOf } from './product.ts';
import { kr, wordsOf } from './words.ts';

const { admin, account, auth, common, recovery } = kr;
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

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The button that asks, and the one in the question that does it. */
const act = async (page: Page, name: string) => {
  await press(page, name);
  await dialog(page).getByRole('button', { name, exact: true }).click();
};
const told = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const filled = (text: string, words: Record<string, string>) =>
  text.replace(/{{(\w+)}}/g, (_, key: string) => words[key] ?? '');
/** The head and the one that is meant: what was there before has gone. */
const ROWS = 2;
const finds = async (page: Page, what: string, name: string) => {
  await page.getByRole('searchbox').first().fill(what);
  await expect(page.getByRole('row')).toHaveCount(ROWS);
  await page.getByRole('row').filter({ hasText: what }).getByRole('link').click();
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
  for (const path of PATHS) {
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
  await page.getByRole('navigation', { name: admin.nav.label }).getByRole('link', { name: admin.nav.users }).click();
  await finds(page, email, name);
  await expect(page.getByRole('main')).toContainText(email);

  await act(page, admin.act.endSessions.button);
  await told(page, filled(admin.act.endSessions.done, words));
  expect(await statusOf(request, token)).toBe(401);

  await act(page, admin.act.disable.button);
  await told(page, filled(admin.act.disable.done, words));
  await expect(page.getByRole('main')).toContainText(admin.userState.disabled);
  await mailTo(email, /./);
  const signIn = () => request.post('/api/user/signin', { data: { email, password: 'newcomers choose well 27' } });
  expect((await signIn()).status()).toBe(401);

  await act(page, admin.act.enable.button);
  await told(page, filled(admin.act.enable.done, words));
  expect((await signIn()).status()).toBe(200);

  await act(page, admin.act.reset.button);
  await told(page, filled(admin.act.reset.done, words));
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
  await act(page, admin.companyAct.disable.button);
  await told(page, filled(admin.companyAct.disable.done, { name: number }));

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  const member = await context.newPage();
  await enterAs(member, newcomer);
  await member.goto('/factory');
  await expect(heading(member)).toHaveText(common.failed.denied.title);
  await expect(member.getByRole('region', { name: account.banner.closed.title })).toBeVisible();

  await act(page, admin.companyAct.enable.button);
  await told(page, filled(admin.companyAct.enable.done, { name: number }));
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
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
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
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
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
  await told(page, filled(admin.act.endSessions.done, { name }));
  expect(await statusOf(request, token)).toBe(401);
});

test('an operator invites another, who comes in by the link, once', async ({ page, browser, request, baseURL }) => {
  test.setTimeout(120_000);
  await enterAsAdmin(page, request);
  await page.goto('/admin/users');
  const email = `operator-${Date.now()}@test.kr`;
  await press(page, admin.invite.open);
  await dialog(page).getByLabel(admin.user.email).fill(email);
  await press(page, admin.invite.submit);
  await told(page, filled(admin.invite.sent, { email }));
  await expect(page.getByRole('region', { name: admin.invite.waiting })).toContainText(email);

  const link = await linkTo(email, 'admin-invite');
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'ko-KR' });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByLabel(admin.user.email)).toHaveValue(email);
  await guest.getByLabel(admin.user.name).fill('정운영');
  await guest.getByLabel(recovery.newPassword.password, { exact: true }).fill('operators choose well 31');
  await guest.getByLabel(recovery.newPassword.confirm, { exact: true }).fill('operators choose well 31');
  await press(guest, admin.door.submit);
  await expect(heading(guest)).toHaveText(admin.door.done.title);
  await guest.goto(link);
  await expect(heading(guest)).toHaveText(admin.door.dead.title);
  await guest.goto('/auth/signin');
  await guest.getByLabel(auth.email, { exact: true }).fill(email);
  await guest.getByLabel(auth.password, { exact: true }).fill('operators choose well 31');
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL('/dashboard');
  await guest.goto('/admin');
  await expect(heading(guest)).toHaveText(admin.overview.title);
  await context.close();
});

test('settings: a limit, a standard and a risk are changed and stay', async ({ page, request }) => {
  test.setTimeout(120_000);
  const { settings, limit, limitScope } = admin;
  await enterAsAdmin(page, request);
  await page.goto('/admin/settings');
  await expect(page.getByRole('main')).toContainText(settings.terms.current);
  const tabs = page.getByRole('navigation', { name: settings.parts });

  await tabs.getByRole('link', { name: settings.limits.title }).click();
  const rule = filled(limitScope.identifier, { window: '1분', max: '30' });
  await press(page, filled(settings.limits.changeOf, { limit: `${limit.upload.title}, ${rule}` }));
  await dialog(page).getByLabel(settings.limits.max).fill('40');
  await press(page, settings.limits.save);
  await expect(page.getByRole('main')).toContainText(filled(limitScope.identifier, { window: '1분', max: '40' }));

  await tabs.getByRole('link', { name: settings.standards.title }).click();
  await press(page, settings.standards.add);
  const code = `TEST ${Date.now()}`;
  await dialog(page).getByLabel(settings.standards.code, { exact: true }).fill(code);
  await press(page, settings.standards.save);
  await expect(dialog(page).getByText(common.form.required).first()).toBeVisible();
  for (const language of ['한국어', 'English', '中文', '日本語']) {
    await dialog(page)
      .getByLabel(new RegExp(`\\(${language}`))
      .fill(`이름 ${language}`);
  }
  await press(page, settings.standards.save);
  await told(page, filled(settings.standards.saved, { code }));
  await press(page, filled(settings.standards.retireOf, { code }));
  await told(page, filled(settings.standards.retired, { code }));

  await tabs.getByRole('link', { name: settings.risks.title }).click();
  await press(page, settings.risks.add);
  await dialog(page).getByLabel(settings.risks.kindLabel).selectOption('sector');
  const sector = `섬유 ${Date.now()}`;
  await dialog(page).getByLabel(settings.risks.sector).fill(sector);
  await dialog(page).getByLabel(settings.risks.source, { exact: true }).fill('OECD');
  await press(page, settings.risks.save);
  await told(page, filled(settings.risks.saved, { name: sector }));
  await press(page, filled(settings.risks.removeOf, { name: sector }));
  await dialog(page).getByRole('button', { name: settings.risks.remove, exact: true }).click();
  await told(page, filled(settings.risks.removed, { name: sector }));
});

for (const language of ['kr', 'en'] as const) {
  for (const width of [360, 1440]) {
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
        .filter({ hasText: userOf(5).email })
        .getByRole('link')
        .click();
      for (const title of [userOf(5).name, '123-45-67895']) {
        await expect(heading(page)).toHaveText(title);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        const company = page.getByRole('link', { name: words.company.unnamed });
        if (title === userOf(5).name) await company.click();
      }
    });
  }
}
