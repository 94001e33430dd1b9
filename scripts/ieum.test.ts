import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

const ENTRY = 'scripts/ieum.mjs';
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Creates a project with the real entry, nothing to install, and this script in place of every command. */
const makeProject = (script: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['scripts', 'node_modules/.bin']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(ENTRY, join(folder, ENTRY));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'scripts/install.mjs'), "process.chdir(new URL('..', import.meta.url).pathname);");
  for (const name of ['start.ts', 'test.ts']) writeFileSync(join(folder, 'scripts', name), script);
  symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'));
  return join(folder, ENTRY);
};

const endOf = (child: ChildProcess) =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
const firstLineOf = (child: ChildProcess) =>
  new Promise((resolve) => createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve));

it('is the entry of every npm script', () => {
  const { stderr, status } = spawnSync(process.execPath, [ENTRY], { encoding: 'utf8' });
  expect(status).toBe(1);
  const listed = [...stderr.matchAll(/^ {2}(\S+) +(\S.*\.)$/gm)].map(([, name = '']) => name);
  expect(listed.sort()).toEqual(Object.keys(scripts).sort());
  for (const [name, line] of Object.entries(scripts)) expect(line).toBe(`node ${ENTRY} ${name}`);
});

it('names an unknown command and lists the others', () => {
  const { stderr, status } = spawnSync(process.execPath, [ENTRY, 'strat'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no command “strat”.');
  expect(stderr).toContain('start ');
});

it('passes arguments, the folder of programs and the exit code', () => {
  const entry = makeProject(`
    console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.PATH?.split(':')[0]]));
    process.exit(7);
  `);
  const { stdout, status } = spawnSync(process.execPath, [entry, 'test:all', 'unit', '--', 'two words'], {
    encoding: 'utf8',
    cwd: '/',
  });
  expect(status).toBe(7);
  const [args, cwd, programs] = JSON.parse(stdout);
  expect(args).toEqual(['--all', 'unit', '--', 'two words']);
  expect(programs).toBe(join(cwd, 'node_modules/.bin'));
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('passes %s to the command, and waits for its end', async (signal) => {
  const entry = makeProject(`
    process.on('${signal}', () => process.exit(3));
    setInterval(() => undefined, 1000);
    console.log('ready');
  `);
  const child = spawn(process.execPath, [entry, 'start'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await firstLineOf(child);
  child.kill(signal);
  expect(await endOf(child)).toBe(3);
});

it('ends by the signal that ended the command', async () => {
  const entry = makeProject(`
    setInterval(() => undefined, 1000);
    console.log('ready');
  `);
  const child = spawn(process.execPath, [entry, 'start'], { stdio: ['ignore', 'pipe', 'inherit'] });
  await firstLineOf(child);
  child.kill('SIGTERM');
  expect(await endOf(child)).toBe('SIGTERM');
});
