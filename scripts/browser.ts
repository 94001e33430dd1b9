import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

/** The headless one first: without the windows that nobody looks at, the tests take two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** One already there, else Debian's package when root, else Playwright's own download; nothing when none can be had. */
export const ensureBrowser = (): string | undefined => {
  const there = findBrowser();
  if (there) return there;
  console.log('No browser here yet; installing one …');
  if (process.getuid?.() === 0 && onPath('apt-get')) installFromDebian();
  else run('playwright', ['install', 'chromium']);
  return findBrowser();
};

/** Older releases know only the second. */
const installFromDebian = () => {
  run('apt-get', ['update', '-qq']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const packages = ['--no-install-recommends', name, 'fonts-noto-cjk'];
    if (!findBrowser()) run('apt-get', ['install', '-y', '-qq', ...packages], { DEBIAN_FRONTEND: 'noninteractive' });
  }
};

export const BROWSER_HINT =
  'A browser is missing: `apt-get install chromium` (as root) or `npx playwright install chromium`.';

const findBrowser = () => {
  const candidates = [process.env.CHROMIUM_PATH, ...NAMES.map(onPath), chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
};

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
