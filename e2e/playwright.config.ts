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
  // A page waits for the server now and then: a third worker uses that time.
  workers: 3,
  timeout: 60_000,
  // Patience for a busy machine: what is waited for is a state, and it comes at once where there is time.
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
      // A browser run by root has no sandbox; and it asks nobody outside for updates.
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // There is no graphics card to speak to, and what does not move need not be waited for.
        ...(isGate ? ['--disable-gpu', '--force-prefers-reduced-motion'] : []),
      ],
    },
  },
});
