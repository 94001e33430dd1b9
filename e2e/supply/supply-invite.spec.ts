import type { Browser, Page } from '@playwright/test';
import {
  beginInviting,
  callWith,
  joinAt,
  look,
  openNewVisitor,
  rowOf,
  send,
  signInToLink,
  typeNumber,
  verify,
} from '../fixtures/invitations.ts';
import { shoot } from '../fixtures/looks.ts';
import { linkTo, mailsTo, mailTo } from '../fixtures/mails.ts';
import { answerBy, dialog, expectText, heading, press } from '../fixtures/page-acts.ts';
import { expect, test, tokenOf, userOf } from '../fixtures/product.ts';
import { labelled } from '../fixtures/sign-up.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** A long flow of three companies in three browsers. */
test.describe.configure({ timeout: 480_000 });

const [OEM, OTHER_OEM] = [40, 66];
const PHONE_WIDTH = 360;
const UNTIL = '2099.12.31';
const en = wordsOf('en');
const { tier, disclosure, supplyInvite: words } = kr;
/** Name of tier 2, which the OEM may know only while everybody allows it. */
const NAME = 'Song Hong Wiring';

/** Addresses that must have been called on the way. */
const ADDRESSES = [
  ...['supply-tiers', 'supply-tiers/export', 'supply-companies/', 'supply-links', 'supply-flags', 'supply-invitations'],
  ...['products', 'disclosure/grants', 'disclosure/looks', 'notices', 'user/profile', 'company'],
];

const graph = (page: Page) => page.getByRole('tree', { name: tier.graph.label });
const panel = (page: Page) => page.getByRole('complementary', { name: tier.panel.label });
const openView = (page: Page, name: string) =>
  page.getByRole('navigation', { name: tier.view.label }).getByRole('link', { name }).click();

/** Records everything that the server answers to this page from now on, whatever the page shows of it. */
const answersTo = async (page: Page) => {
  const answers: string[] = [];
  await page.route('**/api/**', async (route) => {
    // The stream of changes has no content, and its answer has no end.
    if (route.request().url().endsWith('/api/live')) return route.abort();
    const response = await route.fetch();
    answers.push(`${route.request().url()} ${await response.text()}`);
    await route.fulfill({ response });
  });
  return { count: () => answers.length, since: (first: number) => answers.slice(first).join('\n') };
};

/** Visits every page that could show a company beyond the own partners, and expects its content. */
const walkEverywhere = async (page: Page) => {
  await page.goto('/supply-chain/tier');
  await graph(page)
    .getByRole('treeitem', { name: /#[0-9A-Z]{6}/ })
    .click();
  await expect(panel(page).getByRole('heading', { name: /#[0-9A-Z]{6}/ })).toBeVisible();
  const facts = page.waitForResponse((answer) => answer.url().includes('/api/supply-companies/'));
  await press(page, tier.panel.more);
  await facts;
  await page.goto('/supply-chain/tier');
  await openView(page, tier.view.table);
  await expect(page.getByRole('table', { name: tier.table.label })).toBeVisible();
  await openView(page, tier.view.map);
  await expect(page.getByRole('table', { name: tier.map.countries })).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page, tier.export.open);
  await page.getByRole('menuitem', { name: tier.export.csv }).click();
  await saved;
  for (const query of ['search=Song+Hong', 'country=VN', 'state=confirmed', 'search=songhong.example']) {
    await page.goto(`/supply-chain/tier?view=table&${query}`);
    await expect(page.getByRole('table', { name: tier.table.label })).toBeVisible();
  }
  for (const part of ['waiting', 'given', 'received', 'onward', 'preview', 'looks'] as const) {
    await page.goto(`/supply-chain/sharing?part=${part}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${disclosure.title}: ${disclosure.part[part]}`);
    await expect(page.getByText(kr.common.loading)).toHaveCount(0);
  }
  const searched = `search=${encodeURIComponent(NAME)}`;
  const lists = ['links?side=buyer', `links?side=buyer&${searched}`, `products?${searched}`, 'products', 'invitations'];
  const furtherPages = ['/dashboard', '/notices', '/profile', '/factory', '/company'];
  for (const path of ['', '/flags', ...lists.map((list) => `/${list}`)]
    .map((suffix) => `/supply-chain${suffix}`)
    .concat(furtherPages)) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
};

/** Invites a tier 1, which signs up by the mail's link and confirms the link. Returns its page. */
const inviteTier1 = async (page: Page, browser: Browser, { oem, tier1 }: { oem: number; tier1: string }) => {
  const stamp = Date.now();
  await callWith(page.request, tokenOf(oem), '/products', { name: `전기차 ${stamp}`, hs: '870380' });
  await page.setViewportSize({ width: 1440, height: 900 });

  // The buyer's own address is refused at first.
  await page.goto('/supply-chain/invitations');
  await expectText(page, words.empty.title);
  await look(page, 'kr-1440-empty');
  await beginInviting(page, { own: `전기차 ${stamp}`, asked: '배터리팩' });
  await dialog(page).getByLabel(words.email, { exact: true }).fill(userOf(oem).email);
  await typeNumber(page, String(stamp).slice(-10));
  await dialog(page).getByLabel(words.companyName).fill('누리셀에너지');
  await dialog(page).getByLabel(words.share).fill('56');
  await look(page, 'kr-1440-dialog');
  await send(page);
  await expectText(page, words.problem.self);
  await dialog(page).getByLabel(words.email, { exact: true }).fill(tier1);
  await send(page);
  await expect(rowOf(page, tier1)).toContainText(words.state.sent);

  // It signs up by the mail's link, and arrives at the link.
  const first = await openNewVisitor(browser, 'ko-KR', PHONE_WIDTH);
  const invitation = await linkTo(tier1, 'invite');
  await first.goto(invitation);
  await expect(heading(first)).toContainText(`한빛정밀 ${oem}`);
  await expect(labelled(first, words.join.company_name)).toHaveValue('누리셀에너지');
  await look(first, 'kr-360-door');
  await page.reload();
  await expect(rowOf(page, tier1)).toContainText(words.state.opened);
  await joinAt(first, kr, '010-2345-6789');
  await look(first, 'kr-360-joined');
  await signInToLink(first, kr, tier1);
  await look(first, 'kr-360-task');
  await verify(page.request, tier1);
  await first.reload();
  await press(first, kr.link.act.confirm);
  await expectText(first, kr.link.state.confirmed);
  await page.reload();
  await expect(rowOf(page, tier1)).toContainText(words.state.accepted);
  const late = await openNewVisitor(browser, 'ko-KR', PHONE_WIDTH);
  await late.goto(invitation);
  await expect(heading(late)).toHaveText(words.end.dead.title);
  await late.context().close();
  return first;
};

test('S2.4 a supplier who is invited signs up where the mail leads, and confirms the link', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(OTHER_OEM);
  const first = await inviteTier1(page, browser, { oem: OTHER_OEM, tier1: `alone-${Date.now()}@nuri.example` });
  await first.context().close();
});

test('S2.4 A5 invitations cascade abroad, and what tier 2 revokes stands in no answer to the OEM from then on', async ({
  page,
  browser,
  signedIn,
}) => {
  // Four people do twenty things one after another.
  test.slow();
  const stamp = Date.now();
  const tier1 = `tier1-${stamp}@nuri.example`;
  const tier2 = `tier2-${stamp}@songhong.example`;
  const registered = `03${String(stamp).slice(-10)}`;
  const secrets = [NAME, registered, tier2, 'songhong.example'];
  await signedIn(OEM);
  const first = await inviteTier1(page, browser, { oem: OEM, tier1 });

  // Tier 1 invites its own supplier, abroad.
  await first.goto('/supply-chain/invitations');
  await beginInviting(first, { own: '배터리팩', asked: 'Wire harness' });
  await dialog(first).getByLabel(words.country).selectOption('VN');
  await dialog(first).getByLabel(words.companyName).fill(NAME);
  await dialog(first).getByLabel(words.email, { exact: true }).fill(tier2);
  await expect(dialog(first).getByLabel(words.language)).toHaveValue('en');
  await dialog(first).getByLabel(words.share).fill('40');
  await look(first, 'kr-360-dialog');
  await send(first);
  await expect(dialog(first)).toHaveCount(0);
  await mailTo(tier2, /asks you to confirm a supply link/);

  // Tier 2 signs up outside of Korea, and answers with the right share.
  const second = await openNewVisitor(browser, 'en-US');
  await second.goto(await linkTo(tier2, 'invite'));
  await expect(heading(second)).toContainText('누리셀에너지');
  await expect(second.getByText('한빛정밀')).toHaveCount(0);
  await expect(labelled(second, en.supplyInvite.join.company_name)).toHaveValue(NAME);
  await labelled(second, en.supplyInvite.join.registration_scheme).fill('MST');
  await labelled(second, en.supplyInvite.join.registration_number).fill(registered);
  await look(second, 'en-1280-join');
  await joinAt(second, en, '+84 24 3825 1234');
  await signInToLink(second, en, tier2);
  await verify(page.request, tier2);
  await second.reload();
  await answerBy(second, en.link.act.counter, en.ui.record.more);
  await dialog(second).getByLabel(en.link.label.spendShare).fill('46');
  await dialog(second).getByRole('button', { name: en.link.dialog.counter.send }).click();
  await expect(dialog(second)).toHaveCount(0);
  await first.goto(new URL(second.url()).pathname);
  await press(first, kr.link.act.confirm);
  await expectText(first, kr.link.state.confirmed);
  await expect(first.getByText(/^46\s?%$/).first()).toBeVisible();

  // The OEM sees that there is a company, and asks for its name.
  const heard = await answersTo(page);
  await page.goto('/supply-chain/tier');
  const masked = graph(page).getByRole('treeitem', { name: /#[0-9A-Z]{6}/ });
  await expect(masked).toHaveCount(1);
  await masked.click();
  await press(page, tier.panel.ask);
  await dialog(page).getByLabel(disclosure.purpose).fill('배터리 규정 실사');
  await dialog(page).getByLabel(disclosure.until, { exact: true }).fill(UNTIL);
  await press(page, disclosure.askSubmit);
  await expect(panel(page).getByText(tier.reveal.asked)).toBeVisible();
  await second.goto('/supply-chain/sharing');
  await press(second, en.disclosure.answer);
  await look(second, 'en-1280-answer');
  await press(second, en.disclosure.grant);
  await expectText(second, en.disclosure.granted);
  await page.reload();
  await expect(panel(page).getByText(tier.reveal.granted)).toBeVisible();
  for (const secret of secrets) expect(heard.since(0)).not.toContain(secret);
  await first.goto('/supply-chain/sharing?part=onward');
  const onward = first.getByRole('switch', { name: new RegExp(NAME) });
  await onward.click();
  await expect(onward).toBeChecked();
  await page.reload();
  await graph(page)
    .getByRole('treeitem', { name: new RegExp(`^${NAME}`) })
    .click();
  await expect(panel(page).getByRole('heading', { name: NAME })).toBeVisible();
  await shoot(page, 'supply-invite-kr-1440-revealed');
  expect(heard.since(0)).toContain(NAME);
  await page.waitForLoadState('networkidle');

  // Tier 2 revokes the disclosure: no later answer to the OEM names it.
  await second.goto('/supply-chain/sharing?part=given');
  await press(second, en.disclosure.revoke);
  await dialog(second).getByRole('button', { name: en.disclosure.revoke, exact: true }).click();
  await expectText(second, en.disclosure.revoked);
  const before = heard.count();
  await walkEverywhere(page);
  await page.goto('/supply-chain/tier');
  await expect(masked).toHaveCount(1);
  await masked.click();
  await expect(panel(page).getByRole('heading', { name: /#[0-9A-Z]{6}/ })).toBeVisible();
  await look(page, 'kr-1440-masked-again');
  const answers = heard.since(before);
  // It is still there, only without a name.
  expect(answers).toContain('"VN"');
  for (const address of ADDRESSES) expect(answers).toContain(`/api/${address}`);
  for (const secret of secrets) expect(answers).not.toContain(secret);
  const mails = JSON.stringify(await mailsTo(userOf(OEM).email));
  for (const secret of secrets) expect(mails).not.toContain(secret);
  for (const opened of [first, second]) await opened.context().close();
});
