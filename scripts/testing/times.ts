import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export type FileTime = { file: string; seconds: number };
export type PartTime = { part: string; seconds: number; files: FileTime[] };
export type RunTimes = { startedAt: string; suite: string; load: number; seconds: number; parts: PartTime[] };

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: { file: string; tests: { results: { duration?: number }[] }[] }[];
};

const SLOWEST = 10;

/** Describes a run in lines: the seconds of each part, then its slowest files. */
export const describeTimes = ({ load, parts }: RunTimes): string[] => [
  `— time (load ${load.toFixed(1)} at the start)`,
  ...parts.map(({ part, seconds }) => `${columnOf(seconds)}  ${part}`),
  `— the ${SLOWEST} slowest files`,
  ...slowestFiles(parts).map(({ part, file, seconds }) => `${columnOf(seconds)}  ${file} (${part})`),
];

/** Adds one line per run to a file that outlives the runs, so that growth is visible when it begins. */
export const keepTimes = (historyFile: string, { startedAt, suite, load, seconds, parts }: RunTimes) => {
  if (!existsSync(historyFile)) appendFileSync(historyFile, 'started\tsuite\tload\tseconds\tparts\n');
  const perPart = parts.map((time) => `${time.part} ${Math.round(time.seconds)}`).join(', ');
  appendFileSync(historyFile, `${startedAt}\t${suite}\t${load.toFixed(1)}\t${Math.round(seconds)}\t${perPart}\n`);
};

/** Reads the file of the times reporter. A runner that broke down has written none. */
export const readTimes = (file: string): FileTime[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

export const timesOfBrowser = (report: BrowserSuite): FileTime[] => {
  const sums = new Map<string, number>();
  for (const { file, tests } of specsIn(report)) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0);
    sums.set(file, (sums.get(file) ?? 0) + ms);
  }
  return [...sums].map(([file, ms]) => ({ file: `e2e/${file}`, seconds: ms / 1000 }));
};

const specsIn = ({ suites = [], specs = [] }: BrowserSuite): NonNullable<BrowserSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

const slowestFiles = (parts: PartTime[]) =>
  parts
    .flatMap(({ part, files }) => files.map((time) => ({ part, ...time })))
    .toSorted((first, second) => second.seconds - first.seconds)
    .slice(0, SLOWEST);

const columnOf = (seconds: number) => `${seconds.toFixed(1).padStart(8)} s`;
