import { runChecks } from './checks.ts';
import { run } from './run.ts';

const checks = runChecks().map(({ isPassed }) => isPassed);
const outcomes = [...checks, run('vitest', ['run', 'structure.test.ts', 'web/src/locales.test.ts']) === 0];
process.exit(outcomes.every(Boolean) ? 0 : 1);
