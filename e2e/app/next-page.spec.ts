import type { Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { COMPANY_PAGES } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';

/** The test of all pages opens forty. */
test.describe.configure({ timeout: 300_000 });

const MAX_REQUESTS = 6;
/** Libraries of forms or plots, in two files, which the first such page of a visit brings; and what it reads. */
const WITH_LIBRARIES = {
  '/supply-chain/tier': 8,
  '/supply-chain/flow': 7,
  '/supply-chain/flow/balance': 9,
  '/supply-chain/flow/production': 9,
  '/supply-chain/flags': 8,
  '/supply-chain/invitations': 7,
  '/supply-chain/links/new': 8,
  '/supply-chain/review/declarations': 7,
  '/supply-chain/review/templates': 7,
  '/supply-chain/review/requests/new': 9,
  '/dashboard': 9,
  '/dashboard/print': 8,
  '/factory/certificates': 7,
  '/factory/certificates/new': 8,
  '/factory/new': 7,
  '/profile': 8,
  '/company/identity': 7,
  '/company/members': 9,
  '/company/verification': 8,
};
/** Overviews read each part for itself: what fails is missing alone. */
const OVERVIEWS = { '/supply-chain': 20, '/supply-chain/review': 11 };
/** The ledger reads its choices too. */
const LEDGER = { '/supply-chain/flow/ledger': 7, '/supply-chain/flow/ledger/enter/grid': 8 };
const MORE: Record<string, number> = { ...WITH_LIBRARIES, ...OVERVIEWS, ...LEDGER };

/** Goes to a page of the program as a link does, without loading the program again. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The second font family shows what people have typed: which of its parts a page needs depends on that alone. */
const TYPED_TEXT = /PretendardVariable/;

/** Opens the home page, then this one. Returns what the second asked for. */
const openAfterHome = async (page: Page, path: string, { settled }: ReturnType<typeof watchCalls>) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  const asked: string[] = [];
  const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname);
  page.on('request', note);
  // The old page stays until the next one can be drawn.
  await page.locator('main h1').evaluate((title) => title.setAttribute('data-before', ''));
  await goWithin(page, path);
  await expect(page.locator('main h1:not([data-before])')).toBeVisible();
  await settled();
  page.off('request', note);
  const wanted = asked.filter((address) => !TYPED_TEXT.test(address));
  console.log(`${path}: ${wanted.length}\n  ${wanted.join('\n  ')}`);
  return wanted;
};

const tooMany = async (page: Page, paths: string[]) => {
  const calls = watchCalls(page);
  const found: string[] = [];
  for (const path of paths) {
    const asked = await openAfterHome(page, path, calls);
    if (asked.length > (MORE[path] ?? MAX_REQUESTS)) found.push(`${path}: ${asked.length}\n  ${asked.join('\n  ')}`);
  }
  return found;
};

test('28.7 the first list after the home page asks for six answers at most', async ({ page, signedIn }) => {
  await signedIn(19);
  expect(await tooMany(page, ['/factory', '/supply-chain/products', '/supply-chain/review/requests'])).toEqual([]);
});

// The gate keeps three lists.
test('28.7 every page of a company, opened after the home page, asks for a handful of answers', async ({
  page,
  signedIn,
}) => {
  await signedIn(19);
  expect(
    await tooMany(
      page,
      COMPANY_PAGES.filter((path) => path !== '/'),
    ),
  ).toEqual([]);
});
