import type { Page } from '@playwright/test';
import { linesOnPaper } from '../server/test/paper-lines.ts';
import { expect } from './product.ts';
import { wordsOf } from './words.ts';

const SKIPS = (['kr', 'en', 'cn', 'jp'] as const).map((language) => withoutBlanks(wordsOf(language).common.skip));

/**
 * Prints what the page shows, and refuses what is of the screen, an empty sheet, and a heading that stands alone at the
 * end of one. `foot` is what every sheet ends with.
 */
export const refuseBadPaper = async (page: Page, foot: RegExp[] = []) => {
  const headings = (await page.locator('main :is(h1, h2, h3)').allInnerTexts()).map(withoutBlanks);
  const sheets = await linesOnPaper(await page.pdf({ preferCSSPageSize: true }));
  for (const sheet of sheets) {
    const said = sheet.filter((line) => !foot.some((one) => one.test(line)));
    expect(said).not.toEqual([]);
    expect(said.filter((line) => SKIPS.some((skip) => line.includes(skip)))).toEqual([]);
    expect(headings).not.toContain(said.at(-1));
  }
  return sheets;
};

/** By which a declaration on paper can be checked. */
export const DECLARATION_FOOT = [/[0-9a-f]{32}/, /\/check/];

function withoutBlanks(text: string) {
  return text.replace(/\s+/g, '');
}
