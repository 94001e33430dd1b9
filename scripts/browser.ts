import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canInstallFromDebian, findProgram, installFromDebian, updateDebian } from './programs.ts';
import { run } from './run.ts';

/** The headless one first: without the windows that nobody looks at, the tests take two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** One already there, else Debian's package when root, else Playwright's own download; nothing when none can be had. */
export const ensureBrowser = (): string | undefined => {
  const there = findBrowser();
  if (there) return there;
  console.log('No browser here yet; installing one …');
  if (canInstallFromDebian()) installBrowser();
  else run('playwright', ['install', 'chromium']);
  return findBrowser();
};

/** Older releases know only the second. */
const installBrowser = () => {
  updateDebian();
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findBrowser()) installFromDebian(name, 'fonts-noto-cjk');
  }
};

export const BROWSER_HINT =
  'A browser is missing: `apt-get install chromium` (as root) or `npx playwright install chromium`.';

const findBrowser = () => {
  const names = NAMES.map((name) => findProgram(name));
  return [process.env.CHROMIUM_PATH, ...names, chromium.executablePath()].find((path) => path && existsSync(path));
};
