import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Machine } from './programs.ts';

/** Creates a machine in a temporary folder. Its PATH has only the shell programs that the test puts there. */
export const fakeMachine = (fields: Partial<Machine> = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'ieum-machine-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const bin = join(root, 'bin');
  mkdirSync(bin);
  const machine: Machine = { root, path: [bin], isAdministrator: false, platform: 'linux-x64', ...fields };
  const put = (path: string, script: string) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return file;
  };
  return { machine, put, bin, cache: join(root, 'cache') };
};

/** Returns the script of a program that copies another to a place, as an installation does. */
export const copying = (from: string, to: string) => `mkdir -p '${dirname(to)}' && cp '${from}' '${to}'`;
