import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Target = { url: string; pid: number; stop: () => Promise<void> };

const READY = / is at (http:\S+)/;

/** As the product is started by `npm start`, in the image and in docs/deployment.md. */
export const PRODUCT = ['--min-semi-space-size=8', 'server/dist/main.js'];

/**
 * Starts a program that prints its address. Its output goes to a file, as in production, and not through this process.
 */
export const startTarget = async (args: string[], env: Record<string, string>): Promise<Target> => {
  const folder = mkdtempSync(join(tmpdir(), 'ieum-bench-'));
  const output = join(folder, 'output');
  const file = openSync(output, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(
    process.execPath,
    [...(args[0]?.startsWith('server') ? ['--min-semi-space-size=8'] : []), ...args],
    {
      stdio: ['ignore', file, file],
      env: { PATH, HOME, CODE_LISTS: 'none', ...env },
    },
  );
  closeSync(file);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    url: await addressIn(output, child),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const addressIn = async (output: string, child: ChildProcess) => {
  for (;;) {
    const printed = readFileSync(output, 'utf8');
    const [, url] = READY.exec(printed) ?? [];
    if (url) return url;
    if (child.exitCode !== null) throw new Error(`It ended before it was ready: ${printed}`);
    await wait(2);
  }
};
