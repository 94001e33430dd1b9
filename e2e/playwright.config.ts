import { defineConfig } from '@playwright/test';

const browser = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/browser',
  globalSetup: './product.setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      // A browser run by root has no sandbox; and it asks nobody outside for updates.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
