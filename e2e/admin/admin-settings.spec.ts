import { linkTo } from '../fixtures/mails.ts';
import { enterAsAdmin } from '../fixtures/operator-session.ts';
import { dialog, expectText, filled, heading, press } from '../fixtures/page-acts.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { admin, auth, common, recovery } = kr;

test('an operator invites another, who comes in by the link, once', async ({ page, browser, request, baseURL }) => {
  test.setTimeout(120_000);
  await enterAsAdmin(page, request);
  await page.goto('/admin/users');
  const email = `operator-${Date.now()}@test.kr`;
  await press(page, admin.invite.open);
  await dialog(page).getByLabel(admin.user.email).fill(email);
  await press(page, admin.invite.submit);
  await expectText(page, filled(admin.invite.sent, { email }));
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
  const tabs = page.getByRole('navigation', { name: admin.nav.settings });

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
  await expectText(page, filled(settings.standards.saved, { code }));
  await press(page, filled(settings.standards.retireOf, { code }));
  await expectText(page, filled(settings.standards.retired, { code }));

  await tabs.getByRole('link', { name: settings.risks.title }).click();
  await press(page, settings.risks.add);
  await dialog(page).getByLabel(settings.risks.kindLabel).selectOption('sector');
  const sector = `섬유 ${Date.now()}`;
  await dialog(page).getByLabel(settings.risks.sector).fill(sector);
  await dialog(page).getByLabel(settings.risks.source, { exact: true }).fill('OECD');
  await press(page, settings.risks.save);
  await expectText(page, filled(settings.risks.saved, { name: sector }));
  await press(page, filled(settings.risks.removeOf, { name: sector }));
  await dialog(page).getByRole('button', { name: settings.risks.remove, exact: true }).click();
  await expectText(page, filled(settings.risks.removed, { name: sector }));
});
