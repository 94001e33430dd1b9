import { monthOfDay, periodAfter, quarterOf, type SheetLine } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { paste } from '../fixtures/flow-seed.ts';
import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { quarter } = kr;
const BUYER = 56;
const [LINKS, PAGE] = [5_000, 500];
const PARTNERS = 400;
/** Most rows that are drawn, however many links there are. */
const ROWS_MAX = 80;
const TODAY = new Date().toISOString().slice(0, '2026-11-18'.length);
const NOW = periodAfter(quarterOf(monthOfDay(TODAY)), -1);
const [YEAR, QUARTER] = NOW.split('-Q');
const LAST_YEAR = `${Number(YEAR) - 1}-Q${QUARTER}`;
const MONTH = `${YEAR}-${String(Number(QUARTER) * 3).padStart(2, '0')}`;
const MIDDLE = `${MONTH}-15`;

const idOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
const goodsOf = (nth: number) => `부품 ${String(nth).padStart(4, '0')}`;

/** What is odd about a few of the lines. */
const ODD: Record<number, Partial<SheetLine>> = {
  2: { endsOn: MIDDLE },
  3: { unit: 'H87', last: null, lastUnit: 'TNE' },
  4: { enteredIn: MONTH },
};

const LINES = Array.from({ length: LINKS }, (_, at): SheetLine => {
  const nth = at + 1;
  const words = { nameEnglish: '', nameChinese: '', nameJapanese: '', country: 'KR' };
  return {
    key: { linkId: idOf(nth), productId: null, rowId: null, fromFactoryId: null, toFactoryId: null },
    side: 'in',
    partner: { id: idOf(90_000 + (at % PARTNERS)), name: `협력사 ${at % PARTNERS}`, ...words },
    product: { id: idOf(0), name: '배터리팩' },
    goods: { name: goodsOf(nth), partNumber: '', hs: '', family: '', materials: [] },
    use: '배터리팩',
    from: null,
    to: null,
    unit: 'TNE',
    hasWeight: true,
    last: 100,
    lastUnit: null,
    rowId: null,
    state: null,
    mine: null,
    version: 0,
    theirs: null,
    isNew: false,
    endsOn: '',
    enteredIn: '',
    draft: null,
    ...ODD[nth],
  };
});

/** Answers page by page, as the server does. No value arrives there: each stays in the browser. */
const serveMany = async (page: Page) => {
  await page.route('**/api/flow-sheet?**', (route) => {
    const at = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
    const lines = LINES.slice((at - 1) * PAGE, at * PAGE);
    return route.fulfill({ json: { result: { data: { lines, total: LINKS, production: [], can: { enter: true } } } } });
  });
  await page.route('**/api/flow-sheet/drafts', (route) => route.abort());
};

const fieldOf = (page: Page, nth: number) =>
  page.getByRole('textbox', { name: new RegExp(`${goodsOf(nth)} → 배터리팩 수량$`) });
const rowOf = (page: Page, nth: number) => page.getByRole('row').filter({ hasText: goodsOf(nth) });

test('27.4 five thousand links are found, filtered and entered; what is odd about a line says what to do', async ({
  page,
  signedIn,
}) => {
  test.slow();
  await signedIn(BUYER);
  await serveMany(page);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto(`/supply-chain/flow/ledger/enter?period=${NOW}`);
  await expect(
    page
      .getByText(`0/${LINKS}`)
      .or(page.getByText(/4,?999/))
      .first(),
  ).toBeVisible();
  expect(await page.getByRole('row').count()).toBeLessThan(ROWS_MAX);
  await refuseFaults(page);
  await shoot(page, 'sheet-many');

  const find = page.getByRole('searchbox', { name: quarter.tool.find });
  await find.fill(goodsOf(LINKS));
  await fieldOf(page, LINKS).fill('120');
  await page.keyboard.press('Enter');
  await expect(page.getByText(quarter.foot.offline)).toBeVisible();

  // A link that ended within the quarter is still there, with its last day.
  await find.fill(goodsOf(2));
  await expect(rowOf(page, 2)).toContainText(quarter.check.ends.split('}}')[1] ?? '');

  // The last figure has another unit, so the sheet asks whether the new figure is right.
  await find.fill(goodsOf(3));
  await fieldOf(page, 3).fill('12');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 3)).toContainText(quarter.check.units.split('{{unit}}')[1] ?? '');
  await rowOf(page, 3).getByRole('button', { name: quarter.act.right }).click();
  await expect(rowOf(page, 3).getByRole('button', { name: quarter.act.right })).toHaveCount(0);

  // A figure was entered for a month of this quarter, so the line links to that month.
  await find.fill(goodsOf(4));
  await expect(rowOf(page, 4).getByRole('link')).toHaveAttribute('href', new RegExp(`period=${MONTH}`));

  // A column of last year's quarter puts nothing in, and leads to the quarter that it belongs to.
  await find.fill(goodsOf(5));
  await paste(fieldOf(page, 5), `${LAST_YEAR}\t협력사 4\t77`);
  const told = page.getByRole('status').filter({ hasText: quarter.pasted.otherPeriod.split('}}').at(-1) ?? '' });
  await expect(told).toBeVisible();
  await expect(fieldOf(page, 5)).toHaveValue('');
  await refuseOverflow(page);
  await shoot(page, 'sheet-last-year');
  await told.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`period=${LAST_YEAR}`));
});
