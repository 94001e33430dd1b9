import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeTimes, keepTimes, type RunTimes, timesOfBrowser } from './times.ts';

const files = Array.from({ length: 12 }, (_, at) => ({ file: `file-${at}.test.ts`, seconds: at }));
const run: RunTimes = {
  startedAt: '2026-11-17T06:00:00.000Z',
  suite: 'gate',
  load: 0.25,
  seconds: 100.4,
  parts: [
    { part: 'unit', seconds: 60.04, files },
    { part: 'browser', seconds: 40, files: [{ file: 'e2e/home.spec.ts', seconds: 5.5 }] },
  ],
};

it('says how long each part took and which ten files took longest, over all parts', () => {
  const lines = describeTimes(run);
  expect(lines.slice(0, 3)).toEqual(['— time (load 0.3 at the start)', '    60.0 s  unit', '    40.0 s  browser']);
  expect(lines.slice(3, 5)).toEqual(['— the 10 slowest files', '    11.0 s  file-11.test.ts (unit)']);
  expect(lines).toContain('     5.5 s  e2e/home.spec.ts (browser)');
  expect(lines).toHaveLength(4 + 10);
});

it('adds up the tests of a browser file however deep they are nested', () => {
  const spec = (...durations: number[]) => ({
    file: 'home.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec(1_000)], suites: [{ specs: [spec(500, 250)] }] }] };
  expect(timesOfBrowser(report)).toEqual([{ file: 'e2e/home.spec.ts', seconds: 1.75 }]);
});

it('keeps one line per run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-'));
  const history = join(folder, 'history.tsv');
  keepTimes(history, run);
  keepTimes(history, run);
  const [head, ...lines] = readFileSync(history, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  expect(head).toBe('started\tsuite\tload\tseconds\tparts');
  expect(lines).toEqual(Array(2).fill('2026-11-17T06:00:00.000Z\tgate\t0.3\t100\tunit 60, browser 40'));
});
