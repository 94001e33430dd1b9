import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'scripts/global-setup.ts',
    include: ['*.test.ts', '{contract,server,web}/{src,test,build}/**/*.test.{ts,tsx}'],
    // Starting and killing whole servers takes its time on a loaded machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
