import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** About PostgreSQL alone. */
const ON_POSTGRES = '**/*.postgres.test.ts';
const EVERYTHING = ['*.test.ts', '{contract,server,web}/{src,test,build}/**/*.test.{ts,tsx}'];

/** Whatever asks for a database this way runs on both. */
const usesDatabase = /\b(useWorld|useDatabases|usePostgres|needPostgres|openMigrated)\(/;
const onBoth = globSync('server/{src,test}/**/*.test.ts').filter((file) =>
  usesDatabase.test(readFileSync(file, 'utf8')),
);

// Starting and killing whole servers takes its time on a loaded machine.
const shared = { testTimeout: 60_000, hookTimeout: 60_000, setupFiles: 'server/test/built-pdf-worker.ts' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'embedded',
          include: EVERYTHING,
          exclude: ['**/node_modules/**', ON_POSTGRES],
          globalSetup: 'scripts/global-setup.ts',
          ...shared,
        },
      },
      { test: { name: 'postgres', include: onBoth, globalSetup: 'scripts/postgres-setup.ts', ...shared } },
    ],
  },
});
