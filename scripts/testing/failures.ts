import { relative } from 'node:path';

type VitestReport = {
  testResults?: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};
type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
};
type BrowserReport = BrowserSuite & { errors?: { message?: string }[] };

/** Returns a line for each failed test: its file, its title and the beginning of the reason. */
export const failuresOfTests = ({ testResults = [] }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) return message ? [lineOf(file, 'the file itself', message)] : [];
    return failed.map(({ fullName, failureMessages }) => lineOf(file, fullName, failureMessages?.[0]));
  });

export const failuresOfBrowser = ({ errors = [], ...suite }: BrowserReport): string[] => [
  ...errors.map(({ message }) => lineOf('e2e', 'the run itself', message)),
  ...failuresOfSuite(suite),
];

const failuresOfSuite = ({ suites = [], specs = [] }: BrowserSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return lineOf(`e2e/${file}:${line}`, title, results.find(({ error }) => error)?.error?.message);
    }),
  ...suites.flatMap(failuresOfSuite),
];

/** Shortens a reason: its colours and its rest are above, in the output of the test. */
const lineOf = (place: string, title: string, reason = '') => {
  const [first = ''] = stripColours(reason).trim().split('\n');
  return `${place} › ${title}${first && `: ${first.slice(0, 200)}`}`;
};

const stripColours = (text: string) => text.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
