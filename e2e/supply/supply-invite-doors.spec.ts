import type { Locator, Page } from '@playwright/test';
import { INVITING } from '../../server/test/fixtures/process/seed.ts';
import { EXPIRED_INVITATION } from '../../server/test/fixtures/process/seed-invitations.ts';
import { beginInviting, callWith, look, openNewVisitor, rowOf, send, typeNumber } from '../fixtures/invitations.ts';
import { linkTo } from '../fixtures/mails.ts';
import { enterAs } from '../fixtures/newcomer.ts';
import { dialog, expectText, filled, heading, press } from '../fixtures/page-acts.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test, tokenOf, userOf } from '../fixtures/product.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

test.describe.configure({ timeout: 240_000 });

const { supplyInvite: words } = kr;
const [BUYER, OTHER, SUPPLIER] = [41, 42, 43];
const NOBODY = '9998877665';
const LOOKS = [
  ['kr', 360, 'light'],
  ['en', 768, 'light'],
  ['cn', 1440, 'light'],
  ['jp', 360, 'dark'],
  ['kr', 1440, 'dark'],
] as const;

/** Chooses from the menu of an invitation, which holds all acts but the first. */
const choose = async (page: Page, email: string, act: string) => {
  await press(page, filled(words.moreOf, { email }));
  await page.getByRole('menuitem', { name: act }).click();
};

/** Returns the right edge in whole pixels. */
const rightOf = (shown: Locator) => shown.evaluate((element) => Math.round(element.getBoundingClientRect().right));

test('S2.4 an invitation is declined, sent to another address, read by the wrong company, and revoked', async ({
  page,
  browser,
  signedIn,
}) => {
  const stamp = Date.now();
  const [declining, right] = [`declines-${stamp}@nuri.example`, `right-${stamp}@nuri.example`];
  const own = `모터 ${stamp}`;
  await callWith(page.request, tokenOf(BUYER), '/products', { name: own });
  await signedIn(BUYER);
  await page.goto('/supply-chain/invitations');
  await beginInviting(page, { own, asked: '코일' });
  await typeNumber(page, userOf(BUYER).businessNumber);
  await dialog(page).getByLabel(words.email, { exact: true }).fill(declining);
  await dialog(page).getByLabel(words.share).fill('120');
  await send(page);
  await expectText(page, words.problem.share);
  await dialog(page).getByLabel(words.share).fill('12.5');
  await send(page);
  await expectText(page, words.problem.selfNumber);
  await look(page, 'kr-self');
  await dialog(page).getByLabel(words.country).selectOption('VN');
  await send(page);
  await expectText(page, words.problem.name);
  await dialog(page).getByLabel(words.country).selectOption('KR');
  await typeNumber(page, NOBODY);
  await send(page);
  await expect(rowOf(page, declining)).toContainText(words.state.sent);

  // 23.21: the dialog wraps its lines, although the table row of its menu does not.
  await choose(page, declining, words.link);
  const { label, copy } = kr.common.shownLink;
  const copyButton = dialog(page).getByRole('button', { name: copy });
  expect(await rightOf(dialog(page).getByLabel(label))).toBeLessThanOrEqual(await rightOf(copyButton));
  await look(page, 'kr-link');
  await page.keyboard.press('Escape');

  const theirs = await openNewVisitor(browser, 'ko-KR', 768);
  await theirs.goto(await linkTo(declining, 'invite'));
  await press(theirs, words.door.decline);
  await dialog(theirs).getByLabel(words.reason).fill('영업부로 보내 주세요.');
  await look(theirs, 'kr-768-decline');
  await dialog(theirs).getByRole('button', { name: words.door.decline }).click();
  await expect(heading(theirs)).toHaveText(words.end.declined.title);
  await look(theirs, 'kr-768-declined');

  // The right address is invited for the same link, with nothing to type again.
  await page.reload();
  await expect(rowOf(page, declining)).toContainText('영업부로 보내 주세요.');
  await page.getByRole('link', { name: filled(words.askOtherOf, { email: declining }) }).click();
  await expect(page).toHaveURL(/invite=/);
  await expect(dialog(page).getByText('코일')).toBeVisible();
  await dialog(page).getByLabel(words.email, { exact: true }).fill(right);
  await look(page, 'kr-ask-other');
  await send(page);
  await expect(rowOf(page, right)).toContainText(words.state.sent);
  await expect(page).not.toHaveURL(/invite=/);

  const link = await linkTo(right, 'invite');
  const unrelated = await openNewVisitor(browser, 'ko-KR');
  await enterAs(unrelated, { ...userOf(OTHER), phone: '', token: tokenOf(OTHER) });
  await unrelated.goto(link);
  await expect(heading(unrelated)).toHaveText(words.end.notYours.title);
  await look(unrelated, 'kr-1280-not-yours');
  await choose(page, right, words.revoke);
  await look(page, 'kr-revoke');
  await dialog(page).getByRole('button', { name: words.revoke }).click();
  await expect(rowOf(page, right)).toContainText(words.state.revoked);
  await theirs.goto(link);
  await expect(heading(theirs)).toHaveText(words.end.dead.title);
  await page.goto('/supply-chain/invitations?invite=019a8402-5c1d-7e90-b0a4-6d2f9a1b3c61');
  await expectText(page, words.answered.title);
  await look(page, 'kr-nothing-to-ask');
  await dialog(page).getByRole('button', { name: words.answered.close, exact: true }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  for (const opened of [theirs, unrelated]) await opened.context().close();
});

test('S2.4 whoever has an account signs in, or goes straight on to the link', async ({ page, browser }) => {
  const stamp = Date.now();
  const { email, businessNumber } = userOf(SUPPLIER);
  const { id: productId } = await callWith(page.request, tokenOf(BUYER), '/products', { name: `차체 ${stamp}` });
  await callWith(page.request, tokenOf(BUYER), '/supply-invitations', {
    email,
    language: 'kr',
    businessNumber,
    companyName: '한빛정밀',
    proposal: { productId, words: { product: '강판' } },
  });
  const link = await linkTo(email, 'invite');
  const theirs = await openNewVisitor(browser, 'ko-KR', 360);
  await theirs.goto(link);
  await expectText(theirs, words.door.hasAccount);
  await look(theirs, 'kr-360-has-account');
  const signedIn = await openNewVisitor(browser, 'ko-KR', 768);
  await enterAs(signedIn, { ...userOf(SUPPLIER), phone: '', token: tokenOf(SUPPLIER) });
  await signedIn.goto(link);
  await expect(signedIn.getByRole('button', { name: words.door.accept })).toBeVisible();
  await look(signedIn, 'kr-768-accept');
  await press(signedIn, words.door.accept);
  await expect(signedIn).toHaveURL(/\/supply-chain\/links\/[\w-]{36}$/);
  for (const opened of [theirs, signedIn]) await opened.context().close();
});

for (const [language, width, colorScheme] of outermost(LOOKS)) {
  test(`S2.4 invitations in every state, and doors that lead nowhere: ${language}, ${width} px, ${colorScheme}`, async ({
    page,
    signedIn,
  }) => {
    const { supplyInvite, auth } = wordsOf(language);
    const name = `${language}-${width}-${colorScheme}`;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const token of [EXPIRED_INVITATION, 'supply-nobody-has-sent-this']) {
      await page.goto(`/invite/${token}?lng=${language}`);
      await expect(heading(page)).toHaveText(supplyInvite.end.dead.title);
    }
    await look(page, `${name}-dead`);
    await signedIn(INVITING);
    await page.goto(`/supply-chain/invitations?lng=${language}`);
    await expect(page.getByText(supplyInvite.bounced)).toBeVisible();
    await look(page, `${name}-states`);
    await press(page, supplyInvite.start);
    await dialog(page).getByRole('button', { name: supplyInvite.send }).click();
    await expectText(page, supplyInvite.problem.product);
    await expectText(page, auth.validation.businessNumberRequired);
    await expectText(page, auth.validation.emailRequired);
    await look(page, `${name}-empty-dialog`);
  });
}
