import { runChecks } from './checks.ts';
import { run } from './run.ts';

const checks = await runChecks();
const isWhole = run('vitest', ['run', 'structure.test.ts', 'locales.test.ts']) === 0;
process.exit(isWhole && checks.every(({ isPassed }) => isPassed) ? 0 : 1);
