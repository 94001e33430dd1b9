import type { FlowBand, FlowNode } from '@ieum/contract';
import { FLOW_BANDS_MAX } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { groupSmallest, openGroup } from '../../server/src/flow/map/grouping.ts';
import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';

const { flow } = kr;
const BUYER = 44;
const [LINKS, TIERS, BREADTH] = [2_000, 4, 250];
const ELEMENTS_MAX = 4_000;
const BANDS_A_COLUMN = 24;
const MATERIALS = ['nickel', 'cobalt', 'lithium', 'copper', 'aluminium', 'graphite'] as const;

const supplier = (tier: number, nth: number) => `c${tier}-${nth % BREADTH}`;
const OWN: FlowNode = { id: 'own', kind: 'company', company: null, name: '', country: 'KR', tier: 0, isOwn: true };

const nodeOf = (id: string): FlowNode => {
  if (id === 'own') return OWN;
  const isGroup = id.startsWith('others');
  const tier = Number(isGroup ? id.split(' ')[1] : id.slice(1, 2));
  const company = {
    id,
    isMasked: false,
    name: `협력사 ${id}`,
    nameEnglish: '',
    nameChinese: '',
    nameJapanese: '',
    token: '',
    country: 'KR',
  };
  return {
    id,
    kind: isGroup ? 'others' : 'company',
    name: '',
    country: 'KR',
    tier,
    isOwn: false,
    company: isGroup ? null : { ...company, isPlaceholder: false },
  };
};

/** Two thousand links over four tiers, each with a different weight. */
const MADE: FlowBand[] = Array.from({ length: LINKS }, (_, at) => {
  const tier = 1 + (at % TIERS);
  const [from, to] = [supplier(tier, at * 7), tier === 1 ? 'own' : supplier(tier - 1, at * 3)];
  return {
    key: `b${at}`,
    from,
    to,
    kg: tier === 1 ? 1_000 + at : null,
    band: tier === 1 ? '' : 'under10',
    family: '',
    materials: MATERIALS.slice(at % MATERIALS.length, (at % MATERIALS.length) + 1),
    carries: [],
    goods: [],
    quantities: [],
    states: null,
    isOwn: tier === 1,
    isLoop: false,
    rows: tier === 1 ? 1 : null,
    isWeightless: false,
    count: 1,
    isGroup: false,
  };
});
const tierOf = (id: string) => nodeOf(id).tier;
const columnOf = ({ from, to }: FlowBand) => `${tierOf(from)} ${tierOf(to)}`;
const weightOf = ({ kg }: FlowBand) => kg ?? 1;

/** Groups the bands with the product's own grouping. */
const answerTo = (open: string) => {
  const grouped = open
    ? openGroup(MADE, FLOW_BANDS_MAX, columnOf, weightOf, open)
    : groupSmallest(MADE, FLOW_BANDS_MAX, columnOf, weightOf);
  const groups = (grouped?.groups ?? []).map(({ key, column, bands }): FlowBand => {
    const [from = '', to = ''] = column.split(' ');
    const place = {
      key,
      from: `others ${from}`,
      to: `others ${to}`,
      band: '' as const,
      family: '' as const,
      materials: [],
      carries: [],
      goods: [],
      quantities: [],
    };
    const hidden = { kg: null, states: null, rows: null, isWeightless: false };
    return { ...place, ...hidden, isOwn: false, isLoop: false, count: bands.length, isGroup: true };
  });
  const bands = [...(grouped?.shown ?? []), ...groups];
  const nodes = [...new Set(bands.flatMap(({ from, to }) => [from, to]))].map(nodeOf);
  const totals = { inKg: 1_000_000, outKg: 0, ownKg: 0, rows: LINKS };
  return { roots: [], nodes, bands, threads: [], totals, weightless: 0 };
};

/** Returns the longest time in which the page did not respond. It is only printed, because machines differ too much. */
const longestTask = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(Math.max(0, ...list.getEntries().map(({ duration }) => duration)));
        });
        observer.observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(0), 1_000);
      }),
  );

test('S2.4 of two thousand links the smallest stand together, can be opened, and leave the page usable', async ({
  page,
  signedIn,
}, { annotations }) => {
  test.slow();
  await signedIn(BUYER);
  await page.route('**/api/flow-map**', (route) =>
    route.fulfill({
      json: { result: { data: answerTo(new URL(route.request().url()).searchParams.get('open') ?? '') } },
    }),
  );
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/supply-chain/flow');
  const bands = page.getByRole('group', { name: /^자재 흐름도/ }).getByRole('button');
  const { bands: shown } = answerTo('');
  const groups = shown.filter(({ isGroup }) => isGroup);
  expect(groups.reduce((sum, { count }) => sum + count, FLOW_BANDS_MAX)).toBe(LINKS);
  await expect(bands.first()).toBeVisible();
  const drawn = await bands.count();
  expect(drawn).toBeLessThanOrEqual(TIERS * BANDS_A_COLUMN);
  expect(await page.locator('*').count()).toBeLessThan(ELEMENTS_MAX);
  const longest = Math.round(await longestTask(page));
  annotations.push({ type: 'longest task', description: `${longest} ms` });
  console.log(`flow of ${LINKS} links: longest task ${longest} ms`);
  await refuseFaults(page);
  await shoot(page, 'flow-many');

  // The rest of a column opens in place.
  await page.getByRole('button', { name: /^2차 .*펼치기$/ }).click();
  await expect(page).toHaveURL(/open=folded/);
  await expect.poll(() => bands.count()).toBeGreaterThan(drawn);

  // A group of the answer is followed as any other band, and opened from beside the picture.
  const group = bands.and(page.locator('[aria-label^="기타 → 기타"]')).first();
  await group.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^묶음 펼치기/ }).click();
  await expect(page.getByText(flow.map.opened)).toBeVisible();
  const opened = answerTo(new URL(page.url()).searchParams.get('open') ?? '').bands.length;
  expect(opened).toBeLessThanOrEqual(FLOW_BANDS_MAX + 1);
  await expect(bands).toHaveCount(opened);
  await refuseOverflow(page);
  await shoot(page, 'flow-many-open');
  await page.getByRole('button', { name: flow.map.closeGroup }).click();
  await expect(bands).toHaveCount(drawn);
});
