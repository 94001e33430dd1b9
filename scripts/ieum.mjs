// Runs a command of the project: `node scripts/ieum.mjs <command> [arguments]`. Plain JavaScript: on a fresh machine this
// runs on the system's Node. It installs missing packages and starts the command on the project's own Node.
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const COMMANDS = {
  start: ['start.ts', 'Builds what has changed and starts the product.'],
  demo: ['start.ts demo', 'Starts the product with invented companies, in its own folder.'],
  admin: ['start.ts admin', 'Creates an admin.'],
  backup: ['start.ts backup', 'Writes all rows and files of one moment to one file.'],
  restore: ['start.ts restore', 'Restores a backup into an empty place.'],
  move: ['start.ts move', 'Moves the embedded database to an empty PostgreSQL.'],
  'audit:verify': ['start.ts audit:verify', 'Checks every line of the audit log against its chain of seals.'],
  dev: ['dev.ts', 'Starts the product from its sources, with hot reload.'],
  build: ['build.ts', 'Builds the parts that have changed.'],
  check: ['check.ts', 'Runs the fast checks: formatting, lint, types, unused code, structure, translations.'],
  test: ['test.ts', 'Runs the gate, or the parts of it that are named.'],
  'test:all': ['test.ts --all', 'Runs every test on both databases.'],
  'test:long': ['test.ts --long', 'Runs every test with every fault in full, and the guards.'],
  bench: ['bench.ts', 'Prints one table of important figures.'],
  load: ['load.ts', 'Simulates 200 people at work on PostgreSQL.'],
  guards: ['guards.ts', 'Removes each guard from a copy and checks that a test fails.'],
  lists: ['code-lists.ts', 'Converts official code lists into the files that the first start loads.'],
  tour: ['tour.ts', 'Takes the pictures of the README.'],
  shots: ['shots.ts', 'Takes pictures of every page and component.'],
};

const [name = '', ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`${name ? `There is no command “${name}”.` : 'Which command?'} These are the commands:`);
  for (const [known, [, sentence]] of Object.entries(COMMANDS)) console.error(`  ${known.padEnd(14)}${sentence}`);
  process.exit(1);
}

// Also changes into the project's folder.
await import('./install.mjs');

const [script, ...first] = COMMANDS[name][0].split(' ');
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
// The product gets more memory for short-lived objects than a start needs: with little, each request pays for collections.
const flags = script === 'start.ts' ? ['--min-semi-space-size=8'] : [];
const child = spawn('node_modules/.bin/node', [...flags, `scripts/${script}`, ...first, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// A terminal signals every process, but npm and `kill` signal only this one. The child may therefore get a signal twice.
for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
child.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (!signal) process.exit(code ?? 1);
  for (const handled of SIGNALS) process.removeAllListeners(handled);
  process.kill(process.pid, signal);
});
