import { setTimeout as wait } from 'node:timers/promises';

const FLOOR_MS = 400;
const JITTER_MS = 100;

/** Answers at a time of its own: not when the work is done, but when the floor is reached, give or take a little. */
export const answerAtFloor = async <T>(answer: Promise<T>): Promise<T> => {
  const [settled] = await Promise.allSettled([answer, wait(FLOOR_MS + Math.random() * JITTER_MS)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};
