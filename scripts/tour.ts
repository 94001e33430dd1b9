import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DemoSignIn, demoSignIn, TAG_OF } from '@ieum/contract';
import { type Browser, chromium, type Page } from '@playwright/test';
import { clientOf, startDemo } from '../server/test/fixtures/process/product-process.ts';
import { ensureBuilt } from './build-parts.ts';
import { BROWSER_HINT, ensureBrowser } from './programs/browser.ts';
import { STOPS, type Stop } from './tour/stops.ts';

const FOLDER = 'docs/tour';

/** Takes the pictures of the README, from a demo that is started for it. */
const run = async () => {
  await ensureBuilt(console.log);
  const executablePath = ensureBrowser();
  if (!executablePath) throw new Error(BROWSER_HINT);
  const folder = mkdtempSync(join(tmpdir(), 'ieum-tour-'));
  mkdirSync(FOLDER, { recursive: true });
  const demo = await startDemo(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
  try {
    const door = await readDoor(browser, demo.url);
    for (const stop of STOPS) {
      await takePicture(browser, { url: demo.url, door, stop });
      console.log(stop.name);
    }
  } finally {
    await browser.close();
    await demo.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
};

const readDoor = async (browser: Browser, url: string) => {
  const page = await browser.newPage();
  await page.goto(`${url}/auth/signin`);
  const content = await page.locator('meta[name="ieum-demo"]').getAttribute('content');
  await page.close();
  return demoSignIn.parse(JSON.parse(content ?? ''));
};

const takePicture = async (browser: Browser, { url, door, stop }: { url: string; door: DemoSignIn; stop: Stop }) => {
  const { who, path, width = 390, height = 800, theme = 'light', follow } = stop;
  const account = door.accounts.find(({ key }) => key === who);
  if (!account) throw new Error(`the demo has no ${who}`);
  const { jwt_token: accessToken, ...signedIn } = await clientOf(url).signIn({
    email: account.email,
    password: door.password,
  });
  const { business_number: businessNumber, ...rest } = signedIn;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: TAG_OF[stop.language ?? account.language],
    timezoneId: 'Asia/Seoul',
  });
  await context.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { accessToken, user: JSON.stringify({ ...rest, businessNumber }) },
  );
  const page = await context.newPage();
  // Its answer has no end, and the picture is taken when all calls are answered.
  await page.route('**/api/live', (route) => route.abort());
  await settle(page, `${url}${path}`);
  if (follow) await settle(page, `${url}${await linkIn(page, follow)}`);
  await page.screenshot({ path: join(FOLDER, `${stop.name}.png`) });
  await context.close();
};

const settle = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
};

const linkIn = async (page: Page, pattern: RegExp) => {
  const targets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const found = targets.find((target) => target !== null && pattern.test(target));
  if (!found) throw new Error(`no link there leads to ${pattern}`);
  return found;
};

await run();
