import { defineConfig } from '@playwright/test';
import { isGate } from '../server/test/suite.ts';
import { outsideGate } from './outside-gate.ts';

const { CHROMIUM_PATH: browser, ...rest } = process.env;
const environment = Object.fromEntries(Object.entries(rest).flatMap(([key, value]) => (value ? [[key, value]] : [])));

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results/browser',
  globalSetup: './product.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  ...(isGate && { grepInvert: outsideGate }),
  // A page sometimes waits for the server: a third worker uses that time.
  workers: 3,
  timeout: 60_000,
  // Long enough for a busy machine: tests wait for a state, which comes at once on an idle machine.
  expect: { timeout: 15_000 },
  use: {
    // The gate keeps one page per worker and empties its storage between tests: the scripts stay in its cache, and a
    // page starts in a third of the time. The other suites give each test a new browser context.
    reuseContext: isGate,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without it the browser cannot write the names of downloads in Hangul.
      env: { ...environment, LANG: 'C.UTF-8' },
      ...(browser && { executablePath: browser }),
      // A browser run by root has no sandbox; it must not look for updates on the network.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // There is no graphics card, and without motion there is nothing to wait for.
        ...(isGate ? ['--disable-gpu', '--force-prefers-reduced-motion'] : []),
      ],
    },
  },
});
