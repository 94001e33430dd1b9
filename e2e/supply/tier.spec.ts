import { groupedBusinessNumber } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { refuseFaults, setLook, shoot } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, givePassword, test, userOf } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** Each test is a long flow with several people. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { tier, disclosure, flag, shell } = kr;
const [OEM, FIRST, SECOND] = [45, 46, 47];
/** Name that only its customer may read. */
const NAME = `한빛정밀 ${SECOND}`;
const NUMBER = userOf(SECOND).businessNumber;
const SHOWN_NUMBER = groupedBusinessNumber(NUMBER);
const UNTIL = '2099.12.31';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openView = (page: Page, name: string) =>
  page.getByRole('navigation', { name: tier.view.label }).getByRole('link', { name }).click();
const graph = (page: Page) => page.getByRole('tree', { name: tier.graph.label });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  const car = await productOf(request, OEM, '전기차', { hs: '870380' });
  const pack = await productOf(request, FIRST, '배터리팩', { hs: '850760' });
  const cathode = await productOf(request, SECOND, '양극재', { hs: '284190', family: 'cathode' });
  await linkBetween(request, [OEM, car], [FIRST, pack], { spendShare: 56 });
  await linkBetween(request, [FIRST, pack], [SECOND, cathode], { spendShare: 46 });
  await callAs(request, OEM, 'POST', '/supply-links', {
    ...{ side: 'buyer', productId: car, isUnidentified: true, figures: { spendShare: 10 } },
    words: { company: '이름 모를 광산', country: 'CL', product: '구리' },
  });
  await request.dispose();
});

/** Records everything that the server answers to this page from now on. */
const answersTo = (page: Page) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // The stream of changes has no content, and its answer has no end.
    const isKept = response.url().includes('/api/') && !response.url().endsWith('/api/live');
    if (isKept) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
};

/** Visits every view, the search and the export, once. */
const lookEverywhere = async (page: Page, searched: string) => {
  await page.goto('/supply-chain');
  await expect(page.getByText(/곳$/).first()).toBeVisible();
  await page.goto('/supply-chain/tier');
  await expect(graph(page).getByRole('treeitem').first()).toBeVisible();
  await openView(page, tier.view.table);
  await expect(page.getByRole('table', { name: tier.table.label })).toBeVisible();
  await openView(page, tier.view.map);
  await expect(page.getByRole('table', { name: tier.map.countries })).toBeVisible();
  const saved = page.waitForEvent('download');
  await press(page, tier.export.open);
  await page.getByRole('menuitem', { name: tier.export.csv }).click();
  await saved;
  await page.getByRole('searchbox').or(page.getByLabel(tier.search)).first().fill(searched);
  await expect(page).toHaveURL(/search=/);
  await page.goto('/supply-chain/sharing');
  await page.getByRole('link', { name: disclosure.part.received }).click();
  await expect(page.getByRole('list', { name: disclosure.part.received })).toBeVisible();
};

test('A5 an OEM asks tier 2 to be shown, sees its name when all agree, and from the revoke on no answer holds it', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(OEM);
  await page.setViewportSize({ width: 1440, height: 900 });
  const before = answersTo(page);
  await page.goto('/supply-chain/tier');
  const masked = graph(page).getByRole('treeitem', { name: /#[0-9A-Z]{6}/ });
  await expect(masked).toHaveCount(1);
  await masked.click();
  const panel = page.getByRole('complementary', { name: tier.panel.label });
  await expect(panel.getByText('2841', { exact: true })).toBeVisible();
  await expect(panel.getByText(tier.band.to60)).toBeVisible();
  await shoot(page, 'tier-masked');
  await refuseTrouble(page);
  await press(page, tier.panel.ask);
  await press(page, disclosure.askSubmit);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('textbox', { name: new RegExp(`^${disclosure.purpose}`) }).fill('배터리 규정 실사');
  await page.getByRole('textbox', { name: new RegExp(`^${disclosure.until}`) }).fill(UNTIL);
  await refuseFaults(page);
  await press(page, disclosure.askSubmit);
  await expect(panel.getByText(tier.reveal.asked)).toBeVisible();
  expect(await before()).not.toContain(NAME);

  // Tier 2 grants it on its own screen.
  await givePassword(page.request, SECOND);
  const second = await enterAlone(browser, SECOND);
  await second.goto('/supply-chain/sharing');
  await press(second, disclosure.answer);
  await expect(second.getByText('배터리 규정 실사').last()).toBeVisible();
  await press(second, disclosure.grant);
  await expect(second.getByText(disclosure.granted)).toBeVisible();
  await page.reload();
  await expect(panel.getByText(tier.reveal.granted)).toBeVisible();
  expect(await before()).not.toContain(NAME);

  // Tier 1 allows it.
  const first = await enterAlone(browser, FIRST);
  await first.goto('/supply-chain/sharing');
  await first.getByRole('link', { name: disclosure.part.onward }).click();
  const onward = first.getByRole('switch', { name: new RegExp(NAME) });
  await onward.click();
  await expect(onward).toBeChecked();
  await refuseTrouble(first);
  await page.goto('/supply-chain/tier');
  await graph(page)
    .getByRole('treeitem', { name: new RegExp(`^${NAME}`) })
    .click();
  await press(page, tier.panel.more);
  await expect(page.getByText(SHOWN_NUMBER)).toBeVisible();
  await lookEverywhere(page, NAME);

  // Tier 2 sees who has looked and what the OEM sees, and revokes it.
  await second.reload();
  await second.getByRole('link', { name: disclosure.part.looks }).click();
  await expect(
    second.getByRole('list', { name: disclosure.part.looks }).getByText(`한빛정밀 ${OEM}`).first(),
  ).toBeVisible();
  await second.getByRole('link', { name: disclosure.part.preview }).click();
  await second.getByRole('combobox', { name: disclosure.preview.choose }).selectOption({ label: `한빛정밀 ${OEM}` });
  await expect(second.getByText(SHOWN_NUMBER)).toBeVisible();
  await refuseTrouble(second);
  await shoot(second, 'disclosure-preview');
  await second.getByRole('link', { name: disclosure.part.given }).click();
  await press(second, disclosure.revoke);
  await second.getByRole('dialog').getByRole('button', { name: disclosure.revoke, exact: true }).click();
  await expect(second.getByText(disclosure.revoked)).toBeVisible();

  const after = answersTo(page);
  await lookEverywhere(page, NAME);
  await page.goto('/supply-chain/tier');
  await expect(masked).toHaveCount(1);
  await masked.click();
  await expect(panel.getByText('2841', { exact: true })).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  const answers = await after();
  expect(answers).toContain('2841');
  expect(answers).not.toContain(NAME);
  expect(answers).not.toContain(NUMBER);
});

test('S2.4 the graph is walked by keyboard, and the selection stays in step with table and map', async ({
  page,
  signedIn,
}) => {
  await signedIn(OEM);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/supply-chain/tier');
  const cards = graph(page).getByRole('treeitem');
  await expect(cards).toHaveCount(4);
  await cards.first().focus();
  await page.keyboard.press('Home');
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const supplier = graph(page).getByRole('treeitem', { name: new RegExp(`^한빛정밀 ${FIRST}`) });
  // Two companies are at tier 1, equally near.
  const isThere = () => supplier.evaluate((element) => element === document.activeElement);
  for (const key of ['ArrowUp', 'ArrowDown']) if (!(await isThere())) await page.keyboard.press(key);
  await expect(supplier).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const masked = graph(page).getByRole('treeitem', { name: /#[0-9A-Z]{6}/ });
  await expect(masked).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/node=/);
  await expect(masked).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('list', { name: tier.story.label })).toContainText(`한빛정밀 ${FIRST}`);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/node=/);
  await expect(masked).toBeFocused();

  // T opens the table, whose rows are the lines of the graph.
  await page.keyboard.press('t');
  const table = page.getByRole('table', { name: tier.table.label });
  await expect(table.getByRole('row')).toHaveCount(4);
  await page.getByRole('link', { name: `한빛정밀 ${FIRST}`, exact: true }).click();
  const panel = page.getByRole('complementary', { name: tier.panel.label });
  for (const view of [tier.view.map, tier.view.table]) {
    await openView(page, view);
    await expect(panel.getByRole('heading', { name: `한빛정밀 ${FIRST}` })).toBeVisible();
  }
});

test('27.2 the page of a product shows its chain, what is missing and its details', async ({ page, signedIn }) => {
  await signedIn(OEM);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/supply-chain/products');
  await page.getByRole('link', { name: '전기차', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '전기차' })).toBeVisible();
  await expect(graph(page).getByRole('treeitem')).toHaveCount(4);
  const { height } = (await graph(page).locator('xpath=ancestor::section[1]').boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(630);
  await refuseTrouble(page);
  await page.getByRole('button', { name: /^빠진 곳 물어보기/ }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: new RegExp(tier.breaks.step.link) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: kr.product.hub.tab.details }).click();
  await expect(page).toHaveURL(/\/details$/);
  await expect(page.getByRole('heading', { name: kr.product.section.profile })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByRole('link', { name: kr.product.hub.tab.chain, exact: true }).click();
  await graph(page).getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(graph(page).getByRole('treeitem').nth(1)).toBeFocused();
  await refuseTrouble(page);
});

test('risks show their evidence and the step that closes them, and are put off with a reason', async ({
  page,
  signedIn,
}) => {
  await signedIn(OEM);
  await page.goto('/supply-chain/flags');
  const risks = page.getByRole('list', { name: flag.list });
  await expect(risks.getByText(flag.code.LINK_UNIDENTIFIED)).toBeVisible();
  await expect(risks.getByRole('link', { name: flag.step.name_supplier })).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'flags');
  await risks.getByRole('button', { name: flag.snooze }).first().click();
  await page.getByRole('textbox', { name: new RegExp(`^${flag.until}`) }).fill(UNTIL);
  await page.getByRole('textbox', { name: new RegExp(`^${flag.reason}`) }).fill('공급사에 물어보고 있어요.');
  await page.getByRole('dialog').getByRole('button', { name: flag.snooze, exact: true }).click();
  await expect(page.getByText(flag.snoozed)).toBeVisible();
  const views = page.getByRole('navigation', { name: flag.showLabel, exact: true });
  await views.getByRole('link', { name: flag.show.snoozed, exact: true }).click();
  await expect(page.getByText(/공급사에 물어보고 있어요\./)).toBeVisible();
  await page.getByRole('button', { name: flag.wake }).first().click();
  await expect(page.getByText(flag.woken)).toBeVisible();
});

for (const [language, width, theme] of outermost([
  ['kr', 360, 'light'],
  ['jp', 360, 'dark'],
  ['kr', 1440, 'light'],
  ['en', 1440, 'dark'],
] as const)) {
  test(`S2.4 every part is whole and axe finds nothing: ${language}, ${width} px, ${theme}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(OEM);
    await setLook(page, { width, theme });
    const words = wordsOf(language);
    const paths = [
      ...['/supply-chain', '/supply-chain/tier', '/supply-chain/tier?view=table', '/supply-chain/tier?view=map'],
      ...['/supply-chain/sharing', '/supply-chain/flags'],
    ];
    for (const path of paths) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (path.includes('tier')) await expect(page.getByText(words.tier.coverage.title)).toBeVisible();
      await expect(page.getByText(words.common.loading)).toHaveCount(0);
      await refuseTrouble(page);
      await shoot(page, `tier-${language}-${width}-${theme}${path.replace(/[/?=]/g, '-')}`);
    }
  });
}

test('an operator has no supply chain, and is told so', async ({ page, signedIn }) => {
  await signedIn('admin');
  await page.goto('/supply-chain/tier');
  await expect(page.getByRole('heading', { name: shell.supplyChain.tier })).toBeVisible();
  await expect(page.getByText(tier.gate.operatorText)).toBeVisible();
});
