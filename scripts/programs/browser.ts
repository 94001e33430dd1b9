import { chromium } from '@playwright/test';
import { run } from '../run.ts';
import {
  canInstallFromDebian,
  findProgram,
  installFromDebian,
  type Machine,
  thisMachine,
  versionOf,
} from './programs.ts';

/** The headless browser comes first: without windows, the tests take two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

type Paths = {
  /** Browser that the developer has chosen. */
  chosen: string | undefined;
  /** Path of Playwright's own download. */
  downloaded: string | undefined;
};

export const BROWSER_HINT =
  'A browser is missing: run `apt-get install chromium` as root, or `npx playwright install --with-deps chromium`.';

/** Returns an installed browser, else Debian's for root, else Playwright's own download, else nothing. */
export const ensureBrowser = (machine = thisMachine(), paths: Paths = pathsHere()): string | undefined => {
  const found = findBrowser(machine, paths);
  if (found) return found;
  console.log('No browser here yet; installing one …');
  // Older releases of Debian have only the second.
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (canInstallFromDebian(machine) && !findBrowser(machine, paths))
      installFromDebian(machine, name, 'fonts-noto-cjk');
  return findBrowser(machine, paths) ?? downloadBrowser(machine, paths);
};

const downloadBrowser = (machine: Machine, paths: Paths) => {
  const playwright = findProgram('playwright', machine.path);
  if (playwright && paths.downloaded) run(playwright, ['install', 'chromium']);
  return findBrowser(machine, paths);
};

const findBrowser = ({ path }: Machine, { chosen, downloaded }: Paths) =>
  [chosen, ...NAMES.map((name) => findProgram(name, path)), downloaded].find(
    (browser) => browser && versionOf(browser) !== undefined,
  );

const pathsHere = (): Paths => ({ chosen: process.env.CHROMIUM_PATH, downloaded: downloadPath() });

/** Returns the path of Playwright's browser. Playwright throws if it has none for the system. */
const downloadPath = () => {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
};
