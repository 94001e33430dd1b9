import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { SUITES } from '../server/test/suite.ts';
import { ensureBuilt } from './build-parts.ts';
import { type Outcome, runChecks } from './checks.ts';
import { takeOutGuards } from './guards/take-out-guards.ts';
import { BROWSER_HINT, ensureBrowser } from './programs/browser.ts';
import { ensurePostgres, POSTGRES_HINT } from './programs/postgres.ts';
import { runBeside } from './run.ts';
import { failuresOfBrowser, failuresOfTests } from './testing/failures.ts';
import { openRunFolder } from './testing/run-folder.ts';
import { describeTimes, type FileTime, keepTimes, type PartTime, readTimes, timesOfBrowser } from './testing/times.ts';

type Counts = { passed: number; failed: number; skipped: number };
type PartResult = { counts: Counts; files?: FileTime[] };

const REPORTS = 'test-results';
/** One line per run; it outlives the reports of the run before. */
const HISTORY = 'history.tsv';
/** One line for each fault and load of a long run, written by `server/test/fixtures/process/scorecard.ts`. */
const SCORECARD = `${REPORTS}/scorecard.txt`;

const words = process.argv.slice(2);
const suite = SUITES.find((name) => words.includes(`--${name}`)) ?? 'gate';
/** Parts named on the command line; none means all of them. */
const chosen = words.filter((word) => word !== `--${suite}`);
const started = Date.now();
const [load = 0] = loadavg();
const secondsSince = (from: number) => (Date.now() - from) / 1000;

/** Repeated at the end of the run, because a reader sees the end first. */
const failures: string[] = [];
const parts: PartTime[] = [];

const runAll = async () => {
  clearReports();
  const counts = [await runPart('install', () => countOutcomes(ensureTools()))];
  counts.push(await runPart('checks and build', checkAndBuild));
  const isBuilt = !failures.includes(BUILD);
  for (const [name, part] of isBuilt ? chosenParts() : []) counts.push(await runPart(name, part));
  const total = counts.reduce(add);
  if (existsSync(SCORECARD)) console.log(`\n— scorecard\n${readFileSync(SCORECARD, 'utf8').trimEnd()}`);
  const times = { startedAt: new Date(started).toISOString(), suite, load, seconds: secondsSince(started), parts };
  console.log(`\n${describeTimes(times).join('\n')}`);
  writeFileSync(join(REPORTS, 'times.json'), JSON.stringify(times, null, 2));
  keepTimes(join(REPORTS, HISTORY), times);
  if (failures.length > 0) console.log(`\n— failed\n${failures.join('\n')}`);
  console.log(`\nTook ${Math.round(times.seconds)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0;
};

const clearReports = () => {
  mkdirSync(REPORTS, { recursive: true });
  for (const name of readdirSync(REPORTS)) {
    if (name !== HISTORY) rmSync(join(REPORTS, name), { recursive: true, force: true });
  }
};

const runPart = async (part: string, run: () => PartResult | Promise<PartResult>) => {
  const from = Date.now();
  const { counts, files = [] } = await run();
  parts.push({ part, seconds: secondsSince(from), files });
  return counts;
};

/**
 * Installs programs that only some parts need, before the first of them runs. A missing one fails the run but not the
 * other parts.
 */
const ensureTools = () => {
  const needs = [
    { part: 'postgres', hint: POSTGRES_HINT, ensure: ensurePostgres },
    { part: 'browser', hint: BROWSER_HINT, ensure: ensureBrowser },
  ];
  return needs
    .filter(({ part }) => isChosen(part))
    .map(({ hint, ensure }): Outcome => {
      const isPassed = ensure() !== undefined;
      if (!isPassed) console.error(hint);
      return { name: hint, isPassed };
    });
};

const BUILD = 'build';
const checkAndBuild = async () => {
  const build = ensureBuilt(console.log).then(
    () => ({ name: BUILD, isPassed: true }),
    (error: unknown) => {
      console.error(error);
      return { name: BUILD, isPassed: false };
    },
  );
  return countOutcomes([...(await runChecks()), await build]);
};

const TITLES = {
  unit: 'unit tests of contract, web and scripts',
  embedded: 'unit and process tests of the server, and its API tests on the embedded database',
  postgres: 'API tests on PostgreSQL',
};

const runTests = async (project: keyof typeof TITLES): Promise<PartResult> => {
  console.log(`\n— ${TITLES[project]}`);
  const [reportFile, timesFile] = [`${REPORTS}/${project}.json`, `${REPORTS}/${project}-times.json`];
  // The star includes the unit tests that need modules of their own.
  const args = ['run', '--project', `${project}*`, '--reporter=default', '--reporter=json'];
  const reports = [`--outputFile.json=${reportFile}`, '--reporter=./scripts/testing/times-reporter.ts'];
  const code = await runBeside('vitest', [...args, ...reports], { IEUM_SUITE: suite, IEUM_TIMES: timesFile });
  const report = readReport(reportFile);
  const counts = {
    passed: Number(report?.numPassedTests ?? 0),
    failed: Number(report?.numFailedTests ?? 0),
    skipped: Number(report?.numPendingTests ?? 0) + Number(report?.numTodoTests ?? 0),
  };
  failures.push(...failuresOfTests(report ?? {}));
  return { counts: neverSilent(project, counts, code), files: readTimes(timesFile) };
};

const runBrowserTests = async (): Promise<PartResult> => {
  console.log('\n— browser tests');
  const browser = ensureBrowser();
  if (!browser) return { counts: countNone() };
  const reportFile = `${REPORTS}/browser.json`;
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportFile), IEUM_SUITE: suite };
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
  const code = await runBeside('playwright', args, env);
  const report = readReport(reportFile);
  const { expected, unexpected, flaky, skipped } = report?.stats ?? {};
  const counts = {
    passed: Number(expected ?? 0),
    failed: Number(unexpected ?? 0) + Number(flaky ?? 0),
    skipped: Number(skipped ?? 0),
  };
  failures.push(...failuresOfBrowser(report ?? {}));
  return { counts: neverSilent('browser', counts, code), files: timesOfBrowser(report ?? {}) };
};

const runPostgresTests = async (): Promise<PartResult> =>
  ensurePostgres() ? runTests('postgres') : { counts: countNone() };

const PARTS: Record<string, () => Promise<PartResult>> = {
  unit: () => runTests('unit'),
  embedded: () => runTests('embedded'),
  postgres: runPostgresTests,
  browser: runBrowserTests,
  ...(suite === 'long' && {
    guards: async () => countOutcomes(takeOutGuards().map((isPassed) => ({ name: 'guards', isPassed }))),
  }),
};

const isChosen = (part: string) => chosen.length === 0 || chosen.includes(part);
const chosenParts = () => Object.entries(PARTS).filter(([part]) => isChosen(part));

/** Counts a runner that broke down before it could count as a failure. */
const neverSilent = (name: string, counts: Counts, code: number): Counts => {
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts;
  failures.push(`${name}: ended with ${code} though no test failed; the error is printed above, outside any test`);
  return { ...counts, failed: 1 };
};

const readReport = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const countNone = (): Counts => ({ passed: 0, failed: 0, skipped: 0 });

const countOutcomes = (outcomes: Outcome[]): PartResult => {
  const failed = outcomes.filter(({ isPassed }) => !isPassed);
  failures.push(...failed.map(({ name }) => name));
  return { counts: { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0 } };
};

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** An unknown part would run nothing and pass. */
const unknown = chosen.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

const openFolder = async () => {
  try {
    return await openRunFolder();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
};

const { close } = await openFolder();
/** Exit code that a shell gives to a process ended by Ctrl-C. */
const INTERRUPTED = 130;
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!isInterrupted) close().finally(() => process.exit(INTERRUPTED));
    isInterrupted = true;
  });
}
const isGreen = await runAll();
await close();
process.exit(isGreen ? 0 : 1);
