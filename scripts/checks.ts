import { runHeldBack } from './run.ts';

const CHECKS: [name: string, command: string, args: string[]][] = [
  ['formatting and lint', 'biome', ['check', '--error-on-warnings', '.']],
  // Each checker works out the types of the contract again, so several would take twice the processor's time.
  ['types', 'tsc', ['-b', '--checkers', '1']],
  ['unused files, exports and dependencies', 'knip', []],
];

export type Outcome = { name: string; isPassed: boolean };

/** Runs the checks side by side; each prints what it found when it ends. */
export const runChecks = () =>
  Promise.all(
    CHECKS.map(async ([name, command, args]): Promise<Outcome> => {
      const { code, output } = await runHeldBack(command, args);
      console.log(`\n— ${name}${output && `\n${output.trimEnd()}`}`);
      return { name, isPassed: code === 0 };
    }),
  );
