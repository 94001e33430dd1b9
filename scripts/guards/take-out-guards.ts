import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '../run.ts';
import { GUARDS, type Guard } from './guard-list.ts';

const FOLDERS = ['contract', 'server', 'web', 'scripts'];
const FILES = ['package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig.base.json', 'tsconfig.json'];
const OWN = '@ieum';
const LIST = 'docs/guards.md';
const PROJECTS = ['unit*', 'embedded', 'postgres'];

/** Removes each guard in a copy, so that the project itself is never without one. Returns one outcome per guard. */
export const takeOutGuards = (): boolean[] => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-guards-'));
  try {
    for (const name of [...FOLDERS, ...FILES]) cpSync(name, join(folder, name), { recursive: true, filter: isSource });
    linkModules(folder);
    // With all guards in place the same tests must be green, or a red one would mean nothing.
    const isGreen = runTests(folder, [...new Set(GUARDS.flatMap(({ tests }) => tests))], false) === 0;
    if (!isGreen) return [false];
    return [isGreen, ...GUARDS.map((guard) => turnsRed(folder, guard)), areAllListed()];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Links the packages of the copy to each other: a guard removed from one of them is missing for the others too. */
const linkModules = (folder: string) => {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, OWN), { recursive: true });
  for (const name of readdirSync('node_modules'))
    if (name !== OWN) symlinkSync(resolve('node_modules', name), join(modules, name));
  for (const name of readdirSync(join('node_modules', OWN))) symlinkSync(join(folder, name), join(modules, OWN, name));
};

const isSource = (path: string) => !path.split('/').includes('node_modules');

const turnsRed = (folder: string, { name, file, from, to, tests }: Guard) => {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2) {
    console.error(`${name}: ${file} does not have it exactly once`);
    return false;
  }
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  const isRed = runTests(folder, tests, true) === 1;
  writeFileSync(path, before);
  console.log(`${isRed ? '✓' : '×'} without the ${name} ${isRed ? 'a test turns red' : 'nothing turns red'}`);
  return isRed;
};

const runTests = (folder: string, tests: string[], isQuiet: boolean) =>
  run(
    'vitest',
    ['run', ...PROJECTS.flatMap((name) => ['--project', name]), '--reporter=dot', '--bail=1', ...tests],
    // The shortest suite must notice.
    { IEUM_SUITE: 'gate' },
    { isQuiet, cwd: folder },
  );

const areAllListed = () => {
  const list = readFileSync(LIST, 'utf8');
  const missing = GUARDS.filter(({ name }) => !list.includes(`| ${name} |`));
  for (const { name } of missing) console.error(`${LIST} does not name the ${name}`);
  return missing.length === 0;
};
