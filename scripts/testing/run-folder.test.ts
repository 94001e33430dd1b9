import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openRunFolder } from './run-folder.ts';

const PATIENCE = { timeout: 30_000, interval: 50 };
const MODULE = JSON.stringify(new URL('run-folder.ts', import.meta.url).href);

const makeBase = () => {
  const base = mkdtempSync(join(tmpdir(), 'r-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  vi.stubEnv('TMPDIR', base);
  onTestFinished(() => void vi.unstubAllEnvs());
  return base;
};

/** Starts a script in a process of its own. Returns its first printed line, parsed. */
const start = async (script: string): Promise<{ child: ChildProcess; printed: Record<string, string> }> => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout ?? process.stdin }).once('line', resolve);
    child.once('exit', () => reject(new Error('It ended before it printed anything.')));
  });
  return { child, printed: JSON.parse(printed) };
};

/**
 * Starts a run with a process in its own process group, whose child has an empty environment. The process waits without
 * listening.
 */
const startRun = (base: string) =>
  start(`
    import { spawn, spawnSync } from 'node:child_process';
    import { createInterface } from 'node:readline';
    const { openRunFolder } = await import(${MODULE});
    const { folder } = await openRunFolder(${JSON.stringify(base)}, 1);
    const inner = "const { pid } = require('node:child_process').spawn('/bin/sleep', ['600'], { env: {} }); console.log(pid); setInterval(() => 0, 1000)";
    const child = spawn(process.execPath, ['-e', inner], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
    createInterface({ input: child.stdout }).once('line', (grandchild) => {
      console.log(JSON.stringify({ folder, child: child.pid, grandchild }));
      spawnSync('sleep', ['600']);
    });
  `);

const isRunning = (pid: string | undefined) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

const expectNothingLeft = ({ folder = '', child, grandchild }: Record<string, string>) =>
  vi.waitFor(
    () => expect([existsSync(folder), isRunning(child), isRunning(grandchild)]).toEqual([false, false, false]),
    PATIENCE,
  );

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('leaves nothing after %s', async (signal) => {
  const { child, printed } = await startRun(makeBase());
  expect(existsSync(printed.folder ?? '')).toBe(true);
  child.kill(signal);
  await expectNothingLeft(printed);
});

it('leaves nothing after an end in order, which gives back the temporary folder', async () => {
  const base = makeBase();
  const { folder, close } = await openRunFolder(base, 1);
  expect(tmpdir()).toBe(folder);
  const child = spawn('sleep', ['600']);
  await close();
  await expectNothingLeft({ folder, child: String(child.pid) });
  expect(tmpdir()).toBe(base);
});

it('removes what a dead run has left, and nothing of a run that goes on', async () => {
  const base = makeBase();
  const dead = join(base, 'ieum-run-dead01');
  mkdirSync(dead);
  const { child } = await start(`
    import { createServer } from 'node:net';
    createServer().listen(${JSON.stringify(join(dead, 'alive'))}, () => console.log('{}'));
  `);
  const left = spawn('sleep', ['600'], { env: { ...process.env, TMPDIR: dead } });
  const second = await startRun(base);
  expect([existsSync(dead), isRunning(String(left.pid))]).toEqual([true, true]);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  const { close } = await openRunFolder(base, 1);
  await expectNothingLeft({ folder: dead, child: String(left.pid) });
  await close();
  expect([existsSync(second.printed.folder ?? ''), isRunning(second.printed.grandchild)]).toEqual([true, true]);
  second.child.kill('SIGKILL');
  await expectNothingLeft(second.printed);
});

it('leaves the folder of a run that is just beginning, and removes one that never began', async () => {
  const base = makeBase();
  const [young, old] = [join(base, 'ieum-run-young1'), join(base, 'ieum-run-old001')];
  for (const folder of [young, old]) mkdirSync(folder);
  utimesSync(old, 0, 0);
  const { close } = await openRunFolder(base, 1);
  await close();
  expect([existsSync(young), existsSync(old)]).toEqual([true, false]);
});

it('uses the folder of the outer run', async () => {
  const { folder, close } = await openRunFolder(makeBase(), 1);
  const inner = await openRunFolder(undefined, 1);
  await inner.close();
  expect([inner.folder, existsSync(folder)]).toEqual([folder, true]);
  await close();
});

it('says in one sentence that the disk is full', async () => {
  const base = makeBase();
  await expect(openRunFolder(base, 10 ** 12)).rejects.toThrow(
    /^There is no room left in \S+: a run needs 1000000000000 MB, and \d+ MB are free\.$/,
  );
});
