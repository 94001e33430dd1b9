import type { contract, Output } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { tier } = kr;
const OEM = 45;
const [COMPANIES, TIERS, BOUGHT_BY] = [10_000, 10, 3];
const COUNTRIES = 'KR CN JP US DE VN ID AU CL CD IN TH MY PH TW MX BR CA FR GB IT ES PL CZ HU AT SE FI NO TR'.split(
  ' ',
);
/** Most elements that are drawn, however many companies there are. */
const [NODES_MAX, LINES_MAX, ELEMENTS_MAX] = [300, 600, 6_000];

/** Three customers each, a tenth at each tier; every ninth link is unconfirmed. */
const manyTiers = (): Output<typeof contract.getSupplyTiers> => {
  const own = '00000000-0000-4000-8000-000000000000';
  const breadth = COMPANIES / TIERS;
  const curve = {
    confirmed: Array.from({ length: TIERS }, () => ({ from: 50, to: 50 })),
    declared: Array.from({ length: TIERS }, () => ({ from: 55, to: 72 })),
  };
  const numbers = Array.from({ length: COMPANIES }, (_, at) => at);
  const tierOf = (at: number) => Math.floor(at / breadth) + 1;
  const buyerOf = (at: number, nth: number) =>
    tierOf(at) === 1 ? own : `p${(tierOf(at) - 2) * breadth + ((at + nth * 7) % breadth)}`;
  return {
    roots: [{ id: own, name: '전기차' }],
    companies: numbers.map((at) => ({
      id: `c${at}`,
      isMasked: at >= breadth,
      name: at < breadth ? `협력사 ${at}` : '',
      nameEnglish: '',
      nameChinese: '',
      nameJapanese: '',
      token: at < breadth ? '' : `#${at.toString(36).toUpperCase()}`,
      country: COUNTRIES[at % COUNTRIES.length] ?? '',
      processGroup: '28',
      hasCertificate: at % 2 === 0,
      isPlaceholder: false,
      tiers: [tierOf(at)],
      reveal: '',
    })),
    products: [
      { id: own, companyId: 'own', name: '전기차', hs: '870380', materialGroup: '', isOrigin: false, tiers: [] },
      ...numbers.map((at) => ({
        id: `p${at}`,
        companyId: `c${at}`,
        name: '',
        hs: '8507',
        materialGroup: '',
        isOrigin: false,
        tiers: [tierOf(at)],
      })),
    ],
    links: numbers.flatMap((at) =>
      Array.from({ length: BOUGHT_BY }, (_, nth) => ({
        id: `l${at}-${nth}`,
        buyerId: buyerOf(at, nth),
        supplierId: `p${at}`,
        isLoop: at % 500 === 499,
        tiers: at % 500 === 499 ? [] : [tierOf(at)],
        state: (at + nth) % 9 === 0 ? 'proposed' : 'confirmed',
        share: null,
        band: 'under10',
        isOwn: false,
      })),
    ),
    places: [],
    coverage: { spend: curve, mass: curve },
    cycles: [],
  };
};

const drawnIn = async (page: Page) => {
  const graph = page.getByRole('region', { name: tier.graph.label });
  return {
    nodes: await graph.getByRole('button').count(),
    lines: await graph.locator('> div > svg > path').count(),
    elements: await page.locator('*').count(),
  };
};
const refuseFlood = async (page: Page) => {
  const { nodes, lines, elements } = await drawnIn(page);
  expect(nodes).toBeGreaterThan(0);
  expect(nodes).toBeLessThan(NODES_MAX);
  expect(lines).toBeLessThanOrEqual(LINES_MAX);
  expect(elements).toBeLessThan(ELEMENTS_MAX);
};

test('S2.4 ten thousand companies are grouped first, opened on a click, and found', async ({ page, signedIn }) => {
  test.slow();
  await signedIn(OEM);
  await page.route('**/api/supply-tiers**', (route) => route.fulfill({ json: { result: { data: manyTiers() } } }));
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/supply-chain/tier');
  const graph = page.getByRole('region', { name: tier.graph.label });
  await expect(page.getByText(tier.graph.grouped)).toBeVisible();
  await expect(page.getByText('협력사 10,000곳')).toBeVisible();
  await refuseFlood(page);
  await refuseFaults(page);
  await shoot(page, 'tier-many');

  // A group opens on a click, and by keyboard the focus continues inside.
  const group = graph.getByRole('button', { name: /^대한민국.* 1차$/ });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(graph.locator('[aria-pressed]')).not.toHaveCount(1);
  await expect(graph.locator(':focus')).toHaveAttribute('aria-pressed', 'false');
  await refuseFlood(page);
  await shoot(page, 'tier-many-open');
  await page.keyboard.press('Escape');
  await expect(group).toBeFocused();
  await expect(page.getByRole('button', { name: tier.graph.closeGroups })).toHaveCount(0);

  // A company selected in the table is drawn in the graph, whatever its group.
  await page.getByRole('link', { name: tier.view.table }).click();
  const table = page.getByRole('table', { name: tier.table.label });
  await expect(table.getByRole('row').nth(5)).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await page.getByLabel(tier.search).fill('#7PR');
  await table.getByRole('link', { name: '협력사 #7PR', exact: true }).click();
  await page.getByLabel(tier.search).fill('');
  await expect(page.getByText('협력사 10,000곳')).toBeVisible();
  await expect(page).toHaveURL(/company=c9999/);
  await page.getByRole('link', { name: tier.view.graph }).click();
  await expect(graph.getByRole('button', { pressed: true })).toBeInViewport();
  await refuseFlood(page);
  await shoot(page, 'tier-many-selected');

  await page.getByRole('link', { name: tier.view.map }).click();
  await expect(page.getByRole('list', { name: tier.map.marks }).getByRole('button')).toHaveCount(COUNTRIES.length);
  await refuseOverflow(page);
  await shoot(page, 'tier-many-map');
});
