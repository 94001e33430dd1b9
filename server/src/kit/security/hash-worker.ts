import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashOutcome, HashTask } from './hash-threads.ts';

/** Enough that requests come first, and not so many that other programs on the machine stop all sign-ins. */
const STEPS_BACK = 5;
const LOWEST = 19;

/**
 * Gives this thread less of a busy core than all others: a hash of many milliseconds never keeps a request from its
 * core. Only Linux has a priority of each thread.
 */
const stepBack = () => {
  try {
    const [owner, , thread] = readlinkSync('/proc/thread-self').split('/').map(Number);
    if (!thread || owner !== process.pid) return;
    setPriority(thread, Math.min(LOWEST, getPriority(thread) + STEPS_BACK));
  } catch {
    // Without `/proc`, the thread works with the priority of the process.
  }
};

const outcomeOf = (task: HashTask): HashOutcome => {
  try {
    return { done: 'cost' in task ? hashSync(task.password, task.cost) : verifySync(task.passwordHash, task.password) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
};

stepBack();
parentPort?.on('message', (task: HashTask) => parentPort?.postMessage(outcomeOf(task)));
