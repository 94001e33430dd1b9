import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { SUITES } from '../server/test/suite.ts';
import { BROWSER_HINT, ensureBrowser } from './browser.ts';
import { ensureBuilt } from './build-parts.ts';
import { runChecks } from './checks.ts';
import { failuresOfBrowser, failuresOfTests } from './failures.ts';
import { takeOutGuards } from './guards/take-out-guards.ts';
import { run } from './run.ts';

type Counts = { passed: number; failed: number; skipped: number };

/** Said again at the end, since a run is long and its end is what one reads first. */
const failures: string[] = [];

const REPORTS = 'test-results';
const BROWSER_REPORT = `${REPORTS}/browser.json`;
/** A line for each fault and load of a long run, by `server/test/scorecard.ts`. */
const SCORECARD = `${REPORTS}/scorecard.txt`;

const words = process.argv.slice(2);
const suite = SUITES.find((name) => words.includes(`--${name}`)) ?? 'gate';
const isLong = suite === 'long';
/** The parts that were named on the command line; none means all of them. */
const asked = words.filter((word) => word !== `--${suite}`);
const started = Date.now();

/** Everything, in the order in which it fails fastest; one line at the end counts it all. */
const runAll = async () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const checks = runChecks();
  const counts = [countOutcomes(checks.map(({ isPassed }) => isPassed))];
  failures.push(...checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name));
  const built = await ensureBuilt(console.log).then(
    () => true,
    (error: unknown) => {
      console.error(error);
      return false;
    },
  );
  counts.push(countOutcomes([built]));
  if (built) counts.push(...chosenParts().map((runPart) => runPart()));
  const total = counts.reduce(add);
  if (existsSync(SCORECARD)) console.log(`\n— scorecard\n${readFileSync(SCORECARD, 'utf8').trimEnd()}`);
  if (failures.length > 0) console.log(`\n— failed\n${failures.join('\n')}`);
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return total.failed === 0;
};

const TITLES = {
  unit: 'unit tests of contract and web',
  embedded: 'unit, API and process tests of the server',
  postgres: 'the same API tests on PostgreSQL',
};

const runTests = (project: keyof typeof TITLES): Counts => {
  console.log(`\n— ${TITLES[project]}`);
  const reportFile = `${REPORTS}/${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const code = run('vitest', ['run', '--project', project, ...reporters], { IEUM_SUITE: suite });
  const report = readReport(reportFile);
  const counts = {
    passed: Number(report?.numPassedTests ?? 0),
    failed: Number(report?.numFailedTests ?? 0),
    skipped: Number(report?.numPendingTests ?? 0) + Number(report?.numTodoTests ?? 0),
  };
  failures.push(...failuresOfTests(report ?? {}));
  return neverSilent(project, counts, code);
};

const runBrowserTests = (): Counts => {
  console.log('\n— browser tests');
  const browser = ensureBrowser();
  if (!browser) {
    console.error(BROWSER_HINT);
    return countOutcomes([false]);
  }
  const env = {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(BROWSER_REPORT),
    IEUM_SUITE: suite,
  };
  const code = run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], env);
  const report = readReport(BROWSER_REPORT);
  const { expected, unexpected, flaky, skipped } = report?.stats ?? {};
  const counts = {
    passed: Number(expected ?? 0),
    failed: Number(unexpected ?? 0) + Number(flaky ?? 0),
    skipped: Number(skipped ?? 0),
  };
  failures.push(...failuresOfBrowser(report ?? {}));
  return neverSilent('browser', counts, code);
};

const PARTS: Record<string, () => Counts> = {
  unit: () => runTests('unit'),
  embedded: () => runTests('embedded'),
  postgres: () => runTests('postgres'),
  browser: runBrowserTests,
  ...(isLong && { guards: () => countOutcomes(takeOutGuards()) }),
};

const chosenParts = () =>
  Object.entries(PARTS)
    .filter(([part]) => asked.length === 0 || asked.includes(part))
    .map(([, runPart]) => runPart);

/** A runner that broke down before it could count is a failure too. */
const neverSilent = (name: string, counts: Counts, code: number): Counts => {
  if (counts.failed > 0 || (code === 0 && counts.passed > 0)) return counts;
  failures.push(`${name}: ended with ${code} though no test failed; the error stands above, outside any test`);
  return { ...counts, failed: 1 };
};

const readReport = (file: string) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const countOutcomes = (outcomes: boolean[]): Counts => ({
  passed: outcomes.filter(Boolean).length,
  failed: outcomes.filter((outcome) => !outcome).length,
  skipped: 0,
});

const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A name that no part has would run nothing and be green. */
const unknown = asked.filter((part) => !Object.hasOwn(PARTS, part));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
process.exit((await runAll()) ? 0 : 1);
