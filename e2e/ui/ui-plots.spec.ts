import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type showcaseWords from '../../locales/kr/interface/showcase.json';
import type uiWords from '../../locales/kr/interface/ui.json';
import { axeOn } from '../fixtures/looks.ts';
import { lastInGate } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';

const read = (name: string) => JSON.parse(readFileSync(`locales/kr/interface/${name}.json`, 'utf8'));
const { plot: words }: typeof uiWords = read('ui');
const { plots: showcase }: typeof showcaseWords = read('showcase');

const SECTIONS = ['bar', 'stacked', 'horizontal', 'many', 'line', 'donut', 'timeline', 'states', 'edges'];
const SMALL_CONTROL = 32;
const TOUCH = 44;
const LABEL_SIZE = '13px';
const PAGE_TIMEOUT = 30_000;

test.describe.configure({ timeout: 180_000 });

const open = async (page: Page, look: { width?: number; colorScheme?: 'light' | 'dark' } = {}) => {
  await page.setViewportSize({ width: look.width ?? 1440, height: 900 });
  await page.emulateMedia({ colorScheme: look.colorScheme ?? 'light', reducedMotion: 'reduce' });
  await page.goto('/ui-components/plots?lng=kr');
  await expect(plotIn(page, 'bar')).toBeVisible({ timeout: PAGE_TIMEOUT });
};
const plotIn = (page: Page, section: string) => page.locator(`#plot-${section}`).getByRole('figure').first();
const button = (plot: Locator, name: string) => plot.getByRole('button', { name });
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const tooltip = (plot: Locator) => plot.locator('[class*=tooltip]');

/** Tabs from the first control of the plot: table, CSV, and then the marks. */
const tabToMarks = async (page: Page, plot: Locator) => {
  await button(plot, words.plot).focus();
  for (const _ of [words.table, words.download, 'mark']) await page.keyboard.press('Tab');
};

/** Presses a key until the focus no longer moves. Returns the names of all marks on the way. */
const walk = async (page: Page, key: string) => {
  const met = [await focusedName(page)];
  for (;;) {
    await page.keyboard.press(key);
    const name = await focusedName(page);
    if (name === met.at(-1)) return met;
    met.push(name);
  }
};

/** Goes back to the switch and over to the table, by keyboard. */
const openTable = async (page: Page, plot: Locator) => {
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button(plot, words.table)).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = await plot.getByRole('row').all();
  return Promise.all(rows.map((row) => row.locator('th, td').allInnerTexts()));
};

const csvOf = async (page: Page, plot: Locator) => {
  const coming = page.waitForEvent('download');
  await button(plot, words.download).press('Enter');
  const download = await coming;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

test('BarPlot: keyboard alone reaches every bar, the table says the same, and a bar leads to what it counts', async ({
  page,
}) => {
  await open(page);
  const plot = plotIn(page, 'bar');
  await tabToMarks(page, plot);
  const first = await walk(page, 'ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(tooltip(plot)).toHaveText('2026년 10월, ISO 14001' + '5');
  const second = await walk(page, 'ArrowLeft');
  await page.keyboard.press('ArrowDown');
  const third = await walk(page, 'ArrowRight');
  expect(first).toEqual(['05: 8', '06: 5', '07: 9', '08: 14', '09: 0', '10: 12'].map(barName('ISO 9001')));
  const names = new Set([...first, ...second, ...third]);
  await expect(plot.locator('[data-mark]')).toHaveCount(names.size);

  const [head = [], ...rows] = await openTable(page, plot);
  const cells = rows.flatMap(([month, ...values]) =>
    values.map((value, column) => `${month}, ${head[column + 1]}: ${value}`),
  );
  expect(new Set(cells.filter((cell) => !cell.includes(words.missing)))).toEqual(names);

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabToMarks(page, plot);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?month=2026-10&standard=iatf16949#plot-bar$/);
});

const barName = (series: string) => (text: string) => {
  const [month, value] = text.split(': ');
  return `2026년 ${Number(month)}월, ${series}: ${value}`;
};

test('LinePlot: arrows step over the gaps, and the table tells a gap from zero', async ({ page }) => {
  await open(page);
  const plot = plotIn(page, 'line');
  await tabToMarks(page, plot);
  const first = await walk(page, 'ArrowRight');
  expect(first).toHaveLength(10);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const second = await walk(page, 'ArrowRight');
  expect(second.slice(0, 3)).toEqual(
    ['2026년 1월', '2026년 2월', '2026년 5월'].map(
      (month, index) => `${month}, ${showcase.tier2}: ${[42, 45, 55][index]}%`,
    ),
  );
  const table = await openTable(page, plot);
  expect(table[0]).toEqual([showcase.month, showcase.tier1, showcase.tier2, showcase.tier3, showcase.target]);
  expect(table[3]?.[2]).toContain(words.missing);
  expect(table[3]?.[3]).toBe('12%');
});

test('DonutPlot: every share by keyboard, and the table names what the picture draws together', async ({ page }) => {
  await open(page);
  const plot = plotIn(page, 'donut');
  await tabToMarks(page, plot);
  const met = await walk(page, 'ArrowRight');
  const rest = met.at(-1) ?? '';
  expect(rest).toBe('기타 5개: 93 (3.6%)');
  const [, ...rows] = await openTable(page, plot);
  const shown = met.slice(0, -1);
  expect(rows.slice(0, shown.length).map(([name, value, share]) => `${name}: ${value} (${share})`)).toEqual(shown);
  const small = rows.slice(shown.length, -1).map(([, value]) => Number(value));
  expect(small.reduce((sum, value) => sum + value, 0)).toBe(93);
  expect(rows.at(-1)).toEqual([words.total, '2,580', '100%']);
});

test('TimelinePlot: every item by keyboard, today is marked, and the table has the same days', async ({ page }) => {
  await open(page);
  const plot = plotIn(page, 'timeline');
  await expect(plot.getByText(words.today.replace('{{day}}', '2026.10.15'))).toBeVisible();
  await tabToMarks(page, plot);
  const met = await walk(page, 'ArrowDown');
  const [, ...rows] = await openTable(page, plot);
  const listed = rows.map(([name, start = '', end, state]) => {
    const days = start.includes(words.missing) ? end : `${start}~${end}`;
    return `${name}, ${state}: ${days}`;
  });
  expect(listed).toEqual(met);
});

test('the table as a file: with the mark for Hangul, numbers as numbers, dates as dates', async ({ page }) => {
  await open(page);
  const stacked = await csvOf(page, plotIn(page, 'stacked'));
  expect(stacked.name).toBe(`${showcase.movement}.csv`);
  const head = [showcase.month, showcase.added, showcase.moved, showcase.closed].join(',');
  expect(stacked.text.split('\r\n').slice(0, 2)).toEqual([`\uFEFF${head}`, '2026-01,12,2,-3']);
  expect(stacked.text).toContain('2026-09,9,2,\r\n');
  const timeline = await csvOf(page, plotIn(page, 'timeline'));
  expect(timeline.text).toContain(`CSDDD 2026,,2026-12-20,${showcase.due}\r\n`);
});

test('200 bars: the last is reached by End, seen, and told about inside the window', async ({ page }) => {
  await open(page, { width: 360 });
  for (const plot of await page.locator('#plot-many').getByRole('figure').all()) {
    await tabToMarks(page, plot);
    await page.keyboard.press('End');
    expect(await focusedName(page)).toMatch(/^S-200/);
    await expect(plot.locator('[data-mark]:focus')).toBeInViewport();
    const box = await tooltip(plot).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(tooltip(plot)).toHaveCount(0);
  }
});

test('the tooltip comes with the pointer and stays while the pointer is on it', async ({ page }) => {
  await open(page);
  const plot = plotIn(page, 'bar');
  await plot.getByRole('link', { name: '2026년 8월, ISO 9001: 14' }).hover();
  await expect(tooltip(plot)).toHaveText('2026년 8월, ISO 9001' + '14');
  await tooltip(plot).hover();
  await expect(tooltip(plot)).toBeVisible();
  await plot.getByRole('heading').hover();
  await expect(tooltip(plot)).toHaveCount(0);
});

test('nothing jumps: loading, empty, failed, shown and the table are equally high', async ({ page }) => {
  await open(page);
  const [loading, empty, failed] = await page.locator('#plot-states').getByRole('figure').all();
  if (!loading || !empty || !failed) throw new Error('three states are shown');
  const heightOf = async (plot: Locator) => (await plot.boundingBox())?.height;
  const height = await heightOf(loading);
  expect(await heightOf(empty)).toBe(height);
  expect(await heightOf(failed)).toBe(height);
  await failed.getByRole('alert').getByRole('button').press('Enter');
  await expect(failed.locator('[data-mark]')).toHaveCount(2);
  expect(await heightOf(failed)).toBe(height);
  await button(failed, words.table).press('Enter');
  await expect(failed.getByRole('table')).toBeVisible();
  expect(await heightOf(failed)).toBe(height);
});

for (const width of lastInGate([1440, 768, 360]))
  test(`letters and controls keep their size at ${width} px`, async ({ page }) => {
    await open(page, { width });
    for (const section of SECTIONS) {
      const figures = page.locator(`#plot-${section}`);
      const sizes = await figures
        .locator('svg text')
        .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontSize));
      expect(sizes.filter((size) => size !== LABEL_SIZE && size !== '20px')).toEqual([]);
      const box = await button(figures.getByRole('figure').first(), words.download).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(width === 360 ? TOUCH : SMALL_CONTROL);
      const overflow = await figures.evaluate((section) => section.scrollWidth - section.clientWidth);
      expect(overflow, `${section} is wider than its place`).toBeLessThanOrEqual(0);
    }
  });

for (const colorScheme of lastInGate(['light', 'dark'] as const))
  test(`axe finds nothing in any plot or its table: ${colorScheme}`, async ({ page }) => {
    await open(page, { colorScheme });
    const findings = async (sections: readonly string[]) => {
      const axe = await axeOn(page);
      for (const section of sections) axe.include(`#plot-${section}`);
      return (await axe.analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
    };
    expect(await findings(SECTIONS)).toEqual([]);
    const withTable = SECTIONS.slice(0, -2);
    for (const section of withTable) await button(plotIn(page, section), words.table).press('Enter');
    expect(await findings(withTable)).toEqual([]);
  });
