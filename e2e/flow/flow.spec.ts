import type { Page } from '@playwright/test';
import { dialogOn, press } from '../fixtures/factory-form.ts';
import { BUYER, GOOD, PERIOD, paste, ROWS, SELLER, seedFlow } from '../fixtures/flow-seed.ts';
import { refuseFaults, setLook, shoot } from '../fixtures/looks.ts';
import { outermost } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { enterAlone, refuseTrouble } from '../fixtures/second-browser.ts';
import { callAs } from '../fixtures/supply-calls.ts';
import { kr, wordsOf } from '../fixtures/words.ts';

/** A long flow of two companies in two browsers; each test continues where the one before ended. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const { flow } = kr;
const BASE = '/supply-chain/flow';
let fixture = { factoryId: '', productId: '' };
const recordPath = () => `${BASE}/production/one?${new URLSearchParams({ ...fixture, period: PERIOD })}`;

const firstCell = (page: Page) => page.getByLabel('1행 기간', { exact: true });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.IEUM_URL ?? '' });
  fixture = await seedFlow(request);
  await request.dispose();
});

test('S2.4 forty rows pasted from a spreadsheet are saved at once; ten thousand are refused and led to the import', async ({
  page,
  signedIn,
}) => {
  await signedIn(SELLER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/supply-chain/flow/ledger');
  await expect(page.getByText(flow.ledger.empty.title)).toBeVisible();
  await page.getByRole('link', { name: flow.ledger.enter }).click();
  // These rows are of many months; the sheet has only one period.
  await page.goto('/supply-chain/flow/ledger/enter/grid');
  const cell = firstCell(page);
  await cell.click();
  const line = ([month, goods, quantity]: (typeof ROWS)[number]) =>
    [month, '출고', `한빛정밀 ${BUYER}`, '', goods, '', '', quantity, '톤'].join('\t');

  const many = Array.from({ length: 10_000 }, (_, at) => line(['2026-01', '니켈판', String(at)]));
  await paste(cell, many.join('\n'));
  await expect(page.getByText(flow.grid.tooMany.title.replace('{{shown}}', '10,000'))).toBeVisible();
  await expect(page.getByRole('button', { name: flow.ledger.import.open })).toBeVisible();
  await shoot(page, 'flow-too-many');

  // One quantity is not a number: the error is shown at its cell, and nothing is saved.
  const wrong = ROWS.map((row, at) => line(at === 3 ? [row[0], row[1], '많이'] : row));
  await paste(cell, wrong.join('\n'));
  await expect(page.getByText(flow.grid.count_other.replace('{{count}}', '40'))).toBeVisible();
  await expect(page.getByRole('gridcell').filter({ hasText: flow.problem.number })).toHaveCount(1);
  await press(page, flow.grid.save);
  await expect(page).toHaveURL(/enter\/grid/);
  await refuseTrouble(page);
  await shoot(page, 'flow-grid-wrong');

  // Corrected by keyboard alone; then all forty are saved in one step.
  await page.getByRole('gridcell').filter({ hasText: flow.problem.number }).click();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  await expect(page.getByText(flow.problem.number)).toHaveCount(0);
  await press(page, flow.grid.save);
  await expect(
    page.getByText(
      flow.grid.saved_other.replace('{{count}}', '40').replace('{{added}}', '40').replace('{{changed}}', '0'),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/ledger\?/);
  await expect(page.getByText('전체 40개', { exact: true })).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'flow-ledger');

  // 23.23: the status of a row is visible without scrolling the table.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('cell', { name: flow.state.entered }).first()).toBeInViewport({ ratio: 1 });
  await shoot(page, 'flow-ledger-1280');
});

test('S2.4 the partner enters another figure; both see the mismatch, settle it, and picture and balance follow', async ({
  page,
  browser,
  signedIn,
}) => {
  await signedIn(BUYER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/supply-chain/flow/ledger?search=${encodeURIComponent(GOOD)}&from=${PERIOD}&to=${PERIOD}`);
  await page
    .getByRole('link', { name: new RegExp(PERIOD.slice(0, 4)) })
    .first()
    .click();
  await expect(page.getByText(flow.row.noneOurs)).toBeVisible();
  await press(page, flow.row.enter.received);
  const dialog = dialogOn(page);
  await dialog.getByLabel(new RegExp(`^${flow.figure.quantity}`)).fill('70');
  await dialog.getByLabel(new RegExp(`^${flow.figure.factory.received}`)).selectOption({ label: '흐름공장' });
  await refuseFaults(page);
  await dialog.getByRole('button', { name: flow.figure.save }).click();
  await expect(page.getByText(flow.state.mismatch, { exact: true })).toBeVisible();
  await expect(page.getByText(/13\.6%/)).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'flow-row-mismatch');
  const address = page.url();
  await page.goto('/supply-chain/flags');
  const risk = page.getByRole('listitem').filter({ hasText: kr.flag.code.FLOW_MISMATCH });
  for (const text of ['2026년 8월', '81 t', '70 t']) await expect(risk.getByText(text, { exact: true })).toBeVisible();
  await shoot(page, 'flow-flags');

  // The other side sees it, gives a reason, and offers a quantity.
  const theirs = await enterAlone(browser, SELLER);
  await theirs.goto('/supply-chain/flow/ledger?state=mismatch');
  await expect(theirs.getByRole('cell', { name: flow.state.mismatch }).first()).toBeVisible();
  await theirs.goto(address);
  await theirs.getByLabel(new RegExp(`^${flow.thread.text}`)).fill('계근표를 다시 봤어요.');
  await theirs.getByLabel(new RegExp(`^${flow.thread.offer}`)).fill('75');
  await press(theirs, flow.thread.send);
  await expect(theirs.getByText(flow.thread.mineWaits.replace('{{quantity}}', '75 t'))).toBeVisible();
  await refuseTrouble(theirs);

  await page.goto(address);
  await expect(page.getByText('계근표를 다시 봤어요.')).toBeVisible();
  await press(page, flow.thread.accept.replace('{{quantity}}', '75 t'));
  await expect(page.getByText(flow.state.settled, { exact: true })).toBeVisible();
  await shoot(page, 'flow-row-settled');
  await theirs.reload();
  await expect(theirs.getByText(flow.state.settled, { exact: true })).toBeVisible();

  // The agreed quantity counts from now on, in the picture as in the table.
  await page.goto(`/supply-chain/flow?from=${PERIOD}&to=${PERIOD}`);
  const picture = page.getByRole('group', { name: /^자재 흐름도/ });
  await expect(picture).toBeVisible();
  // 80 + 75 + 82 + 83 tonnes in August.
  await expect(page.getByText('320 t').first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'flow-sankey');
  await page.getByRole('link', { name: flow.view.table }).click();
  await page.getByRole('table', { name: flow.map.table }).getByRole('link').first().click();
  await expect(page.getByRole('complementary', { name: flow.follow.label }).getByRole('heading').first()).toBeVisible();
  await expect(page).toHaveURL(/band=/);
  await shoot(page, 'flow-follow');

  await page.goto(recordPath());
  await page.getByLabel(new RegExp(`^${flow.production.quantityOut}`)).fill('90');
  await refuseTrouble(page);
  await press(page, flow.production.save);
  await expect(page.getByText(flow.production.saved)).toBeVisible();
  await page.goto(`/supply-chain/flow/balance?period=${PERIOD}`);
  const card = page.getByRole('listitem').filter({ hasText: `← ${GOOD}` });
  await expect(card.getByText(flow.verdict.breach, { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/75/).first()).toBeVisible();
  await refuseTrouble(page);
  await shoot(page, 'flow-balance');
  await theirs.context().close();
});

test('S2.4 the picture is walked and followed by keys alone', async ({ page, signedIn }) => {
  await signedIn(BUYER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/supply-chain/flow?from=${PERIOD}&to=${PERIOD}&by=tier`);
  const bands = page.getByRole('group', { name: /^자재 흐름도/ }).getByRole('button');
  await expect(bands).toHaveCount(1);
  const band = bands.first();
  await expect(band).toHaveAccessibleName(/^1차 → 우리 회사: 320 t$/);
  await expect(band).toHaveAccessibleDescription(flow.map.keys);
  await page.getByRole('link', { name: flow.view.map }).focus();
  for (let step = 0; step < 8 && !(await band.evaluate((mark) => mark === document.activeElement)); step += 1)
    await page.keyboard.press('Tab');
  await expect(band).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/band=/);
  await expect(band).toHaveAttribute('aria-pressed', 'true');
  await expect(band).toBeFocused();
  await refuseTrouble(page);
  await shoot(page, 'flow-keys');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/band=/);

  // The period moves by whole quarters, and the table has the same rows.
  await page.keyboard.press('[');
  await expect(page).toHaveURL(/from=2026-Q2&to=2026-Q2/);
  await page.keyboard.press(']');
  await expect(band).toBeVisible();
  await page.keyboard.press('t');
  await expect(page.getByRole('table', { name: flow.map.table }).getByRole('row')).toHaveCount(2);
});

test('S2.4 whatever is wrong is said at its cell; nothing is lost and nothing stored', async ({
  page,
  request,
  signedIn,
}) => {
  await signedIn(SELLER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/supply-chain/flow/ledger/enter/grid');
  const line = (period: string, goods: string, quantity: string, unit = '톤') =>
    [period, '출고', `한빛정밀 ${BUYER}`, '', goods, '', '', quantity, unit].join('\t');
  const rows: [text: string, problem?: string][] = [
    [line('2025-01', '니켈판', '-5'), flow.problem.negative],
    [line('2025-02', '니켈판', '9999999999999'), flow.problem.too_large],
    [line('2025-03', '니켈판', '5', '가마니'), flow.problem.unknown],
    [line('2025-04', '니켈판', '5', '개'), flow.problem.unit_dimension],
    [line('2025-05', '나사', '5'), flow.problem.unknown],
    [line('2025-13', '니켈판', '5'), flow.problem.period],
    [line('2025-06', '니켈판', '5')],
    [line('2025-06', '니켈판', '6'), flow.problem.repeated],
    [line('2025-Q2', '니켈판', '7'), flow.problem.period_overlaps],
  ];
  await firstCell(page).click();
  await paste(firstCell(page), rows.map(([text]) => text).join('\n'));
  const lines = page.getByRole('grid', { name: flow.grid.label }).getByRole('row');
  for (const [at, [, problem]] of rows.entries()) {
    const wrong = lines.nth(at + 1).locator('[role=gridcell][aria-invalid=true]');
    await expect(wrong).toHaveCount(problem === undefined ? 0 : 1);
    if (problem !== undefined) await expect(wrong).toContainText(problem);
  }
  await press(page, flow.grid.save);
  await expect(page.getByLabel('1행 수량', { exact: true })).toBeFocused();
  await refuseTrouble(page);
  await shoot(page, 'flow-grid-bad');
  await page.reload();
  const kept = flow.grid.count_other.replace('{{count}}', String(rows.length));
  await expect(page.getByText(kept)).toBeVisible();

  // The rows are valid alone but conflict with the ledger: all of them stay in the grid, none in the ledger.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/supply-chain/flow/ledger/enter/grid');
  await firstCell(page).click();
  await paste(firstCell(page), [line('2025-07', '니켈판', '3'), line('2026-Q1', '니켈판', '9')].join('\n'));
  const two = flow.grid.count_other.replace('{{count}}', '2');
  await expect(page.getByText(two)).toBeVisible();
  await press(page, flow.grid.save);
  await expect(lines.nth(2).getByText(flow.problem.period_overlaps)).toBeVisible();
  await expect(page.getByText(two)).toBeVisible();
  expect((await callAs(request, SELLER, 'GET', '/flows?size=1')).total).toBe(ROWS.length);
  await press(page, flow.grid.undo);
  await expect(page.getByText(flow.grid.count_other.replace('{{count}}', '0'))).toBeVisible();
});

for (const [language, width, theme] of outermost([
  ['kr', 360, 'light'],
  ['jp', 768, 'dark'],
  ['cn', 360, 'light'],
  ['en', 1440, 'dark'],
] as const)) {
  test(`S2.4 every part is whole and axe finds nothing: ${language}, ${width} px, ${theme}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(BUYER);
    await setLook(page, { width, theme });
    const words = wordsOf(language);
    const parts = [
      '',
      '?view=table',
      '?view=map',
      '/ledger',
      '/ledger/enter',
      '/ledger/enter/grid',
      '/production',
      '/balance',
      '/trace',
    ];
    for (const path of [...parts.map((part) => `${BASE}${part}`), recordPath()]) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(words.common.loading)).toHaveCount(0);
      await refuseTrouble(page);
      await shoot(
        page,
        `flow-${language}-${width}-${theme}${path
          .slice(BASE.length)
          .replace(/[/?=&]/g, '-')
          .slice(0, 20)}`,
      );
    }
  });
}
