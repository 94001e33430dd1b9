import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { copyDemo } from '../../server/test/fixtures/process/demo-folder.ts';
import { type Started, startDemo } from '../../server/test/fixtures/process/product-process.ts';
import { watchCalls } from '../fixtures/calls.ts';
import { refuseCutTextAt } from '../fixtures/cut-text.ts';
import { COMPANY_PAGES, WIDTHS } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { addSquareLetters } from '../fixtures/square-letters.ts';
import { wordsOf } from '../fixtures/words.ts';

// The first run of a day creates the demo, which takes a minute.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const ID = '[0-9a-f-]{36}';
const ALL_WIDTHS = WIDTHS.toReversed();
/** Lists in their other views, and a list whose records differ from those of the other side. */
const VIEWS = [
  '/factory?view=map',
  '/supply-chain/tier?view=table',
  '/supply-chain/tier?view=map',
  '/supply-chain/flow?view=table',
  '/supply-chain/flow?view=map',
  '/supply-chain/review/requests?side=asked',
];
const OPERATOR_PAGES = [
  '/admin/verification',
  '/admin/reviews',
  '/admin/companies',
  '/admin/users',
  '/admin/audit',
  '/admin/audit/accesses',
  '/admin/outbox',
];
const ACTORS = { cellMaker: [...COMPANY_PAGES, ...VIEWS], verifier: OPERATOR_PAGES };

const folder = mkdtempSync(join(tmpdir(), 'ieum-cut-text-'));
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

/** Returns what a page leads to: one record of each kind, and all tabs and forms of a record. */
const recordsOn = async (page: Page, path: string, kinds: Set<string>) => {
  const links = page.getByRole('main').locator('a[href]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const isRecord = new RegExp(ID).test(path);
  return [...new Set(hrefs.map((href) => href.split(/[?#]/)[0] ?? ''))].filter((href) => {
    const kind = href.replaceAll(new RegExp(ID, 'g'), ':id');
    const isNew = kind !== href && !kinds.has(kind) && !kind.startsWith('/api/');
    const isPart = isRecord && href.startsWith(`${path}/`);
    if (isNew && (isPart || kind.endsWith('/:id'))) kinds.add(kind);
    return isNew && kinds.has(kind);
  });
};

for (const [who, pages] of Object.entries(ACTORS))
  for (const language of LANGUAGES)
    test(`S1.3 25 no page with much data cuts text: ${who}, ${language}`, async ({ page }) => {
      await addSquareLetters(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${demo.url}/auth/signin?lng=${language}`);
      const people: Record<string, { title: string }> = wordsOf(language).demo.person;
      await page.getByRole('button', { name: people[who]?.title ?? '' }).click();
      await expect(page).not.toHaveURL(/signin/);
      const { settled } = watchCalls(page);
      const kinds = new Set<string>();
      const paths = [...pages];
      // Grows while it is walked, by the records that the pages lead to.
      for (const path of paths) {
        await page.setViewportSize({ width: ALL_WIDTHS[0] ?? 0, height: 900 });
        await page.goto(`${demo.url}${path}${path.includes('?') ? '&' : '?'}lng=${language}`);
        await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
        await settled();
        paths.push(...(await recordsOn(page, path, kinds)));
        await refuseCutTextAt(page, ALL_WIDTHS, `${path}, ${language}`);
      }
      expect(kinds.size).toBeGreaterThan(2);
    });
