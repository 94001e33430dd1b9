import type { Language } from '@ieum/contract';
import { LANGUAGES } from '@ieum/contract';
import type { Page } from '@playwright/test';
import { watchCalls } from '../fixtures/calls.ts';
import { cutTexts, refuseCutTextAt } from '../fixtures/cut-text.ts';
import { goTo } from '../fixtures/looks.ts';
import { COMPANY_PAGES, PAGES, WIDTHS } from '../fixtures/page-list.ts';
import { expect, test } from '../fixtures/product.ts';
import { addSquareLetters } from '../fixtures/square-letters.ts';

const PHONE = [360];
const ALL_WIDTHS = WIDTHS.toReversed();
/** Pages with tabs, badges, filters, a form and a table, in the languages with the longest words. */
const IN_GATE = ['/', '/factory/new', '/supply-chain/flow/trace', '/supply-chain/sharing', '/company/verification'];

type Walk = { language: Language; paths: string[]; widths: readonly number[] };

const walk = async (page: Page, { language, paths, widths }: Walk) => {
  await addSquareLetters(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
  const { settled } = watchCalls(page);
  for (const path of paths) {
    await goTo(page, `${path}?lng=${language}`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await settled();
    await refuseCutTextAt(page, widths, `${path}, ${language}`);
  }
};

for (const language of ['en', 'jp'] as const)
  test(`S1.3 25 some pages cut no text on a phone: ${language}`, async ({ page, signedIn }) => {
    await signedIn(19);
    await walk(page, { language, paths: IN_GATE, widths: PHONE });
  });

for (const language of LANGUAGES) {
  test(`S1.3 25 no page of an operator cuts text: ${language}`, async ({ page, signedIn }) => {
    test.setTimeout(600_000);
    await signedIn('admin');
    await walk(page, { language, paths: PAGES, widths: ALL_WIDTHS });
  });

  test(`S1.3 25 no page of a company cuts text: ${language}`, async ({ page, signedIn }) => {
    test.setTimeout(600_000);
    await signedIn(19);
    await walk(page, { language, paths: COMPANY_PAGES, widths: ALL_WIDTHS });
  });
}

/** Each plant is cut in another way. The last two are shortened texts, one without its whole text. */
const PLANTS = `
  <button style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A button with an ellipsis</button>
  <h2 style="width: 60px; overflow: hidden; white-space: nowrap">A heading without one</h2>
  <p style="width: 60px; height: 20px; overflow: hidden">A note of too many lines</p>
  <p style="display: -webkit-box; width: 60px; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 1">A clamped note</p>
  <span style="display: inline-block; width: 40px; background: silver; white-space: nowrap">A badge that is too narrow</span>
  <div style="height: 20px; width: 90px; background: silver"><p>A box that is too low for its words</p></div>
  <input style="width: 60px" placeholder="A placeholder that is too long">
  <textarea style="width: 60px; height: 20px" placeholder="A placeholder of many lines"></textarea>
  <select style="width: 60px"><option>A choice that is too long</option></select>
  <nav style="width: 80px; overflow-x: auto; white-space: nowrap"><a href="#1">One</a> <a href="#2">A tab that is out of sight</a></nav>
  <p style="margin-left: 1400px; width: 300px">Words outside the window</p>
  <p data-shortened style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A shortened name without a title</p>
  <p data-shortened title="A shortened name with its title" style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">A shortened name with its title</p>
  <svg width="200" height="40"><text y="20">A label of a…</text><text y="40">A name<title data-shortened>A name</title></text></svg>
  <p style="width: 80px; overflow-x: auto; white-space: nowrap">Words that can be scrolled</p>
  <p class="visually-hidden">Words for a screen reader</p>`;

test('S1.3 25 text that is cut in any way is found', async ({ page }) => {
  await page.setContent(`<style>.visually-hidden { position: absolute; clip-path: inset(50%); width: 1px; height: 1px;
    overflow: hidden; white-space: nowrap }</style>${PLANTS}`);
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = (await cutTexts(page)).map(({ text }) => text);
  expect([...new Set(found)].toSorted()).toEqual([
    'A badge that is too narrow',
    'A box that is too low for its words',
    'A button with an ellipsis',
    'A choice that is too long',
    'A clamped note',
    'A heading without one',
    'A label of a…',
    'A note of too many lines',
    'A placeholder of many lines',
    'A placeholder that is too long',
    'A shortened name without a title',
    'A tab that is out of sight',
    'Words outside the window',
  ]);
});
