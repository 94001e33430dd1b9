import type { Page } from '@playwright/test';
import { isGate, isLong } from '../../server/test/suite.ts';
import { watchCalls } from '../fixtures/calls.ts';
import { refuseCutText } from '../fixtures/cut-text.ts';
import { expectNoFaults, goTo, refuseOverflow, setLook } from '../fixtures/looks.ts';
import { enterAs, signUpNewcomer } from '../fixtures/newcomer.ts';
import { COMPANY_PAGES, LOOKS, type Look, PAGES, SUPPLIER_PAGES } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { addSquareLetters } from '../fixtures/square-letters.ts';

/** Shown inside another page, but also a page of its own. */
const FRAMED = '/html/service-terms.html';

/** Refuses links to the page itself with foreign parameters: not the language that it was opened with, and no code. */
const refuseForeignNames = async (page: Page) => {
  const parameters = await page.locator('a[href]').evaluateAll((links) =>
    links.flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      const { pathname, searchParams } = new URL(href, window.location.href);
      return href.startsWith('#') || pathname !== window.location.pathname ? [] : [...searchParams];
    }),
  );
  expect(parameters.filter(([name, value]) => name === 'lng' || /=>|function|\[object/.test(value))).toEqual([]);
};

const looksAt = async (page: Page, { language, theme, width }: Look, paths: string[]) => {
  await addSquareLetters(page);
  await setLook(page, { width, theme });
  const titles = new Set<string>();
  for (const path of paths) {
    await goTo(page, `${path}?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByText(/comm?ing soon/i), path).toHaveCount(0);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    await expect(page, path).toHaveTitle(/.+ · (이음|Ieum)$/);
    titles.add(await page.title());
    await refuseOverflow(page);
    await refuseCutText(page);
    await refuseForeignNames(page);
    await expectNoFaults(page);
  }
  expect(titles.size).toBe(paths.length);
};

/**
 * Returns the pages of a look. In the gate every page has one look, outside it two, which differ in everything; all
 * pages together have all four looks. A long run shows every page in every look.
 */
const inTurn = (pages: string[], look: number) => {
  if (isLong) return pages;
  return pages.filter((_, at) => (isGate ? at % 4 === look : at % 2 === Math.floor(look / 2)));
};

for (const [at, look] of LOOKS.entries()) {
  const { language, theme, width } = look;
  test(`S1.3 every page is whole and axe finds nothing: ${language}, ${theme}, ${width} px`, async ({
    page,
    signedIn,
  }) => {
    test.setTimeout(180_000);
    await signedIn('admin');
    await looksAt(page, look, inTurn(PAGES, at));
    await page.goto(`${FRAMED}?lng=${language}`);
    await expectNoFaults(page);
  });

  test(`S1.3 a supplier’s own pages are whole too: ${language}, ${theme}, ${width} px`, async ({ page, signedIn }) => {
    await signedIn(19);
    await looksAt(page, look, inTurn(SUPPLIER_PAGES, at));
  });
}

test('S6.2 23.13 no page of a company that is not verified asks for what the server refuses', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await enterAs(page, await signUpNewcomer(request));
  const { refused, settled } = watchCalls(page);
  // The gate opens every second page; the order changes seldom, so it is the same half.
  for (const path of COMPANY_PAGES.filter((_, at) => !isGate || at % 2 === 0)) {
    await goTo(page, path);
    await settled();
  }
  expect(refused).toEqual([]);
});
