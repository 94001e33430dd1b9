import { setTimeout as wait } from 'node:timers/promises';

const FLOOR_MS = 400;
const JITTER_MS = 100;

/** Delays the answer to a minimum time with some jitter, so that the time does not show what the work was. */
export const answerAtFloor = async <T>(answer: Promise<T>): Promise<T> => {
  const [settled] = await Promise.allSettled([answer, wait(FLOOR_MS + Math.random() * JITTER_MS)]);
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};
