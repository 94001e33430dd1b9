import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isGate } from './server/test/suite.ts';

const SERVER = 'server/{src,test}/**/*.test.ts';
const filesSaying = (saying: RegExp, pattern: string) =>
  globSync(pattern).filter((file) => saying.test(readFileSync(file, 'utf8')));
const serverFiles = (saying: RegExp) => filesSaying(saying, SERVER);
/** A file that asks for a database in one of these ways can run on both. */
const onBoth = serverFiles(/\b(useWorld|useSeededDemo|useDatabases|usePostgres|useCluster|needPostgres)\(/);
/** A file that says why both engines matter to it: `// @both-engines: …`. */
const tagged = new Set(serverFiles(/^\/\/ @both-engines: \S/m));
/**
 * The gate runs API tests on PostgreSQL alone. The embedded database keeps what is about the engine itself, the tests
 * that start and kill whole servers, the access matrix, and the tagged files. The check of the audit log starts eight
 * processes, and each of them opens PostgreSQL in a third of the time.
 */
const KEPT_EMBEDDED =
  /^server\/(src\/(kit|document)\/|src\/app\/access\.test\.ts$|test\/(?!fuzz\/fuzz-(even|odd)|\w+\/audit-verify))/;
/** Files that only `npm run test:all` runs, with the reason: `// @left-to-all: …`. */
const notInGate = isGate ? serverFiles(/^\/\/ @left-to-all: \S/m) : [];
/** The gate runs these on the embedded database alone: they are about files, processes and rights more than rows. */
const EMBEDDED_ALONE =
  /^server\/(src\/(document\/|app\/access\.test\.ts$)|test\/\w+\/(canary|clock|disk-full|kill)\.test\.ts$)/;
const once = isGate ? onBoth.filter((file) => EMBEDDED_ALONE.test(file)) : [];
const leftOut = isGate ? onBoth.filter((file) => !tagged.has(file) && !KEPT_EMBEDDED.test(file)) : [];
/** A file that replaces a module needs modules of its own. */
const apart = serverFiles(/\bvi\.mock\(/);
const UNIT = '{{,scripts/**/}*.test.ts,{contract,web}/{src,build}/**/*.test.{ts,tsx}}';
/** A test of a page needs modules of its own too: they keep its session, its language and its messages. */
const withPage = filesSaying(/^\/\/ @vitest-environment happy-dom$/m, 'web/src/**/*.test.{ts,tsx}');
const built = { globalSetup: 'scripts/testing/global-setup.ts' };
const ON_POSTGRES = '**/*.postgres.test.ts';
/** It speaks of what comes over the wire, not of rows. */
const ABOUT_BYTES = '**/fuzz-socket.test.ts';
const exclude = ['**/node_modules/**', '**/dist/**'];

// Starting and killing whole servers takes its time on a loaded machine.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };
/** Files share what they have loaded, the database in memory included: each leaves it as it was. */
const onServer = { ...patience, isolate: false, setupFiles: 'server/test/built-workers.ts' };

/** A fresh checkout knows only the sizes of files. By size these would begin last, and end alone. */
const LONGEST = [
  /\/(fuzz-(even|odd)|non-interference|demo\/seed|disk-full|pdf-gate|backup)\.test\.ts$/,
  /\/(demo|visibility|states|restore-content|embedded|certificate-reading\/reading|access|start|audit-verify|[\w-]+-plans)\.test\.ts$/,
];
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => name.test(moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // It would leave one core idle, which is half of a small machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...exclude, ...withPage],
          ...built,
          ...patience,
          isolate: false,
        },
      },
      // A context of its own costs a page less than a process of its own.
      { test: { name: 'unit-pages', include: withPage, exclude, ...built, ...patience, pool: 'vmThreads' } },
      { test: { name: 'unit-apart', include: apart, exclude, ...built, ...patience } },
      {
        test: {
          name: 'embedded',
          include: [SERVER],
          exclude: [...exclude, ON_POSTGRES, ...apart, ...leftOut, ...notInGate],
          ...built,
          ...onServer,
        },
      },
      {
        test: {
          name: 'postgres',
          include: onBoth,
          exclude: [...exclude, ABOUT_BYTES, ...once, ...notInGate],
          globalSetup: 'scripts/testing/postgres-setup.ts',
          ...onServer,
        },
      },
    ],
  },
});
