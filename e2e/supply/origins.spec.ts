import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countryName } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { copyDemo } from '../../server/test/fixtures/process/demo-folder.ts';
import { type Started, startDemo } from '../../server/test/fixtures/process/product-process.ts';
import { refuseFaults, refuseOverflow, setLook, shoot } from '../fixtures/looks.ts';
import { refuseBadPaper, refuseLoneHeadings } from '../fixtures/print.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

// The first run of a day creates the demo, which takes a minute.
test.describe.configure({ mode: 'default', timeout: 300_000 });

const { origin, demo: people, search, shell } = kr;
const OWN = 'C01';
const CAR = 'P01';

type Relation = {
  buyer_product: string;
  supplier_product: string;
  material_share_pct: number;
  status: 'confirmed' | 'proposed' | 'disputed' | 'unidentified';
};
type Rows = {
  companies: { code: string; country: string }[];
  products: { code: string; company: string; name_ko: string; group: string; origin_terminal: boolean }[];
  relations: Relation[];
};
const rows: Rows = JSON.parse(readFileSync('demo/demo.json', 'utf8'));
const productBy = new Map(rows.products.map((product) => [product.code, product]));
const countryBy = new Map(rows.companies.map(({ code, country }) => [code, country]));
const countryOf = (product: string) => countryBy.get(productBy.get(product)?.company ?? '') ?? '';

/** Bands in which a share of another company is shown. */
const BANDS = [
  [0, 10],
  [10, 30],
  [30, 60],
  [60, 100],
] as const;
/** In the demo, an open link is a supplier's claim, of which its buyer has stated the share without confirming it. */
const shown = ({ material_share_pct: share, buyer_product: buyer }: Relation): readonly [number, number] => {
  if (productBy.get(buyer)?.company === OWN) return [share, share];
  return BANDS.findLast(([least]) => share >= least) ?? [0, 100];
};

/** The only way of cobalt into the car in the demo: each of its products buys cobalt by one link. */
const cobaltWay = (product: string): Relation[] => {
  const carries = (code: string): boolean =>
    productBy.get(code)?.group === 'cobalt' || behind(code).some(({ supplier_product: next }) => carries(next));
  const behind = (code: string) =>
    rows.relations.filter(({ buyer_product, status }) => buyer_product === code && status !== 'unidentified');
  const next = behind(product).find(({ supplier_product: supplier }) => carries(supplier));
  return next ? [next, ...cobaltWay(next.supplier_product)] : [];
};
const WAY = cobaltWay(CAR);
const END = countryOf(WAY.at(-1)?.supplier_product ?? '');
const product = (at: 0 | 1) => WAY.map((relation) => (shown(relation)[at] ?? 0) / 100).reduce((a, b) => a * b, 1);
const EXPECTED = { from: Math.floor(product(0) * 100 + 1e-9), to: Math.ceil(product(1) * 100 - 1e-9) };

const folder = mkdtempSync(join(tmpdir(), 'ieum-origins-'));
let demo: Started;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await copyDemo(folder);
  demo = await startDemo(folder);
});
test.afterAll(async () => {
  await demo?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

const signIn = async (page: Page) => {
  await page.goto(`${demo.url}/auth/signin?lng=kr`);
  await page.getByRole('button', { name: people.person.buyer.title }).click();
  await expect(page).not.toHaveURL(/signin/);
};

/** Opens the cobalt of the car: one click on the search, one on the answer. */
const openCobalt = async (page: Page) => {
  await signIn(page);
  await page.getByRole('button', { name: shell.search.label }).click();
  await page.getByRole('dialog', { name: search.title }).getByRole('combobox').fill('코발트');
  const answer = new RegExp(`${search.material.origins.replace('{{material}}', '코발트')}.*HB-5`);
  await page.getByRole('option', { name: answer }).click();
  await expect(page).toHaveURL(/\/origins\?material=cobalt$/);
};

const steps = (page: Page) => page.getByRole('table', { name: /단계$/ });

test('27.3 answers where the cobalt of the car comes from in two clicks, as the rows of the demo say', async ({
  page,
}) => {
  await setLook(page, { width: 1440, theme: 'light' });
  await openCobalt(page);
  const country = countryName(END, 'ko');
  await expect(
    page.getByText(new RegExp(`코발트는 ${country}에서 왔다고 적혀 있어요. 아직 확인된 몫은 없어요.`)),
  ).toBeVisible();
  const range = (from: number, to: number) => (from === to ? `${from}%` : `${from}~${to}%`);
  const figures = page.getByLabel(origin.bar.label.replace('{{material}}', '코발트')).getByRole('definition');
  await expect(figures).toHaveText([
    '0%',
    range(EXPECTED.from, EXPECTED.to),
    range(100 - EXPECTED.to, 100 - EXPECTED.from),
  ]);

  // The table has the steps of the way, tier by tier, and the map the countries between which it goes.
  const listed = steps(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  await expect(listed).toHaveCount(WAY.length);
  for (const [at, { status }] of WAY.entries()) {
    await expect(listed.nth(at)).toContainText(`${at + 1}차`);
    await expect(listed.nth(at)).toContainText(kr.tier.state[status]);
  }
  await expect(listed.last()).toContainText(country);
  const map = page.getByRole('img', { name: origin.map.label.replace('{{material}}', '코발트') });
  const pairs = WAY.map(({ buyer_product: buyer, supplier_product: supplier }) => [
    countryOf(supplier),
    countryOf(buyer),
  ])
    .filter(([from, to]) => from !== to)
    .map(([from = '', to = '']) => `${countryName(from, 'ko')} → ${countryName(to, 'ko')}`);
  const told = (await map.getAttribute('aria-description')) ?? '';
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) expect(told).toContain(pair);
  await refuseFaults(page);
  await shoot(page, 'origins-1440');

  // One filled button at most: whom to ask next.
  const asks = page.getByRole('region', { name: origin.ask.title });
  await expect(asks.getByRole('listitem').first()).toBeVisible();
});

test('27.3 shows the same on a phone and in the dark, and on paper without the screen', async ({ page }) => {
  await setLook(page, { width: 360, theme: 'dark' });
  await openCobalt(page);
  await expect(steps(page)).toBeVisible();
  await refuseFaults(page);
  await refuseOverflow(page);
  await shoot(page, 'origins-360');
  const sheets = await refuseBadPaper(page);
  const lines = sheets.flat().join('');
  expect(lines).toContain(origin.report.replaceAll(' ', ''));
  expect(lines).toContain('공급관계');
  await refuseLoneHeadings(page);
});

test('27.3 downloads the table as CSV, and leads from a material to its products by keyboard', async ({ page }) => {
  await setLook(page, { width: 1440, theme: 'light' });
  await openCobalt(page);
  await page.getByRole('button', { name: origin.download, exact: true }).focus();
  await page.keyboard.press('Enter');
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: origin.csv }).press('Enter');
  const path = await (await saved).path();
  expect(readFileSync(path, 'utf8')).toContain('60%');

  await page.goto(`${demo.url}/supply-chain/materials`);
  const cobalt = page.getByRole('link', { name: '코발트' });
  await cobalt.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/materials\/cobalt$/);
  const car = page.getByRole('link', { name: /HB-5/ }).first();
  await car.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/origins\?material=cobalt$/);
});
