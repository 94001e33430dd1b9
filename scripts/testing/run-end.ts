import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { listProcesses } from './processes.ts';

/** A process that is being ended may start another one meanwhile, so the search repeats until there is none. */
const ROUNDS = 100;
const PATIENT_ROUNDS = 50;
const PAUSE_MS = 100;

/** Ends all processes whose temporary folder is this one, with their children, and removes the folder. */
export const endRun = async (folder: string) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const left = processesOf(folder);
    if (left.length === 0) break;
    // `SIGQUIT` also ends PostgreSQL at once, but releases the shared memory that would outlive a killed one.
    for (const { pid, name } of left) end(pid, name === 'postgres' && round < PATIENT_ROUNDS ? 'SIGQUIT' : 'SIGKILL');
    await sleep(PAUSE_MS);
  }
  unmountInside(folder);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};

const end = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
};

const processesOf = (folder: string) => {
  const running = listProcesses().filter(({ pid }) => pid !== process.pid);
  const found = new Set(
    running.filter(({ environment }) => environment.includes(`TMPDIR=${folder}`)).map(({ pid }) => pid),
  );
  // Some children have an empty environment. Process numbers are in no order, so each level takes a pass.
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { pid, parent } of running) if (found.has(parent)) found.add(pid);
  }
  return running.filter(({ pid }) => found.has(pid));
};

/**
 * Unmounts what is inside: tests of a full disk mount a small one, and a folder with a mount in it cannot be removed.
 */
const unmountInside = (folder: string) => {
  const mounts = existsSync('/proc/self/mounts') ? readFileSync('/proc/self/mounts', 'utf8').split('\n') : [];
  for (const mount of mounts) {
    const path = mount.split(' ')[1] ?? '';
    if (path.startsWith(`${folder}/`)) spawnSync('umount', ['--lazy', path]);
  }
};
