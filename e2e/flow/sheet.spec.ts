import { monthOfDay, periodAfter, quarterOf } from '@ieum/contract';
import type { Locator, Page } from '@playwright/test';
import { paste } from '../fixtures/flow-seed.ts';
import { refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs, linkBetween, productOf } from '../fixtures/supply-calls.ts';
import { kr } from '../fixtures/words.ts';

/** Both companies enter the same quarters; each test takes another one. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { quarter } = kr;
const [BUYER, SELLER] = [54, 29];
const LINES = 18;
/** Interactions of a whole quarter: a key, a number with its Enter, or a tap. */
const INTERACTIONS_MAX = 25;
const today = new Date().toISOString().slice(0, '2026-11-18'.length);
const NOW = periodAfter(quarterOf(monthOfDay(today)), -1);
const BEFORE = periodAfter(NOW, -1);
const GOODS = Array.from({ length: LINES }, (_, at) => `부품 ${String(at + 1).padStart(2, '0')}`);
const SHEET = `/supply-chain/flow/ledger/enter?period=${NOW}`;

const fieldOf = (page: Page, goods: string) => page.getByRole('textbox', { name: new RegExp(`${goods}.* 수량$`) });
const rowOf = (page: Page, goods: string) => page.getByRole('row').filter({ has: fieldOf(page, goods) });
const progress = (done: number) =>
  quarter.foot.progress.replace('{{done}}', String(done)).replace('{{total}}', String(LINES));
const sendButton = (page: Page, count: number) =>
  page.getByRole('button', { name: quarter.foot.send_other.replace('{{count}}', String(count)) });
const isSaved = (page: Page) => expect(page.getByText(quarter.foot.allSaved).first()).toBeVisible();

/** Counts what a person does. */
const counted = () => {
  let count = 0;
  return {
    type: async (page: Page, keys: string) => {
      count += 1;
      for (const key of keys.split(' ')) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
    },
    click: async (what: Locator) => {
      count += 1;
      await what.click();
    },
    count: () => count,
  };
};

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  const bought = await productOf(request, BUYER, '완제품', { unit: 'TNE' });
  const figures = { validFrom: '2025-01-01' };
  const ids: string[] = [];
  for (const goods of GOODS) {
    const sold = await productOf(request, SELLER, goods, { unit: 'TNE' });
    ids.push((await linkBetween(request, [BUYER, bought], [SELLER, sold], figures)).id);
  }
  const rows = ids.map((linkId, at) => ({ linkId, period: BEFORE, quantity: 100 + at, unit: 'TNE' }));
  for (const who of [BUYER, SELLER]) await callAs(request, who, 'POST', '/flows', { rows });
  await request.dispose();
});

test('S2.4 eighteen lines of a quarter take fewer than 25 interactions, one for each line, and are sent in one', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn(BUYER);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/supply-chain/flow/ledger');
  await page.getByRole('link', { name: kr.flow.ledger.enter }).click();
  await expect(page.getByText(progress(0), { exact: true })).toBeVisible();
  const acts = counted();
  await acts.click(fieldOf(page, '부품 01'));
  for (let at = 0; at < LINES - 3; at += 1) await acts.type(page, '=');
  await expect(fieldOf(page, '부품 16')).toBeFocused();
  await acts.type(page, '0 Enter');
  await acts.type(page, '1 1 8 Enter');
  await acts.type(page, '1 1 5 0 0 0 Enter');
  await expect(page.getByText(progress(LINES), { exact: true })).toBeVisible();
  // Kilograms in a field of tonnes stay behind, until somebody has looked at them.
  await expect(rowOf(page, '부품 18')).toContainText(quarter.check.thousandUnit.replace('{{unit}}', 'kg'));
  await expect(sendButton(page, LINES - 1)).toBeEnabled();
  await shoot(page, 'sheet-entered');
  await acts.click(rowOf(page, '부품 18').getByRole('button', { name: /115 t/ }));
  await acts.click(sendButton(page, LINES));
  await expect(page.getByText(quarter.sent.done_other.replace('{{count}}', String(LINES)))).toBeVisible();
  expect(acts.count()).toBeLessThan(INTERACTIONS_MAX);
  await refuseTrouble(page);
  const { rows } = await callAs(request, BUYER, 'GET', `/flows?from=${NOW}&to=${NOW}&size=50&sort=product&order=asc`);
  const received: number[] = rows.map((row: { received: number }) => row.received);
  expect(received.toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: LINES - 3 }, (_, at) => 100 + at),
    115,
    118,
  ]);
});

test('S2.4 a phone shows one card per line, with as few taps, and the figures of the partner', async ({
  page,
  signedIn,
}) => {
  await signedIn(SELLER);
  await setLook(page, { width: 360, theme: 'light' });
  await page.goto(SHEET);
  const acts = counted();
  const place = (at: number) =>
    page.getByText(quarter.card.place.replace('{{at}}', String(at)).replace('{{total}}', String(LINES)), {
      exact: true,
    });
  await expect(place(1)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /수량$/ })).toHaveAttribute('inputmode', 'decimal');
  const theirs = page.getByRole('button', { name: /^거래처 값/ });
  expect((await theirs.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await shoot(page, 'sheet-card');
  await refuseTrouble(page);
  for (let at = 1; at < LINES; at += 1) {
    await acts.click(theirs);
    await expect(place(at + 1)).toBeVisible();
  }
  await acts.click(theirs);
  await expect(page.getByText(progress(LINES), { exact: true })).toBeVisible();
  await acts.click(sendButton(page, LINES));
  await expect(page.getByText(quarter.sent.done_other.replace('{{count}}', String(LINES)))).toBeVisible();
  expect(acts.count()).toBeLessThan(INTERACTIONS_MAX);
  await refuseOverflow(page);
});

test('S2.4 nothing is lost without a connection, by a reload, or in another tab; the partner’s figure comes at once', async ({
  page,
  browser,
  context,
  request,
  signedIn,
}) => {
  const month = periodAfter(monthOfDay(today), -13);
  const path = `/supply-chain/flow/ledger/enter?period=${month}`;
  await signedIn(BUYER);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(path);
  await fieldOf(page, '부품 01').click();
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await isSaved(page);

  await context.setOffline(true);
  await page.keyboard.type('41');
  await page.keyboard.press('Enter');
  await page.keyboard.type('42');
  await page.keyboard.press('Enter');
  await expect(page.getByText(quarter.foot.offline)).toBeVisible();
  await expect(page.getByText(progress(3), { exact: true })).toBeVisible();
  await shoot(page, 'sheet-offline');
  await context.setOffline(false);
  await expect(page.getByText(quarter.foot.offline)).toHaveCount(0);
  await isSaved(page);
  await page.reload();
  await expect(page.getByText(progress(3), { exact: true })).toBeVisible();
  await expect(fieldOf(page, '부품 03')).toHaveValue('42');

  // The partner works on the same quarter: its figure is seen when this side's value is saved, before anything is sent.
  const partner = await enterAlone(browser, SELLER);
  await partner.setViewportSize({ width: 1440, height: 1000 });
  await partner.goto(path);
  await expect(fieldOf(partner, '부품 04')).toHaveValue('');
  await expect(rowOf(partner, '부품 01')).not.toContainText('40');
  await fieldOf(partner, '부품 04').click();
  await partner.keyboard.type('50');
  await partner.keyboard.press('Enter');
  await sendButton(partner, 1).click();
  await expect(partner.getByText(quarter.sent.done_other.replace('{{count}}', '1'))).toBeVisible();
  await fieldOf(page, '부품 04').click();
  await page.keyboard.type('44');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '부품 04')).toContainText(quarter.check.partner.replace('{{percent}}', '12%'));
  await fieldOf(page, '부품 04').click();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(rowOf(page, '부품 04')).toContainText(quarter.check.agrees);
  await partner.context().close();

  // A column goes downwards, a blank changes nothing, and one step takes all of it back.
  await paste(fieldOf(page, '부품 05'), ['60', '', '많이', '63'].join('\n'));
  await expect(page.getByText(quarter.pasted.put_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(fieldOf(page, '부품 08')).toHaveValue('63');
  await expect(page.getByText(progress(6), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: quarter.tool.undo, exact: true }).click();
  await expect(page.getByText(progress(4), { exact: true })).toBeVisible();
  await isSaved(page);
  const sheet = await callAs(request, BUYER, 'GET', `/flow-sheet?period=${month}`);
  const drafts = sheet.lines.flatMap(({ draft }: { draft: { quantity: number } | null }) => draft?.quantity ?? []);
  expect(drafts).toEqual([40, 41, 42, 50]);
});
