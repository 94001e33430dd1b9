import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '@ieum/contract';
import { chromium } from '@playwright/test';
import { ALL_LOOKS, type Look } from '../e2e/fixtures/page-list.ts';
import { ensureBuilt } from './build-parts.ts';
import { BROWSER_HINT, ensureBrowser } from './programs/browser.ts';
import { compareShots } from './shots/compare-shots.ts';
import { writeContactSheet } from './shots/contact-sheet.ts';
import { startForShots } from './shots/shown-product.ts';
import { takeShots } from './shots/take-shots.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    against: { type: 'string' },
    languages: { type: 'string' },
    themes: { type: 'string' },
    widths: { type: 'string' },
    only: { type: 'string' },
  },
});

const wanted = (list: string | undefined, value: string | number) => !list || list.split(',').includes(String(value));
const looks = ALL_LOOKS.filter(
  ({ language, theme, width }: Look) =>
    isLanguage(language) &&
    wanted(values.languages, language) &&
    wanted(values.themes, theme) &&
    wanted(values.widths, width),
);

/** Takes pictures of every page and every showcase section, and makes one sheet to view them all. */
const run = async () => {
  await ensureBuilt(console.log);
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error(BROWSER_HINT);
  const folder = values.out ?? join('shots', new Date().toISOString().slice(0, 16).replace(':', ''));
  mkdirSync(folder, { recursive: true });
  const product = await startForShots();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const names = await takeShots({ browser, product, folder, looks, only: values.only });
    const changes = values.against ? compareShots(values.against, folder) : undefined;
    await writeContactSheet({ browser, folder, names, looks, changes });
    console.log(`${names.length} pictures in ${folder}; look at ${join(folder, 'contact-sheet.html')}`);
    if (changes) console.log(`${changes.length} differ from ${values.against}`);
  } finally {
    await browser.close();
    await product.stop();
  }
};

await run();
