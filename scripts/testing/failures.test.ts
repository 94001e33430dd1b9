import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { failuresOfBrowser, failuresOfTests } from './failures.ts';

const RED = `${String.fromCharCode(27)}[31m`;
const PLAIN = `${String.fromCharCode(27)}[39m`;

it('names each test that failed with its place and the first line of why, and none that passed', () => {
  const report = {
    testResults: [
      {
        name: resolve('server/src/factory/factory.test.ts'),
        assertionResults: [
          { fullName: 'S2.3 adds a factory', status: 'passed' },
          {
            fullName: 'S2.3 refuses another company',
            status: 'failed',
            failureMessages: [`${RED}AssertionError${PLAIN}: expected 200 to be 403\n    at factory.test.ts:12`],
          },
        ],
      },
    ],
  };
  expect(failuresOfTests(report)).toEqual([
    'server/src/factory/factory.test.ts › S2.3 refuses another company: AssertionError: expected 200 to be 403',
  ]);
});

it('names a file that could not even be loaded', () => {
  const report = {
    testResults: [{ name: resolve('contract/src/page.test.ts'), message: 'Cannot find module', assertionResults: [] }],
  };
  expect(failuresOfTests(report)).toEqual(['contract/src/page.test.ts › the file itself: Cannot find module']);
});

it('finds what failed in the browser however deep it stands, and what failed before any test', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'home.spec.ts',
    line: 7,
    tests: [{ results: [{}, ...(ok ? [] : [{ error: { message: 'Error: not visible\n\nCall log:' } }])] }],
  });
  const report = {
    errors: [{ message: 'the product did not start' }],
    suites: [{ specs: [spec('greets', true)], suites: [{ specs: [spec('lists tasks', false)] }] }],
  };
  expect(failuresOfBrowser(report)).toEqual([
    'e2e › the run itself: the product did not start',
    'e2e/home.spec.ts:7 › lists tasks: Error: not visible',
  ]);
});

it('cuts a reason that never ends, and says nothing of a report that is not there', () => {
  const failed = { fullName: 'x', status: 'failed', failureMessages: ['y'.repeat(5000)] };
  const [line = ''] = failuresOfTests({ testResults: [{ name: resolve('x.test.ts'), assertionResults: [failed] }] });
  expect(line).toHaveLength('x.test.ts › x: '.length + 200);
  expect([failuresOfTests({}), failuresOfBrowser({})]).toEqual([[], []]);
});
