import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** One already there, else Debian's package when root, else Playwright's own download; nothing when none can be had. */
export const ensureBrowser = (): string | undefined => {
  const there = findBrowser();
  if (there) return there;
  console.log('No browser here yet; installing one …');
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { DEBIAN_FRONTEND: 'noninteractive' });
  } else {
    run('playwright', ['install', 'chromium']);
  }
  return findBrowser();
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
