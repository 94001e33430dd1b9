import { run } from './run.ts';

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['formatting and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['-b']],
  ['unused files, exports and dependencies', 'knip', []],
];

/** Gives one outcome per check; each says on the screen what it found. */
export const runChecks = () =>
  CHECKS.map(([name, command, args]) => {
    console.log(`\n— ${name}`);
    return { name, isPassed: run(command, args) === 0 };
  });
