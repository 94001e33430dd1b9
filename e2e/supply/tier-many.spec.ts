import type { Page } from '@playwright/test';
import { graphOf } from '../../server/src/supply/tiers/graph.ts';
import { flatSource } from '../../server/test/fixtures/supply/flat-source.ts';
import { COUNTRIES, manyTiers } from '../../server/test/fixtures/supply/many-tiers.ts';
import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { tier } = kr;
const OEM = 45;
/** Most elements that are drawn, however many companies there are. */
const [CARDS_MAX, LINES_MAX, ELEMENTS_MAX] = [150, 300, 6_000];

const answer = manyTiers();

/** Answers as the server would: the graph is folded, the list of tiers is whole. */
const serveMany = async (page: Page) => {
  await page.route('**/api/supply-tiers**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const open = searchParams.get('open')?.split(',') ?? [];
    const data = pathname.endsWith('/graph')
      ? graphOf(flatSource(answer), { rows: Number(searchParams.get('rows')), open })
      : answer;
    return route.fulfill({ json: { result: { data } } });
  });
};

const refuseFlood = async (page: Page) => {
  const graph = page.getByRole('tree', { name: tier.graph.label });
  const cards = await graph.getByRole('treeitem').count();
  expect(cards).toBeGreaterThan(0);
  expect(cards).toBeLessThanOrEqual(CARDS_MAX);
  expect(await graph.locator('svg path').count()).toBeLessThanOrEqual(LINES_MAX + cards);
  expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX);
};

test('S2.4 27.2 ten thousand companies are grouped first, opened on a click, and found', async ({ page, signedIn }) => {
  test.slow();
  await signedIn(OEM);
  await serveMany(page);
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/supply-chain/tier');
  const graph = page.getByRole('tree', { name: tier.graph.label });
  await expect(page.getByText(tier.graph.grouped)).toBeVisible();
  await refuseFlood(page);
  await refuseFaults(page);
  await shoot(page, 'tier-many');

  // A group opens by keyboard, and the focus continues inside.
  const group = graph.locator('[aria-expanded=false]').first();
  const cards = graph.getByRole('treeitem');
  const folded = await cards.count();
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/open=/);
  await expect(cards).not.toHaveCount(folded);
  await expect(graph.locator(':focus')).toBeVisible();
  await refuseFlood(page);
  await shoot(page, 'tier-many-open');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);

  // The table has every link; only its rows on the screen are rendered.
  await page.getByRole('link', { name: tier.view.table }).click();
  const table = page.getByRole('table', { name: tier.table.label });
  await expect(page.getByText('협력사 10,000곳')).toBeVisible();
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await page.getByLabel(tier.search).fill('#7PR');
  await table.getByRole('link', { name: '협력사 #7PR', exact: true }).first().click();
  await expect(page).toHaveURL(/company=c9999/);

  await page.getByLabel(tier.search).fill('');
  // Until all rows are drawn again, the link to the map still has the search.
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  await page.getByRole('link', { name: tier.view.map }).click();
  await expect(page.getByRole('list', { name: tier.map.marks }).getByRole('button')).toHaveCount(COUNTRIES.length);
  await refuseOverflow(page);
  await shoot(page, 'tier-many-map');
});
