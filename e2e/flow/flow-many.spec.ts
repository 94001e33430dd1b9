import { FLOW_BANDS_MAX } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { refuseFaults, refuseOverflow, shoot } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/product.ts';
import { kr } from '../fixtures/words.ts';
import { answerTo, LINKS, TIERS } from './many-flows.ts';

const { flow } = kr;
const BUYER = 44;
const ELEMENTS_MAX = 4_000;
const BANDS_A_COLUMN = 24;

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
  await page.getByRole('button', { name: /^1차 .*펼치기$/ }).click();
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
